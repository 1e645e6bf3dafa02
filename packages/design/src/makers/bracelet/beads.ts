/** Beads on a strand: polished metal, pearls or round stones, with caps, spacer discs and a clasp. */
import type { Surface, Vec3 } from '../../piece';
import { photographed } from '../../parts/shot';
import { bezelCup } from '../../parts/head';
import { roundedBox, sphere } from '../../geometry/blocks';
import { turn } from '../../geometry/curves';
import { lathe, tube } from '../../geometry/sweep';
import { TAU, along, type Axes } from '../../geometry/vec';
import { gapFor, liftOf } from '../between';
import { choice, countOf as countIn, measure, mm, stonesOf, type Maker } from '../maker';
import { CABLE } from '../../parts/chain';
import { bezelled } from '../necklace/bezelled';
import { hangFromBeads } from './charmRow';
import { barStation, figureStation, halfHeightOf } from './chainStations';
import { EQUAL_SHARE, MOST_BESIDE, planBeads } from './beadPlan';
import { LONGEST_PERIOD } from './tennisRow';
import { anglesAt, evenAngles, onOval, roundLength, wristOval, type Oval } from './common';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { countOf, figures, lengthMm, paramsOf, words, yesNo } from '../params';

/** Room between neighbouring beads for a spacer disc, mm. */
const GAP_MM = 0.9;
/** Least height of the middle of a figure above the table, mm. */
const FIGURE_RISE = 4.5;
/** Height of the middle of a plate on the table, mm. */
const PLATE_RISE = 3.3;
/** Least half height of a figure, as a share of the width of the beads beside it. */
const FIGURE_SHARE = 0.85;

/** Angles of beads at equal distances on the oval outside `reachMm` on both sides of the front. */
function anglesBeside(reachMm: number, pitchMm: number, oval: Oval): number[] {
  const long = roundLength(oval) - 2 * reachMm;
  const count = Math.floor(long / pitchMm / 2) * 2 + 1;
  return anglesAt(
    Array.from({ length: count }, (_, i) => reachMm + ((i + 0.5) / count) * long),
    oval,
  );
}

/** Elastic cord, and gap between strung beads, mm. */
const ELASTIC: Surface = { kind: 'lacquer', color: [0.02, 0.02, 0.02], gloss: 0.2 };
const STRUNG_GAP_MM = 0.1;

/** Height of a stone's girdle over its clasp as a share of its width. */
const ON_CLASP_UP = 0.16;

/** Gap between the rows of a bracelet, and half the thickness of the bars that hold them, mm. */
const ROW_GAP_MM = 0.3;
const BAR_MM = 0.45;

export const beadBracelet: Maker = {
  name: 'bead-bracelet',
  params: paramsOf({
    pattern: z.enum(['front', 'every-third', 'all', 'one', 'turns']),
    /** Width of metal beads that take turns with stones, as a share of theirs. */
    share: countOf(30, 100),
    motif: figures(),
    /** The figure hangs below the beads instead of among them. */
    charms: yesNo(),
    /** A text on a plate at the front. */
    text: words(),
    /** Beads of the second stone on each side of the figure. */
    beside: countOf(1, MOST_BESIDE),
    /** Beads side by side on an elastic cord, without spacers and clasp. */
    strung: yesNo(),
    /** Period at which the second stone returns among the first, in beads. */
    every: countOf(2, LONGEST_PERIOD),
    /** With a clasp of metal on the cord. */
    clasp: yesNo(),
    strands: countOf(1, 6),
    inner_diameter: lengthMm(30, 90),
    bead: lengthMm(2, 16),
  }),
  plan: planBeads,
  build: photographed({ rig: 'floor', distanceMm: 320, fill: 0.86 }, (bench, spec) => {
    const size = measure(spec, 'bead', 6.5);
    const r = size / 2;
    const bead = bench.define(sphere(1, 28), 50);
    const disc = bench.define(
      lathe(
        [
          [0.01, -0.42],
          [r * 0.46, -0.42],
          [r * 0.58, -0.2],
          [r * 0.6, 0],
          [r * 0.58, 0.2],
          [r * 0.46, 0.42],
          [0.01, 0.42],
        ],
        40,
      ),
      40,
    );
    // A cap over the bead's pole, following its curve.
    const cap = bench.define(
      lathe(
        [
          [0.2, r * 1.12],
          [r * 0.3, r * 1.1],
          [r * 0.56, r * 0.98],
          [r * 0.68, r * 0.82],
          [r * 0.7, r * 0.66],
          [r * 0.58, r * 0.7],
          [r * 0.3, r * 0.8],
          [0.2, r * 0.8],
        ],
        40,
      ),
      40,
    );
    const pattern = choice(spec, 'pattern');
    const isElastic = choice(spec, 'strung') === 'yes';
    const hasClasp = !isElastic || choice(spec, 'clasp') === 'yes' || stonesOf(spec, 'side') !== undefined;
    const text = choice(spec, 'text');
    const isInTurns = pattern === 'turns';
    const share = countIn(spec, 'share', EQUAL_SHARE) / 100;
    const among = stonesOf(spec, 'pave');
    const gapMm = among ? gapFor(among) : isElastic ? STRUNG_GAP_MM : GAP_MM;
    // A stone and the metal bead after it share two gaps.
    const pitch = isInTurns ? (size * (1 + share)) / 2 + STRUNG_GAP_MM : size + gapMm;
    const motif = choice(spec, 'motif');
    const jewel = stonesOf(spec, 'side');
    const beads = stonesIn(spec).filter((stone) => stone !== jewel && stone !== among);
    const isHung = motif !== '' && choice(spec, 'charms') === 'yes';
    const beside = Number(spec.root.params['beside'] ?? 0);
    const strands = Number(spec.root.params['strands'] ?? 1);
    const every = countIn(spec, 'every', 0);
    const oval = wristOval(measure(spec, 'inner_diameter', 48), 0.9);
    const apart = size + ROW_GAP_MM;
    // The rows of a bracelet lie above each other around the wrist, between bars that hold them.
    const halfTall = r * 0.72 + ((strands - 1) * apart) / 2;
    const middle = r + 0.05 + ((strands - 1) * apart) / 2;
    for (let strand = 0; strand < strands; strand++) {
      const high = r + 0.05 + strand * apart;
      const figure =
        motif !== '' && !isHung && strand === 0
          ? figureStation(bench, oval, CABLE, {
              name: motif,
              halfHeightMm: Math.max(halfHeightOf(motif), FIGURE_SHARE * size),
              stones: [],
              angle: 0,
              riseMm: Math.max(FIGURE_RISE, r * 1.15),
            })
          : text !== '' && strand === 0
            ? barStation(bench, oval, text, Math.max(0.1, r - PLATE_RISE))
            : null;
      const angles = figure
        ? anglesBeside(Math.max(figure.after[0], -figure.before[0]), pitch, oval)
        : evenAngles(Math.round(roundLength(oval) / pitch / (isInTurns ? 2 : 1)) * (isInTurns ? 2 : 1), oval);
      const count = angles.length;
      const core = turn(180, (a): Vec3 => {
        const { at } = onOval(a, oval);
        return [at[0], high, at[2]];
      });
      bench.add(
        tube(core, Math.max(0.4, r * 0.14), { closed: true, points: 10 }),
        40,
        isElastic ? { surface: ELASTIC } : {},
      );
      // A clasp with a stone is worn in front.
      const back = jewel ? 0 : figure ? (count - 1) / 2 : Math.round(count / 2);
      angles.forEach((a, i) => {
        const { at, out, axes } = onOval(a, oval);
        const origin: Vec3 = [at[0], high, at[2]];
        const isLast = i + 1 === count;
        const next = isLast ? angles[0]! + TAU : angles[i + 1]!;
        const between = onOval((a + next) / 2, oval);
        const string = (o: typeof axes): Axes => [o[1], o[2], o[0]];
        const middleOfGap: Vec3 = [between.at[0], high, between.at[2]];
        if (among && !(figure && isLast))
          bezelled(bench, among, among.size_mm, along(middleOfGap, between.out, liftOf(among)), between.axes);
        else if (!isElastic && !isInTurns && !(figure && isLast))
          bench.place(disc, { origin: middleOfGap, axes: string(between.axes) });
        const isBar = strands > 1 && strand === 0 && [0.25, 0.75].some((turns) => i === Math.round(turns * count));
        if (isBar)
          bench.add(roundedBox([BAR_MM, halfTall, r * 0.5], BAR_MM * 0.6, 4), 40, {
            origin: [between.at[0], middle, between.at[2]],
            axes: between.axes,
          });
        if (i === back && hasClasp) {
          if (strand > 0) return;
          const box: Vec3 = [at[0], middle, at[2]];
          bench.add(roundedBox([r * 0.98, halfTall, r * 0.72], r * 0.3, 4), 40, { origin: box, axes });
          if (jewel) {
            const set = along(box, out, r * 0.72 + jewel.size_mm * ON_CLASP_UP);
            bench.stone({ kind: jewel.kind, cut: jewel.cut, sizeMm: jewel.size_mm, role: 'side', origin: set, axes });
            const cup = { wallMm: 0.45, depth: jewel.size_mm * 0.45, open: 0.6 };
            bench.add(bezelCup(jewel.cut, jewel.size_mm, axes, set, cup), 40);
          } else bench.add(roundedBox([r * 0.34, r * 0.2, 0.5], 0.18), 40, { origin: along(box, out, r * 0.62), axes });
          return;
        }
        const fromFront = Math.min(i, count - i);
        const isSecond =
          figure && beside > 0
            ? Math.min(i, count - 1 - i) < beside
            : pattern === 'one'
              ? i > 0
              : every > 0
                ? fromFront % every === 0
                : fromFront % 2 === 1;
        const stone = beads[isSecond && beads[1] ? 1 : 0];
        const isStone =
          stone !== undefined &&
          (isInTurns
            ? i % 2 === 0
            : pattern === 'all' ||
              pattern === 'one' ||
              (pattern === 'front' ? fromFront <= count / 7 : fromFront % 3 === 0));
        if (!isStone) {
          bench.place(bead, {
            origin,
            scale: isInTurns ? r * share : r,
            surface: i % 2 ? bench.metal : bench.finish('satin'),
          });
          return;
        }
        if (stone.kind === 'pearl') {
          bench.place(bead, {
            axes,
            origin,
            scale: r,
            surface: bench.nacre,
            stone: { kind: 'pearl', role: stone.role, cut: 'round', sizeMm: size },
          });
          return;
        }
        bench.stone({ kind: stone.kind, cut: 'sphere', sizeMm: mm(size), role: stone.role, origin, axes });
        if (isElastic || isInTurns) return;
        bench.place(cap, { origin, axes: string(axes) });
        bench.place(cap, {
          origin,
          axes: [axes[1], [-axes[2][0], -axes[2][1], -axes[2][2]], [-axes[0][0], -axes[0][1], -axes[0][2]]],
        });
      });
    }
    if (isHung) hangFromBeads(bench, motif, oval, r, pitch);
  }),
};

/** Necklaces of pearls, and of beads of other stones. */
import { z } from 'zod';
import { isBuffTopped, isCabochon } from '../../catalogue/gems';
import { sphere } from '../../geometry/blocks';
import { lathe, tube } from '../../geometry/sweep';
import { X, Y, Z, along, axesFacing, cross, distance, sub, unit } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import { photographed } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import type { GemKind, Stone } from '../../spec';
import { betweenOf, gapFor, liftOf, stonesBetween } from '../between';
import { choice, measure, mm, stonesOf, viewFrom, within, type Brief, type Maker } from '../maker';
import { countOf, figures, lengthMm, paramsOf, yesNo } from '../params';
import { figureEdge, placeFigure } from '../../parts/figure';
import { isMotif } from '../../motifs/library';
import { bezelled } from './bezelled';
import { HUNG_STONE_MM, beadWithDrop } from './beadDrop';
import { CLOSED, DROP, onLine, widthOfLoop, type Line } from './neckline';

/** Gap between two pearls of a strand, and radius of the ring that fills it, mm. */
const PEARL_GAP = 0.36;
const STRAND_GAP = 0.6;
const RONDEL = 0.62;
/** Least radius of the wire through the beads, which the rings rest on, mm. */
const LEAST_CORE_MM = 0.22;
/** Height of a pearl's girdle, by which it is placed, above its middle, as a share of its width. */
const PEARL_SINKS = 0.16;
/** Lengths of a choker and of a usual strand, mm. */
export const CHOKER_MM = 400;
const STRAND_MM = 450;
/** Width of metal balls between stones as a share of theirs, with its range, mm. */
const BALL_SHARE = 0.5;
const BALL_MM = [1.8, 5] as const;
/** Range of radii of the clasp, mm. */
const CLASP_MM = [2.4, 4.2] as const;
/** Share of the height at the front that stays for the line of a strand with a stone: it runs to a point. */
const POINTED = 0.72;

/** Widths of beads of other stones, of the smallest accent, and of the wall that two bezels share, mm. */
const BEAD_MM = [6, 7] as const;
const LARGE_BEAD_MM = 10;
/** Widths of the black beads of a mangalsutra, mm. */
const FINE_BEAD_MM = [2.8, 3.2] as const;
const LEAST_ACCENT_MM = 4.6;
const SHARED_WALL_MM = 0.5;
/** Radius of the metal bead between stone beads, by their width. */
const GOLD_BEAD = 0.52;
/** Step by which a place on the line is searched, mm. */
const STEP_MM = 0.02;
/** Accents in a row among the beads. */
const MOST_ACCENTS = 3;

/** The stone of a strand's beads: pearls, or a stone when the prompt names beads. */
export const beadOf = (brief: Brief): GemKind | undefined =>
  brief.gems.includes('pearl')
    ? 'pearl'
    : brief.wants('beads')
      ? (brief.gems.find((kind) => isCabochon(kind) || isBuffTopped(kind)) ??
        brief.named.find(({ isBead }) => isBead)?.kind)
      : undefined;

const beadMmOf = (bead: GemKind): readonly [least: number, most: number] => (bead === 'onyx' ? FINE_BEAD_MM : BEAD_MM);

/** Width of a stone in the clasp, height of a figure in front, and the gap between it and the beads, mm. */
const ON_CLASP_MM = 3.4;
const FIGURE_MM = 20;
/** Factor on the width of a stone in front that is called large. */
const LARGE_ACCENT = 1.9;
const BESIDE_MM = 0.1;

/** A figure in the middle of the front: half its width, mm, and how it is placed with its middle at a point. */
function frontFigure(
  bench: Bench,
  name: string,
  heightMm: number,
  stone: Stone | undefined,
): { half: number; place: (at: Vec3) => void } {
  const figure = {
    name,
    version: 0,
    halfHeightMm: heightMm / 2,
    ...(stone ? { stones: [{ ...stone, count: 9 }] } : {}),
  };
  return { half: figureEdge(bench, figure).half, place: (at) => void placeFigure(bench, figure, at) };
}

export const pearlNecklace: Maker = {
  name: 'pearl-necklace',
  params: paramsOf({
    graduated: yesNo(),
    /** With a ball of metal between two beads. */
    balls: yesNo(),
    strands: countOf(1, 6),
    length: lengthMm(140, 900),
    /** The other stone is set in the clasp. */
    clasp: z.literal('stone'),
    /** A figure in the middle of the front. */
    motif: figures(),
    height: lengthMm(3, 60),
    /** The figure, the other stone or a plain disc hangs below the middle. */
    hung: yesNo(),
  }),
  plan: (brief, rng) => {
    const strands = Math.min(4, brief.strands ?? 1);
    const bead = beadOf(brief) ?? 'pearl';
    const isPearl = bead === 'pearl';
    const usual = isPearl
      ? brief.has('bold')
        ? 9.5
        : brief.has('minimalist')
          ? 5
          : rng.between(7, 8)
      : brief.has('bold')
        ? LARGE_BEAD_MM
        : rng.between(...beadMmOf(bead));
    const stated = brief.named.find(({ kind, sizeMm }) => kind === bead && sizeMm !== null)?.sizeMm;
    const size = stated ?? brief.stoneSizeMm ?? usual * (1 - 0.1 * (strands - 1));
    const among = betweenOf(brief);
    const other = among ? undefined : brief.gems.find((gem) => gem !== bead);
    const own = brief.named.find(({ kind }) => kind === other);
    // A clasp that is worn in front is the middle of the row.
    const isInFront = brief.placed.some(({ place }) => place === 'front');
    const isOnClasp = own?.isOnClasp === true && !isInFront;
    const large = (own?.scale ?? 1) > 1 ? LARGE_ACCENT : 1;
    const isFigure = isMotif(brief.motif);
    const isHung = !isPearl && brief.hasPendant && !isOnClasp;
    return {
      stones: [
        { role: 'center', kind: bead, cut: 'sphere', size_mm: mm(size), count: 0 },
        ...(among ? [stonesBetween(among)] : []),
        ...(other
          ? [
              {
                role: 'accent' as const,
                kind: other,
                cut: brief.cuts[0] ?? ('round' as const),
                size_mm: isFigure
                  ? mm(FIGURE_MM * 0.14)
                  : isOnClasp
                    ? ON_CLASP_MM
                    : mm(own?.sizeMm ?? (isHung ? HUNG_STONE_MM : Math.max(size * 0.8, LEAST_ACCENT_MM) * large)),
                count:
                  brief.stoneCount === MOST_ACCENTS || (own?.isOnClasp && isInFront && own.isSeveral)
                    ? MOST_ACCENTS
                    : 1,
              },
            ]
          : []),
      ],
      variant: {
        graduated: brief.wants('riviere') ? 'yes' : isPearl && stated === undefined ? rng.pick(['yes', 'no']) : 'no',
        ...(brief.wants('spacers') ? { balls: 'yes' } : {}),
        strands,
        ...(isFigure ? { motif: brief.motif! } : isOnClasp ? { clasp: 'stone' } : {}),
        ...(isHung ? { hung: 'yes' } : {}),
      },
      dimensions: {
        length: brief.wants('choker') ? CHOKER_MM : STRAND_MM,
        ...(isFigure ? { height: FIGURE_MM } : {}),
      },
      view: viewFrom(rng, -8, 7),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 240, fill: 0.88 }, (bench, spec) => {
    const half = widthOfLoop(measure(spec, 'length', STRAND_MM)) / 2;
    const pearl = stonesOf(spec, 'center')!;
    const isPearl = pearl.kind === 'pearl';
    const other = stonesOf(spec, 'accent');
    const among = stonesOf(spec, 'pave');
    const motif = choice(spec, 'motif');
    const isOnClasp = choice(spec, 'clasp') === 'stone';
    const drop =
      choice(spec, 'hung') === 'yes'
        ? beadWithDrop(bench, pearl.size_mm * GOLD_BEAD, motif, measure(spec, 'height', FIGURE_MM), other)
        : null;
    const accent = isOnClasp || motif !== '' || drop ? undefined : other;
    const z = Math.max(pearl.size_mm / 2 + 0.3, drop?.behind ?? 0);
    const fall = choice(spec, 'graduated') === 'yes' ? 0.022 : 0;
    const sizeAt = (i: number): number => mm(Math.max(0.55, 1 - fall * i) * pearl.size_mm);
    // A ring of metal between two pearls touches both surfaces.
    const skin = pearl.size_mm / 2 - Math.sqrt((pearl.size_mm / 2) ** 2 - RONDEL ** 2);
    const rondel = bench.define(
      tube(
        Array.from({ length: 28 }, (_, i): Vec3 => [
          0,
          Math.cos((i / 28) * Math.PI * 2) * RONDEL,
          Math.sin((i / 28) * Math.PI * 2) * RONDEL,
        ]),
        PEARL_GAP / 2 + skin - 0.01,
        { closed: true, points: 10, up: X },
      ),
      50,
    );
    const collar = bench.define(
      lathe(
        [
          [0.2, -0.5],
          [0.9, -0.5],
          [0.9, 0.5],
          [0.2, 0.5],
        ],
        28,
      ),
      30,
    );
    const hasBalls = choice(spec, 'balls') === 'yes';
    const ballMm = within(pearl.size_mm * BALL_SHARE, BALL_MM);
    const gapMm = among ? gapFor(among) : hasBalls ? ballMm - 0.1 : PEARL_GAP;
    const ball = hasBalls ? bench.define(sphere(ballMm / 2, 24), 50) : rondel;
    const claspMm = Math.max(within(pearl.size_mm * 0.5, CLASP_MM), isOnClasp ? ON_CLASP_MM * 0.9 : 0);
    const figure = motif === '' || drop ? null : frontFigure(bench, motif, measure(spec, 'height', FIGURE_MM), other);
    // Each further strand hangs inside the previous one, and all meet at the clasp above the picture.
    const strands = Number(spec.root.params['strands'] ?? 1);
    const length = 2 * DROP;
    for (let row = 0; row < strands; row++) {
      const inside = row * (pearl.size_mm + STRAND_GAP);
      const line: Line = {
        width: half - inside,
        drop: (half - inside) * length,
        lift: inside,
        z,
        ...(accent && !isPearl ? { power: POINTED } : {}),
      };
      const set = (t: number, sizeMm: number): void => {
        const [x, y] = onLine(line, t);
        bench.stone({
          kind: pearl.kind,
          cut: isPearl ? 'round' : 'sphere',
          sizeMm,
          role: t === 0 ? 'center' : 'side',
          origin: [x, y, isPearl ? z - sizeMm * PEARL_SINKS : z],
        });
      };
      let first = 0;
      if (accent && row === 0) {
        const reach = Math.max(...girdleMm(accent.cut, accent.size_mm).map((p) => p[0])) + 0.54;
        // Three stones in a row with shared bezels.
        const apart = 2 * reach - SHARED_WALL_MM;
        for (const at of accent.count === MOST_ACCENTS ? [-apart, 0, apart] : [0])
          bezelled(bench, accent, accent.size_mm, [
            at,
            onLine(line, Math.abs(at) / half / 2.15)[1],
            z + accent.size_mm * 0.1,
          ]);
        first = (accent.count === MOST_ACCENTS ? apart : 0) + reach + 0.3;
      } else if (figure && row === 0) {
        first = figure.half + BESIDE_MM;
        figure.place([0, onLine(line, first / half / 2.15)[1], z + 0.4]);
      } else if (drop && row === 0) drop.place([0, 0, z]);
      else if (pearl.kind === 'onyx' && row === 0)
        bench.add(sphere(pearl.size_mm * GOLD_BEAD, 28), 50, { origin: [0, 0, z] });
      else set(0, pearl.size_mm);
      const step = STEP_MM / line.width;
      for (const way of [-1, 1]) {
        let t = 0;
        let before: Vec3 = onLine(line, 0);
        for (let i = first > 0 ? 0 : 1; i < 120; i++) {
          const gap = (i === 0 ? first + sizeAt(0) / 2 : (sizeAt(i) + sizeAt(i - 1)) / 2) + gapMm;
          let next = t;
          while (distance(onLine(line, way * next), before) < gap && next < CLOSED) next += step;
          const here = onLine(line, way * next);
          // Both sides meet at the clasp behind the neck.
          if (next >= CLOSED || (t > 1 && here[0] * way < sizeAt(i) / 2 + claspMm + 0.5)) break;
          const forward = unit(sub(here, before));
          const knot = (distance(here, before) - sizeAt(i) / 2 - gapMm / 2) / distance(here, before);
          const axes = axesFacing(cross(forward, Z), forward);
          const [x, y] = [before[0] + (here[0] - before[0]) * knot, before[1] + (here[1] - before[1]) * knot];
          if (among) bezelled(bench, among, among.size_mm, [x, y, z + liftOf(among)]);
          else bench.place(ball, { axes, origin: [x, y, z] });
          t = next;
          set(way * t, sizeAt(i));
          before = here;
        }
      }
      const top = onLine(line, CLOSED);
      bench.add(
        tube(
          Array.from({ length: 240 }, (_, i) => onLine(line, CLOSED * ((2 * i) / 239 - 1))),
          Math.max(LEAST_CORE_MM, RONDEL - PEARL_GAP / 2 - skin + 0.04),
          { points: 10 },
        ),
        40,
      );
      bench.add(sphere(claspMm, 32), 50, { origin: top });
      if (isOnClasp && other && row === 0) bezelled(bench, other, other.size_mm, along(top, Z, claspMm * 0.86));
      for (const way of [-1, 1]) bench.place(collar, { origin: along(top, X, way * claspMm), axes: [Y, Z, X] });
      // The clasps of further strands hang from the first one.
      if (row > 0)
        bench.add(tube([top, onLine({ ...line, width: half, drop: half * length, lift: 0 }, CLOSED)], 0.6), 40);
    }
  }),
};

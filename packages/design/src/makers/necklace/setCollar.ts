/**
 * Bridal chokers: a broad band of gold around the neck, set with rows of stones between lines of grains, with a figure
 * or a large stone at its middle and a fringe along its lower edge.
 */
import { isCabochon } from '../../catalogue/gems';
import { motifNamed, isMotif } from '../../motifs/library';
import { NECK_MM, chain, chainNamed, CABLE, jumpRing } from '../../parts/chain';
import { placeFigure } from '../../parts/figure';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { photographed } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import type { Cut, GemKind } from '../../spec';
import { sample } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import { sweep, type Station } from '../../geometry/sweep';
import { WORLD, X, Y, Z, add, along, cross, distance, sub, unit, type Axes } from '../../geometry/vec';
import { stonesIn } from '../../spec/tree';
import { BEAD_MM, divided, fringe, hungStones, type HangingPlace } from '../earrings/rosette';
import { choice, measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { stonesOfFigure } from '../pendant/motif';
import { countOf, figures, lengthMm, paramsOf } from '../params';
import { onLine, type Line } from './neckline';

/** Depth of the band's line as a share of half its width, and the position at which the band ends and its chain begins. */
const DEEP = 1.75;
const ENDS = 0.66;
/** Half the thickness of the band, mm, its margin beside the rows, and the gap between settings. */
const HALF = 0.7;
const MARGIN = 0.9;
const WALL = 0.5;
const AIR = 0.16;
/** Gap between hanging parts, mm. */
const APART = 0.6;
/** Usual widths of the stones of the rows, of a large stone in the middle, and of hanging ones, mm. */
const SET_MM = 4.1;
const CENTER_MM = 9;
const HUNG_MM = 3.3;
/** Start of the hanging pearls of a narrow band beside its figure, as a share of the figure's reach. */
const CLEAR_OF_FIGURE = 1.3;
/** Height of a band without rows, mm. */
const PLAIN_MM = 5;
/** Height of the figure, mm, and how far its middle is below that of the band, as a share of its height. */
const FIGURE_MM = 24;
const LOWER = 0.12;
const STEP = 0.0004;

const opaque = (kind: GemKind, cut: Cut | null): Cut => cut ?? (isCabochon(kind) ? 'cabochon' : 'round');

/** True for pearls that hang below a choker with a figure at its middle. */
const hasPearlsBelow = ({ motif, named }: Brief): boolean =>
  isMotif(motif) && named.some(({ kind, level }) => kind === 'pearl' && level === 'bottom');

/** True for a choker with set or hanging stones along it. */
export const isSetCollar = (brief: Brief): boolean =>
  isOfStones(brief) && (brief.gems[0] !== 'pearl' || hasPearlsBelow(brief));

const isOfStones = ({ wants, gems, look, named, quantity, quantityGiven }: Brief): boolean =>
  (wants('choker') || (look?.label === 'Indian' && gems.length > 1 && wants('fringe'))) &&
  gems.length > 0 &&
  (look?.label === 'Indian' ||
    named.some(({ level }) => level === 'bottom') ||
    (gems.length > 1 && quantityGiven && quantity === 'many'));

export const setCollar: Maker = {
  name: 'set-collar',
  params: paramsOf({
    rows: countOf(0, 3),
    motif: figures(),
    width: lengthMm(30, 90),
    height: lengthMm(8, 40),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => {
    const { top, set, hung } = divided(brief);
    const kinds = top === undefined ? set : [top, ...set];
    const isFigure = isMotif(brief.motif);
    // Pearls alone hang, and the band is plain.
    const isPlain = kinds.length === 0 && isFigure && hung[0] === 'pearl';
    const kind = kinds[0] ?? hung[0]!;
    const middle = kinds.length > 1 && !isFigure ? kinds[1]! : kind;
    const cutOf = (gem: GemKind): Cut =>
      opaque(
        gem,
        brief.named.find((one) => one.kind === gem && one.cut !== null)?.cut ??
          (gem === 'diamond' ? (brief.cuts[0] ?? null) : null),
      );
    const isDrop = brief.named.some(
      ({ kind: one, level, isBead }) => hung.includes(one) && level === 'bottom' && !isBead,
    );
    const sizeMm = brief.stoneSizeMm ?? SET_MM;
    return {
      stones: [
        ...(isPlain
          ? []
          : [
              {
                role: 'center' as const,
                kind: middle,
                cut: cutOf(middle),
                size_mm: mm(isFigure ? FIGURE_MM * 0.13 : CENTER_MM),
                count: 1,
              },
              { role: 'accent' as const, kind, cut: cutOf(kind), size_mm: mm(Math.min(5, sizeMm)), count: 0 },
            ]),
        ...hungStones(hung, isDrop ? 'pear' : 'sphere', HUNG_MM, 20).map((stone) => ({ ...stone, count: 0 })),
      ],
      variant: { rows: isPlain ? 0 : brief.has('minimalist') ? 1 : 2, ...(isFigure ? { motif: brief.motif! } : {}) },
      dimensions: { width: 62, length: 360, ...(isFigure ? { height: FIGURE_MM } : {}) },
      view: viewFrom(rng, -6, 6),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 250, fill: 0.92, raise: 0.02 }, (bench, spec) => {
    const half = measure(spec, 'width', 62) / 2;
    const rows = Number(spec.root.params['rows'] ?? 2);
    const motif = choice(spec, 'motif');
    const center = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    const hung = stonesIn(spec).filter(({ role }) => role === 'side');
    const [across, tall] = [0, 1].map((axis) =>
      accent ? Math.max(...girdleMm(accent.cut, accent.size_mm).map((p) => p[axis]!)) : 0,
    );
    const pitch = 2 * (tall! + WALL) + AIR;
    const broad = rows === 0 ? PLAIN_MM / 2 : (rows * pitch) / 2 + MARGIN;
    const line: Line = { width: half, drop: half * DEEP, lift: 0, z: 2.6 };
    const alongAt = (t: number): Vec3 => unit(sub(onLine(line, t + 0.002), onLine(line, t - 0.002)));
    /** A point of the band, `up` mm above its middle line and `out` mm before it. */
    const at = (t: number, up: number, out: number): Vec3 =>
      add(along(onLine(line, t), cross(Z, alongAt(t)), up), [0, 0, out]);
    const stations = sample(180, (share): Station => {
      const t = ENDS * (2 * share - 1);
      return { at: onLine(line, t), u: Z, v: cross(alongAt(t), Z), halfU: HALF, halfV: broad };
    });
    bench.add(sweep(stations, superellipse(40, 7, 0.35), false), 40);
    for (const up of [-1, 1])
      milgrain(
        bench,
        sample(180, (share) => at(ENDS * (2 * share - 1), up * (broad - 0.2), HALF)),
        { beadMm: 0.85, closed: false },
      );
    const k = measure(spec, 'height', FIGURE_MM) / 2;
    const isFigure = motif !== '';
    const reach = isFigure
      ? k * Math.max(...motifNamed(motif).fills.flatMap(({ outline }) => outline.map(([x]) => Math.abs(x)))) * 0.8
      : (center?.size_mm ?? CENTER_MM) / 2 + 1.6;
    for (let row = 0; row < rows; row++) {
      if (!accent) break;
      const up = (row - (rows - 1) / 2) * pitch;
      for (const way of [-1, 1]) {
        let before = reach;
        let last: Vec3 | null = null;
        for (let t = 0; t < ENDS - 0.03; t += STEP) {
          const here = at(way * t, up, HALF + 0.35);
          if (last === null ? Math.abs(here[0]) < before + across! + WALL : distance(here, last) < before) continue;
          const axes: Axes = [alongAt(way * t), cross(Z, alongAt(way * t)), Z];
          bench.stone({ ...accent, sizeMm: accent.size_mm, origin: here, axes });
          bench.add(bezelCup(accent.cut, accent.size_mm, axes, here, { wallMm: WALL, depth: 1.1, open: 0.7 }), 40);
          last = here;
          before = 2 * (across! + WALL) + AIR;
        }
      }
    }
    if (isFigure)
      placeFigure(
        bench,
        { name: motif, version: 0, halfHeightMm: k, ...stonesOfFigure(center ? [{ ...center, count: 9 }] : []) },
        [0, -k * LOWER, line.z + HALF + 0.5],
      );
    else if (center) {
      const origin: Vec3 = [0, 0, line.z + HALF + 1.2];
      const depth = 1.9;
      bench.stone({ ...center, sizeMm: center.size_mm, origin });
      bench.add(bezelCup(center.cut, center.size_mm, WORLD, origin, { wallMm: 0.7, depth, open: 0.8 }), 40);
      milgrain(
        bench,
        offsetOutline(girdleMm(center.cut, center.size_mm), 1.1).map(([x, y]) => add(origin, [x, y, -0.6])),
        { beadMm: 1 },
      );
    }
    const widest =
      Math.max(BEAD_MM, ...hung.map(({ size_mm: size, cut }) => size + (cut === 'pear' ? 1.1 : 0))) + APART;
    const hooks: HangingPlace[] = [];
    const hook = (t: number, down = broad): void => {
      const edge = at(t, -down - 0.15, 0);
      bench.add(jumpRing(edge, X, Y, 0.5, 0.22), 40);
      hooks.push({ top: along(edge, Y, -0.5), across: Z });
    };
    if (!isFigure) hook(0, Math.max(broad, (center?.size_mm ?? 0) * 0.7));
    for (const way of [-1, 1]) {
      let last = isFigure ? reach * (rows === 0 ? CLEAR_OF_FIGURE : 0.55) - widest / 2 : 0;
      for (let t = 0; t < ENDS * 0.97; t += STEP) {
        const x = Math.abs(at(way * t, -broad, 0)[0]);
        if (x < last + widest) continue;
        hook(way * t);
        last = x;
      }
    }
    fringe(bench, hooks, hung);
    const links = chainNamed('rope', CABLE);
    for (const way of [-1, 1]) {
      const path = sample(60, (share) => onLine(line, way * (ENDS + 0.01 + share * 0.6)));
      bench.add(jumpRing(path[0]!, X, Y, 1.1, 0.4), 40);
      chain(bench, path, links, { wornMm: NECK_MM / 4 });
    }
  }),
};

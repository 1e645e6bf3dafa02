/** Parts of a chain bracelet: the front station, small stones along the chain, charms. */
import type { Vec3 } from '../../piece';
import type { DesignSpec, Stone } from '../../spec';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { randomFor } from '../../random';
import type { Bench } from '../../parts/bench';
import type { LinkSize } from '../../parts/chain';
import { BAR, BAR_GRID_MM, barField } from '../../parts/bar';
import { jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, girdleReach, prongHead } from '../../parts/head';
import { namePlate } from '../../parts/namePlate';
import { halo } from '../../parts/rows';
import type { Solid } from '../../geometry/solid';
import { tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, Y, add, along, axesFacing, fromAxes, scale, spin } from '../../geometry/vec';
import { lettersOf, motifNamed } from '../../motifs/library';
import { choice, measure, stonesOf } from '../maker';
import { figureHang, placeFigure } from '../../parts/figure';
import { stonesOfFigure } from '../pendant/motif';
import type { Oval } from './common';
import { anglesAt, onOval } from './common';
import { curvedBar, fallAt } from './curvedBar';
import type { Station } from './strand';
import { stonesIn } from '../../spec/tree';

/** Radius of a charm's ring, mm. */
const CHARM_RING = 1.5;
/** Positions of charms, radians from the front. */
export const CHARM_PLACES = [-1.75, -1.15, -0.58, 0, 0.58, 1.15, 1.75];
/** Indices of the positions with stones, by the number of stones. */
const STONE_PLACES: readonly (readonly number[])[] = [
  [],
  [3],
  [2, 4],
  [1, 3, 5],
  [0, 2, 4, 6],
  [1, 2, 3, 4, 5],
  [0, 1, 2, 4, 5, 6],
  [0, 1, 2, 3, 4, 5, 6],
];
/** Half the height of a figure as a charm, mm. */
const CHARM_HALF_HEIGHT = 4.8;
/** Maximum girdle width of a stone as a charm, mm. */
export const MAX_CHARM_STONE = 7;
/** Stones of a list along the chain: maximum number, width, and pitch, radians. */
export const MOST_STATIONS = 9;
export const STATION_MM = 4;
export const STATION_STEP = 0.42;
/** Maximum size of a name on a wrist, mm. */
export const MAX_NAME = { width: 30, height: 13 } as const;
/** Backward lean of a name on the table, radians, and bending steps per mm. */
const NAME_LEAN = 0.35;
const NAME_STEPS = 10;
const CHARMS = ['heart', 'star', 'moon', 'leaf', 'key', 'clover', 'butterfly', 'flower'] as const;

/** Extent of a halo and its plate beyond the girdle of its stone, and below it, mm. */
const HALO_REACH = 1.9;
const HALO_DEPTH = 2;

/** A point of the clasp, a share of the way to the middle of the bracelet. */
export const onRing = (clasp: Station, share: number, oval: Oval): Vec3 => {
  const { out } = onOval(clasp.angle, oval);
  const middle = scale(add(clasp.before, clasp.after), 0.5);
  return along(
    add(middle, scale(add(clasp.after, scale(middle, -1)), 1 - 2 * share)),
    out,
    -Math.abs(clasp.after[0] - middle[0]) * 0.85,
  );
};

/** Axes of a part that leans back on the table and faces outwards and up. */
function leaning(a: number, oval: Oval): Axes {
  const { out, axes } = onOval(a, oval);
  return axesFacing(add(scale(Y, 0.8), scale(out, 0.6)), axes[0]);
}

/** Closer places of stones, in half heights, share their room: figures that overlap in a group. */
const LEAST_APART = 0.2;

/** Half the height at which a figure's stones, in their settings, are clear of each other, mm. */
function roomForStones(motif: string): number {
  const places = motifNamed(motif, 0)
    .stones.filter(({ isSpare }) => !isSpare)
    .map((stone) => stone.at);
  const apart = Math.min(
    ...places.flatMap((p, i) => places.slice(i + 1).map((q) => Math.hypot(p[0] - q[0], p[1] - q[1]))),
  );
  return 1.75 / Math.max(LEAST_APART, apart);
}

/** True for tall figures, which are turned along the chain. */
function liesAcross(motif: string): boolean {
  const points = motifNamed(motif, 0).fills.flatMap((fill) => fill.outline);
  return points.length > 0 && Math.max(...points.map((p) => Math.abs(p[0]))) < 0.7;
}

/** Half the height of a figure at the front, mm. */
export const halfHeightOf = (motif: string): number => Math.max(liesAcross(motif) ? 7.5 : 5.8, roomForStones(motif));

/** Bends a part around the front of the wrist, leaning back slightly: x runs along the oval, y upwards, z outwards. */
function roundTheWrist(oval: Oval): (p: Vec3) => { at: Vec3; axes: Axes } {
  const angles = anglesAt(
    Array.from({ length: MAX_NAME.width * NAME_STEPS }, (_, i) => i / NAME_STEPS),
    oval,
  );
  return ([x, y, z]) => {
    const steps = Math.min(angles.length - 2, Math.abs(x) * NAME_STEPS);
    const i = Math.floor(steps);
    const { at, axes } = onOval(
      Math.sign(x) * (angles[i]! + (angles[i + 1]! - angles[i]!) * (steps - i)),
      oval,
      NAME_LEAN,
    );
    return { at: add(at, add(scale(axes[1], y), scale(axes[2], z))), axes };
  };
}

/** Half the extents of an engraved bar, and the margin of its text at both ends, mm. */
const ENGRAVED_BAR: Vec3 = [15, 3.2, BAR.half];
const FREE = 1.6;

export function frontStation(bench: Bench, spec: DesignSpec, oval: Oval, links: LinkSize): Station {
  const center = stonesOf(spec, 'center');
  const motif = choice(spec, 'motif');
  const axes = leaning(0, oval);
  const at = onOval(0, oval).at;
  const name = choice(spec, 'name');
  if (name !== '') {
    const plate = namePlate(bench, name, measure(spec, 'width', MAX_NAME.width));
    const stone = stonesOf(spec, 'accent');
    const bend = roundTheWrist(oval);
    // The lower edge touches the table.
    const foot = 1.2 - plate.low * Math.cos(NAME_LEAN);
    plate.place([0, foot, 0], stone, bend);
    const [before, after] = plate.sides(stone).map(([x, y]) => bend([x, y + foot, 0]).at);
    return { angle: 0, before: before!, after: after! };
  }
  if (motif !== '' && motif !== 'none') {
    const first = bench.parts.length;
    const origin: Vec3 = [at[0], 4.5 + links.width * 0.15, at[2]];
    const lie = liesAcross(motif) ? spin(axes, Math.PI / 2) : axes;
    placeFigure(
      bench,
      { name: motif, version: 0, halfHeightMm: halfHeightOf(motif), ...stonesOfFigure(stonesIn(spec)) },
      origin,
      lie,
    );
    const part = bench.parts[first]!;
    const p = part.shape === 'mesh' ? bench.meshes[part.mesh]!.positions : new Float64Array();
    /** The figure's outermost point towards one side, slightly inside the metal. */
    const tip = (way: number): Vec3 => {
      let best = origin;
      for (let i = 0; i < p.length; i += 3) {
        const q = fromAxes(lie, origin, [p[i]!, p[i + 1]!, p[i + 2]!]);
        if (way * q[0] > way * best[0]) best = q;
      }
      return along(best, axes[0], -way * 0.2);
    };
    return { angle: 0, before: tip(-1), after: tip(1) };
  }
  if (!center) {
    const text = choice(spec, 'text');
    const half: Vec3 = text === '' ? [11, 2.5, 0.8] : ENGRAVED_BAR;
    // The ends of a bent bar stay above the table.
    const fall = text === '' ? fallAt(half[0]) : 0;
    const origin: Vec3 = [at[0], half[1] + 0.1 + fall * axes[2][1], at[2]];
    if (text === '') bench.add(curvedBar(half), 30, { axes, origin });
    else {
      const field = barField(half, text, FREE - half[0], half[0] - FREE);
      const reach = half.map((mm) => mm + 0.5) as unknown as Vec3;
      bench.add(refined(sculpt(field, scale(reach, -1), reach, BAR_GRID_MM), field), 40, { axes, origin });
    }
    const end = (way: number): Vec3 => fromAxes(axes, origin, [way * half[0], 0, -fall]);
    return { angle: 0, before: end(-1), after: end(1) };
  }
  const size = center.size_mm;
  const tall = Math.max(...girdleMm(center.cut, size, 64).map((p) => Math.abs(p[1])));
  // Keeps the lower edge of a leaning halo above the table.
  const clear = choice(spec, 'halo') === 'yes' ? (tall + HALO_REACH) * Math.abs(axes[1][1]) + HALO_DEPTH : 0;
  const origin: Vec3 = [at[0], Math.max(size * 0.62 + 0.6, clear), at[2]];
  bench.stone({ kind: center.kind, cut: center.cut, sizeMm: size, role: 'center', origin, axes });
  // A trillion is narrower in its middle, at the start of the chain, than at its points.
  const [widest] = girdleReach(girdleMm(center.cut, size), 0);
  const depth = size * 0.48;
  let reach = widest + 0.6;
  if (choice(spec, 'setting') === 'prong' && choice(spec, 'halo') !== 'yes') {
    bench.add(
      prongHead({ cut: center.cut, sizeMm: size, axes, origin, prongs: 4, wireMm: 0.34 + size * 0.022, depth }),
      60,
    );
    // The chain is attached to a gallery rail.
    reach = widest * 0.86;
    const wire = Math.max(0.4, links.wire * 0.75);
    bench.add(galleryRail(center, axes, origin, wire), 40);
  } else bench.add(bezelCup(center.cut, size, axes, origin, { wallMm: 0.6, depth, open: 0.6 }), 40);
  if (choice(spec, 'halo') === 'yes') {
    halo(bench, {
      cut: center.cut,
      sizeMm: size,
      origin: along(origin, axes[2], -0.3),
      axes,
      kind: 'diamond',
      meleeMm: 1.5,
      gapMm: 0.55,
    });
    reach += HALO_REACH;
  }
  const drop = -Math.min(1, depth * 0.4);
  return {
    angle: 0,
    before: fromAxes(axes, origin, [-reach, 0, drop]),
    after: fromAxes(axes, origin, [reach, 0, drop]),
  };
}

/** A rail below the girdle that joins the prongs. */
function galleryRail({ cut, size_mm: size }: Stone, axes: Axes, origin: Vec3, wire: number): Solid {
  const outline = girdleMm(cut, size, 64);
  const rail = outline.map((p): Vec3 => fromAxes(axes, origin, [p[0] * 0.86, p[1] * 0.86, -size * 0.17]));
  return tube(rail, wire, { closed: true, points: 12 });
}

export function smallStation(bench: Bench, stone: Stone, oval: Oval, angle: number): Station {
  const a = angle % TAU;
  const axes = leaning(a, oval);
  const size = stone.size_mm;
  const { at } = onOval(a, oval);
  const origin: Vec3 = [at[0], size * 0.62 + 0.4, at[2]];
  bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: 'side', origin, axes });
  bench.add(bezelCup(stone.cut, size, axes, origin, { wallMm: 0.55, depth: size * 0.5, open: 0.6 }), 40);
  const reach = size / 2 + 0.5;
  return {
    angle: a,
    before: fromAxes(axes, origin, [-reach, 0, -size * 0.15]),
    after: fromAxes(axes, origin, [reach, 0, -size * 0.15]),
  };
}

/** Charms on jump rings around the front, lying on the table: figures, set stones, polished discs. */
export function hangCharms(bench: Bench, spec: DesignSpec, oval: Oval, links: LinkSize): void {
  const kinds = stonesIn(spec).filter(({ role }) => role === 'center' || role === 'side');
  const places = STONE_PLACES[kinds.reduce((sum, { count }) => sum + count, 0)] ?? [];
  const rng = randomFor(spec.seed, 'charms');
  const motif = choice(spec, 'motif');
  const named =
    motif === 'none'
      ? []
      : motif
          .split(' and ')
          .flatMap((name) =>
            lettersOf(name) === '' ? [name] : [...lettersOf(name)].map((letter) => `letter ${letter}`),
          );
  const names = named.length > 0 ? named : CHARMS.toSorted(() => rng.next() - 0.5);
  let figures = 0;
  CHARM_PLACES.forEach((a, i) => {
    const { at, out, axes } = onOval(a, oval);
    const stone = places.includes(i) ? kinds[places.indexOf(i) % kinds.length] : undefined;
    const size = stone?.size_mm ?? 0;
    const girdle = size * 0.5 + 0.25;
    // The ring leads down to a figure on the table, and up to the eye of a stone in its cup.
    const rest = links.width * 0.42 + 0.35;
    const rise = stone ? (girdle + 0.1 - rest) / (2 * CHARM_RING) : -0.34;
    const onward = Math.sqrt(1 - rise * rise);
    const ringAt = along(
      [at[0], stone ? rest + CHARM_RING * rise - 0.45 : rest, at[2]],
      out,
      links.width * 0.3 + CHARM_RING * onward - 0.36,
    );
    bench.add(jumpRing(ringAt, axes[0], add(scale(out, onward), scale(Y, rise)), CHARM_RING, 0.34), 40);
    const top = along(ringAt, out, CHARM_RING * onward - 0.1);
    // The top of a charm faces the chain; it lies on the table, slightly raised at its ring.
    const lie = axesFacing(add(scale(Y, 0.97), scale(out, 0.2)), scale(axes[0], 1));
    if (stone) {
      const tall = Math.max(...girdleMm(stone.cut, size).map((p) => p[1]));
      const origin = along([top[0], girdle, top[2]], out, tall + 0.9);
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: stone.role, origin, axes: lie });
      bench.add(bezelCup(stone.cut, size, lie, origin, { wallMm: 0.55, depth: size * 0.46, open: 0.6 }), 40);
      bench.add(jumpRing(along(origin, out, -tall - 0.85), out, Y, 0.8, 0.32), 40);
    } else {
      const name = names[figures % names.length]!;
      figures += 1;
      const figure = { name, version: 0, halfHeightMm: CHARM_HALF_HEIGHT };
      const [aside, up] = figureHang(bench, figure);
      placeFigure(bench, figure, along(along([top[0], 1.25, top[2]], out, up * 0.98), lie[0], -aside), lie);
      const eye = along([top[0], 1.2, top[2]], out, 0.3);
      bench.add(jumpRing(eye, out, Y, 0.9, 0.32), 40);
    }
  });
}

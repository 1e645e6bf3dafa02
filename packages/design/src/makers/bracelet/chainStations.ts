/** Parts of a chain bracelet: the front station, small stones along the chain, charms. */
import type { Vec3 } from '../../piece';
import type { DesignSpec, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { jumpRing, type LinkSize } from '../../parts/chain';
import { BAR } from '../../parts/bar';
import { addEngravedBar } from '../../parts/engravedBar';
import { bezelCup, girdleMm } from '../../parts/head';
import { girdleReach, prongHead } from '../../parts/prongHead';
import { namePlate } from '../../parts/namePlate';
import { halo } from '../../parts/rows';
import type { Solid } from '../../geometry/solid';
import { tube } from '../../geometry/sweep';
import { Y, add, along, axesFacing, dot, fromAxes, scale, spin, sub, type Axes } from '../../geometry/vec';
import { motifNamed } from '../../motifs/library';
import { choice, measure, stonesOf } from '../maker';
import { placeFigure } from '../../parts/figure';
import { filledFigure, isFilled } from '../../parts/filledFigure';
import { stonesOfFigure } from '../pendant/motif';
import { anglesAt, onOval, type Oval } from './common';
import { curvedBar, fallAt } from './curvedBar';
import type { Station } from './strand';
import { partIdOf, stonesIn } from '../../spec/tree';

/** Stones of a list along the chain: maximum number, usual and greatest width, mm, and pitch, radians. */
export const MOST_STATIONS = 9;
export const STATION_MM = 4;
export const MOST_STATION_MM = 6.5;
export const STATION_STEP = 0.42;
/** Maximum size of a name on a wrist, mm. */
export const MAX_NAME = { width: 30, height: 13 } as const;
/** Backward lean of a name on the table, radians, and bending steps per mm. */
const NAME_LEAN = 0.35;
const NAME_STEPS = 10;
/** Height of the middle of a figure at the front above the table, mm. */
const FRONT_RISE = 4.5;

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
export function leaning(a: number, oval: Oval): Axes {
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
export function liesAcross(motif: string): boolean {
  const points = motifNamed(motif, 0).fills.flatMap((fill) => fill.outline);
  return points.length > 0 && Math.max(...points.map((p) => Math.abs(p[0]))) < 0.7;
}

/** Size of a small figure relative to the usual one. */
const SMALL_FIGURE = 0.6;

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

/** A figure in the chain at an angle. */
export function figureStation(
  bench: Bench,
  oval: Oval,
  links: LinkSize,
  { name, halfHeightMm, stones, angle, riseMm = FRONT_RISE, part }: FigureAt,
): Station {
  const axes = leaning(angle, oval);
  const { at } = onOval(angle, oval);
  const first = bench.parts.length;
  const origin: Vec3 = [at[0], riseMm + links.width * 0.15, at[2]];
  const lie = liesAcross(name) ? spin(axes, Math.PI / 2) : axes;
  if (isFilled(name, stones))
    bench.inPart(part ?? partIdOf(name), () => filledFigure(bench, { name, halfHeightMm }, stones[0]!, origin, lie));
  else
    placeFigure(
      bench,
      { name, version: 0, halfHeightMm, ...(part ? { part } : {}), ...stonesOfFigure(stones) },
      origin,
      lie,
    );
  const metal = bench.parts[first]!;
  const p = metal.shape === 'mesh' ? bench.meshes[metal.mesh]!.positions : new Float64Array();
  /** The figure's outermost point along the wrist, slightly inside the metal. */
  const tip = (way: number): Vec3 => {
    let best = origin;
    const reachOf = (q: Vec3): number => way * dot(sub(q, origin), axes[0]);
    for (let i = 0; i < p.length; i += 3) {
      const q = fromAxes(lie, origin, [p[i]!, p[i + 1]!, p[i + 2]!]);
      if (reachOf(q) > reachOf(best)) best = q;
    }
    return along(best, axes[0], -way * 0.2);
  };
  return { angle, before: tip(-1), after: tip(1) };
}

/** A bar at the front, with its text or without. */
export function barStation(bench: Bench, oval: Oval, text: string, liftMm = 0.1): Station {
  const axes = leaning(0, oval);
  const { at } = onOval(0, oval);
  const half: Vec3 = text === '' ? [11, 2.5, 0.8] : ENGRAVED_BAR;
  // The ends of a bent bar stay above the table.
  const fall = text === '' ? fallAt(half[0]) : 0;
  const origin: Vec3 = [at[0], half[1] + liftMm + fall * axes[2][1], at[2]];
  if (text === '') bench.add(curvedBar(half), 30, { axes, origin });
  else {
    const reach = half.map((mm) => mm + 0.5) as unknown as Vec3;
    addEngravedBar(bench, { half, text, free: FREE, reach }, { axes, origin });
  }
  const end = (way: number): Vec3 => fromAxes(axes, origin, [way * half[0], 0, -fall]);
  return { angle: 0, before: end(-1), after: end(1) };
}

/** Place of a gallery rail, in shares of the girdle and of the stone's size. */
const RAIL = { inside: 0.86, below: 0.17 } as const;
/** Least radius of the eyes beside a stone, and play of a link in them, mm. */
const LEAST_EYE = 1;
const EYE_PLAY = 0.1;

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
    plate.place([0, foot, 0], stone, { bend });
    const [before, after] = plate.sides(stone).map(([x, y]) => bend([x, y + foot, 0]).at);
    return { angle: 0, before: before!, after: after! };
  }
  if (motif !== '' && motif !== 'none')
    return figureStation(bench, oval, links, {
      name: motif,
      halfHeightMm: halfHeightOf(motif) * (choice(spec, 'small') === 'yes' ? SMALL_FIGURE : 1),
      stones: stonesIn(spec),
      angle: 0,
    });
  if (!center) return barStation(bench, oval, choice(spec, 'text'));
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
      prongHead({
        kind: center.kind,
        cut: center.cut,
        sizeMm: size,
        axes,
        origin,
        prongs: 4,
        wireMm: 0.34 + size * 0.022,
        depth,
      }),
      60,
    );
    // The chain hangs in eyes on a gallery rail, beside the stone.
    const wire = Math.max(0.4, links.wire * 0.75);
    bench.add(galleryRail(center, axes, origin, wire), 40);
    const radius = Math.max(LEAST_EYE, 2 * links.wire + wire + EYE_PLAY);
    for (const way of [-1, 1])
      bench.add(
        jumpRing(
          fromAxes(axes, origin, [way * (widest * RAIL.inside + radius), 0, -size * RAIL.below]),
          axes[0],
          axes[1],
          radius,
          wire,
        ),
        40,
      );
    const end = widest * RAIL.inside + 2 * radius - wire - links.wire;
    return {
      angle: 0,
      before: fromAxes(axes, origin, [-end, 0, -size * RAIL.below]),
      after: fromAxes(axes, origin, [end, 0, -size * RAIL.below]),
      isEyed: true,
    };
  }
  bench.add(bezelCup(center.cut, size, axes, origin, { wallMm: 0.6, depth, open: 0.6 }), 40);
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
  const rail = outline.map((p): Vec3 =>
    fromAxes(axes, origin, [p[0] * RAIL.inside, p[1] * RAIL.inside, -size * RAIL.below]),
  );
  return tube(rail, wire, { closed: true, points: 12 });
}

/** A figure of a row: its size, its stones, its place and the id of its part. */
export interface FigureAt {
  name: string;
  halfHeightMm: number;
  stones: readonly Stone[];
  angle: number;
  /** Height of its middle above the table, mm. */
  riseMm?: number;
  part?: string;
}

/** Work on the skin of a hoop: a polished inside, lines of another metal let into the outside, and channels for stones. */
import type { Vec3 } from '../piece';
import type { Solid } from '../geometry/solid';
import { sweepSections } from '../geometry/sweep';
import { TAU } from '../geometry/vec';
import { bevelAt, type ShankOptions, type ShankSection } from './section';

/** Height of a layer over the skin, mm, and its depth below as a share of the section. */
const OVER_MM = 0.015;
const DEPTH = 0.28;
/** Points across a layer. */
const POINTS = 64;
/** Radians between the two sections at the end of a channel. */
const END = 0.004;
/** Sections from this exponent on have side faces, which are up to this height, 1 being the outside. */
const BOXY = 4;
const FACE_TO = 0.72;

/** Directions in the unit superellipse from its outermost point: 0, 1 and 2 quarter turns are outside, edge and inside. */
const directionAt = (side: number, exponent: number): number =>
  Math.atan2(side, (1 - Math.min(1, Math.abs(side)) ** exponent) ** (1 / exponent));

type Across = readonly [out: number, aside: number];

/** Steps in which the corners of a bevel are looked for. */
const CORNER_STEPS = 1440;

/** Points of a section's skin between two directions, from its middle, mm; the corners of a bevel are among them. */
function skinOf(
  own: ShankSection,
  { exponent = 2.4, flatInside = 0.5, bevelMm }: ShankOptions,
  [from, to]: readonly [number, number],
): Across[] {
  const { halfWidth, halfThickness } = own;
  const bevel = bevelMm === undefined ? Infinity : bevelAt(own, bevelMm);
  const reachAt = (direction: number): { reach: number; isBevel: boolean } => {
    const [c, s] = [Math.cos(direction), Math.sin(direction)];
    const round = (Math.abs(c) ** exponent + Math.abs(s) ** exponent) ** (-1 / exponent);
    const slant = c > 0 ? bevel / (c * halfThickness + Math.abs(s) * halfWidth) : Infinity;
    return { reach: Math.min(round, slant), isBevel: slant < round };
  };
  const evenly = (steps: number): number[] =>
    Array.from({ length: steps }, (_, k) => from + ((to - from) * k) / (steps - 1));
  const corners =
    bevelMm === undefined
      ? []
      : evenly(CORNER_STEPS).filter(
          (direction, k, all) => k > 0 && reachAt(direction).isBevel !== reachAt(all[k - 1]!).isBevel,
        );
  return [...evenly(POINTS), ...corners]
    .toSorted((a, b) => a - b)
    .map((direction): Across => {
      const { reach } = reachAt(direction);
      const [c, s] = [Math.cos(direction), Math.sin(direction)];
      const u = c * reach * halfThickness;
      return [u < 0 ? u * (1 - flatInside) : u, s * reach * halfWidth];
    });
}

/** A closed sweep of sections round the hoop, at the given angles from the top. */
const swept = (
  { innerRadius, center, section }: ShankOptions,
  angles: readonly number[],
  outlineAt: (own: ShankSection, angle: number) => readonly Across[],
): Solid =>
  sweepSections(
    angles.map((angle) => {
      const own = section(Math.min(angle, TAU - angle) / Math.PI, angle);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return outlineAt(own, angle).map(([out, aside]): Vec3 => {
        const r = innerRadius + own.halfThickness + out;
        return [center[0] + sin * r, center[1] + cos * r, center[2] + (own.shift ?? 0) + aside];
      });
    }),
    true,
  );

const evenAngles = (steps: number): number[] => Array.from({ length: steps }, (_, i) => (i / steps) * TAU);

/** A layer between two directions of each section. */
const layer = (
  options: ShankOptions,
  spanAt: (own: ShankSection, angle: number) => readonly [from: number, to: number],
): Solid =>
  swept(options, evenAngles(options.steps ?? 220), (own, angle) => {
    const skin = skinOf(own, options, spanAt(own, angle));
    const over = skin.map(([out, aside], k): Across => {
      const [before, after] = [skin[Math.max(0, k - 1)]!, skin[Math.min(skin.length - 1, k + 1)]!];
      const [run, rise] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(run, rise) || 1;
      return [out + (rise / length) * OVER_MM, aside - (run / length) * OVER_MM];
    });
    return [...over, ...skin.toReversed().map(([out, aside]): Across => [out * (1 - DEPTH), aside * (1 - DEPTH)])];
  });

/** One wall of a channel from its lip to its floor: depth below the top of the outside, and distance from the middle, mm. */
export type ChannelWall = readonly (readonly [depth: number, aside: number])[];

/** The angles of a hoop's sections; a channel that ends has two sections at either end. */
function channelAngles(reach: number): number[] {
  if (reach >= Math.PI) return evenAngles(240);
  const inside = Array.from({ length: 161 }, (_, i) => ((i / 160) * 2 - 1) * reach);
  const outside = Array.from({ length: 81 }, (_, i) => reach + END + (i / 80) * (TAU - 2 * (reach + END)));
  return [...inside, ...outside].map((angle) => (angle + TAU) % TAU);
}

/** The hoop with a channel in its outside, `reach` radians to both sides of the top. */
function channelled(options: ShankOptions, wall: ChannelWall, reach: number): Solid {
  const { exponent = 2.4 } = options;
  const lip = wall[0]![1];
  return swept(options, channelAngles(reach), (own, angle) => {
    const { halfWidth, halfThickness } = own;
    const from = directionAt(lip / halfWidth, exponent);
    const isOpen = Math.min(angle, TAU - angle) <= reach + END / 2;
    const outside = (aside: number): number =>
      halfThickness * (1 - Math.min(1, Math.abs(aside / halfWidth)) ** exponent) ** (1 / exponent);
    const side = (way: 1 | -1): Across[] =>
      wall.map(([depth, aside]): Across => {
        const own = way * (isOpen ? aside : Math.min(aside, lip * 0.999));
        return [isOpen ? Math.min(outside(aside), halfThickness - depth) : outside(own), own];
      });
    return [...skinOf(own, options, [from, TAU - from]), ...side(-1), ...side(1).toReversed()];
  });
}

/** What can be laid on or cut into a hoop of one section. */
export interface Layers {
  /** Over the inside and the side faces, and over bevels or a strip of the outside along each edge, mm. */
  lining: (edgeMm: number) => Solid;
  /** A line all the way round, `asideAt(angle)` mm beside the middle. */
  line: (asideAt: (angle: number) => number, halfMm: number) => Solid;
  /** The hoop with a channel in its outside, `reach` radians to both sides of the top. */
  channelled: (wall: ChannelWall, reach: number) => Solid;
}

export const layersOn = (options: ShankOptions): Layers => {
  const { exponent = 2.4 } = options;
  const face = exponent < BOXY ? Math.PI / 2 : directionAt((1 - FACE_TO ** exponent) ** (1 / exponent), exponent);
  return {
    lining: (edgeMm) =>
      layer(options, ({ halfWidth }) => {
        const edge = options.bevelMm ?? edgeMm;
        const from = edgeMm > 0 ? directionAt(Math.max(0, 1 - edge / halfWidth), exponent) : face;
        return [from, TAU - from];
      }),
    line: (asideAt, halfMm) =>
      layer(options, ({ halfWidth }, angle) => {
        const most = 1 - halfMm / halfWidth;
        const middle = Math.max(-most, Math.min(most, asideAt(angle) / halfWidth));
        const half = halfMm / halfWidth;
        return [directionAt(middle - half, exponent), directionAt(middle + half, exponent)];
      }),
    channelled: (wall, reach) => channelled(options, wall, reach),
  };
};

/** Girdles of stones and their outlines at a distance, and bezels. */
import type { Vec3 } from '../piece';
import type { Cut } from '../spec';
import { gemShape } from '../gems/cuts';
import { girdleOutline } from '../gems/polyhedron';
import { evenly, raise, type Point2 } from '../geometry/curves';
import { isSketch } from '../geometry/detail';
import { withoutLoops } from '../geometry/loops';
import type { Solid } from '../geometry/solid';
import { sweepSections } from '../geometry/sweep';
import { fromAxes, smoothstep, type Axes } from '../geometry/vec';

/** Least turn of an outline at a corner, radians; facets of a curved girdle turn by less. */
const CORNER = 0.7;
/** Number of points for each side of a girdle's facets, and of smoothing steps for outlines of 128 points. */
const FACET_POINTS = 64;
const SMOOTHING = 10;

/** Turn of a closed outline at a point from which it is a corner of a stone's outline, radians. */
const SHARP = 0.35;

/** Turn of a closed outline at one of its points, radians. */
function turnAt(outline: readonly Point2[], i: number): number {
  const n = outline.length;
  const [before, p, after] = [outline[(i + n - 1) % n]!, outline[i]!, outline[(i + 1) % n]!];
  const turn = Math.atan2(after[1] - p[1], after[0] - p[0]) - Math.atan2(p[1] - before[1], p[0] - before[0]);
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** The outline without the facets of a curved girdle, which metal does not follow; corners stay. */
function smoothed(outline: readonly Point2[]): Point2[] {
  const n = outline.length;
  const at = (points: readonly Point2[], i: number): Point2 => points[(i + n) % n]!;
  const side = Math.max(1, Math.round(n / FACET_POINTS));
  const turns = outline.map((_, i) => turnAt(outline, i));
  const isCorner = outline.map(
    (_, i) =>
      Math.abs(
        Array.from({ length: 2 * side + 1 }, (__, k) => turns[(i - side + k + n) % n]!).reduce((a, b) => a + b),
      ) > CORNER,
  );
  let now = [...outline];
  for (let step = Math.max(2, Math.round(SMOOTHING * (n / 128) ** 2)); step > 0; step--) {
    const last = now;
    now = last.map((p, i): Point2 => {
      const [a, b] = [at(last, i - 1), at(last, i + 1)];
      return isCorner[i] ? p : [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  return now;
}

/** The girdle of a stone in mm, in the stone's axes, evenly spaced, beginning at the cleft if there is one. */
export function girdleMm(cut: Cut, sizeMm: number, count = 96): Point2[] {
  const shape = gemShape(cut);
  const round = girdleOutline(shape, 720).map((p): Point2 => [(p[0] * sizeMm) / 2, (p[1] * sizeMm) / 2]);
  const dense = shape.isMirrored ? [...round.slice(180), ...round.slice(0, 180)] : round;
  const even = evenly(raise(dense, 0), count, true).map((p): Point2 => [p[0], p[1]]);
  // Even points miss the corners of a polygon, each by another distance.
  for (const corner of dense.filter((_, i) => turnAt(dense, i) > SHARP)) {
    const gaps = even.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1]));
    even[gaps.indexOf(Math.min(...gaps))] = corner;
  }
  return smoothed(even);
}

/** Maximum move of a corner, in widths of the offset, since the mitre of a narrow tip may be infinite. */
const MITER_LIMIT = 4;

/** The outline offset outwards by `by` (inwards when negative), mm. Corners and clefts are preserved. */
export function offsetOutline(outline: readonly Point2[], by: number): Point2[] {
  const n = outline.length;
  const moved = outline.map((p, i): Point2 => {
    const a = outline[(i - 1 + n) % n]!;
    const b = outline[(i + 1) % n]!;
    const [ax, ay] = [p[0] - a[0], p[1] - a[1]];
    const [bx, by2] = [b[0] - p[0], b[1] - p[1]];
    const la = Math.hypot(ax, ay) || 1;
    const lb = Math.hypot(bx, by2) || 1;
    const nx = ay / la + by2 / lb;
    const ny = -ax / la - bx / lb;
    const l2 = nx * nx + ny * ny || 1;
    const far = by * Math.min(2 / l2, MITER_LIMIT / Math.sqrt(l2));
    return [p[0] + nx * far, p[1] + ny * far];
  });
  return by > 0 ? withoutLoops(moved, outline, by) : moved;
}

/** Stone size below which a cup has fewer points, mm. */
const COARSE_TO_MM = 1.9;
/**
 * Minimum wall of a bezel, mm: the cup of a stone of up to `toMm` is too low and too solid to need the full thickness,
 * which that of a stone from `fromMm` on has.
 */
const WALL = { small: 0.36, full: 0.54, toMm: 2.8, fromMm: 3.4 } as const;
const leastWall = (sizeMm: number): number =>
  WALL.small + (WALL.full - WALL.small) * smoothstep(WALL.toMm, WALL.fromMm, sizeMm);

/** Stone size below which the cup is nearly solid, and size from which its foot is thick enough to be hollow, mm. */
const SOLID_TO_MM = 2.4;
const HOLLOW_FROM_MM = 3.4;

/** Minimum depth of a cup, mm; for the smallest stones it is a solid disc. */
const LEAST_CUP = 0.9;
/** Metal between the foot of a cup and the space under the stone, mm. */
const LEAST_FLOOR = 0.55;

/** Depth of a cup with room for a step, mm. */
const LEAST_STEPPED = 1.6;

/** The flat rim of a bezel, between its bright-cut inside and the bevel outside, in walls; its height and the bevel's foot, in lips. */
const RIM = { inner: 0.1, outer: 0.52, height: 1.6, foot: 0.3 } as const;

/** Middle of a bezel's rim outside the girdle, and its height over it, mm: where milgrain stands. */
export const bezelRim = (sizeMm: number, wallMm: number): { out: number; up: number } => ({
  out: wallMm * RIM.outer - 0.12,
  up: lipOf(sizeMm) * RIM.height,
});

/**
 * Metal around a stone, in the stone's axes.
 * @param section points of its section: distance from the girdle and height over it, mm
 * @param around the outline at a distance from the girdle
 */
export function rimAround(
  section: readonly Point2[],
  around: (byMm: number) => readonly Point2[],
  axes: Axes,
  origin: Vec3,
): Solid {
  const rims = section.map(([by, z]) => around(by).map(([x, y]) => fromAxes(axes, origin, [x, y, z])));
  return sweepSections(
    rims[0]!.map((_, i) => rims.map((rim) => rim[i]!)),
    true,
  );
}

/** Width of the metal that lies over a stone's edge, mm. */
const lipOf = (sizeMm: number): number => Math.min(0.3, sizeMm * 0.05);

/** Wall of the bezel of a main stone, mm. */
export const bezelWall = (sizeMm: number): number => Math.max(WALL.full, 0.28 + sizeMm * 0.028);

/**
 * A smooth wall of metal around the girdle with a lip over the stone's edge, and below it a tapering cup that follows
 * the pavilion. A `half` bezel holds the stone on both sides of its first axis and is lower than the girdle between
 * them. `upright` is the depth to which the wall does not taper, mm.
 */
export function bezelCup(
  cut: Cut,
  sizeMm: number,
  axes: Axes,
  origin: Vec3,
  {
    wallMm: requested = 0.45,
    depth: reach = sizeMm * 0.42,
    open = 0.5,
    half = false,
    isOnSkirt = false,
    upright = 0,
    points = sizeMm < COARSE_TO_MM ? 64 : 128,
  } = {},
): Solid {
  const depth = Math.max(LEAST_CUP, reach);
  const isStepped = isOnSkirt && depth > LEAST_STEPPED;
  const wallMm = sizeMm < COARSE_TO_MM ? requested : Math.max(leastWall(sizeMm), requested);
  const bore = 0.55 + 0.45 * smoothstep(SOLID_TO_MM, HOLLOW_FROM_MM, sizeMm);
  const floor = -Math.max(depth * 0.5, Math.min(depth * 0.78, depth - LEAST_FLOOR));
  const girdle = girdleMm(cut, sizeMm, points / (isSketch() ? 2 : 1));
  const lip = lipOf(sizeMm);
  // The hole in the foot, which a broad wall does not close.
  const inset = Math.min(wallMm * 0.5, sizeMm * 0.25);
  const straight = Math.min(depth * 0.9, Math.max(depth * 0.22, upright));
  const tapered = (share: number): number => -straight - (depth - straight) * share;
  // Stations from inside the lip, over it, down the outside, around the foot and back up the inside.
  const steps: readonly (readonly [offset: number, share: number, z: number])[] = [
    [-lip * 0.6, 1, lip * 0.8],
    [wallMm * RIM.inner, 1, lip * RIM.height],
    [wallMm * RIM.outer, 1, lip * RIM.height],
    [wallMm, 1, lip * RIM.foot],
    [wallMm, 1, -straight],
    // Over a skirt the wall ends in a step, which stays in view as one line.
    ...(isStepped ? ([[wallMm * 0.75, 1, -straight - 0.14]] as const) : []),
    [wallMm * (isStepped ? 0.6 : 0.85), 0.97, tapered(0.256)],
    [wallMm * (isStepped ? 0.4 : 0.6), (1 + open) / 2, tapered(0.744)],
    [wallMm * 0.4, open + 0.03, tapered(0.962)],
    [0, open, -depth],
    [-inset, open * 0.62, -depth],
    [-inset, open * 0.55, -depth * 0.94],
    [0, open * 0.62 * bore, floor],
    [0.02, 0.8 * bore, -depth * 0.36],
    [0.02, 0.98, -depth * 0.1],
    [0.02, 1, -lip * 0.5],
  ];
  const dip = -depth * 0.34;
  const height = (z: number, [x, y]: Point2): number =>
    half && z > dip ? dip + (z - dip) * smoothstep(0.42, 0.66, Math.abs(x) / Math.hypot(x, y)) : z;
  const rings = steps.map(([offset, share, z]) =>
    offsetOutline(girdle, offset).map((p, i): Vec3 =>
      fromAxes(axes, origin, [p[0] * share, p[1] * share, height(z, girdle[i]!)]),
    ),
  );
  return sweepSections(
    girdle.map((_, i) => rings.map((ring) => ring[i]!)),
    true,
  );
}

/** The lower part of a bezel on a ring: it continues the wall down into the band, and the finger hollows it below. */
import { isBuffTopped } from '../../catalogue/gems';
import { gemShape } from '../../gems/cuts';
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import { ball, blend, cut, grown, intersect, polygonField, smoothMax, type Field } from '../../geometry/field';
import { fromAxes, type Axes } from '../../geometry/vec';
import { girdleMm, offsetOutline } from '../../parts/head';
import { SUNK } from '../../parts/prongHead';
import { onHoop, type Ground } from './common';

/** Height of its upper edge below the girdle, and how far it stands back from the wall above it, mm. */
const TOP = 0.1;
const BEHIND_WALL = 0.05;
/** Depth to which it is upright, mm, and inset for each mm below that. */
const UPRIGHT = 0.7;
const TAPER = 0.3;
/** Gap between a stone and the metal under it, at the girdle and for each mm below, mm. */
const SEAT = { gap: 0.03, opening: 0.12 } as const;
/** Height of its lower edge over the inside of the band, and of the rounding there, mm. */
const OVER_FINGER = 0.12;
/** Rise of its lower edge for each mm beside the band. */
const BESIDE_BAND = 0.55;
const ROUNDING = 0.3;
/** Metal under the stone, mm. */
const FLOOR = 0.65;
/** Limit of half the width of a band, mm. */
const WIDEST = 8;
/** Extent of the band beside it that belongs to it, mm. */
const BESIDE = 2.9;
/** Width of the fillet to the band, mm. */
const FILLET = 0.6;

/** Radius of the inside of a band under a point of its circumference, mm. */
function boreUnder({ field, center, topRadius }: Ground, angle: number): number {
  const step = 0.04;
  for (let r = topRadius - 0.2; r > topRadius / 2; r -= step) {
    const [x, y, z] = onHoop(center, angle, r);
    if (field(x, y, z) > 0) return r + step;
  }
  return topRadius / 2;
}

/** Half the width of a band under a point of its circumference, mm. */
function bandHalf({ field, center, topRadius }: Ground, angle: number, bore: number): number {
  const [x, y, z] = onHoop(center, angle, (bore + topRadius) / 2);
  let half = 0;
  while (half < WIDEST && field(x, y, z + half) < 0) half += 0.05;
  return half;
}

/** The field of the skirt, with its joint to the band, and the box around it. */
export function bezelSkirt({
  stone,
  axes,
  origin,
  shank,
  angle,
  wallMm,
  depth,
}: {
  stone: Stone;
  axes: Axes;
  origin: Vec3;
  shank: Ground;
  angle: number;
  wallMm: number;
  depth: number;
}): { field: Field; low: Vec3; high: Vec3 } {
  const { kind, cut: shape, size_mm } = stone;
  const half = size_mm / 2;
  const { planes, isMirrored } = gemShape(shape, size_mm, isBuffTopped(kind));
  const outline = offsetOutline(girdleMm(shape, size_mm, 128), wallMm - BEHIND_WALL);
  const outside = polygonField(outline);
  const below = planes.filter(([, , nz]) => nz < 1e-6);
  const bore = boreUnder(shank, angle) + OVER_FINGER;
  const [ax, ay, az] = axes;
  const local =
    (at: (x: number, y: number, z: number) => number): Field =>
    (x, y, z) => {
      const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]];
      return at(
        dx * ax[0] + dy * ax[1] + dz * ax[2],
        dx * ay[0] + dy * ay[1] + dz * ay[2],
        dx * az[0] + dy * az[1] + dz * az[2],
      );
    };
  const halfBand = bandHalf(shank, angle, bore);
  /** Height of a point over the lower edge, which rises like a hull beside the band. */
  const overEdge: Field = (x, y, z) =>
    Math.hypot(x - shank.center[0], y - shank.center[1]) -
    bore -
    BESIDE_BAND * Math.max(0, Math.abs(z - shank.center[2]) - halfBand);
  const wall = local((x, y, z) => Math.max(outside(x, y) + Math.max(0, -UPRIGHT - z) * TAPER, z + TOP));
  const solid: Field = (x, y, z) => smoothMax(wall(x, y, z), -overEdge(x, y, z), ROUNDING);
  const hollow = local((x, y, z) => {
    const across = isMirrored ? Math.abs(x) : x;
    let d = -Infinity;
    for (const [nx, ny, nz, far] of below) d = Math.max(d, nx * across + ny * y + nz * z - far * half);
    return d - SEAT.gap - Math.max(0, -z) * SEAT.opening;
  });
  const seat: Field = (x, y, z) => Math.max(hollow(x, y, z), FLOOR - overEdge(x, y, z));
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  const foot = onHoop(shank.center, angle, shank.topRadius - 0.1);
  const room = reach + BESIDE;
  const joined = blend(FILLET, solid, intersect(grown(shank.field, -SUNK), ball(foot, room - 0.1)));
  const middle = fromAxes(axes, origin, [0, 0, -depth]);
  const box = room + depth * 0.3;
  return {
    field: cut(joined, seat),
    low: [middle[0] - box, middle[1] - box, middle[2] - box],
    high: [middle[0] + box, middle[1] + box, middle[2] + box],
  };
}

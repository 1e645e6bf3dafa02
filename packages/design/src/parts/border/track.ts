/** A line on metal along which ornament lies: around a setting, along the edge of a bangle. */
import { evenly, lengthOf } from '../../geometry/curves';
import { cross, sub, unit, type Axes } from '../../geometry/vec';
import type { Vec3 } from '../../piece';

/** A place on a track: `axes` are along it, across it (outwards around a setting) and up from the metal. */
export interface Place {
  at: Vec3;
  axes: Axes;
}

export interface Track {
  readonly isClosed: boolean;
  readonly lengthMm: number;
  /** The place at a share of the length, which wraps around a closed track. */
  readonly at: (share: number) => Place;
  /** A point at a share of the length, `y` mm across and `z` mm up. */
  readonly point: (share: number, y: number, z: number) => Vec3;
}

const SAMPLES = 480;

/** @param upAt direction up from the metal at a point of the line */
export function trackOf(line: readonly Vec3[], upAt: (at: Vec3) => Vec3, isClosed: boolean): Track {
  const points = evenly(line, SAMPLES, isClosed);
  const ups = points.map(upAt);
  const index = (share: number): number => {
    const i = Math.round(share * (isClosed ? SAMPLES : SAMPLES - 1));
    return isClosed ? ((i % SAMPLES) + SAMPLES) % SAMPLES : Math.min(SAMPLES - 1, Math.max(0, i));
  };
  const at = (share: number): Place => {
    const i = index(share);
    const [before, after] = isClosed
      ? [points[(i + SAMPLES - 2) % SAMPLES]!, points[(i + 2) % SAMPLES]!]
      : [points[Math.max(0, i - 2)]!, points[Math.min(SAMPLES - 1, i + 2)]!];
    const up = ups[i]!;
    const across = unit(cross(unit(sub(after, before)), up));
    return { at: points[i]!, axes: [cross(across, up), across, up] };
  };
  return {
    isClosed,
    lengthMm: lengthOf(points, isClosed),
    at,
    point: (share, y, z) => {
      const { at: p, axes } = at(share);
      return [0, 1, 2].map((k) => p[k]! + axes[1][k]! * y + axes[2][k]! * z) as unknown as Vec3;
    },
  };
}

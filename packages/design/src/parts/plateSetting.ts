/** Bezels that rise from a plate, which fills the opening of a frame around them. */
import type { Vec3 } from '../piece';
import type { Cut } from '../spec';
import type { Point2 } from '../geometry/curves';
import type { Solid } from '../geometry/solid';
import { sweepSections } from '../geometry/sweep';
import { girdleMm, offsetOutline } from './head';

export interface PlateStone {
  cut: Cut;
  sizeMm: number;
  /** Rotation of the stone on the plate, radians. */
  turn: number;
}

/** Distance from the middle of a plate to its edge in a direction, mm. */
export type Reach = (angle: number) => number;

/** The reach of a convex polygon around the middle. */
export const polygonReach =
  (corners: readonly Point2[]): Reach =>
  (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return Math.min(
      ...corners.map(([x, y], i) => {
        const [nextX, nextY] = corners[(i + 1) % corners.length]!;
        const facing = c * (nextY - y) - s * (nextX - x);
        return facing > 1e-9 ? (x * nextY - y * nextX) / facing : Infinity;
      }),
    );
  };

/**
 * A bezel and its plate in one piece, open under the stone, with the girdle at z = 0.
 * @param top height of the plate's face, mm
 * @param back height of its back, mm
 * @param bevel width of the bevel along its edges, mm
 * @param shoulder height to which the face rises at the bezel's wall, mm
 */
export function plateSetting(
  { cut, sizeMm, turn }: PlateStone,
  reach: Reach,
  {
    wallMm,
    top,
    back,
    bevel = 0.02,
    shoulder = top,
  }: { wallMm: number; top: number; back: number; bevel?: number; shoulder?: number },
): Solid {
  const girdle = girdleMm(cut, sizeMm, 128);
  const lip = Math.min(0.3, sizeMm * 0.05);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const around = (offset: number, share = 1): Point2[] =>
    offsetOutline(girdle, offset).map(([x, y]) => [(x * cos - y * sin) * share, (x * sin + y * cos) * share]);
  const edge = (inset: number): Point2[] =>
    around(wallMm).map(([x, y]): Point2 => {
      const far = (reach(Math.atan2(y, x)) - inset) / Math.hypot(x, y);
      return [x * far, y * far];
    });
  const rings: readonly (readonly [points: readonly Point2[], z: number])[] = [
    [around(-lip * 0.7), lip * 0.9],
    [around(-lip * 0.2), lip * 1.5],
    [around(wallMm * 0.35), lip * 1.75],
    [around(wallMm * 0.8), lip * 1.4],
    [around(wallMm), lip * 0.5],
    [around(wallMm), shoulder],
    [edge(bevel), top],
    [edge(0), top - bevel],
    [edge(0), back + bevel],
    [edge(bevel), back],
    [around(0, 0.6), back],
    [around(0, 0.54), back + 0.12],
    [around(0, 0.62), back * 0.75],
    [around(0.02, 0.98), -0.16],
    [around(0.02), -lip * 0.5],
  ];
  return sweepSections(
    girdle.map((_, i) => rings.map(([points, z]): Vec3 => [points[i]![0], points[i]![1], z])),
    true,
  );
}

/** The brilliant pattern: table, star, kite and half facets over any convex outline. */
import type { Plane, Vec3 } from '../piece';
import { planeThrough } from './polyhedron';

export interface BrilliantOptions {
  /** Girdle outline by angle, half widths. Convex, counter-clockwise. */
  outline?: (angle: number) => readonly [number, number];
  /** Main facets, and the angle of the first: a pointed outline has its point between two mains. */
  mains?: number;
  phase?: number;
  /** Table width as a share of the outline. */
  table?: number;
  crownDeg?: number;
  pavilionDeg?: number;
  girdleFacets?: number;
}

const RADIANS = Math.PI / 180;
const STAR_LENGTH = 0.5;
const LOWER_HALF_LENGTH = 0.77;
/** Half the height of the girdle. */
const GIRDLE = 0.02;

/** Proportions of a well-made round brilliant by default: table 57 %, crown 34.5°, pavilion 40.8°. */
export function brilliant({
  outline = (a) => [Math.cos(a), Math.sin(a)],
  mains = 8,
  phase = 0,
  table = 0.57,
  crownDeg = 34.5,
  pavilionDeg = 40.8,
  girdleFacets = 32,
}: BrilliantOptions = {}): Plane[] {
  const crown = Math.tan(crownDeg * RADIANS);
  const pavilion = Math.tan(pavilionDeg * RADIANS);
  const step = (2 * Math.PI) / mains;
  const half = step / 2;
  const at = (angle: number, share: number, z: number): Vec3 => {
    const [x, y] = outline(angle);
    return [x * share, y * share, z];
  };
  const tableZ = GIRDLE + (1 - table) * crown;
  const starShare = table * Math.cos(half) + STAR_LENGTH * (1 - table * Math.cos(half));
  const starZ = GIRDLE + (1 - starShare * Math.cos(half)) * crown;
  const lowerShare = 1 - LOWER_HALF_LENGTH;
  const lowerZ = -GIRDLE - (1 - lowerShare * Math.cos(half)) * pavilion;
  const culet: Vec3 = [0, 0, -GIRDLE - pavilion];
  const planes: Plane[] = [[0, 0, 1, tableZ]];
  const slanted = (p: Vec3, q: Vec3, angle: number): Plane => {
    const [ax, ay] = outline(angle + 1e-3);
    const [bx, by] = outline(angle - 1e-3);
    return planeThrough(p, q, [p[0] + (ax - bx) * 100, p[1] + (ay - by) * 100, p[2]]);
  };
  for (let i = 0; i < mains; i++) {
    const a = phase + i * step;
    const star = at(a + half, starShare, starZ);
    const lower = at(a + half, lowerShare, lowerZ);
    planes.push(slanted(at(a, 1, GIRDLE), at(a, table, tableZ), a));
    planes.push(planeThrough(at(a, table, tableZ), at(a + step, table, tableZ), star));
    planes.push(planeThrough(at(a, 1, GIRDLE), at(a + half, 1, GIRDLE), star));
    planes.push(planeThrough(at(a + step, 1, GIRDLE), at(a + half, 1, GIRDLE), star));
    planes.push(slanted(at(a, 1, -GIRDLE), culet, a));
    planes.push(planeThrough(at(a, 1, -GIRDLE), at(a + half, 1, -GIRDLE), lower));
    planes.push(planeThrough(at(a + step, 1, -GIRDLE), at(a + half, 1, -GIRDLE), lower));
  }
  for (let i = 0; i < girdleFacets; i++) {
    const p = outline(phase + (i / girdleFacets) * 2 * Math.PI);
    const q = outline(phase + ((i + 1) / girdleFacets) * 2 * Math.PI);
    planes.push(planeThrough([p[0], p[1], -1], [q[0], q[1], -1], [p[0], p[1], 1]));
  }
  return planes;
}

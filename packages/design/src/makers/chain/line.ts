/** The line of a chain around the neck in the picture. */
import { distance } from '../../geometry/vec';
import type { Vec3 } from '../../piece';
import { UPRIGHT } from '../necklace/neckline';

/**
 * The line of one chain: half width, depth, height of its lowest point, and distance from the wall, mm.
 */
export interface Line {
  half: number;
  deep: number;
  lift: number;
  z: number;
  /** True where its sides run straight up, so that chains over one another do not cross. */
  isUpright?: boolean;
}

/** Depth of a line as a share of half its width; a chain over another is narrower and flatter by these shares. */
const DEEP = 2.15;
const LAYER = { narrower: 0.14, flatter: 0.27 } as const;

/** The line of the `i`th chain from below. @param half half the width of the lowest, mm */
export const lineOf = (half: number, i: number, more: Pick<Line, 'lift' | 'z' | 'isUpright'>): Line => ({
  half: half * (1 - LAYER.narrower * i),
  deep: half * (DEEP - LAYER.flatter * i),
  ...more,
});

export const onLine = ({ half, deep, lift, z, isUpright = false }: Line, t: number): Vec3 => {
  const whole = t * 2.15;
  const a = isUpright ? Math.min(UPRIGHT, Math.max(-UPRIGHT, whole)) : whole;
  const up = half * Math.abs(whole - a);
  return [half * Math.sin(a) * (1 + 0.05 * Math.abs(a)), deep * (1 - Math.cos(a)) * 0.5 + lift + up, z];
};

/** The position on a line at a distance along it from another position, mm. */
export function beyond(at: (t: number) => Vec3, from: number, apartMm: number): number {
  let t = from;
  while (distance(at(t), at(from)) < Math.abs(apartMm) && Math.abs(t) < 3) t += 0.0008 * Math.sign(apartMm);
  return t;
}

/** The line of a chain around the neck in the picture. */
import { distance } from '../../geometry/vec';
import type { Vec3 } from '../../piece';

/**
 * The line of one chain: half width, depth, height of its lowest point, and distance from the wall, mm.
 */
export interface Line {
  half: number;
  deep: number;
  lift: number;
  z: number;
  /** True for a catenary, whose sides do not return: chains over one another, all of one shape, do not cross. */
  isUpright?: boolean;
}

/** Depth of a line as a share of half its width; a chain over another is narrower and flatter by these shares. */
const DEEP = 2.15;
const LAYER = { narrower: 0.14, flatter: 0.27 } as const;

/** Radius of a catenary at its lowest point, as a share of half the width of its line. */
const CATENARY = 0.55;

/** The line of the `i`th chain from below. @param half half the width of the lowest, mm */
export const lineOf = (half: number, i: number, more: Pick<Line, 'lift' | 'z' | 'isUpright'>): Line => ({
  half: half * (1 - LAYER.narrower * i),
  deep: half * (DEEP - LAYER.flatter * i),
  ...more,
});

export const onLine = ({ half, deep, lift, z, isUpright = false }: Line, t: number): Vec3 => {
  const a = t * 2.15;
  if (isUpright) {
    const [radius, along] = [CATENARY * half, half * a];
    return [radius * Math.asinh(along / radius), Math.hypot(radius, along) - radius + lift, z];
  }
  return [half * Math.sin(a) * (1 + 0.05 * Math.abs(a)), deep * (1 - Math.cos(a)) * 0.5 + lift, z];
};

/** The position on a line at a distance along it from another position, mm. */
export function beyond(at: (t: number) => Vec3, from: number, apartMm: number): number {
  let t = from;
  while (distance(at(t), at(from)) < Math.abs(apartMm) && Math.abs(t) < 3) t += 0.0008 * Math.sign(apartMm);
  return t;
}

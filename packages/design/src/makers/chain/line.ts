/** The line of a chain around the neck in the picture. */
import { distance } from '../../geometry/vec';
import type { Vec3 } from '../../piece';

/** The line of one chain: half width, depth, height of its lowest point, and distance from the wall, mm. */
export interface Line {
  half: number;
  deep: number;
  lift: number;
  z: number;
  /** Position among chains over one another, from below: each falls a little differently. @default 0 */
  nth?: number;
  /** True for a catenary, whose sides do not return: chains over one another, all of one shape, do not cross. */
  isUpright?: boolean;
  /** Width of the picture for a V whose sides leave it at its upper edge, and the height of that edge over the lowest point, mm. */
  picture?: { wide: number; above: number };
}

/** Depth of a line as a share of half its width; a chain over another is narrower and flatter by these shares. */
const DEEP = 2.15;
const LAYER = { narrower: 0.14, flatter: 0.27 } as const;

/** Radius of a catenary at its lowest point, as a share of half the width of its line. */
const CATENARY = 0.55;

/** The line of the `i`th chain from below. @param half half the width of the lowest, mm */
export const lineOf = (half: number, i: number, more: Pick<Line, 'lift' | 'z' | 'isUpright' | 'picture'>): Line => ({
  half: half * (1 - LAYER.narrower * i),
  deep: half * (DEEP - LAYER.flatter * i),
  nth: i,
  ...more,
});

/** Distance from the middle at which the sides of a V leave the picture, as a share of its width, and its bend, mm. */
const LEAVES = 0.23;
const BEND_MM = 1.6;

/** Width of the picture by the height of a pendant, by its width, and at least, mm: a small one has air around it. */
const PICTURE = { tall: 0.42, wide: 0.56, leastMm: 34 } as const;
/** Height of the middle of a pendant in it, from its upper edge. */
const MIDDLE = 0.575;

/** The picture of one pendant on a chain. @param tall from the chain to its lowest point, mm */
export function pictureOf(tall: number, half: number): { wide: number; above: number } {
  const wide = Math.max(tall / PICTURE.tall, (2 * half) / PICTURE.wide, PICTURE.leastMm);
  return { wide, above: MIDDLE * wide - tall / 2 };
}

/** How far a chain laid by hand leans to one side, and how it waves, as shares of half its width. */
const DRAPE = { lean: 0.04, wave: 0.012, waves: 4 } as const;

/** Distance of a chain to the right of its even line. */
const drapeAt = ({ half, nth = 0 }: Line, t: number): number =>
  half *
  t *
  t *
  (DRAPE.lean * (0.6 + 0.4 * Math.cos(2.1 * nth)) + DRAPE.wave * Math.sin(DRAPE.waves * t + 2 * nth + 1));

export const onLine = (line: Line, t: number): Vec3 => {
  const [x, y, z] = evenly(line, t);
  return [x + (line.picture ? 0 : drapeAt(line, t)), y, z];
};

const evenly = ({ half, deep, lift, z, isUpright = false, picture }: Line, t: number): Vec3 => {
  if (picture) {
    const x = t * LEAVES * picture.wide * 1.2;
    const steep = picture.above / (Math.hypot(LEAVES * picture.wide, BEND_MM) - BEND_MM);
    return [x, steep * (Math.hypot(x, BEND_MM) - BEND_MM) + lift, z];
  }
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

/** Pearls by trade name: colour, mollusc, and sizes. */
import { sphere } from '../geometry/blocks';
import { mapped, type Solid } from '../geometry/solid';
import type { Vec3 } from '../piece';

export const PEARLS = [
  'akoya',
  'freshwater',
  'baroque',
  'pink',
  'lavender',
  'south-sea',
  'golden',
  'tahitian',
  'peacock',
  'gray',
] as const;
export type PearlName = (typeof PEARLS)[number];
/** The mollusc determines the size and the price of a pearl. */
export type PearlShell = Extract<PearlName, 'akoya' | 'freshwater' | 'south-sea' | 'tahitian'>;

interface Pearl {
  shell: PearlShell;
  name: string;
  /** Body colour, linear sRGB. */
  color: Vec3;
  /** True for irregular shapes; others are round. */
  isBaroque?: true;
}

const WHITE: Vec3 = [0.86, 0.82, 0.76];

const NAMED: Readonly<Record<PearlName, Pearl>> = {
  akoya: { shell: 'akoya', name: 'Akoya pearl', color: WHITE },
  freshwater: { shell: 'freshwater', name: 'freshwater pearl', color: WHITE },
  baroque: { shell: 'freshwater', name: 'baroque pearl', color: WHITE, isBaroque: true },
  pink: { shell: 'freshwater', name: 'pink freshwater pearl', color: [0.88, 0.7, 0.64] },
  lavender: { shell: 'freshwater', name: 'lavender freshwater pearl', color: [0.68, 0.58, 0.72] },
  'south-sea': { shell: 'south-sea', name: 'South Sea pearl', color: WHITE },
  golden: { shell: 'south-sea', name: 'golden South Sea pearl', color: [0.84, 0.6, 0.27] },
  tahitian: { shell: 'tahitian', name: 'Tahitian pearl', color: [0.075, 0.1, 0.09] },
  peacock: { shell: 'tahitian', name: 'peacock Tahitian pearl', color: [0.078, 0.112, 0.102] },
  gray: { shell: 'tahitian', name: 'grey Tahitian pearl', color: [0.36, 0.37, 0.38] },
};

/** Widths of round pearls for sale, mm: the usual ranges of trade guides, freshwater from 3 like Akoya. */
export const PEARL_MM: Readonly<Record<PearlShell, readonly [least: number, most: number]>> = {
  akoya: [3, 9.5],
  freshwater: [3, 12],
  'south-sea': [8, 15],
  tahitian: [8, 14],
};

/** A pearl by its trade name; null without one. */
export const pearlNamed = (name: unknown): Pearl | null =>
  PEARLS.some((known) => known === name) ? NAMED[name as PearlName] : null;

/** Body colour of a pearl by its trade name; white for unknown names. */
export const pearlColor = (name: unknown): Vec3 => pearlNamed(name)?.color ?? WHITE;

/** Number of shapes of baroque pearls, so that neighbours in a strand differ. */
export const BAROQUE_SHAPES = 5;

/**
 * A baroque pearl of about radius 1, with bumps and hollows; both poles, where it is capped or pegged, stay in place.
 */
export function baroquePearl(which: number): Solid {
  const [p, q, r] = [1.3 + which * 1.7, 0.4 + which * 2.3, 2.1 + which * 0.9];
  return mapped(sphere(1, 64), ([x, y, z]): Vec3 => {
    const uneven =
      0.1 * Math.sin(2.1 * x + p) * Math.cos(1.7 * y + q) +
      0.07 * Math.sin(3.3 * z + r + 1.4 * x) +
      0.05 * Math.cos(2.9 * y - 2.2 * z + p);
    const k = 1 + (0.04 + uneven) * (1 - z ** 4) * (1 - y ** 4);
    return [x * k, y * k, z * k];
  });
}

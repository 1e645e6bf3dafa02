/**
 * The forms of animals' heads in the round: the neck at 0, the muzzle ahead of it along x, the crown up; in units of
 * the head, the right half alone.
 */
import type { Vec3 } from '../../piece';

/** A point with the radius there. */
type Joint = readonly [x: number, y: number, z: number, radius: number];

/** A rounded form along joints; `rings` are ridges around a horn. */
export interface Limb {
  at: readonly Joint[];
  rings?: number;
}

export interface HeadShape {
  /** Forms that flow into each other: neck, skull, muzzle. */
  flesh: readonly Limb[];
  /** Forms on top of them: horns, ears, locks of a mane. */
  trim: readonly Limb[];
  /** Furrows: the mouth, nostrils. */
  furrows: readonly Limb[];
  /** A point inside the skull behind the right eye, and the direction of that eye. */
  eye: { from: Vec3; out: Vec3 };
  /** Balls on the tips of a crest. */
  tips?: readonly Joint[];
  /** Distance from the neck to the tip of the muzzle. */
  long: number;
  /** Angle from the way out of the bangle towards the side at which the crown is, radians. @default {@link TURN} */
  turn?: number;
}

/** The crown is at the upper edge, so that the heads are seen in profile. */
export const TURN = 1.57;

const limb = (...at: Joint[]): Limb => ({ at });
/** The neck, which overlaps the end of the bangle. */
const NECK: readonly Joint[] = [
  [-0.7, 0, 0, 0.74],
  [-0.1, 0.06, 0, 0.8],
];

/** A horn that sweeps back over the ear and curls forward beneath it. */
const ramHorn: Limb = {
  at: Array.from({ length: 12 }, (_, i): Joint => {
    const t = i / 11;
    const a = 0.95 + t * 5.1;
    const r = 1.02 - 0.5 * t;
    return [0.02 + r * Math.cos(a) * 1.02, 0.16 + r * Math.sin(a) * 0.98, 0.5 + 0.85 * t ** 0.8, 0.4 - 0.3 * t ** 1.6];
  }),
  rings: 15,
};

/** Locks in a ring around the face, from its edge backwards. */
const mane = (count: number, from: number, reach: number, back: number, turn: number): Limb[] =>
  Array.from({ length: count }, (_, i): Limb => {
    const a = ((i + turn) / count) * Math.PI - Math.PI / 2;
    const at = (t: number): Joint => {
      const b = a + 0.16 * Math.sin(t * 3.2);
      const r = 0.86 + reach * Math.sin(Math.PI * (0.25 + 0.5 * t));
      return [from - back * t, 0.08 + r * Math.sin(b), Math.max(0.05, r * Math.cos(b)), 0.25 * (1 - 0.82 * t ** 1.4)];
    };
    return { at: [0, 0.2, 0.4, 0.6, 0.8, 1].map(at) };
  });

const lion: HeadShape = {
  flesh: [
    limb(...NECK, [0.3, 0.14, 0, 1.02], [1.0, 0.18, 0, 0.96], [1.35, 0.02, 0, 0.78]),
    limb([1.3, -0.2, 0.14, 0.62], [1.86, -0.26, 0.26, 0.46]),
    limb([1.0, 0.72, 0, 0.4], [1.6, 0.38, 0, 0.32], [2.1, 0.16, 0, 0.27]),
    limb([1.2, -0.6, 0, 0.44], [1.8, -0.74, 0, 0.34]),
  ],
  trim: [
    limb([1.12, 0.62, 0.34, 0.2], [1.3, 0.5, 0.62, 0.17]),
    limb([0.62, 0.86, 0.68, 0.3], [0.52, 1.14, 0.88, 0.22]),
    limb([2.2, 0.2, 0.02, 0.23], [2.26, 0.16, 0.22, 0.15]),
    ...mane(9, 0.62, 0.3, 1.25, 0.5),
    ...mane(8, 0.05, 0.4, 1.35, 0.5),
  ],
  furrows: [
    limb([2.34, -0.54, 0.02, 0.09], [2.1, -0.56, 0.5, 0.1], [1.5, -0.48, 0.8, 0.08]),
    limb([2.36, -0.06, 0, 0.06], [2.4, -0.5, 0, 0.06]),
    ...[-0.14, -0.3].map((y) => limb([2.1, y, 0.72, 0.035], [1.7, y, 0.76, 0.035])),
  ],
  eye: { from: [1.38, 0.28, 0.36], out: [0.55, 0.4, 0.74] },
  long: 2.4,
};

const BIRD: Pick<HeadShape, 'flesh' | 'furrows' | 'eye' | 'long' | 'turn'> = {
  flesh: [
    limb(...NECK, [0.5, 0.34, 0, 0.76], [1.0, 0.5, 0, 0.86], [1.4, 0.42, 0, 0.7]),
    limb([1.4, 0.42, 0, 0.56], [1.9, 0.3, 0, 0.36], [2.3, 0.08, 0, 0.19], [2.48, -0.14, 0, 0.07]),
  ],
  furrows: [limb([2.46, 0.0, 0.12, 0.05], [2.1, 0.14, 0.32, 0.055], [1.7, 0.2, 0.58, 0.05])],
  eye: { from: [1.2, 0.56, 0.3], out: [0.3, 0.24, 0.92] },
  long: 2.5,
  turn: 1.25,
};

const peacock: HeadShape = {
  ...BIRD,
  trim: [
    limb([1.0, 1.1, 0, 0.15], [0.86, 1.6, 0, 0.12], [0.6, 2.1, 0, 0.11]),
    limb([0.8, 1.04, 0.06, 0.15], [0.46, 1.46, 0.12, 0.12], [0.02, 1.84, 0.14, 0.11]),
    limb([1.2, 1.1, 0.06, 0.15], [1.24, 1.66, 0.12, 0.12], [1.16, 2.2, 0.14, 0.11]),
    limb([0.76, 0.78, 0.5, 0.16], [1.2, 0.9, 0.58, 0.16], [1.6, 0.72, 0.42, 0.1]),
  ],
  tips: [
    [0.54, 2.22, 0, 0.27],
    [-0.1, 1.94, 0.15, 0.24],
    [1.14, 2.32, 0.15, 0.24],
  ],
};

/** A bird of prey or of song without a crest: a brow over the eye and rows of feathers down the neck. */
const bird: HeadShape = {
  ...BIRD,
  trim: [limb([1.5, 0.78, 0.3, 0.14], [1.0, 0.9, 0.52, 0.14], [0.5, 0.78, 0.6, 0.08])],
};

const ram: HeadShape = {
  flesh: [
    limb(
      ...NECK,
      [0.4, 0.26, 0, 0.92],
      [1.0, 0.3, 0, 0.86],
      [1.6, 0.1, 0, 0.7],
      [2.05, -0.12, 0, 0.58],
      [2.2, -0.2, 0, 0.54],
    ),
    limb([0.7, -0.3, 0, 0.62], [1.5, -0.44, 0, 0.46], [2.02, -0.54, 0, 0.38]),
  ],
  trim: [
    ramHorn,
    limb([0.66, 0.36, 0.78, 0.22], [0.36, 0.2, 1.1, 0.24], [0.06, 0.0, 1.34, 0.1]),
    limb([1.0, 0.9, 0.3, 0.2], [1.36, 0.62, 0.62, 0.18]),
    ...[0, 0.32].map((z) => limb([0.86, 1.08, z, 0.22], [1.3, 0.94, z * 0.8, 0.12])),
  ],
  furrows: [
    limb([2.7, -0.46, 0, 0.07], [2.3, -0.5, 0.46, 0.075], [1.7, -0.36, 0.66, 0.05]),
    limb([2.66, -0.06, 0.16, 0.11], [2.5, 0.06, 0.34, 0.09]),
  ],
  eye: { from: [1.26, 0.26, 0.34], out: [0.3, 0.32, 0.9] },
  long: 2.7,
};

const snake: HeadShape = {
  flesh: [
    limb(...NECK, [0.2, 0.02, 0, 0.86], [0.9, 0.06, 0, 0.7]),
    limb([0.6, 0.06, 0.42, 0.62], [1.2, 0.04, 0.5, 0.6], [1.9, -0.02, 0.3, 0.5], [2.5, -0.08, 0.06, 0.36]),
  ],
  trim: [limb([1.16, 0.5, 0.58, 0.15], [1.66, 0.42, 0.5, 0.14], [2.0, 0.32, 0.3, 0.08])],
  furrows: [
    limb([2.9, -0.16, 0, 0.05], [2.4, -0.18, 0.48, 0.06], [1.5, -0.16, 1.0, 0.06], [0.8, -0.12, 1.04, 0.03]),
    limb([2.76, 0.1, 0.14, 0.06], [2.7, 0.14, 0.22, 0.05]),
  ],
  eye: { from: [1.6, 0.1, 0.4], out: [0.28, 0.5, 0.82] },
  long: 2.86,
  turn: 0.9,
};

const dragon: HeadShape = {
  flesh: [
    limb(...NECK, [0.3, 0.16, 0, 0.92], [1.0, 0.3, 0, 0.74], [1.9, 0.16, 0, 0.46], [2.6, 0.2, 0, 0.36]),
    limb([0.7, -0.3, 0, 0.56], [1.4, -0.56, 0, 0.34], [2.3, -0.7, 0, 0.24]),
  ],
  trim: [
    limb([0.9, 0.84, 0.36, 0.26], [0.3, 1.3, 0.62, 0.22], [-0.4, 1.5, 0.8, 0.14], [-1.0, 1.46, 0.9, 0.05]),
    limb([0.6, 0.1, 0.76, 0.24], [0.1, 0.1, 1.1, 0.16], [-0.5, 0.22, 1.4, 0.05]),
    limb([0.6, -0.32, 0.66, 0.2], [0.1, -0.5, 0.92, 0.14], [-0.4, -0.56, 1.14, 0.05]),
    limb([1.1, 0.78, 0.34, 0.2], [1.6, 0.52, 0.4, 0.16], [1.9, 0.4, 0.28, 0.1]),
    limb([2.66, 0.42, 0.2, 0.16], [2.5, 0.56, 0.26, 0.08]),
    ...[0.2, -0.5, -1.15].map((x) => limb([x, 0.9, 0, 0.2], [x - 0.35, 1.34, 0, 0.05])),
    ...[1.5, 1.9, 2.3].map((x) => limb([x, -0.16, 0.32, 0.1], [x + 0.04, -0.4, 0.3, 0.04])),
  ],
  furrows: [limb([2.92, 0.26, 0.18, 0.08], [2.84, 0.36, 0.24, 0.07])],
  eye: { from: [1.22, 0.34, 0.26], out: [0.34, 0.4, 0.85] },
  long: 2.95,
};

/** A short muzzle and round ears. */
const bigCat: HeadShape = {
  ...lion,
  flesh: [...lion.flesh, limb([0.5, -0.36, 0.46, 0.5], [1.3, -0.3, 0.42, 0.4])],
  trim: lion.trim.slice(0, 3),
};

/** A long muzzle and pointed ears. */
const hound: HeadShape = {
  flesh: [
    limb(...NECK, [0.3, 0.16, 0, 0.98], [0.95, 0.24, 0, 0.86], [1.5, 0.02, 0, 0.56], [2.3, -0.12, 0, 0.38]),
    limb([0.8, -0.4, 0, 0.5], [1.5, -0.5, 0, 0.34], [2.1, -0.5, 0, 0.24]),
  ],
  trim: [
    limb([0.55, 0.86, 0.42, 0.36], [0.42, 1.3, 0.54, 0.2], [0.34, 1.62, 0.6, 0.05]),
    limb([1.0, 0.78, 0.3, 0.16], [1.36, 0.52, 0.5, 0.13]),
    limb([2.6, 0.06, 0, 0.18], [2.62, 0.02, 0.08, 0.14]),
    ...mane(6, 0.1, 0.22, 1.2, 0.5),
  ],
  furrows: [limb([2.66, -0.32, 0, 0.05], [2.3, -0.36, 0.36, 0.06], [1.5, -0.32, 0.56, 0.05])],
  eye: { from: [1.24, 0.22, 0.3], out: [0.4, 0.4, 0.8] },
  long: 2.75,
};

const horse: HeadShape = {
  flesh: [
    limb(...NECK, [0.3, 0.24, 0, 0.9], [0.95, 0.2, 0, 0.8], [1.8, -0.1, 0, 0.56], [2.6, -0.4, 0, 0.44]),
    limb([0.6, -0.4, 0, 0.6], [1.2, -0.44, 0, 0.44]),
  ],
  trim: [
    limb([0.7, 0.84, 0.34, 0.26], [0.66, 1.24, 0.42, 0.18], [0.74, 1.56, 0.46, 0.05]),
    limb([1.0, 0.74, 0.34, 0.15], [1.36, 0.46, 0.5, 0.13]),
    ...[0.9, 0.45, 0, -0.45, -0.9].map((x) =>
      limb([x, 0.98, 0, 0.3], [x - 0.3, 0.94, 0.36, 0.22], [x - 0.62, 0.6, 0.7, 0.14], [x - 0.8, 0.2, 0.9, 0.05]),
    ),
  ],
  furrows: [
    limb([3.0, -0.66, 0, 0.05], [2.7, -0.66, 0.36, 0.06], [2.2, -0.54, 0.48, 0.05]),
    limb([2.96, -0.24, 0.2, 0.1], [2.84, -0.14, 0.32, 0.08]),
  ],
  eye: { from: [1.26, 0.2, 0.32], out: [0.26, 0.3, 0.9] },
  long: 3.05,
};

const elephant: HeadShape = {
  flesh: [
    limb(...NECK, [0.4, 0.2, 0, 1.02], [1.1, 0.2, 0, 0.84]),
    limb([1.2, -0.1, 0, 0.6], [1.9, -0.5, 0, 0.42], [2.4, -0.36, 0, 0.32], [2.6, 0.1, 0, 0.26], [2.5, 0.52, 0, 0.22]),
    ...[0.75, 0.35, -0.1, -0.5].map((y) =>
      limb([0.6, y * 0.6 + 0.1, 0.9, 0.24], [0.1, y, 1.3, 0.2], [-0.35, y * 1.1 - 0.1, 1.5, 0.15]),
    ),
  ],
  trim: [limb([1.3, -0.4, 0.44, 0.17], [1.9, -0.72, 0.56, 0.13], [2.4, -0.66, 0.6, 0.05])],
  furrows: [1.5, 1.8, 2.1].map((x) =>
    limb([x, 0.12 - (x - 1.2) * 0.3, 0, 0.04], [x, -0.2 - (x - 1.5) * 0.4, 0.5, 0.05]),
  ),
  eye: { from: [1.34, 0.22, 0.34], out: [0.36, 0.3, 0.88] },
  long: 2.85,
};

const cow: HeadShape = {
  ...ram,
  trim: [
    limb([0.5, 0.84, 0.5, 0.32], [0.46, 1.02, 1.06, 0.28], [0.8, 1.34, 1.5, 0.2], [1.3, 1.66, 1.44, 0.06]),
    limb([0.5, 0.4, 0.76, 0.2], [0.2, 0.34, 1.16, 0.22], [-0.1, 0.22, 1.44, 0.1]),
    ...ram.trim.slice(2),
  ],
};

export const HEADS: Readonly<Record<string, HeadShape>> = {
  ram,
  lion,
  peacock,
  snake,
  dragon,
  horse,
  unicorn: horse,
  elephant,
  'elephant head': elephant,
  cow,
  panther: bigCat,
  leopard: bigCat,
  tiger: bigCat,
  cat: bigCat,
  bear: bigCat,
  wolf: hound,
  fox: hound,
  dog: hound,
  falcon: bird,
  eagle: bird,
  raven: bird,
  swan: bird,
  dove: bird,
  parrot: bird,
  phoenix: peacock,
};

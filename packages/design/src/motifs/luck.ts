/** Symbols of faith and luck: eyes, hand, tree of life, six-pointed star, ankh, lotus, Om. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { sample } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { bothSides, curve, disc, drawn, mirrored, moved, spare, through, wireOf } from './drawing';

/** An almond lying along the x axis, its corners `width` apart. */
const almond = (width: number, top: number, bottom: number): Point2[] => [
  ...curve([-width / 2, 0], [-width * 0.26, top], [width * 0.26, top], [width / 2, 0], 24),
  ...curve([width / 2, 0], [width * 0.26, -bottom], [-width * 0.26, -bottom], [-width / 2, 0], 24).slice(1, -1),
];

/** The lids of an eye, thick over the iris and fine at the corners. */
function lidsOf(width: number, at: Point2, lift: number): Stroke[] {
  const lids = almond(width, width * 0.38, width * 0.34);
  return [wireOf(moved(lids, { by: at }), lids.map((p) => width * 0.034 * (0.62 + 0.8 * (1 - (2 * Math.abs(p[0])) / width))), { closed: true, lifts: lids.map(() => lift) })];
}

/** An eye: lids and an iris of two rings. */
function eye(width: number, iris: number, at: Point2, lift: number): Stroke[] {
  return [
    ...lidsOf(width, at, lift),
    wireOf(disc(at[0], at[1], iris, 56), width * 0.028, { closed: true, lifts: Array.from({ length: 56 }, () => lift + 0.02) }),
  ];
}

/** The evil eye: a stone as iris, fine engraved rays around it; in enamel a blue eye with a white ring, a light blue iris and a black pupil. */
export function evilEye(): Figure {
  const rays = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * TAU;
    return wireOf([[0.51 * Math.cos(a), 0.49 * Math.sin(a)], [0.64 * Math.cos(a), 0.55 * Math.sin(a)]], 0.018, { engraved: true });
  });
  return drawn({
    fills: [
      { outline: almond(2.2, 0.84, 0.8), rise: 'level', height: 0.5 },
      { outline: disc(0, 0, 0.46), rise: 'level', height: 0.25, lift: 0.4, enamel: 'enamel-white' },
      { outline: disc(0, 0, 0.3), rise: 'level', height: 0.25, lift: 0.58, enamel: 'enamel-light-blue' },
      { outline: disc(0, 0, 0.16, 40), rise: 'level', height: 0.25, lift: 0.76, enamel: 'enamel-black' },
    ],
    strokes: [...lidsOf(2.2, [0, 0], 0.05), ...rays],
    stones: [{ at: [0, 0], size: 0.66, role: 'center' }],
    hang: [0, 0.66],
  });
}

/** The hamsa, an open hand with two thumbs: a plate with a rim, an eye in the palm, engraved lines. */
export function hamsa(): Figure {
  const half: Point2[] = [
    [0, 1.06], [0.1, 1.02], [0.155, 0.9], [0.165, 0.62], [0.17, 0.3], [0.2, 0.3], [0.21, 0.56], [0.25, 0.76], [0.36, 0.82], [0.46, 0.74], [0.49, 0.5], [0.5, 0.1],
    ...curve([0.54, -0.02], [0.62, 0.0], [0.68, 0.26], [0.8, 0.34], 7), [0.9, 0.33], [0.94, 0.24], ...curve([0.92, 0.12], [0.84, -0.3], [0.74, -0.66], [0.46, -0.86], 10), [0.24, -0.97], [0, -1.02],
  ];
  const hand = mirrored(half).slice(0, -1);
  const sides = [false, true];
  const scroll = (points: readonly Point2[], width = 0.02): Stroke[] => sides.map((flip) => wireOf(moved(through(points), { flip }), width, { engraved: true }));
  return drawn({
    fills: [{ outline: hand, rise: 'level', height: 0.5 }],
    strokes: [
      wireOf(through(hand.slice(0, -1), true, 4), 0.045, { closed: true, lifts: Array.from({ length: (hand.length - 1) * 4 }, () => 0.045) }),
      ...eye(0.86, 0.19, [0, -0.3], 0.075),
      ...scroll([[0.0, 0.78], [0.06, 0.68], [0, 0.56], [0.06, 0.44], [0, 0.32]]),
      ...scroll([[0.345, 0.62], [0.31, 0.5], [0.37, 0.38], [0.31, 0.26], [0.35, 0.14]]),
      ...scroll([[0, 0.12], [0.16, 0.08], [0.3, -0.02], [0.36, 0.0]]),
      ...scroll([[0.08, -0.8], [0.3, -0.74], [0.5, -0.56], [0.62, -0.36], [0.6, -0.22], [0.52, -0.26]]),
      ...scroll([[0, -0.62], [0.12, -0.7], [0.24, -0.66]]),
    ],
    stones: [{ at: [0, -0.3], size: 0.36, role: 'center' }],
    hang: [0, 1.06],
  });
}

/** A tree in a ring: roots and boughs join it, with a leaf at the end of every twig. */
export function treeOfLife(): Figure {
  const leaves: Fill[] = [];
  const strokes: Stroke[] = [wireOf(disc(0, 0, 0.96, 96), 0.062, { closed: true })];
  const leafAt = ([x, y]: Point2, angle: number, size: number): void => {
    const half = sample(9, (t): Point2 => [0.27 * Math.sin(Math.PI * t ** 0.8), t]);
    leaves.push({ outline: moved([...half, ...half.slice(1, -1).toReversed().map(([a, b]): Point2 => [-a, b])], { angle: angle - Math.PI / 2, scale: size, by: [x, y] }), rise: 'pillow', height: 0.9, region: 'leaves' });
  };
  const bough = (from: Point2, by: Point2, to: Point2, thick: number, thin: number): Point2[] => {
    const line = sample(18, (t): Point2 => [(1 - t) ** 2 * from[0] + 2 * t * (1 - t) * by[0] + t * t * to[0], (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * by[1] + t * t * to[1]]);
    strokes.push(wireOf(line, sample(18, (t) => thick + (thin - thick) * t ** 0.8)));
    return line;
  };
  for (const way of [1, -1]) {
    const side = ([x, y]: Point2): Point2 => [way * x, y];
    // Two strands twist up the trunk and divide into boughs that reach the ring, and into roots.
    bough(side([0.04, -0.46]), side([0.02, -0.16]), side([0.05, 0.1]), 0.105, 0.085);
    for (const [by, to, thick] of [[[0.04, 0.5], [0.16, 0.95], 0.06], [[0.26, 0.34], [0.6, 0.75], 0.062], [[0.34, 0.16], [0.88, 0.38], 0.06], [[0.4, 0.16], [0.95, -0.08], 0.055]] as const) {
      const line = bough(side([0.05, 0.06]), side([by[0], by[1]]), side([to[0], to[1]]), thick, 0.03);
      for (const [at, turn, reach] of [[8, 0.9, 0.36], [12, -0.9, 0.36], [14, 0.75, 0.3]] as const) {
        const [a, b] = [line[at]!, line[at + 1]!];
        const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + way * turn;
        leafAt([a[0] - 0.02 * Math.cos(angle), a[1] - 0.02 * Math.sin(angle)], angle, reach);
      }
    }
    for (const [by, to] of [[[0.06, -0.72], [0.14, -0.96]], [[0.12, -0.62], [0.5, -0.84]], [[0.24, -0.56], [0.8, -0.56]]] as const) bough(side([0.04, -0.4]), side([by[0], by[1]]), side([to[0], to[1]]), 0.075, 0.03);
  }
  return drawn({ fills: leaves, strokes, stones: [{ at: [0, 0.06], size: 0.3, role: 'center' }, ...spare('leaves', 0.22, [0, 0.72], ...bothSides([0.44, 0.56]), ...bothSides([0.635, 0.28]), ...bothSides([0.7, 0.0]))], hang: [0, 1] });
}

/** Two triangles woven through each other: the star of David. */
export function hexagram(): Figure {
  const triangle = (start: number): Stroke => {
    const corner = (i: number): Point2 => [1.05 * Math.cos(start + (i / 3) * TAU), 1.05 * Math.sin(start + (i / 3) * TAU)];
    const points = [0, 1, 2].flatMap((i) => sample(16, (t): Point2 => [corner(i)[0] + (corner(i + 1)[0] - corner(i)[0]) * t, corner(i)[1] + (corner(i + 1)[1] - corner(i)[1]) * t]).slice(0, -1));
    return wireOf(points, 0.088, { closed: true, lifts: points.map((_, i) => 0.075 * Math.sin(((i % 15) / 15) * TAU)) });
  };
  return drawn({ strokes: [triangle(Math.PI / 2), triangle(-Math.PI / 2)], stones: [{ at: [0, 1.05], size: 0.26, role: 'center' }], hang: [0, 1.06] });
}

/** The ankh: a drop-shaped loop over flared, faceted arms. */
export function ankh(): Figure {
  const arm = (angle: number, length: number, width: number): Fill => ({
    outline: moved([[0.075, 0], [0.1, length * 0.6], [width, length], [-width, length], [-0.1, length * 0.6], [-0.075, 0]].map(([x, y]): Point2 => [x!, y!]), { angle, by: [0, 0.02] }),
    rise: 'ridge',
    height: 0.95,
  });
  const loop = [...curve([0, 0.04], [0.42, 0.3], [0.56, 1.06], [0, 1.06], 24), ...curve([0, 1.06], [-0.56, 1.06], [-0.42, 0.3], [0, 0.04], 24).slice(1, -1)];
  return drawn({
    fills: [arm(Math.PI / 2, 0.6, 0.17), arm(-Math.PI / 2, 0.6, 0.17), arm(Math.PI, 1.1, 0.2)],
    strokes: [wireOf(loop, loop.map((p) => 0.085 + 0.03 * p[1]), { closed: true }), wireOf([[-0.17, 0.02], [0.17, 0.02]], 0.09)],
    stones: [{ at: [0, 0.02], size: 0.32, role: 'center' }],
    hang: [0, 1.08],
  });
}

/** The eye of Horus: brow, lids, and the two marks of the falcon's cheek. */
export function eyeOfHorus(): Figure {
  const swell = (points: readonly Point2[], thick: number, thin: number): Stroke => {
    const path = through(points);
    return wireOf(path, path.map((_, i) => thin + (thick - thin) * Math.sin((Math.PI * i) / (path.length - 1))));
  };
  return drawn({
    fills: [{ outline: disc(0, 0.16, 0.28, 48), rise: 'pillow', height: 1.1 }],
    strokes: [
      swell([[-1.04, 0.4], [-0.6, 0.72], [0, 0.82], [0.6, 0.72], [1.1, 0.5]], 0.105, 0.06),
      swell([[-1.02, 0.06], [-0.56, 0.36], [0, 0.48], [0.52, 0.36], [0.86, 0.12], [1.14, 0.06]], 0.085, 0.055),
      swell([[-1.02, 0.06], [-0.56, -0.1], [0, -0.16], [0.5, -0.08], [0.86, 0.12]], 0.085, 0.055),
      swell([[-0.12, -0.14], [-0.14, -0.5], [-0.2, -0.9]], 0.1, 0.06),
      wireOf(through([[0.1, -0.16], [0.34, -0.54], [0.72, -0.86], [1.04, -0.8], [1.1, -0.56], [0.94, -0.42], [0.8, -0.54]]), sample(49, (t) => 0.085 - 0.035 * t)),
      wireOf([[-0.3, 0.42], [-0.3, 0.74]], 0.05), wireOf([[0.36, 0.4], [0.36, 0.76]], 0.05),
    ],
    stones: [{ at: [0, 0.16], size: 0.42, role: 'center' }],
    hang: [0, 0.88],
  });
}

/** A lotus from the side: petals in three overlapping rows, the middle one in front. */
export function lotus(): Figure {
  const shape = (width: number): Point2[] => {
    const half = sample(24, (t): Point2 => [width * Math.sin(Math.PI * t ** 0.86) ** 0.85, t]);
    return [...half, ...half.slice(1, -1).toReversed().map(([x, y]): Point2 => [-x, y])];
  };
  const petal = (angle: number, length: number, width: number, lift: number): Fill => ({ outline: moved(shape(width), { angle, scale: length, by: [0, -0.62] }), rise: 'dished', lift, height: 0.95 });
  const pairs = (angle: number, length: number, width: number, lift: number): Fill[] => [petal(angle, length, width, lift), petal(-angle, length, width, lift)];
  return drawn({
    fills: [...pairs(1.36, 1.06, 0.2, 0), ...pairs(0.32, 1.46, 0.21, 0), ...pairs(0.98, 1.22, 0.22, 0.16), ...pairs(0.58, 1.34, 0.23, 0.32), petal(0, 1.5, 0.23, 0.48)],
    stones: [{ at: [0, -0.28], size: 0.34, role: 'center' }, ...spare('petals', 0.2, [0, 0.34], ...bothSides([0.46, 0.1]))],
    hang: [0, 0.86],
  });
}

/** The syllable Om raised on a coin. */
export function omCoin(): Figure {
  const lines: Point2[][] = [
    [[-0.56, 0.36], [-0.42, 0.52], [-0.2, 0.52], [-0.08, 0.34], [-0.18, 0.12], [-0.38, 0.04]],
    [[-0.38, 0.04], [-0.12, 0.0], [0.02, -0.18], [-0.04, -0.44], [-0.28, -0.58], [-0.52, -0.48], [-0.62, -0.3]],
    [[-0.02, -0.12], [0.14, 0.0], [0.34, 0.02], [0.52, -0.12], [0.54, -0.36], [0.38, -0.48], [0.24, -0.4]],
    [[0.08, 0.4], [0.2, 0.28], [0.4, 0.28], [0.54, 0.42]],
  ];
  return drawn({
    fills: [{ outline: disc(0, 0, 1, 96), rise: 'level', height: 0.2 }, { outline: moved([[0.08, 0], [0, 0.1], [-0.08, 0], [0, -0.1]], { by: [0.32, 0.5] }), rise: 'ridge', lift: 0.1, height: 1 }],
    strokes: [
      ...lines.map((points) => wireOf(through(points), sample((points.length - 1) * 8 + 1, (t) => 0.045 + 0.03 * Math.sin(Math.PI * t)), { lifts: sample((points.length - 1) * 8 + 1, () => 0.055) })),
      wireOf(disc(0, 0, 0.96, 96), 0.065, { closed: true, lifts: Array.from({ length: 96 }, () => 0.03) }),
    ],
    stones: [{ at: [0.32, 0.53], size: 0.22, role: 'center' }],
    hang: [0, 1],
  });
}

/** Lines of engraved patterns with equal repeats, as data. */
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import type { EngravingPattern } from './engravings';

/** Half an arc around a point, above the line. */
const arc = (u: number, v: number, ru: number, rv: number): Point2[] =>
  sample(12, (t): Point2 => [u - ru * Math.cos(t * Math.PI), v + rv * Math.sin(t * Math.PI)]);

/** Staves and twigs of the runes of the older futhark, in a field from 0 to 1 and from -1 to 1. */
const RUNES: readonly (readonly (readonly Point2[])[])[] = [
  [
    [
      [0.3, -1],
      [0.3, 1],
    ],
    [
      [0.3, 0.1],
      [0.75, 0.7],
    ],
    [
      [0.3, -0.4],
      [0.75, 0.25],
    ],
  ],
  [
    [
      [0.25, -1],
      [0.25, 1],
      [0.75, 0.2],
      [0.75, -1],
    ],
  ],
  [
    [
      [0.3, -1],
      [0.3, 1],
    ],
    [
      [0.3, 0.6],
      [0.75, 0.1],
      [0.3, -0.4],
    ],
  ],
  [
    [
      [0.3, -1],
      [0.3, 1],
    ],
    [
      [0.3, 0.95],
      [0.78, 0.5],
    ],
    [
      [0.3, 0.4],
      [0.78, -0.05],
    ],
  ],
  [
    [
      [0.3, -1],
      [0.3, 1],
      [0.75, 0.6],
      [0.3, 0.1],
      [0.78, -1],
    ],
  ],
  [
    [
      [0.75, 0.9],
      [0.28, 0],
      [0.75, -0.9],
    ],
  ],
  [
    [
      [0.5, -1],
      [0.5, 1],
    ],
    [
      [0.15, 0.45],
      [0.5, 1],
      [0.85, 0.45],
    ],
  ],
  [
    [
      [0.2, -1],
      [0.8, 1],
    ],
    [
      [0.8, -1],
      [0.2, 1],
    ],
  ],
];

interface Regular {
  /** Length of a repeat, in widths of the pattern. */
  readonly pitch: number;
  /** Lines of one repeat: along it from 0 to 1, across from -1 to 1. */
  readonly lines: (i: number) => readonly (readonly Point2[])[];
}

/** Patterns of equal repeats. */
export const REGULAR: Partial<Record<EngravingPattern, Regular>> = {
  knot: {
    pitch: 1.25,
    // Two strands that cross; the lower one is interrupted.
    lines: () => [
      sample(20, (t): Point2 => [t, 0.8 * Math.sin(t * TAU)]),
      ...[
        [0.08, 0.42],
        [0.58, 0.92],
      ].map(([from, to]) =>
        sample(10, (t): Point2 => {
          const u = from! + (to! - from!) * t;
          return [u, -0.8 * Math.sin(u * TAU)];
        }),
      ),
      [
        [0.2, 0],
        [0.3, 0],
      ],
      [
        [0.7, 0],
        [0.8, 0],
      ],
    ],
  },
  key: {
    pitch: 0.85,
    lines: () => [
      [
        [0, -0.85],
        [0.12, -0.85],
        [0.12, 0.85],
        [0.86, 0.85],
        [0.86, -0.3],
        [0.48, -0.3],
        [0.48, 0.28],
      ],
      [
        [0.12, -0.85],
        [1, -0.85],
      ],
    ],
  },
  runes: { pitch: 0.62, lines: (i) => RUNES[(i * 5 + 2) % RUNES.length]! },
  arches: {
    pitch: 0.55,
    lines: () => [
      [
        [0.08, -0.9],
        [0.08, 0],
        [0.22, 0.5],
        [0.5, 0.95],
        [0.78, 0.5],
        [0.92, 0],
        [0.92, -0.9],
      ],
      [
        [0.5, -0.9],
        [0.5, 0.25],
      ],
    ],
  },
  zigzag: {
    pitch: 0.6,
    lines: () => [
      [
        [0, -0.5],
        [0.5, 0.5],
        [1, -0.5],
      ],
      [
        [0, -0.95],
        [1, -0.95],
      ],
      [
        [0, 0.95],
        [1, 0.95],
      ],
      [
        [0.42, -0.55],
        [0.58, -0.55],
      ],
    ],
  },
  rivets: {
    pitch: 0.8,
    lines: () => [
      sample(16, (t): Point2 => [0.5 + 0.3 * Math.cos(t * TAU), 0.45 * Math.sin(t * TAU)]),
      [
        [0.36, -0.2],
        [0.64, 0.2],
      ],
    ],
  },
  waves: {
    pitch: 0.9,
    lines: () => [
      arc(0.5, -0.9, 0.48, 0.85),
      arc(0.5, -0.9, 0.28, 0.45),
      ...[0, 1].flatMap((u) => [arc(u, 0, 0.48, 0.85), arc(u, 0, 0.28, 0.45)]),
    ],
  },
  reeds: {
    pitch: 0.22,
    lines: () => [
      [
        [0.5, -0.95],
        [0.5, 0.95],
      ],
    ],
  },
};

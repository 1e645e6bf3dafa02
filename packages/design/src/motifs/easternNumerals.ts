/** Eastern Arabic digits of dials: lines of uniform width on a grid 20 high. */
import type { Point2 } from '../geometry/curves';
import type { Numeral } from './numerals';

interface Digit {
  readonly width: number;
  readonly lines: readonly (readonly Point2[])[];
}

const HEIGHT = 20;
const SPACING = 4;
const OVAL: readonly Point2[] = Array.from({ length: 21 }, (_, i): Point2 => {
  const a = (i / 20) * 2 * Math.PI;
  return [5.5 + 5.5 * Math.sin(a), 8 + 8 * Math.cos(a)];
});

/** From zero to nine. */
const DIGITS: readonly Digit[] = [
  {
    width: 5,
    lines: [
      [
        [0.8, 9],
        [2.5, 11],
        [4.2, 9],
        [2.5, 7],
        [0.8, 9],
      ],
    ],
  },
  {
    width: 5,
    lines: [
      [
        [1, 20],
        [2.6, 12],
        [3.6, 0],
      ],
    ],
  },
  {
    width: 11,
    lines: [
      [
        [11, 20],
        [10, 16.4],
        [7, 15],
        [3, 16.2],
        [1, 20],
        [2.6, 11],
        [3.4, 0],
      ],
    ],
  },
  {
    width: 14,
    lines: [
      [
        [14, 20],
        [13.2, 16.8],
        [11, 15.6],
        [8.8, 16.6],
        [8, 20],
        [7, 16.8],
        [5, 15.6],
        [2.6, 16.4],
        [1, 20],
        [2.6, 11],
        [3.4, 0],
      ],
    ],
  },
  {
    width: 11,
    lines: [
      [
        [9.5, 20],
        [4.5, 18.6],
        [2.4, 15.6],
        [4.6, 12.6],
        [8.6, 11.6],
        [4, 10.2],
        [1, 7],
        [1.6, 3],
        [5, 0.6],
        [10.5, 0],
      ],
    ],
  },
  { width: 11, lines: [OVAL] },
  {
    width: 9,
    lines: [
      [
        [0, 16],
        [1.6, 19.6],
        [7.4, 19.6],
        [7.6, 12],
        [8.8, 0],
      ],
    ],
  },
  {
    width: 11,
    lines: [
      [
        [0, 20],
        [3.4, 10],
        [5.5, 0],
        [7.6, 10],
        [11, 20],
      ],
    ],
  },
  {
    width: 11,
    lines: [
      [
        [0, 0],
        [3.4, 10],
        [5.5, 20],
        [7.6, 10],
        [11, 0],
      ],
    ],
  },
  {
    width: 9,
    lines: [
      [
        [7.4, 14],
        [4.6, 11],
        [1.2, 13],
        [1.2, 18],
        [4.4, 20],
        [7.2, 18],
        [7.6, 10],
        [8.8, 0],
      ],
    ],
  },
];

/** The lines of a whole number, centred in both directions. */
export function easternLines(value: number): Numeral {
  const lines: Point2[][] = [];
  let x = 0;
  for (const sign of String(value)) {
    const { width, lines: drawn } = DIGITS[Number(sign)]!;
    lines.push(...drawn.map((line) => line.map(([px, py]): Point2 => [px + x, py - HEIGHT / 2])));
    x += width + SPACING;
  }
  const width = x - SPACING;
  return { lines: lines.map((line) => line.map(([px, py]): Point2 => [px - width / 2, py])), width, height: HEIGHT };
}

/** Reads the reliefs that `npm run icons` writes. */
import { SQUARE, type Figure, type Fill, type StonePlace } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';

export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** Side of an icon, and the step of its coordinates, in its units. */
const SIDE = 32;
export const QUANTUM = 0.02;
/** Share of an icon's length in the square of figures. */
const UNIT = (QUANTUM * SQUARE) / SIDE;

/** The whole numbers of a text, of which each ends with a digit below 32. */
function numbers(text: string): number[] {
  const out: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of text) {
    const digit = DIGITS.indexOf(sign);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit > 31) continue;
    out.push(value % 2 ? -(value + 1) / 2 : value / 2);
    [value, shift] = [0, 0];
  }
  return out;
}

function ring(steps: readonly number[]): Point2[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, i): Point2 => {
    x += steps[2 * i]!;
    y += steps[2 * i + 1]!;
    return [x * UNIT, y * UNIT];
  });
}

/** The figure of a relief: `p` and `l` are plates with a dome or level, `e` and `b` places for stones. */
export function decoded(text: string): Figure {
  const fills: Fill[] = [];
  const places: StonePlace[] = [];
  for (const part of text.split(' ')) {
    const [first, ...others] = part.slice(1).split(',').map(numbers) as [number[], ...number[][]];
    if (part[0] === 'p' || part[0] === 'l') {
      const holes = others.map(ring);
      fills.push({ outline: ring(first.slice(2)), ...(holes.length > 0 ? { holes } : {}), rise: part[0] === 'l' ? 'level' : 'pillow', height: first[0]! / 20, lift: first[1]! / 20 });
    } else {
      const [x, y, size] = first as [number, number, number];
      const isEye = part[0] === 'e';
      places.push({ at: [x * UNIT, y * UNIT], size: size * UNIT, role: places.length === 0 ? 'center' : 'accent', seat: isEye ? 'eyes' : 'body', ...(places.length > 0 && !isEye ? { isSpare: true } : {}) });
    }
  }
  return { fills, strokes: [], stones: places };
}

/** Roman and other numerals of a dial and its date: lines of uniform width, for wire or paint. */
import type { Point2 } from '../geometry/curves';
import { LETTERS, capital, reachOf } from './letters';
import { written } from './script';

/** Lines in tenths of the x-height, centred in both directions. */
export interface Numeral {
  lines: Point2[][];
  width: number;
  height: number;
}

/** Gap between roman numerals, and after a digit. */
const SPACING = 3;

/** @param apart further gap between signs, for lines that are wide relative to their height */
export function numeralLines(text: string, apart = 0): Numeral {
  const lines: Point2[][] = [];
  let x = 0;
  for (const sign of text) {
    if (LETTERS.includes(sign)) {
      const { left, right } = reachOf(sign);
      lines.push(
        ...capital(sign).map(({ points, closed }) =>
          (closed ? [...points, points[0]!] : points).map(([px, py]): Point2 => [(px - left) * 8 + x, (py + 1) * 8]),
        ),
      );
      x += (right - left) * 8 + SPACING + apart;
    } else {
      const { lines: drawn, width } = written(sign);
      lines.push(...drawn.map((line) => line.map(([px, py]): Point2 => [px + x, py])));
      x += width + apart;
    }
  }
  const width = x - SPACING - apart;
  const heights = lines.flatMap((line) => line.map((p) => p[1]));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return {
    lines: lines.map((line) => line.map(([px, py]): Point2 => [px - width / 2, py - (low + high) / 2])),
    width,
    height: high - low,
  };
}

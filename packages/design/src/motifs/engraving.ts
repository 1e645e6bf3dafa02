/**
 * Texts for the graver: lines of even width, in script, in roman capitals where the text has no small letters, or in
 * Arabic.
 */
import type { Point2 } from '../geometry/curves';
import { LETTERS, capital, reachOf } from './letters';
import { canWriteNaskh, naskh } from './naskh';
import type { Writing } from './script';
import { canWrite, written } from './script';

/** The most signs that are cut into a band. */
export const LONGEST_TEXT = 20;

/** Lines in tenths of the height of a small x, in the middle of their width and height. */
export interface Engraving {
  lines: Point2[][];
  width: number;
  height: number;
}

/** True for texts of up to twenty signs that there are letters, figures and signs for. */
export const canEngrave = (text: string): boolean => text.length > 0 && text.length <= LONGEST_TEXT && (canWriteNaskh(text) || canWrite(text)) && /[\p{L}\d]/u.test(text);

/** Room between roman capitals. */
const SPACING = 3;

function signLines(text: string): { lines: Point2[][]; width: number } {
  if (canWriteNaskh(text)) return withDots(naskh(text));
  if (/[a-z]/.test(text)) return withDots(written(text));
  const lines: Point2[][] = [];
  let x = 0;
  for (const sign of text) {
    if (LETTERS.includes(sign)) {
      const { left, right } = reachOf(sign);
      // The stroke of a roman letter is its middle line: the graver has one width.
      lines.push(...capital(sign).map(({ points, closed }) => (closed ? [...points, points[0]!] : points).map(([px, py]): Point2 => [(px - left) * 8 + x, (py + 1) * 8])));
      x += (right - left) * 8 + SPACING;
    } else {
      const { lines: drawn, width } = withDots(written(sign));
      lines.push(...drawn.map((line) => line.map(([px, py]): Point2 => [px + x, py])));
      x += width;
    }
  }
  return { lines, width: x - SPACING };
}

function withDots({ lines, dots, signs, width }: Writing): { lines: Point2[][]; width: number } {
  return { lines: [...lines, ...signs, ...dots.map(([x, y]): Point2[] => [[x - 0.2, y], [x + 0.2, y]])], width };
}

/** The lines of a text, its middle at the origin. */
export function engravingOf(text: string): Engraving {
  const { lines, width } = signLines(text);
  const heights = lines.flatMap((line) => line.map((p) => p[1]));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return { lines: lines.map((line) => line.map(([x, y]): Point2 => [x - width / 2, y - (low + high) / 2])), width, height: high - low };
}

/** Writes the relief of an icon as text; `motifs/icons/decode.ts` reads it. */
import { DIGITS, QUANTUM } from '../../src/motifs/icons/decode';
import type { Point2 } from '../../src/geometry/curves';
import type { Relief } from './lands';

/** A whole number in digits of five bits, the lowest first, each but the last with the sixth bit set. */
function number(value: number): string {
  let left = value < 0 ? -2 * value - 1 : 2 * value;
  let out = '';
  while (left > 31) {
    out += DIGITS[32 + (left & 31)];
    left >>= 5;
  }
  return out + DIGITS[left];
}

const whole = (value: number): number => Math.round(value / QUANTUM);

function ring(points: readonly Point2[]): string {
  let [x, y] = [0, 0];
  let out = '';
  for (const point of points) {
    const [nx, ny] = [whole(point[0]), whole(point[1])];
    if (nx === x && ny === y) continue;
    out += number(nx - x) + number(ny - y);
    [x, y] = [nx, ny];
  }
  return out;
}

export const encoded = ({ lands, places }: Relief): string =>
  [
    ...lands.map(
      ({ outline, holes, rise, height, lift }) =>
        `${rise === 'level' ? 'l' : 'p'}${number(Math.round(height * 20))}${number(Math.round(lift * 20))}${[outline, ...holes].map(ring).join(',')}`,
    ),
    ...places.map(
      ({ at, size, isEye }) =>
        `${isEye ? 'e' : 'b'}${number(whole(at[0]))}${number(whole(at[1]))}${number(whole(size))}`,
    ),
  ].join(' ');

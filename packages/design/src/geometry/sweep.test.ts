import { expect, test } from 'vitest';
import type { Vec3 } from '../piece';
import { turn } from './curves';
import { tube } from './sweep';

const POINTS = 16;

/** Distances along each line of a wire from one station to the next, mm. */
function strides(path: readonly Vec3[]): number[] {
  const { positions } = tube(path, 0.7, { closed: true, points: POINTS });
  const at = (i: number): Vec3 => [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
  return Array.from({ length: path.length * POINTS }, (_, i) => {
    const [a, b] = [at(i), at((i + POINTS) % (path.length * POINTS))];
    return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  });
}

test.each([3, 7])('closes a wire that winds %i times around a ring without a seam', (turns) => {
  const wound = turn(240, (a): Vec3 => [
    (9 + 0.6 * Math.cos(a * turns)) * Math.sin(a),
    (9 + 0.6 * Math.cos(a * turns)) * Math.cos(a),
    0.7 * Math.sin(a * turns),
  ]);
  const all = strides(wound);
  const seam = Math.max(...all.slice(-POINTS));
  const elsewhere = Math.max(...all.slice(0, -POINTS));
  expect(seam / elsewhere).toBeLessThan(1.15);
});

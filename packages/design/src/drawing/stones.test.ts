import { expect, test } from 'vitest';
import type { Point2 } from '../geometry/curves';
import { stoneOn } from './stones';

const POINTS = 48;

/** A closed outline on the pad, y downwards, drawn with a tremor of two units. */
const drawn = (at: (angle: number) => Point2): Point2[] =>
  Array.from({ length: POINTS }, (_, i): Point2 => {
    const [x, y] = at((i / POINTS) * 2 * Math.PI);
    return [256 + x * 3 + 2 * Math.sin(i * 12.9), 256 + y * 3 + 2 * Math.sin(i * 78.2)];
  });

const heart = drawn((a) => [
  16 * Math.sin(a) ** 3,
  -(13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
]);

test('cuts a stone that is drawn as a heart as an upright heart of the same width', () => {
  const { cut, turn, size } = stoneOn('ruby', heart);
  expect(cut).toBe('heart');
  expect(Math.abs(Math.sin(turn))).toBeLessThan(0.1);
  expect(Math.cos(turn)).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(85);
  expect(size).toBeLessThan(110);
});

test.each([
  ['pear', (a: number): Point2 => [10 * Math.sin(a) * Math.sin(a / 2), -14 * Math.cos(a)]],
  ['oval', (a: number): Point2 => [9 * Math.cos(a), 13 * Math.sin(a)]],
  ['round', (a: number): Point2 => [12 * Math.cos(a), 12 * Math.sin(a)]],
] as const)('an outline like a %s is no heart', (cut, at) => {
  expect(stoneOn('ruby', drawn(at)).cut).toBe(cut);
});

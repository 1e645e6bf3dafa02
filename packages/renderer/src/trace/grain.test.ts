import { expect, test } from 'vitest';
import { grainAt, type Grain } from './grain';

const at = (x: number, y: number, mm: number): Grain => {
  const grain: Grain = { crease: 0, tiltX: 0, tiltY: 0 };
  grainAt(x, y, mm, grain);
  return grain;
};
const grid = Array.from({ length: 400 }, (_, i) => [(i % 20) * 0.13, Math.floor(i / 20) * 0.13] as const);

test('leather is level on its pebbles and slopes into the creases between them', () => {
  const places = grid.map(([x, y]) => at(x, y, 0.62));
  const level = places.filter(({ crease }) => crease === 0);
  expect(level.length).toBeGreaterThan(40);
  expect(level.every(({ tiltX, tiltY }) => Math.hypot(tiltX, tiltY) === 0)).toBe(true);
  expect(places.filter(({ crease }) => crease > 0.8).length).toBeGreaterThan(20);
});

test('both walls of a crease slope towards its bottom', () => {
  const walls = Array.from({ length: 10_000 }, (_, i) => [(i % 100) * 0.0317, Math.floor(i / 100) * 0.0317]).flatMap(
    ([x, y]) => {
      const [left, right] = [at(x!, y!, 0.62), at(x! + 0.004, y!, 0.62)];
      const isAcross = left.crease > 0.985 && right.crease > 0.985 && left.tiltX * right.tiltX < 0;
      return isAcross ? [left.tiltX > 0 && right.tiltX < 0] : [];
    },
  );
  // Where three pebbles meet, the walls of one of them follow each other the other way round.
  expect(walls.filter(Boolean).length).toBeGreaterThan(walls.length * 0.9);
  expect(walls.length).toBeGreaterThan(50);
});

test('wider pebbles are the same pattern at a larger scale', () => {
  const [small, large] = [at(0.31, 0.17, 0.5), at(0.62, 0.34, 1)];
  expect(large.crease).toBeCloseTo(small.crease, 9);
  expect(large.tiltX).toBeCloseTo(small.tiltX, 9);
});

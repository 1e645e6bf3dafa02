import { expect, test } from 'vitest';
import { evenBlob, eyesAt, lance, limbs } from './relief';

test('a mirrored wire tapers from its root, as the drawn one', () => {
  const [drawn, mirrored] = limbs([[0.1, 0], [0.5, 1]], 0.2, 0.05);
  expect(mirrored!.halfWidth).toEqual(drawn!.halfWidth);
  expect(mirrored!.points).toEqual(drawn!.points.map(([x, y]) => [-x, y]));
});

test('an even outline is symmetric, and passes each point on the axis once', () => {
  const outline = evenBlob([0, 1], [0.5, 0], [0, -1]);
  expect(outline.filter(([x, y]) => Math.abs(x) < 1e-9 && y === 1)).toHaveLength(1);
  for (const [x, y] of outline) expect(outline.some((p) => Math.hypot(p[0] + x, p[1] - y) < 1e-6)).toBe(true);
});

test('a petal is widest where stated', () => {
  const widest = lance(1, 0.2, 0.3).reduce((a, b) => (b[0] > a[0] ? b : a));
  expect(widest[1]).toBeCloseTo(0.3, 1);
});

test('eyes are a pair of one size', () => {
  expect(eyesAt([0.2, 0.1], 0.15).map(({ at, size, seat }) => [at[0], size, seat])).toEqual([[0.2, 0.15, 'eyes'], [-0.2, 0.15, 'eyes']]);
});

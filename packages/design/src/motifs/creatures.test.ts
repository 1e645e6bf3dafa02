import { expect, test } from 'vitest';
import type { Point2 } from '../geometry/curves';
import { isOfRegion } from '../curves/figure';
import { lion } from './beasts';
import { swallow } from './creatures';
import { evilEye } from './luck';

/** Greatest distance between two points. */
const across = (points: readonly Point2[]): number => Math.max(...points.map((a) => Math.max(...points.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])))));

test('a swallow has a tail of two streamers longer than two thirds of its body', () => {
  const { fills } = swallow();
  const [body, ...tail] = [...fills.filter((f) => isOfRegion(f, 'body')), ...fills.filter((f) => isOfRegion(f, 'tail'))].map(({ outline }) => across(outline));
  expect(tail).toHaveLength(2);
  for (const length of tail) expect(length).toBeGreaterThan(body! * 0.66);
});

test('an evil eye has nothing beyond its almond', () => {
  const { fills, strokes } = evilEye();
  const ys = fills[0]!.outline.map(([, y]) => y);
  for (const { points } of strokes) for (const [, y] of points) expect(y >= Math.min(...ys) - 1 && y <= Math.max(...ys) + 1).toBe(true);
});

test('the ears of a lion are no rings, which would look like eyes', () => {
  expect(lion().fills.filter(({ rise }) => rise === 'dished')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Field } from '../../geometry/field';
import { bridged } from './bridge';
import { onHoop } from './common';

const RADIUS = 10;
const HALF = 0.9;
/** A hoop of round wire. */
const hoop: Field = (x, y, z) => Math.hypot(Math.hypot(x, y) - RADIUS + HALF, z) - HALF;
const bridge = { crest: 1.8, rise: 1, end: 5 };
const field = bridged({ field: hoop, topRadius: RADIUS, center: [0, 0, 0] }, 0, bridge);

/** Height of the outside over the even hoop at a distance from the middle of the head, mm. */
function heightAt(along: number): number {
  for (let r = RADIUS + 2; r > 0; r -= 0.005) if (field(...onHoop([0, 0, 0], along / RADIUS, r)) < 0) return r - RADIUS;
  return NaN;
}

test('rises to its crests on both sides of the head and is low under it', () => {
  expect(heightAt(bridge.crest)).toBeCloseTo(bridge.rise, 1);
  expect(heightAt(-bridge.crest)).toBeCloseTo(bridge.rise, 1);
  expect(heightAt(0)).toBeLessThan(0.2);
});

test('falls to the band without a step', () => {
  const heights = Array.from({ length: 36 }, (_, i) => heightAt(bridge.crest + i * 0.1));
  expect(Math.max(...heights.slice(1).map((height, i) => Math.abs(height - heights[i]!)))).toBeLessThan(0.08);
  expect(heights.at(-1)).toBeCloseTo(0, 2);
});

test('leaves the inside of the band as it is', () => {
  for (const along of [0, 1, bridge.crest, 4]) {
    const inside = RADIUS - 2 * HALF;
    expect(field(...onHoop([0, 0, 0], along / RADIUS, inside - 0.01))).toBeGreaterThan(0);
    expect(field(...onHoop([0, 0, 0], along / RADIUS, inside + 0.01))).toBeLessThan(0);
  }
});

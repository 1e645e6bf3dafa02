import { expect, test } from 'vitest';
import { claw } from './claw';

const REACH = 3.25;
const made = claw({
  at: (out, up) => [out, 0, up],
  surface: (out) => Math.max(0, REACH - out) * 0.68,
  reach: REACH,
  foot: 0.85,
  depth: 2.9,
  wireMm: 0.37,
  overMm: 0.52,
  isUpright: false,
});

/** Width of the claw across its length at its widest height over a distance from the stone's middle, mm. */
function widthAt(out: number): number {
  let widest = 0;
  for (let up = -0.2; up < made.top; up += 0.02) {
    let y = 0;
    while (made.field(out, y, up) < 0) y += 0.01;
    widest = Math.max(widest, 2 * y);
  }
  return widest;
}

test('a claw is 0.6 mm wide on the girdle and ends in a point 8 % of the stone inside it', () => {
  expect(widthAt(REACH)).toBeGreaterThan(0.59);
  expect(widthAt(REACH)).toBeLessThan(0.68);
  expect(widthAt(REACH - 0.45)).toBeLessThan(0.32);
  expect(widthAt(REACH - 0.6)).toBe(0);
});

test('a claw rises at most 0.55 mm over the girdle and leans out from a thicker foot', () => {
  expect(made.top).toBeLessThan(0.65);
  expect(made.field(REACH - 0.1, 0, 0.58)).toBeGreaterThan(0);
  expect(made.outAt(2.9)).toBeCloseTo(0.85);
  expect(made.outAt(1.4)).toBeGreaterThan(2);
  expect(made.field(0.85, 0.4, -2.9)).toBeLessThan(0.01);
});

import { expect, test } from 'vitest';
import { facetShank } from '../parts/shank';

const CENTER = [0, 10, 0] as const;
const { solids, field } = facetShank(8.3, CENTER, 1.4, 1.75);
const [{ solid }] = solids as [(typeof solids)[number]];

/** Middles of the outer facets' triangles: those of the inside lie within the lining. */
const middles = Array.from({ length: solid.triangles.length / 3 }, (_, t) =>
  ([0, 1, 2] as const).map(
    (axis) => [0, 1, 2].reduce((sum, k) => sum + solid.positions[solid.triangles[3 * t + k]! * 3 + axis]!, 0) / 3,
  ),
).filter(([x, y]) => Math.hypot(x!, y! - CENTER[1]) > 9.1);

test('is zero on every facet of the hoop', () => {
  expect(middles.length).toBeGreaterThan(100);
  for (const [x, y, z] of middles) expect(Math.abs(field(x!, y!, z!))).toBeLessThan(1e-6);
});

test('is negative in the metal and positive outside', () => {
  for (const [x, y, z] of middles) {
    const share = (by: number): [number, number, number] => [x! * by, CENTER[1] + (y! - CENTER[1]) * by, z!];
    expect(field(...share(0.98))).toBeLessThan(0);
    expect(field(...share(1.02))).toBeGreaterThan(0);
  }
});

test('has its full height under and beside a head only', () => {
  const outerAt = (headed: boolean, degrees: number): number => {
    const shank = facetShank(8.3, CENTER, 1.4, 1.75, headed);
    const angle = (degrees / 180) * Math.PI;
    let r = 9;
    while (shank.field(Math.sin(angle) * r, CENTER[1] + Math.cos(angle) * r, 0) < 0) r += 0.01;
    return r;
  };
  const step = 360 / 28;
  for (const degrees of [0, step, 2 * step, -step, -2 * step]) expect(outerAt(true, degrees)).toBeCloseTo(10.275, 1);
  expect(outerAt(false, step)).toBeLessThan(9.9);
  expect(outerAt(true, 3 * step)).toBeLessThan(9.9);
});

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

import { expect, test } from 'vitest';
import { isBuffTopped } from '../catalogue/gems';
import type { Plane } from '../piece';
import { CUTS } from '../spec';
import { gemShape } from './cuts';
import { extentOf, facets, girdleOutline, volumeOf } from './polyhedron';

test.each(CUTS)('%s is a closed stone whose every plane is a facet', (cut) => {
  const shape = gemShape(cut);
  expect(volumeOf(shape)).toBeGreaterThan(0.5);
  // Facets that lie on each other would count twice.
  const middles = facets(shape).map((loop) =>
    [0, 1, 2].map((k) => loop.reduce((sum, p) => sum + p[k as 0], 0) / loop.length),
  );
  expect(new Set(middles.map((at) => at.map((n) => n.toFixed(3)).join())).size).toBe(middles.length);
  // Balls and domes have planes that only graze their neighbours.
  if (cut !== 'sphere' && cut !== 'cabochon')
    expect(facets(shape).length).toBeGreaterThanOrEqual(shape.planes.length * (shape.isMirrored ? 1.75 : 0.75));
});

test('the girdle of a princess is a square with sharp corners', () => {
  const radii = girdleOutline(gemShape('princess'), 360).map(([x, y]) => Math.hypot(x, y));
  for (const [degrees, radius] of radii.entries()) {
    const fromSide = (((degrees + 45) % 90) - 45) * (Math.PI / 180);
    expect(radius).toBeCloseTo(1 / Math.cos(fromSide), 2);
  }
});

test.each(['baguette', 'tapered-baguette'] as const)('no two rows under a %s return the image of the lens', (cut) => {
  const rows = gemShape(cut).planes.filter(([x, y, z]) => z < -1e-6 && Math.abs(x) > Math.abs(y));
  const slope = ([x, , z]: Plane) => (Math.atan2(Math.abs(x), -z) * 180) / Math.PI;
  for (const left of rows.filter(([x]) => x < 0))
    for (const right of rows.filter(([x]) => x > 0))
      expect(Math.abs(slope(left) + slope(right) - 90)).toBeGreaterThan(3.5);
});

test('a rose cut has a flat back and 24 facets over its girdle', () => {
  const { planes } = gemShape('rose');
  expect(planes.filter(([, , z]) => z > 0.01)).toHaveLength(24);
  expect(planes.filter(([, , z]) => z < -0.01)).toHaveLength(1);
});

test('the girdle of a cabochon is round to 0.3 %, so that its bezel has no corners', () => {
  const radii = girdleOutline(gemShape('cabochon'), 360).map(([x, y]) => Math.hypot(x, y));
  expect(Math.max(...radii) / Math.min(...radii)).toBeLessThan(1.003);
});

test('a rough stone has no table and no two faces alike', () => {
  const areas = facets(gemShape('rough')).map((corners) => corners.length + Math.hypot(...corners[0]!));
  expect(new Set(areas.map((area) => area.toFixed(6))).size).toBe(areas.length);
  expect(gemShape('rough').planes.some(([, , z]) => z > 0.999)).toBe(false);
});

test('a radiant has cropped corners, an old mine cut a small table', () => {
  const table = (cut: 'old-mine' | 'cushion'): number => {
    const corners = facets(gemShape(cut)).find((loop) =>
      loop.every(([, , z]) => Math.abs(z - loop[0]![2]) < 1e-6 && z > 0),
    );
    return Math.max(...corners!.map(([x]) => x));
  };
  expect(table('old-mine')).toBeLessThan(table('cushion') * 0.85);
  expect(
    gemShape('radiant').planes.filter(([x, y, z]) => Math.abs(z) < 1e-6 && Math.abs(Math.abs(x) - Math.abs(y)) < 0.05),
  ).not.toHaveLength(0);
});

const OUTLINES = CUTS.filter((cut) => !['rose', 'rough', 'cabochon', 'sphere'].includes(cut));

test.each(OUTLINES)('a buff top keeps the outline of the %s cut under a dome with a flat back', (cut) => {
  const faceted = gemShape(cut, 6);
  const buff = gemShape(cut, 6, true);
  expect(buff.isDomed).toBe(true);
  expect(faceted.isDomed).toBe(false);
  girdleOutline(buff, 180).forEach(([x, y], i) => {
    const [fx, fy] = girdleOutline(faceted, 180)[i]!;
    expect(Math.abs(Math.hypot(x, y) - Math.hypot(fx, fy))).toBeLessThan(0.015);
  });
  const loops = facets(buff);
  const { min, max } = extentOf(loops.flat());
  expect(max[2]).toBeGreaterThan(0.4);
  expect(max[2]).toBeLessThan(0.7);
  // Thin enough for the straight part of a bezel's wall.
  expect(min[2]).toBeGreaterThan(-0.2);
  // One level back and no facet that leans under the girdle.
  expect(buff.planes.filter(([, , z]) => z < 0)).toHaveLength(1);
});

test('gives opaque stones buff tops, but not black diamond and spinel', () => {
  expect((['turquoise', 'lapis-lazuli', 'onyx', 'moonstone', 'star-ruby'] as const).every(isBuffTopped)).toBe(true);
  expect((['diamond', 'ruby', 'amber', 'black-diamond', 'black-spinel'] as const).some(isBuffTopped)).toBe(false);
});

test.each(['rose', 'rough', 'cabochon', 'sphere'] as const)(
  'an opaque stone has the shape of the %s cut as it is',
  (cut) => {
    expect(gemShape(cut, 6, true)).toBe(gemShape(cut, 6));
  },
);

test('a kite is longer than wide and widest above its middle', () => {
  const outline = girdleOutline(gemShape('kite'));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const length = Math.max(...ys) - Math.min(...ys);
  const widest = outline.reduce((best, p) => (p[0] > best[0] ? p : best));
  expect(length / (Math.max(...xs) - Math.min(...xs))).toBeGreaterThan(1.25);
  expect((widest[1] - Math.min(...ys)) / length).toBeGreaterThan(0.6);
});

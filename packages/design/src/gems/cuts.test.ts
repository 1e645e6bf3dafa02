import { expect, test } from 'vitest';
import { CUTS } from '../spec';
import { gemShape } from './cuts';
import { facets, volumeOf } from './polyhedron';

test.each(CUTS)('%s is a closed stone whose every plane is a facet', (cut) => {
  const { planes } = gemShape(cut);
  expect(volumeOf(planes)).toBeGreaterThan(0.5);
  // Balls and domes have planes that only graze their neighbours.
  if (cut !== 'sphere' && cut !== 'cabochon') expect(facets(planes).length).toBeGreaterThanOrEqual(planes.length * 0.75);
});

test('a rose cut has a flat back and 24 facets over its girdle', () => {
  const { planes } = gemShape('rose');
  expect(planes.filter(([, , z]) => z > 0.01)).toHaveLength(24);
  expect(planes.filter(([, , z]) => z < -0.01)).toHaveLength(1);
});

test('a rough stone has no table and no two faces alike', () => {
  const areas = facets(gemShape('rough').planes).map((corners) => corners.length + Math.hypot(...corners[0]!));
  expect(new Set(areas.map((area) => area.toFixed(6))).size).toBe(areas.length);
  expect(gemShape('rough').planes.some(([, , z]) => z > 0.999)).toBe(false);
});

test('a radiant has cropped corners, an old mine cut a small table', () => {
  const table = (cut: 'old-mine' | 'cushion'): number => {
    const corners = facets(gemShape(cut).planes).find((loop) => loop.every(([, , z]) => Math.abs(z - loop[0]![2]) < 1e-6 && z > 0));
    return Math.max(...corners!.map(([x]) => x));
  };
  expect(table('old-mine')).toBeLessThan(table('cushion') * 0.85);
  expect(gemShape('radiant').planes.filter(([x, y, z]) => Math.abs(z) < 1e-6 && Math.abs(Math.abs(x) - Math.abs(y)) < 0.05)).not.toHaveLength(0);
});

import { expect, test } from 'vitest';
import { lineOf, onLine, pictureOf } from './line';

const chains = [0, 1, 2].map((i) => lineOf(21, i, { lift: 6 * i, z: 2, isUpright: true }));
const positions = Array.from({ length: 60 }, (_, i) => i / 48);

test('the sides of chains over one another lean outwards all the way up', () => {
  for (const line of chains) {
    const across = positions.map((t) => onLine(line, t)[0]);
    for (let i = 1; i < across.length; i++) expect(across[i]! - across[i - 1]!).toBeGreaterThan(0.05);
  }
});

test('a chain is inside the one below it at every height', () => {
  for (const [i, upper] of chains.slice(1).entries())
    for (const t of positions.slice(1)) {
      const [x, y] = onLine(upper, t);
      const below = Array.from({ length: 2000 }, (_, k) => onLine(chains[i]!, k / 1000)).find((p) => p[1] >= y)!;
      expect(below[0]).toBeGreaterThan(x + 1);
    }
});

test('one pendant hangs on a V whose sides leave the picture at its upper edge', () => {
  const picture = pictureOf(16, 6);
  const line = lineOf(22, 0, { lift: 0, z: 2, picture });
  const at = Array.from({ length: 2001 }, (_, i) => onLine(line, i / 1600)).find(([, y]) => y >= picture.above)!;
  expect(0.5 - at[0] / picture.wide).toBeCloseTo(0.27, 2);
  const middle = (picture.above + 8) / picture.wide;
  expect(middle).toBeGreaterThan(0.55);
  expect(middle).toBeLessThan(0.6);
});

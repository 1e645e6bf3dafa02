import { expect, test } from 'vitest';
import { lineOf, onLine } from './line';

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

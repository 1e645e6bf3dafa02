/** Small stones close around the main one, with no bare metal between them. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { distance } from '../../geometry/vec';
import { inspect } from '../../inspect/inspect';
import { buildPiece } from '../registry';
import { built } from '../testing/namedPieces';

test.each(['round', 'cushion', 'oval'])('a hidden halo under a %s stone is filled from prong to prong', (cut) => {
  const { gems } = built(`${cut} diamond solitaire ring with a hidden halo`);
  const small = gems.filter(({ role }) => role === 'halo');
  expect(small.length).toBeGreaterThanOrEqual(10);
  const nearest = small.map((one) =>
    Math.min(...small.filter((other) => other !== one).map((other) => distance(one.at.origin, other.at.origin))),
  );
  for (const [i, far] of nearest.entries()) expect(far).toBeLessThan(small[i]!.sizeMm * 1.15);
});

test('the stones of a daisy are beside each other and the one in the middle', () => {
  const { gems } = built('daisy cluster ring with a sapphire centre and diamonds');
  const [center, ...petals] = gems;
  const gaps = petals.map(
    (petal) => distance(petal.at.origin, center!.at.origin) - (petal.sizeMm + center!.sizeMm) / 2,
  );
  expect(Math.max(...gaps)).toBeLessThan(0.5);
  const between = petals.map((petal, i) => {
    const next = petals[(i + 1) % petals.length]!;
    return distance(petal.at.origin, next.at.origin) - (petal.sizeMm + next.sizeMm) / 2;
  });
  expect(Math.max(...between)).toBeLessThan(0.65);
});

test('the cups of a cluster of small stones have whole walls', () => {
  const { spec } = designFromPrompt({ prompt: 'organic-shapes choker many stones', jewelryType: 'ring', seed: 13 });
  expect(inspect(buildPiece(spec), 'ring')).toEqual([]);
});

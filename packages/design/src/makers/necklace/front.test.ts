import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { buildPiece } from '../registry';

const designed = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  return {
    piece,
    stones: facts.built.stones,
    missed: fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met'),
  };
};

test.each([
  ['diamond tennis necklace with an oval sapphire in the middle', 'blue-sapphire', 'oval', 0],
  ['tennis necklace, pear emerald in the middle with a halo, then diamonds all along', 'emerald', 'pear', 10],
] as const)('%s has that stone once', (prompt, kind, cut, least) => {
  const { piece, stones, missed } = designed(prompt);
  expect(inspect(piece, 'necklace')).toEqual([]);
  expect(stones.filter((stone) => stone.kind === kind)).toMatchObject([{ cut, count: 1 }]);
  const halo = stones.filter(({ part }) => part === 'halo').reduce((sum, { count }) => sum + count, 0);
  expect(halo > 0).toBe(least > 0);
  expect(halo).toBeGreaterThanOrEqual(least);
  expect(missed).toEqual([]);
});

test.each([
  ['bar necklace with five baguette diamonds in a row', 'diamond', 'baguette', 5],
  ['gold bar pendant with three sapphires', 'blue-sapphire', 'round', 3],
  ['vertical silver bar necklace with three emerald cut peridots', 'peridot', 'emerald', 3],
] as const)('%s carries them in a row', (prompt, kind, cut, count) => {
  const { piece, stones, missed } = designed(prompt);
  expect(inspect(piece, 'necklace')).toEqual([]);
  expect(stones).toMatchObject([{ kind, cut, count }]);
  expect(missed).toEqual([]);
});

test('layered chains hang the single stone and carry the others along the uppermost', () => {
  const { stones, missed } = designed('layered gold necklace with pearls and an emerald');
  expect(stones.find(({ kind }) => kind === 'emerald')!.size_mm).toBeGreaterThan(3);
  expect(stones.find(({ kind }) => kind === 'pearl')!.count).toBeGreaterThan(1);
  expect(missed).toEqual([]);
});

test('strings beads of a clear stone with beads of metal', () => {
  const { stones, missed } = designed('amethyst bead necklace');
  expect(stones.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
  expect(missed).toEqual([]);
});

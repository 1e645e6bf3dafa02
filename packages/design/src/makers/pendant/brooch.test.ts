import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { buildPiece } from '../registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  const unmet = fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met');
  return { piece, facts, unmet: unmet.map(({ text }) => text) };
};

test.each([
  ['rose brooch with diamonds', 'petals'],
  ['dragonfly brooch with pavé wings and a ruby eye', 'wings'],
  ['ladybird brooch with moonstones', 'spots'],
])('spreads small stones over a part of the figure: %s', (prompt, part) => {
  const { facts, unmet } = built(prompt);
  const own = facts.built.stones.filter((stone) => stone.part === part);
  expect(own.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(4);
  expect(unmet).toEqual([]);
});

test.each([
  ['gold leaf brooch with a pearl as a drop', 1],
  ['broche de oro en forma de lazo con una perla colgando', 1],
  ['bow brooch with a ruby in the middle and three pearls hanging below', 3],
])('hangs pearls below the figure of "%s"', (prompt, count) => {
  const { facts, piece, unmet } = built(prompt);
  const pearls = facts.extents.stones.filter(({ kind }) => kind === 'pearl');
  const figure = facts.extents.boxes[prompt.includes('leaf') ? 'leaf' : 'bow']!;
  expect(pearls).toHaveLength(count);
  for (const { at } of pearls) expect(at[1]).toBeLessThan((figure[0][1] + figure[1][1]) / 2);
  expect(unmet).toEqual([]);
  expect(inspect(piece, 'pendant')).toEqual([]);
});

test('covers a figure without named parts as a whole', () => {
  const { facts, unmet } = built('bow brooch in white gold with pavé diamonds');
  expect(facts.built.stones.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(60);
  expect(unmet).toEqual([]);
});

test.each([
  'art deco brooch with sapphires',
  'victorian gold brooch with a garnet',
  'vintage brooch with emerald-cut ruby and black diamonds',
  'gold brooch with sapphires',
  'circle brooch with alternating rubies and diamonds',
  'boho silver circle brooch',
  'ruby cufflinks in silver with a halo',
])('meets every wish of %s', (prompt) => {
  const { piece, unmet } = built(prompt);
  expect(unmet).toEqual([]);
  expect(inspect(piece, prompt.includes('cufflinks') ? 'earrings' : 'pendant')).toEqual([]);
});

import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';

/** Weights of the stones by kind, and the words that the piece does not meet. */
function weighed(prompt: string): { carats: Record<string, number>; unmet: string[] } {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, draftPiece(spec));
  return {
    carats: Object.fromEntries(
      facts.bill.stones.map(({ kind, carats, count }) => [kind, Math.round((carats / count) * 10) / 10]),
    ),
    unmet: fulfil(requirements, spec, facts).flatMap(({ text, status }) => (status === 'met' ? [] : [text])),
  };
}

test.each([
  ['1 carat emerald and 0.5 carat diamond toi et moi ring', { emerald: 1, diamond: 0.5 }],
  ['toi et moi ring, pear emerald and a round diamond, about a carat each', { emerald: 1, diamond: 1 }],
  ['ring with a 2 ct oval sapphire and two 0.5 ct pear diamonds', { 'blue-sapphire': 2, diamond: 0.5 }],
])('each stone has its own weight: %s', (prompt, carats) => {
  expect(weighed(prompt)).toEqual({ carats, unmet: [] });
});

test.each([
  'plain gold band, not too wide',
  'bague rubis pas trop large',
  'ring of white gold with a garnet, not so wide',
])('a band that is not to be wide is narrow: %s', (prompt) => {
  expect(weighed(prompt).unmet).toEqual([]);
});

test('a hammered ring for a man is broad', () => {
  expect(weighed('black tungsten hammered mens ring').unmet).toEqual([]);
});

import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { buildPiece } from '../makers/registry';

const judged = (prompt: string): Map<string, string> => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  return new Map(
    fulfil(requirements, spec, factsOf(spec, buildPiece(spec))).map(({ text, status }) => [text, status] as const),
  );
};

test.each([
  ['sapphire ring with open back', 'open back', 'not'],
  ['Ring mit Saphir, hinten offen gefasst', 'hinten offen gefasst', 'not'],
  ['rectangular signet ring with cut corners', 'cut corners', 'not'],
  ['minimalist filigree earrings', 'minimalist', 'differently'],
  ['bracelet of hexagons', 'hexagons', 'differently'],
])('"%s" does not claim "%s"', (prompt, words, status) => {
  expect(judged(prompt).get(words)).toBe(status);
});

test('the corners of an emerald cut are cut', () => {
  expect(judged('emerald cut diamond ring with cut corners').get('cut corners')).toBeUndefined();
});

test('cells are several hexagons', () => {
  expect(judged('honeycomb bracelet of hexagons').get('hexagons')).toBe('met');
});

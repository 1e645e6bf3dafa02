import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { inspect } from '../inspect/inspect';
import { buildPiece } from '../makers/registry';

test.each([
  ['horse pendant', 2],
  ['horse pendant', 5],
  ['clover pendant', 5],
  ['pavé clover pendant', 5],
])('%s of seed %i has no thin wall', (prompt, seed) => {
  const { spec } = designFromPrompt({ prompt, seed });
  expect(inspect(buildPiece(spec), spec.type)).toEqual([]);
});

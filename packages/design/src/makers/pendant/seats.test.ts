import { expect, test } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { buildPiece } from '../registry';

const placesOf = (prompt: string) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  return stonesOfPiece(buildPiece(spec)).map(({ source }) => source.part);
};

test.each(['unicorn necklace in silver, pink stone for the eye', 'elephant pendant with a ruby eye'])(
  'sets the stone of "%s" in the eye',
  (prompt) => expect(placesOf(prompt)).toEqual(['eyes']),
);

test('sets the stone on the dot of an Om, right of its middle and above it', () => {
  const { spec } = designFromPrompt({ prompt: 'Om pendant in gold, small ruby as the dot', seed: 1 });
  const piece = buildPiece(spec);
  const [ruby] = stonesOfPiece(piece);
  const coin = piece.parts.find(({ part }) => part === 'om')!;
  expect(ruby!.source.at.origin[0] - coin.at.origin[0]).toBeGreaterThan(1.5);
});

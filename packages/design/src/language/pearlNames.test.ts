import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { buildPiece } from '../makers/registry';

test.each([
  ['黒蝶真珠のペンダント', 'Tahitian pearl'],
  ['黒真珠のペンダント', 'Tahitian pearl'],
  ['白蝶真珠のペンダント', 'South Sea pearl'],
  ['アコヤ真珠のペンダント', 'Akoya pearl'],
  ['黑珍珠吊坠', 'Tahitian pearl'],
  ['大溪地珍珠吊坠', 'Tahitian pearl'],
  ['巴洛克珍珠吊坠', 'baroque pearl'],
  ['粉珍珠吊坠', 'pink freshwater pearl'],
])('%s has the colour that is part of its name', (prompt, pearl) => {
  const { spec } = designFromPrompt({ prompt, seed: 2 });
  expect(factsOf(spec, buildPiece(spec)).alt).toContain(pearl);
});

import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { stonesIn } from '../spec/tree';

test.each([
  ['claddagh ring in silver with an emerald', ['heart emerald']],
  ['gold claddagh ring with a round garnet', ['round garnet']],
  ['claddagh ring with an opal', ['cabochon opal']],
])('the stone of a claddagh is its heart: %s', (prompt, stones) => {
  const { spec } = designFromPrompt({ prompt, seed: 7 });
  expect(stonesIn(spec).map(({ cut, kind }) => `${cut} ${kind}`)).toEqual(stones);
});

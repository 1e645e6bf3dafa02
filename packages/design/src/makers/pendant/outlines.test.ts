import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

test.each(['oval opal pendant', 'pear cut aquamarine pendant', 'emerald cut emerald pendant'])(
  'sets the stone of "%s" in its own outline with any seed',
  (prompt) => {
    for (const seed of SEEDS)
      expect([seed, designFromPrompt({ prompt, seed }).spec.root.kind]).toEqual([seed, 'chain.pendant']);
  },
);

test.each([
  ['geometric princess cut sapphire pendant', 'rhombus'],
  ['geometric trillion cut sapphire pendant', 'triangle'],
  ['geometric oval opal pendant', 'octagon'],
])('frames "%s" in a %s', (prompt, shape) => {
  for (const seed of SEEDS) {
    const { kind, params } = designFromPrompt({ prompt, seed }).spec.root;
    expect([seed, kind, params['shape']]).toEqual([seed, 'frame-pendant', shape]);
  }
});

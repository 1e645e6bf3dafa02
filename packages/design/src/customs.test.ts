import { expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { stonesIn } from './spec/tree';

test.each(['leaf drop earrings', 'dragonfly brooch', 'heart pendant', 'silver feather earrings', 'rose gold heart necklace', 'sterling silver leaf pendant', 'platinum infinity bracelet'])('"%s" names a figure and no stone, and gets none', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) expect(stonesIn(designFromPrompt({ prompt, seed }).spec)).toEqual([]);
});

test.each(['silver heart halo ring', 'gold leaf pendant with a ruby', 'evil eye pendant'])('"%s" gets stones', (prompt) => {
  expect(stonesIn(designFromPrompt({ prompt, seed: 1 }).spec).length).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { stonesIn } from './spec/tree';

test.each(['silver feather earrings', 'rose gold heart necklace', 'sterling silver leaf pendant', 'platinum infinity bracelet'])('"%s" names a figure and a metal, and gets no stones', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) expect(stonesIn(designFromPrompt({ prompt, seed }).spec)).toEqual([]);
});

test.each(['silver heart halo ring', 'gold leaf pendant with a ruby', 'heart pendant'])('"%s" gets stones', (prompt) => {
  expect(stonesIn(designFromPrompt({ prompt, seed: 1 }).spec).length).toBeGreaterThan(0);
});

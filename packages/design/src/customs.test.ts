import { expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { stonesIn } from './spec/tree';

test.each(['leaf drop earrings', 'dragonfly brooch', 'heart pendant', 'silver feather earrings', 'rose gold heart necklace', 'sterling silver leaf pendant', 'platinum infinity bracelet'])('"%s" names a figure and no stone, and gets none', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) expect(stonesIn(designFromPrompt({ prompt, seed }).spec)).toEqual([]);
});

test.each(['pendant shaped like a toaster', 'ring with a kangaroo on it, in gold', 'gold earrings shaped like little pretzels', 'necklace with a sailing boat', 'silver bracelet with a zeppelin'])('"%s" names what is not read, and gets neither stones nor another figure', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { spec } = designFromPrompt({ prompt, seed });
    expect({ seed, stones: stonesIn(spec), motif: spec.motif }).toEqual({ seed, stones: [], motif: null });
    expect(spec.root.kind).not.toMatch(/^motif-/);
  }
});

test.each(['silver heart halo ring', 'gold leaf pendant with a ruby', 'evil eye pendant'])('"%s" gets stones', (prompt) => {
  expect(stonesIn(designFromPrompt({ prompt, seed: 1 }).spec).length).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { buildPiece } from './makers/registry';
import { partsIn, stonesIn } from './spec/tree';

test.each([
  'leaf drop earrings',
  'dragonfly brooch',
  'heart pendant',
  'silver feather earrings',
  'rose gold heart necklace',
  'sterling silver leaf pendant',
  'platinum infinity bracelet',
])('"%s" names a figure but no stone, and gets no stones', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) expect(stonesIn(designFromPrompt({ prompt, seed }).spec)).toEqual([]);
});

test.each([
  'pendant shaped like a toaster',
  'ring with a walrus on it, in gold',
  'gold earrings shaped like little igloos',
  'necklace with a harp',
  'silver bracelet with a zeppelin',
])('"%s" has an unknown subject, and gets neither stones nor another figure', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { spec } = designFromPrompt({ prompt, seed });
    expect({ seed, stones: stonesIn(spec), motif: spec.motif }).toEqual({ seed, stones: [], motif: null });
    expect(spec.root.kind).not.toMatch(/^motif-/);
  }
});

test.each([
  'gold signet ring',
  'wedding band with engraving inside, white gold',
  'Ehering mit Gravur innen',
  'gold bracelet with an engraved date',
])('"%s" names a piece that is complete without stones, and gets none', (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) expect(stonesIn(designFromPrompt({ prompt, seed }).spec)).toEqual([]);
});

test.each(['silver heart halo ring', 'gold leaf pendant with a ruby', 'evil eye pendant'])(
  '"%s" gets stones',
  (prompt) => {
    expect(stonesIn(designFromPrompt({ prompt, seed: 1 }).spec).length).toBeGreaterThan(0);
  },
);

test.each([
  'moonstone pendant with a leaf',
  'gold pendant with moonstones',
  'silver earrings with opals',
  'vintage emerald earrings',
  'moon necklace in silver with moonstones',
  'ruby brooch',
  'gold ring with amethysts',
])('"%s" names a stone, and gets no stone of another kind', (prompt) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { spec, requirements } = designFromPrompt({ prompt, seed });
    const named = requirements.find(({ concept }) => concept === 'stone')!.value;
    expect(new Set(stonesIn(spec).map(({ kind }) => kind))).toEqual(new Set([named]));
  }
});

test.each(['ruby halo pendant', 'pearl earrings with a diamond accent', 'emerald ring with side stones'])(
  '"%s" makes room for small diamonds',
  (prompt) => {
    const kinds = [1, 2, 3, 4, 5].map((seed) =>
      stonesIn(designFromPrompt({ prompt, seed }).spec).map(({ kind }) => kind),
    );
    expect(kinds.some((list) => list.includes('diamond'))).toBe(true);
  },
);

test.each([
  'oval diamond engagement ring',
  'ruby ring in gold',
  'emerald pendant',
  'heart shaped ruby pendant',
  'opal pendant in silver',
])('"%s" names one stone and gets no other', (prompt) => {
  for (let seed = 1; seed <= 24; seed++) {
    const stones = stonesIn(designFromPrompt({ prompt, seed }).spec).map(({ count }) => count);
    expect({ seed, stones }).toEqual({ seed, stones: [1] });
  }
});

test.each([
  ['oval sapphire halo ring in white gold', false],
  ['cushion amethyst ring surrounded by pavé diamonds', false],
  ['oval sapphire halo ring in white gold with a pavé band', true],
])('"%s" has stones on its shoulders only when they are named', (prompt, isNamed) => {
  const { root } = designFromPrompt({ prompt, seed: 1 }).spec;
  expect([...partsIn(root)].some(({ kind }) => kind === 'row.pave')).toBe(isNamed);
});

test('sets the stones of a pair in the ring that the prompt names', () => {
  const stonesOfPair = (prompt: string): number => {
    const piece = buildPiece(designFromPrompt({ prompt, seed: 1 }).spec);
    return piece.parts.filter(({ shape, part }) => shape === 'gem' && part === 'pair').length;
  };
  expect(stonesOfPair('two wedding bands, his plain, hers with a diamond')).toBe(0);
  expect(stonesOfPair('two wedding bands with a diamond')).toBe(1);
});

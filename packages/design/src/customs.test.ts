import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { draftPiece } from './makers/registry';
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
    const piece = draftPiece(designFromPrompt({ prompt, seed: 1 }).spec);
    return piece.parts.filter(({ shape, part }) => shape === 'gem' && part === 'pair').length;
  };
  expect(stonesOfPair('two wedding bands, his plain, hers with a diamond')).toBe(0);
  expect(stonesOfPair('two wedding bands with a diamond')).toBe(1);
});

/** Sets of prompts of the bench, and the share of them in a usual run. */
const SETS = [
  'prompts',
  'heldOut',
  'heldOutSecond',
  'heldOutThird',
  'heldOutFourth',
  'heldOutFifth',
  'heldOutSixth',
  'heldOutSeventh',
  'heldOutEighth',
  'heldOutNinth',
  'heldOutTenth',
  'heldOutEleventh',
  'heldOutTwelfth',
  'heldOutThirteenth',
] as const;
const SAMPLED = 12;

/** Forms and words that imply stones besides the named ones. */
const IMPLIES = /halo|pave|three-stone|eternity/;

/** Kinds of stones in the design that the prompt does not name, where it names some and implies no others. */
function unnamedIn(prompt: string): string[] {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  const wanted = requirements.filter(({ isRefused }) => !isRefused);
  const isRefused = (kind: string): boolean =>
    requirements.some((one) => one.isRefused && one.concept === 'stone' && one.value === kind);
  const isOpen =
    wanted.every(({ concept }) => concept !== 'stone') ||
    wanted.some(
      ({ concept, value, text }) =>
        concept === 'stones' ||
        concept === 'sequence' ||
        // "Green but no emerald" leaves the stone of that colour open.
        (concept === 'stone' && isRefused(value)) ||
        (concept === 'form' && IMPLIES.test(value)) ||
        // Baguettes and side stones of no kind are diamonds.
        (concept === 'cut' && /baguettes/i.test(text)),
    );
  const named = new Set(wanted.map(({ value }) => value));
  return isOpen ? [] : [...new Set(stonesIn(spec).map(({ kind }) => kind))].filter((kind) => !named.has(kind));
}

describe.each(SETS)('of the prompts in %s that name stones', (set) => {
  const file = new URL(`../../renderer/bench/adherence/${set}.json`, import.meta.url);
  const prompts = (JSON.parse(readFileSync(file, 'utf8')) as { prompt: string }[]).map(({ prompt }) => prompt);
  const uninvited = (list: readonly string[]): string[][] =>
    list.map((prompt) => [prompt, ...unnamedIn(prompt)]).filter(({ length }) => length > 1);

  test('some get no stones of other kinds', { timeout: 60_000 }, () => {
    expect(uninvited(prompts.filter((_, i) => i % SAMPLED === 0))).toEqual([]);
  });

  test('none gets stones of other kinds', { timeout: 240_000, tags: ['full'] }, () => {
    expect(uninvited(prompts)).toEqual([]);
  });
});

test.each([
  'silver ring size 7 oxidised',
  'brushed gold ring',
  'anillo de plata martillado ancho',
  'Ring Gold 4 mm breit',
])('"%s" states the surface or the width of a band, which has no stones', (prompt) => {
  for (let seed = 1; seed <= 12; seed++) {
    expect({ seed, stones: stonesIn(designFromPrompt({ prompt, seed }).spec) }).toEqual({ seed, stones: [] });
  }
});

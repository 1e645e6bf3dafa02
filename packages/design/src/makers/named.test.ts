import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { buildPiece } from './registry';
import { lengthIn, partsIn, stonesIn } from '../spec/tree';
import { sampled } from '../testing/sampled';
import { NAMED_ROWS_AND_ENDS } from './testing/namedBracelets';
import { SEEDS, NAMED, designed } from './testing/namedPieces';

describe.each(sampled(SEEDS, 6))('by the $group of seeds', ({ cases: seeds, tags }) => {
  test.each([...NAMED, ...NAMED_ROWS_AND_ENDS])(
    '%s is built as named with any seed, and meets every requirement',
    { tags },
    (prompt, { parts = [], some = {}, stones = [], ...build }) => {
      for (const seed of seeds) {
        const { spec, not_understood } = designed(prompt, seed);
        expect({ seed, ...spec.root }).toMatchObject(build);
        const all = [...partsIn(spec.root)];
        expect({ seed, stones: stonesIn(spec) }).toEqual({
          seed,
          stones: expect.arrayContaining(stones.map((stone) => expect.objectContaining(stone))),
        });
        expect({ seed, parts: all.flatMap(({ id, kind }) => [id, kind]) }).toEqual({
          seed,
          parts: expect.arrayContaining(parts),
        });
        expect({ seed, params: all.map(({ params }) => params) }).toEqual({
          seed,
          params: expect.arrayContaining([expect.objectContaining(some)]),
        });
        expect({ seed, not_understood }).toEqual({ seed, not_understood: [] });
      }
    },
  );
});

describe('reports a word that cannot be built', () => {
  test.each([
    ['channel set ruby pendant', ['channel set']],
    ['ring with a tennis setting and a ruby', ['tennis']],
    ['hoop ring', ['hoop']],
    ['ruby ring on a rope chain', ['rope chain']],
    ['cathedral pendant with a sapphire', ['cathedral']],
    ['knife edge pendant with a ruby', ['knife edge']],
    ['flat snake ring', ['flat']],
    ['knife edge tennis bracelet', ['knife edge']],
    ['pendant with twenty sapphires', ['twenty']],
    ['ring with a 30 mm ruby', ['30 mm']],
  ])('%s', (prompt, lost) => {
    const { spec, understood, not_understood } = designed(prompt);
    expect(not_understood).toEqual(lost);
    expect(spec.not_understood).toEqual(lost);
    for (const words of lost) expect(understood).not.toContain(words);
  });
});

test.each([
  ['a sapphire', ['shank.signet', 'tension-ring']],
  ['a turquoise', ['shank.signet']],
  ['onyx and diamonds', ['shank.fitted']],
])("a man's ring with %s is larger, with its stones low in the metal", (stones, makers) => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const man = designFromPrompt({ prompt: `men's ring with ${stones}`, seed }).spec;
    expect(makers).toContain(man.root.kind);
    expect(lengthIn(man, 'inner_diameter')).toBe(19.8);
    expect(
      lengthIn(designFromPrompt({ prompt: `men's ring size 7 with ${stones}`, seed }).spec, 'inner_diameter')!,
    ).toBe(17.32);
    expect(
      lengthIn(designFromPrompt({ prompt: `ring for her with ${stones}`, seed }).spec, 'inner_diameter')!,
    ).toBeLessThan(18);
  }
});

test('wedding bands for him and her are two rings, one larger than the other', () => {
  const { spec, not_understood } = designFromPrompt({ prompt: 'wedding bands for him and her' });
  const [hers, his, ...more] = buildPiece(spec).parts;
  expect(more).toEqual([]);
  expect(his!.at.scale).toBeGreaterThan(hers!.at.scale);
  expect(not_understood).toEqual([]);
});

test('a watch described in detail has no unnamed complication', () => {
  for (const prompt of ['gold dress watch', "ladies' rectangular watch on leather", 'silver watch with a blue dial'])
    for (let seed = 1; seed <= 8; seed += 1)
      expect(
        [...partsIn(designFromPrompt({ prompt, seed }).spec.root)].filter(({ kind }) => kind === 'watch.subdial'),
      ).toEqual([]);
});

test.each([
  ['ring with rubies round diamonds', false],
  ['ring with diamonds round a ruby', true],
  ['ring with diamonds all round the ruby', true],
])('%s: a halo %s', (prompt, isHalo) => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { spec } = designFromPrompt({ prompt, seed });
    expect([...partsIn(spec.root)].some(({ kind }) => kind === 'halo')).toBe(isHalo);
  }
});

test('polki means diamonds when no other stone is named', () => {
  const kinds = (prompt: string): Set<string> =>
    new Set(stonesIn(designFromPrompt({ prompt }).spec).map(({ kind }) => kind));
  expect(kinds('gold polki choker')).toEqual(new Set(['diamond']));
  expect(kinds('polki emerald studs')).toEqual(new Set(['emerald']));
});

test('initials of a signet are met by the engraving', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'signet ring initials AB' });
  const fulfilled = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(fulfilled.find(({ text }) => text === 'initials AB')).toMatchObject({ status: 'met' });
});

test.each([
  ['diamond studs 5 mm round in white gold', ['diamond']],
  ['خاتم من الفضة مع عقيق بيضاوي ونقوش على الجانبين', ['carnelian']],
  ['layered necklace with tiny pearls and a moon', ['pearl']],
])('%s has only named stones', (prompt, kinds) => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { spec } = designFromPrompt({ prompt, seed });
    const stones = stonesIn(spec);
    expect(stones.filter(({ role }) => role === 'halo')).toEqual([]);
    for (const { kind } of stones) expect(kinds).toContain(kind);
  }
});

test('a prompt without any known word has no stones', () => {
  for (const prompt of ['แหวนเพชรสีขาว', 'valkokultainen sormus safiirilla'])
    expect(stonesIn(designFromPrompt({ prompt }).spec)).toEqual([]);
});

test("diamonds at three and nine o'clock are two hour marks of the dial", () => {
  const { spec } = designFromPrompt({ prompt: "gold watch with diamonds at three and nine o'clock" });
  expect(stonesIn(spec)).toMatchObject([{ role: 'accent', kind: 'diamond', count: 2 }]);
});

test('"a diamond on each side" gives one on each side', () => {
  const { spec } = designFromPrompt({ prompt: 'ring with an oval emerald and a small diamond on each side' });
  expect(stonesIn(spec)).toMatchObject([
    { kind: 'emerald', count: 1 },
    { kind: 'diamond', count: 2 },
  ]);
});

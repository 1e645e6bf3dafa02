/** What "met" means, over thousands of built facts that agree with their prompts or not. */
import { describe, expect, test } from 'vitest';
import { smallWidth } from '../catalogue/gems';
import { designFromPrompt } from '../compose';
import { factsOf, type PieceFacts } from '../facts';
import { fulfil } from '../fulfil';
import { hueOf } from '../gold';
import { draftPiece } from '../makers/registry';
import type { Alloy } from '../spec';
import { randomFor } from '../random';
import { MEANT_MM } from './sizeTables';
import { sizeOf } from './sizeWords';

const COUNTED = [
  ['gold ring with three rubies', 'three', 'ruby', 3],
  ['silver necklace with five opals along the chain', 'five', 'opal', 5],
  ['gold bracelet with seven emeralds', 'seven', 'emerald', 7],
] as const;
const SINGLE = [
  'gold ring with a sapphire',
  'silver pendant with a pearl',
  'gold ring with a ruby and diamonds',
] as const;
const BANDS = [
  'thin gold ring',
  'wide silver band',
  'chunky gold ring',
  'a slim platinum band',
  'delicate rose gold ring',
] as const;
const METALS = ['platinum ring with a diamond', 'gold ring with a ruby', 'silver ring with an opal'] as const;

/** Designs are built once; their facts are varied. */
/** A stone alone is small up to this width, mm. */
const ALONE_MM = 3.4;
const ROUNDS = 400;

function made(prompt: string) {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  return { spec, requirements, facts: factsOf(spec, draftPiece(spec)) };
}

const withStones = (
  facts: PieceFacts,
  change: (stone: PieceFacts['bill']['stones'][number]) => object,
): PieceFacts => ({
  ...facts,
  bill: { ...facts.bill, stones: facts.bill.stones.map((stone) => ({ ...stone, ...change(stone) })) },
});

describe('a requirement that is met', () => {
  test.each(COUNTED)('"%s" has as many stones of its kind as it says', (prompt, words, kind, wanted) => {
    const { spec, requirements, facts } = made(prompt);
    let met = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const random = randomFor(round, 'counts');
      const varied = withStones(facts, () => ({ count: random.pick([1, 2, 3, 4]) }));
      const total = varied.bill.stones.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);
      const verdict = fulfil(requirements, spec, varied).find(({ text }) => text === words)!;
      expect({ round, total, isMet: verdict.status === 'met' }).toEqual({ round, total, isMet: total === wanted });
      if (verdict.status === 'met') met++;
    }
    expect(met).toBeLessThan(ROUNDS);
  });

  test.each(SINGLE)('"%s" has one stone where it says one', (prompt) => {
    const { spec, requirements, facts } = made(prompt);
    const one = requirements.find(({ concept }) => concept === 'stone')!;
    for (let round = 0; round < ROUNDS; round++) {
      const random = randomFor(round, 'one');
      const varied = withStones(facts, ({ kind }) => (kind === one.value ? { count: random.pick([1, 2, 3]) } : {}));
      const total = varied.bill.stones
        .filter(({ kind }) => kind === one.value)
        .reduce((sum, { count }) => sum + count, 0);
      const { status } = fulfil(requirements, spec, varied).find(({ text }) => text === one.text)!;
      expect({ round, total, status }).toEqual({ round, total, status: total === 1 ? 'met' : 'differently' });
    }
  });

  test.each(BANDS)('"%s" has a band within the table of its word of size', (prompt) => {
    const { spec, requirements, facts } = made(prompt);
    const word = requirements.find(({ concept }) => concept === 'style')!;
    const [least, most] = MEANT_MM.band[sizeOf(word.text)!]!;
    for (let round = 0; round < ROUNDS; round++) {
      const width = Math.round(randomFor(round, 'width').between(1, 9) * 10) / 10;
      const own = { ...spec, root: { ...spec.root, params: { ...spec.root.params, band_width: width } } };
      const { status } = fulfil(requirements, own, facts).find(({ text }) => text === word.text)!;
      expect({ width, isMet: status === 'met' }).toEqual({ width, isMet: width >= least && width <= most });
    }
  });

  test('"small" has stones that are small for their kind', () => {
    const { spec, requirements, facts } = made('gold ring with small rubies');
    for (let round = 0; round < ROUNDS; round++) {
      const size_mm = Math.round(randomFor(round, 'size').between(1, 6) * 10) / 10;
      const varied = withStones(facts, () => ({ size_mm }));
      const { status } = fulfil(requirements, spec, varied).find(({ text }) => text === 'small')!;
      expect({ size_mm, isMet: status === 'met' }).toEqual({
        size_mm,
        isMet: size_mm <= Math.max(ALONE_MM, smallWidth('ruby')),
      });
    }
  });

  test.each(METALS)('"%s" is made of its metal, and not its settings alone', (prompt) => {
    const { spec, requirements, facts } = made(prompt);
    const metal = requirements.find(({ concept }) => concept === 'metal')!;
    for (const other of ['steel-316l', 'brass', 'titanium'] as const satisfies readonly Alloy[]) {
      const [main] = facts.built.metals;
      const parts = Object.entries(facts.extents.parts).map(([id, extent]) => [
        id,
        id === 'head' ? extent : { ...extent, metals: [{ alloy: other, finish: 'polished' }] },
      ]);
      const varied = {
        ...facts,
        built: {
          ...facts.built,
          metals: [
            { ...main!, alloy: other },
            { ...main!, grams: 0.3 },
          ],
        },
        extents: { ...facts.extents, parts: Object.fromEntries(parts) as PieceFacts['extents']['parts'] },
      };
      const verdict = (of: PieceFacts): unknown =>
        fulfil(requirements, spec, of).find(({ text }) => text === metal.text);
      expect(hueOf(main!.alloy)).toBe(hueOf(metal.value as Alloy));
      expect(verdict(facts)).toMatchObject({ status: 'met' });
      expect(verdict(varied)).toMatchObject({
        status: 'differently',
        note: expect.stringContaining('only the settings') as string,
      });
    }
  });
});

const WORDED = [
  'diamond studs, 4 claw, round, white gold',
  'ring with three thin bands, hammered, stacking, three diamonds',
  'silver necklace with a star, a star and a moon, silver chain',
  'sapphire ring, sapphire with a halo of tiny diamonds around it, platinum, platinum band',
] as const;

test.each(WORDED)('"%s" states every requirement once, and no word within another', (prompt) => {
  const { spec, requirements, facts } = made(prompt);
  const entries = fulfil(requirements, spec, facts);
  const keys = entries.map(({ text, status, part, note }) => [text.toLowerCase(), status, part, note].join('|'));
  expect(new Set(keys).size).toBe(keys.length);
  for (const one of entries)
    expect(entries.filter((other) => other !== one && one.start >= other.start && one.end <= other.end)).toEqual([]);
});

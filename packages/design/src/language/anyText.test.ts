import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { buildPiece } from '../makers/registry';
import { checkedSpec } from '../spec/schema';
import { parsePrompt } from './parsePrompt';
import { CPU_LIMIT_MS, leastCpuMs } from './testing/cpuTime';
import { ALL_PROMPTS, LONG_TEXTS } from './testing/longTexts';
import { MOST_READ } from './tokenizer';

const word = fc.constantFrom(...new Set(ALL_PROMPTS.flatMap((row) => row.split(' '))));

/** The same texts in every run: a rare failure must not meet a change that has no part in it. */
const SEED = 20;

describe('any text', () => {
  describe.each([
    { numRuns: 1_500, designs: 300, tags: [] },
    { numRuns: 20_000, designs: 8_000, tags: ['full'] },
  ])('$numRuns random and hostile prompts', ({ numRuns, designs, tags }) => {
    test('are parsed without an exception, and every requirement quotes the prompt', { timeout: 240_000, tags }, () => {
      const hostile = fc.constantFrom(
        '1/2',
        '½',
        '1,000',
        '$',
        '...',
        "'",
        '"',
        '(',
        '🦋',
        '👩‍🚀',
        '\u202e',
        '\ud83d',
        'no',
        'without',
        ', or',
        'and',
        'name',
        'engraved with',
        'letter',
        'd’',
        '-',
        '\u0000',
        'ﷺ',
        'İ',
        'ß',
        '__proto__',
        'constructor',
        'size',
        '18k',
        '٣',
      );
      const prompt = fc.oneof(
        {
          weight: 3,
          arbitrary: fc
            .array(fc.oneof({ weight: 3, arbitrary: word }, hostile), { maxLength: 24 })
            .map((words) => words.join(' ')),
        },
        { weight: 1, arbitrary: fc.array(hostile, { maxLength: 30 }).map((words) => words.join('')) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
      );
      fc.assert(
        fc.property(prompt, (text) => {
          expect(
            parsePrompt(text).requirements.filter(
              ({ text: words, start, end }) => words === '' || words !== text.slice(start, end),
            ),
          ).toEqual([]);
        }),
        { numRuns, seed: SEED },
      );
    });

    test(`give ${designs} designs that can be stored and changed`, { timeout: 600_000, tags }, () => {
      fc.assert(
        fc.property(fc.array(word, { maxLength: 16 }), fc.nat(99), (words, seed) => {
          expect(() => checkedSpec(designFromPrompt({ prompt: words.join(' '), seed }).spec)).not.toThrow();
        }),
        { numRuns: designs, seed: SEED },
      );
    });
  });

  test.each([
    'gold disc engraved with Mia, a butterfly, a feather, a dragonfly and five snakes',
    'arrow bracelet solitaire five snake',
  ])('many figures on one piece give a design that can be stored: %s', (prompt) => {
    for (const seed of [0, 1]) expect(() => checkedSpec(designFromPrompt({ prompt, seed }).spec)).not.toThrow();
  });

  test('a stone that hangs from a figure of a drop gives a design that can be stored', () => {
    const { spec } = designFromPrompt({ prompt: '紫水晶水滴吊坠 ピンクゴールド drop', seed: 0 });
    expect(() => checkedSpec(spec)).not.toThrow();
  });

  test('a number of rows that is not whole gives a design that can be stored', () => {
    const { spec } = designFromPrompt({ prompt: '6.5 row', seed: 10 });
    expect(() => checkedSpec(spec)).not.toThrow();
  });

  test('a small stone above melee gives a design that can be stored', () => {
    const { spec } = designFromPrompt({ prompt: 'small diamond solitaire with emeralds on the band', seed: 1 });
    expect(() => checkedSpec(spec)).not.toThrow();
  });

  test('a refused colour of the stones of a halo gives a ring without the halo', () => {
    const { spec } = designFromPrompt({ prompt: 'diamonds, not white', seed: 0 });
    expect(checkedSpec(spec).root.children['heads']).toHaveLength(1);
    expect(stonesOfPiece(buildPiece(spec)).map(({ role }) => role)).toEqual(['center']);
  });

  test.each(LONG_TEXTS)('2,000 characters of %s are parsed within the limit', { timeout: 60_000 }, (_, text) => {
    expect(leastCpuMs(() => parsePrompt(text), CPU_LIMIT_MS)).toBeLessThan(CPU_LIMIT_MS);
  });
});

test('every window of 2,000 characters of the prompt tables is parsed within the limit', { timeout: 120_000 }, () => {
  const all = ALL_PROMPTS.join('. ');
  for (let from = 0; from + MOST_READ < all.length; from += MOST_READ / 2) {
    const text = all.slice(from, from + MOST_READ);
    expect(leastCpuMs(() => parsePrompt(text), CPU_LIMIT_MS)).toBeLessThan(CPU_LIMIT_MS);
  }
});

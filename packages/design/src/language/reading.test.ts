import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { buildPiece } from '../makers/registry';
import { checkedSpec } from '../spec/schema';
import { stonesIn } from '../spec/tree';
import { PromptReading, READABLE_NUMBERS, READABLE_VALUES, readingProblems } from './reading';

type Requirement = PromptReading['requirements'][number];

const requirement = (
  words: string,
  concept: Requirement['concept'],
  value: string,
  more: Partial<Requirement> = {},
): Requirement => ({ words, concept, value, refused: false, role: null, of: null, ...more });
const reading = (...requirements: Requirement[]): PromptReading => ({ requirements });

/** Prompts that the built-in grammar cannot read, and the reading of a capable model. */
const SEA =
  'Something for my grandmother, who loved standing at the sea, the colour of deep water, in the metal of her wedding day';
const SEA_READING = reading(
  requirement('loved standing at the sea', 'motif', 'wave'),
  requirement('Something', 'type', 'pendant'),
  requirement('the colour of deep water', 'stone', 'blue-sapphire', { role: 'center' }),
  requirement('the metal of her wedding day', 'metal', 'platinum-950'),
  requirement('grandmother', 'lacking', 'cameo portrait'),
);

describe('an external reading', () => {
  test('PRO-03: becomes a design of the catalogue, and the built piece decides about its requirements', () => {
    const { spec, requirements, understood, not_understood } = designFromPrompt({
      prompt: SEA,
      seed: 3,
      reading: SEA_READING,
    });
    expect(spec).toMatchObject({ type: 'pendant', motif: 'wave', root: { metal: { alloy: 'platinum-950' } } });
    expect(stonesIn(spec).map(({ kind }) => kind)).toContain('blue-sapphire');
    expect(understood).toContain('something');
    expect(understood).not.toContain('who');
    expect(not_understood).toContain('grandmother');
    const judged = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
    expect(judged.map(({ text, status }) => `${status}: ${text}`)).toEqual([
      'met: Something',
      'not: grandmother',
      'met: loved standing at the sea',
      'met: the colour of deep water',
      'met: the metal of her wedding day',
    ]);
    expect(judged[1]?.note).toBe('Our catalogue does not have this yet.');
  });

  test('PRO-03: sets sizes, karats, counts and refusals as the built-in reading does', () => {
    const prompt = 'ring, 14k rose gold, 7 mm oval ruby, no halo';
    const given = reading(
      requirement('ring', 'type', 'ring'),
      requirement('14k rose gold', 'metal', 'rose-gold-14k'),
      requirement('7 mm', 'size', '7', { role: 'center', of: 'ruby' }),
      requirement('oval', 'cut', 'oval', { of: 'ruby' }),
      requirement('ruby', 'stone', 'ruby'),
      requirement('no halo', 'form', 'halo', { refused: true }),
    );
    const ours = designFromPrompt({ prompt, seed: 5 });
    const theirs = designFromPrompt({ prompt, seed: 5, reading: given });
    expect(theirs.spec.root).toEqual(ours.spec.root);
    expect(theirs.requirements.map(({ concept, value, text }) => [concept, value, text])).toEqual(
      expect.arrayContaining([
        ['karat', '14', '14k rose gold'],
        ['size', '7', '7 mm'],
      ]),
    );
  });

  test.each<[string, unknown]>([
    ['a concept that does not exist', { ...requirement('ring', 'type', 'ring'), concept: 'price' }],
    ['a value outside the catalogue', requirement('ring', 'stone', 'kryptonite')],
    ['a size beyond the limits', requirement('ring', 'size', '900')],
    ['half a stone', requirement('ring', 'count', '2.5')],
    ['a field of its own', { ...requirement('ring', 'type', 'ring'), price_usd: 1 }],
    ['markup as a lacking noun', requirement('ring', 'lacking', '<img src=x>')],
    ['prototype keys', requirement('ring', 'motif', '__proto__')],
  ])('PRO-04: refuses %s', (_, one) => {
    expect(PromptReading.safeParse({ requirements: [one] }).success).toBe(false);
  });

  test('PRO-04: reports words and texts that are not in the prompt', () => {
    const invented = reading(
      requirement('a free necklace', 'type', 'necklace'),
      requirement('ring', 'engraving', 'VISIT EVIL'),
    );
    expect(readingProblems('a ring', invented)).toEqual([
      'requirements.0.words: "a free necklace" does not stand in the prompt',
      'requirements.1.value: "VISIT EVIL" does not stand in the prompt',
    ]);
    expect(readingProblems('a Ring', reading(requirement('ring', 'type', 'ring')))).toEqual([]);
  });

  test.each(['ring', 'pendant', 'earrings'])(
    'PRO-04: every value that a reading may name gives a valid %s',
    { timeout: 60_000 },
    (type) => {
      for (const [concept, values] of Object.entries(READABLE_VALUES))
        for (const value of values) {
          const given = PromptReading.parse({
            requirements: [{ words: type, refused: concept === 'stones', role: null, of: null, concept, value }],
          });
          expect(
            () => checkedSpec(designFromPrompt({ prompt: `a gold ${type}`, seed: 1, reading: given }).spec),
            `${concept} ${value}`,
          ).not.toThrow();
        }
    },
  );

  test('PRO-04: any valid reading of any text gives a valid design and nothing throws', { timeout: 60_000 }, () => {
    const named = fc
      .constantFrom(...(Object.keys(READABLE_VALUES) as (keyof typeof READABLE_VALUES)[]))
      .chain((concept) => fc.constantFrom(...READABLE_VALUES[concept]).map((value) => ({ concept, value })));
    const numbers = fc
      .constantFrom(...(Object.keys(READABLE_NUMBERS) as (keyof typeof READABLE_NUMBERS)[]))
      .chain((concept) =>
        fc
          .integer({ min: Math.ceil(READABLE_NUMBERS[concept][0]), max: READABLE_NUMBERS[concept][1] })
          .map((value) => ({ concept, value: String(value) })),
      );
    const one = fc
      .record({
        words: fc.constantFrom('ring', 'gold ring', '🦋', 'not there', ' '),
        refused: fc.boolean(),
        role: fc.constantFrom(null, 'center' as const, 'side' as const, 'halo' as const),
        of: fc.constantFrom(null, 'ruby', 'wave'),
        what: fc.oneof(named, numbers),
      })
      .map(({ what, ...rest }) => ({ ...rest, ...what }));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), fc.integer({ min: 0, max: 99 }), (requirements, seed) => {
        const given = PromptReading.parse({ requirements });
        expect(() =>
          checkedSpec(designFromPrompt({ prompt: 'a gold ring 🦋', seed, reading: given }).spec),
        ).not.toThrow();
      }),
      { numRuns: 150, examples: [[[{ ...requirement('ring', 'height', '81') }], 97]] },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { buildPiece, makerNamed } from '../makers/registry';
import { describeDesign } from '../describe';
import { caratsOfWidth } from '../gems/carats';
import { inspect } from '../inspect/inspect';
import { parsePrompt } from './parsePrompt';
import { PROMPTS } from './testing/prompts';
import { STRANGERS } from './testing/strangers';
import type { Understood } from './testing/understood';

describe('a prompt keeps its promises', () => {
  test('two hundred different prompts are promised', () => {
    expect(new Set(PROMPTS.map(([prompt]) => prompt)).size).toBeGreaterThanOrEqual(200);
  });

  test.each([...PROMPTS, ...STRANGERS])('%s', (prompt, promised) => {
    const { spec } = designFromPrompt({ prompt });
    const wishes = parsePrompt(prompt);
    const understood: Understood = {
      type: spec.type, alloy: spec.metal.alloy, second: spec.metal.second, finish: spec.metal.finish, gems: wishes.gems, cut: spec.stones[0]?.cut,
      count: wishes.stoneCount ?? undefined, quantity: wishes.quantity ?? undefined, motif: spec.motif, chain: wishes.chain ?? undefined, section: wishes.section ?? undefined, stage: spec.stage,
      readAs: spec.read_as, lost: spec.not_understood,
    };
    expect(understood).toMatchObject(Object.fromEntries(Object.entries(promised).filter(([field]) => field in understood)));
    if (promised.gems?.length === 0) expect(spec.stones).toEqual([]);
    if (promised.gems?.[0]) expect(spec.stones[0]?.kind).toBe(promised.gems[0]);
    if (promised.style) expect(spec.styles).toContain(promised.style);
    if (promised.forms) expect(wishes.forms.toSorted()).toEqual(promised.forms.toSorted());
    if (promised.dial) expect(spec.build.variant['dial']).toBe(promised.dial);
    if (promised.mm) expect(spec.stones[0]?.size_mm).toBe(promised.mm);
    const [main] = spec.stones;
    if (promised.ct) expect(caratsOfWidth(main!.kind, main!.cut, main!.size_mm)).toBeCloseTo(promised.ct, 1);
    const lengths = Object.entries(promised.piece ?? {}).map(([name, mm]) => [name, expect.closeTo(mm, 1)]);
    expect(wishes.piece).toMatchObject(Object.fromEntries(lengths));
  });

  test('a stated measure of the piece is the measure it is built to', () => {
    expect(designFromPrompt({ prompt: 'plain gold band, 3 mm wide, size 7' }).spec.dimensions).toMatchObject({ band_width: 3, inner_diameter: 17.32 });
  });

  test('a one-carat round diamond is about 6.5 mm wide', () => {
    const [stone] = designFromPrompt({ prompt: 'solitaire ring with a 1 carat round diamond' }).spec.stones;
    expect(Math.abs(stone!.size_mm - 6.5)).toBeLessThan(0.12);
  });

  test('two metals are in the piece and on the scales when two are asked for', () => {
    const { spec } = designFromPrompt({ prompt: 'yellow gold solitaire ring with a diamond, two-tone' });
    const alloys = new Set(buildPiece(spec).parts.flatMap((p) => (p.shape === 'mesh' && p.surface.kind === 'metal' ? [p.surface.alloy] : [])));
    expect(alloys).toEqual(new Set(['yellow-gold-18k', 'white-gold-18k']));
  });
});

test.each([
  ['a solitaire with a cathedral shank', { shank: 'cathedral' }],
  ['amethyst ring with a bezel and a twisted shank', { head: 'bezel', shank: 'twist' }],
  ['watch with a blue dial', { dial: 'midnight' }],
  ['steel watch, salmon dial', { dial: 'salmon' }],
])('%s is built as it was named, whatever the seed', (prompt, variant) => {
  for (let seed = 0; seed < 12; seed++) expect(designFromPrompt({ prompt, seed }).spec.build.variant).toMatchObject(variant);
});

test.each(['prsten se safírem', 'แหวนทับทิม', 'zxqv blorp gnarl', 'δαχτυλίδι με ρουμπίνι', '💍✨'])('"%s", in words nobody reads, still gives a piece without a fault that says it is a guess', { timeout: 60_000 }, (prompt) => {
  const { spec, not_understood } = designFromPrompt({ prompt });
  expect(inspect(buildPiece(spec), spec.type)).toEqual([]);
  expect(not_understood.length).toBeGreaterThan(0);
  expect(describeDesign(spec)).toContain('our guess');
});

describe('who decided is told', () => {
  test('presets beat the prompt, the prompt beats the seed', () => {
    const { spec } = designFromPrompt({ prompt: 'yellow gold ring with a ruby', presets: ['white-gold', 'emerald'] });
    expect(spec.metal.alloy).toBe('white-gold-18k');
    expect(spec.stones[0]?.kind).toBe('emerald');
    expect(spec.given).toMatchObject({ metal: 'preset', stones: 'preset', type: 'prompt', finish: 'seed' });
  });

  test('the chosen type beats the prompt', () => {
    expect(designFromPrompt({ prompt: 'a ring', jewelryType: 'watch' }).spec.type).toBe('watch');
  });

  test('words nobody understands are named', () => {
    const answer = designFromPrompt({ prompt: 'zxqv blorp ring' });
    expect(answer.understood).toEqual(['ring']);
    expect(answer.not_understood).toEqual(['zxqv', 'blorp']);
  });

  test('a prompt in another script gives a complete design and names its words', () => {
    const answer = designFromPrompt({ prompt: 'แหวน ทอง 💍' });
    expect(answer.not_understood).toEqual(['แหวน', 'ทอง', '💍']);
    expect(describeDesign(answer.spec)).toContain('our guess');
    expect(describeDesign(designFromPrompt({ prompt: 'ring' }).spec)).not.toContain('guess');
    expect(makerNamed(answer.spec.build.maker).name).toBe(answer.spec.build.maker);
  });
});

test('any text at all gives a complete design, the same one each time', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), fc.integer({ min: 0, max: 0xffffffff }), (prompt, seed) => {
      const answer = designFromPrompt({ prompt, seed });
      expect(answer).toEqual(designFromPrompt({ prompt, seed }));
      expect(makerNamed(answer.spec.build.maker)).toBeDefined();
      expect(answer.spec.seed).toBe(seed);
    }),
    { numRuns: 300 },
  );
});

test('thirty-six seeds of "a gold ring" are at least twelve clearly different constructions', () => {
  const constructions = new Set(Array.from({ length: 36 }, (_, seed) => {
    const { spec } = designFromPrompt({ prompt: 'a gold ring', seed: seed + 1 });
    const { shank, head, motif, profile, form, edge, pattern, surface } = spec.build.variant;
    const main = spec.stones[0];
    // Sizes, kinds of stones and the camera make no other construction.
    return JSON.stringify([spec.build.maker, shank, head, motif, profile, form, edge, pattern, surface, spec.stones.map((s) => s.role), main?.cut === 'round']);
  }));
  expect(constructions.size).toBeGreaterThanOrEqual(12);
});

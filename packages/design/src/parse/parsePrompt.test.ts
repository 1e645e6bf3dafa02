import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { makerNamed } from '../makers/registry';
import type { DesignSpec } from '../spec';

type Row = readonly [prompt: string, expected: Partial<Pick<DesignSpec, 'type' | 'motif'>> & { alloy?: string; kind?: string; cut?: string; style?: string; maker?: string; finish?: string }];

const ROWS: readonly Row[] = [
  ['a rose gold ring with a ruby, minimalist', { type: 'ring', alloy: 'rose-gold-18k', kind: 'ruby', style: 'minimalist' }],
  ['rose gold earrings', { type: 'earrings', alloy: 'rose-gold-18k', motif: null }],
  ['a rose of white gold as a pendant', { type: 'pendant', alloy: 'white-gold-18k', motif: 'flower' }],
  ['earrings like falling leaves, white gold, emerald-cut aquamarines', { type: 'earrings', alloy: 'white-gold-18k', kind: 'aquamarine', cut: 'emerald', motif: 'leaf' }],
  ['platinum watch without diamonds', { type: 'watch', alloy: 'platinum-950', kind: undefined }],
  ['ruby and diamond bracelet', { type: 'bracelet', kind: 'ruby' }],
  ['emerald cut diamond engagement ring', { type: 'ring', kind: 'diamond', cut: 'emerald' }],
  ['emerald ring', { type: 'ring', kind: 'emerald' }],
  ['something for my mother, a pendant', { type: 'pendant' }],
  ['silver hoops', { type: 'earrings', alloy: 'silver-925', maker: 'hoops' }],
  ['tennis bracelet', { type: 'bracelet', maker: 'tennis-bracelet' }],
  ['a sapphire riviere', { type: 'necklace', kind: 'blue-sapphire', maker: 'riviere' }],
  ['pink sapphire halo ring', { type: 'ring', kind: 'pink-sapphire', maker: 'halo-ring' }],
  ['yellow sapphire stud earrings', { type: 'earrings', kind: 'yellow-sapphire', maker: 'studs' }],
  ['honeycomb bracelet with diamonds', { type: 'bracelet', style: 'honeycombs', maker: 'lattice-bracelet' }],
  ['honeycomb pendant', { type: 'pendant', style: 'honeycombs', maker: 'honeycomb-pendant' }],
  ['heart-shaped pendant in gold', { type: 'pendant', motif: 'heart', alloy: 'yellow-gold-18k' }],
  ['moon necklace', { type: 'necklace', motif: 'moon' }],
  ['a pendant for someone who loves the sea', { type: 'pendant', motif: 'wave' }],
  ['three stone ring with emeralds', { type: 'ring', kind: 'emerald', maker: 'three-stone' }],
  ['eternity band of rubies', { type: 'ring', kind: 'ruby', maker: 'pave-band' }],
  ['plain gold wedding band, no stones', { type: 'ring', maker: 'plain-band', kind: undefined }],
  ['innovative single diamond ring', { type: 'ring', style: 'innovative', maker: 'tension-ring' }],
  ['twisted rope bangle', { type: 'bracelet', maker: 'bangle' }],
  ['hammered silver cuff', { type: 'bracelet', finish: 'hammered', alloy: 'silver-925' }],
  ['brushed steel watch', { type: 'watch', alloy: 'steel-316l', finish: 'satin' }],
  ['sci-fi ring', { type: 'ring', style: 'sci-fi' }],
  ['futuristic watch', { type: 'watch', style: 'sci-fi' }],
  ['organic bracelet like twigs', { type: 'bracelet', style: 'organic-shapes' }],
  ['chunky ring', { type: 'ring', style: 'bold' }],
  ['layered necklace', { type: 'necklace', style: 'layered', maker: 'center-necklace' }],
  ['geometric pendant with hexagons', { type: 'pendant', style: 'geometric', maker: 'frame-pendant' }],
  ['contemporary collar', { type: 'necklace', style: 'contemporary', maker: 'collar' }],
  ['pear shaped amethyst drop earrings', { type: 'earrings', kind: 'amethyst', cut: 'pear', maker: 'halo-drops' }],
  ['marquise diamond ring', { type: 'ring', cut: 'marquise' }],
  ['princess cut ring', { type: 'ring', cut: 'princess' }],
  ['an onyx ring', { type: 'ring', kind: 'onyx' }],
  ['black diamond ring', { type: 'ring', kind: 'onyx' }],
  ['opal pendant', { type: 'pendant', kind: 'opal', cut: 'cabochon' }],
  ['pearl necklace', { type: 'necklace', kind: 'pearl' }],
  ['moonstone ring', { type: 'ring', kind: 'opal', motif: null }],
  ['tanzanite ring', { kind: 'tanzanite' }],
  ['blue topaz pendant', { kind: 'topaz' }],
  ['garnet studs', { kind: 'garnet', type: 'earrings' }],
  ['peridot ring', { kind: 'peridot' }],
  ['citrine ring', { kind: 'citrine' }],
  ['morganite ring', { kind: 'morganite' }],
  ['rose quartz ring', { kind: 'morganite', motif: null }],
  ['tourmaline pendant', { kind: 'tourmaline' }],
  ['a ring with a green stone', { kind: 'emerald' }],
  ['a ring with a blue stone', { kind: 'blue-sapphire' }],
  ['ring of stars', { type: 'ring', motif: 'star' }],
  ['charm bracelet', { type: 'bracelet' }],
  ['signet', { type: 'ring' }],
  ['choker', { type: 'necklace', maker: 'collar' }],
  ['Bague? RING, Ruby!', { type: 'ring', kind: 'ruby' }],
  ['sunburst pendant', { type: 'pendant', motif: 'sun' }],
  ['infinity bracelet in rosé gold', { type: 'bracelet', alloy: 'rose-gold-18k', motif: 'infinity' }],
  ['pink gold ring without a ruby but with a diamond', { alloy: 'rose-gold-18k', kind: 'diamond' }],
  ['not gold, silver ring', { alloy: 'silver-925' }],
  ['3 ct oval ruby ring', { kind: 'ruby', cut: 'oval' }],
  ['cushion ruby drop earrings in yellow gold with diamond halos', { type: 'earrings', kind: 'ruby', cut: 'cushion', maker: 'halo-drops' }],
  ['asscher-cut diamond ring in white gold with a split shank', { cut: 'asscher', maker: 'solitaire' }],
  ['diamond solitaire ring in rose gold, cathedral shank', { maker: 'solitaire', kind: 'diamond' }],
  ['bold signet ring in yellow gold with a blue sapphire', { maker: 'signet', kind: 'blue-sapphire' }],
  ['necklace with a single emerald', { maker: 'center-necklace', kind: 'emerald' }],
  ['contemporary watch with a blue dial', { type: 'watch', kind: undefined }],
];

describe('a prompt keeps its promises', () => {
  test.each(ROWS)('%s', (prompt, expected) => {
    const { spec } = designFromPrompt({ prompt });
    expect(spec.type).toBe(expected.type ?? spec.type);
    if (expected.alloy) expect(spec.metal.alloy).toBe(expected.alloy);
    if (expected.finish) expect(spec.metal.finish).toBe(expected.finish);
    if ('kind' in expected) expect(spec.stones[0]?.kind).toBe(expected.kind);
    if (expected.cut) expect(spec.stones[0]?.cut).toBe(expected.cut);
    if (expected.style) expect(spec.styles).toContain(expected.style);
    if ('motif' in expected) expect(spec.motif).toBe(expected.motif);
    if (expected.maker) expect(spec.build.maker).toBe(expected.maker);
  });

  test('a stone size in millimetres is the size of the stone', () => {
    expect(designFromPrompt({ prompt: 'ring with a 7.5 mm round ruby' }).spec.stones[0]?.size_mm).toBe(7.5);
  });

  test('a one-carat diamond is about 6.5 mm wide', () => {
    expect(designFromPrompt({ prompt: 'solitaire ring with a 1 carat diamond' }).spec.stones[0]?.size_mm).toBeCloseTo(6.45, 1);
  });
});

test.each([
  ['a solitaire with a cathedral shank', { head: 'prong', shank: 'cathedral' }],
  ['amethyst ring with a bezel and a twisted shank', { head: 'bezel', shank: 'twist' }],
  ['watch with a blue dial', { dial: 'midnight' }],
  ['steel watch, salmon dial', { dial: 'salmon' }],
])('%s is built as it was named, whatever the seed', (prompt, variant) => {
  for (let seed = 0; seed < 12; seed++) expect(designFromPrompt({ prompt, seed }).spec.build.variant).toMatchObject(variant);
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
    const answer = designFromPrompt({ prompt: 'خاتم ذهب 💍' });
    expect(answer.not_understood).toEqual(['خاتم', 'ذهب', '💍']);
    expect(makerNamed(answer.spec.build.maker).name).toBe(answer.spec.build.maker);
  });
});

test('any text at all gives a complete design, the same one each time', () => {
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

test('other seeds give other designs for the same words', () => {
  const designs = new Set(Array.from({ length: 24 }, (_, seed) => JSON.stringify({ ...designFromPrompt({ prompt: 'a ring', seed }).spec, seed: 0 })));
  expect(designs.size).toBeGreaterThan(20);
});

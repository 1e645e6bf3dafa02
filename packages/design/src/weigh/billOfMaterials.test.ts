import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { describeDesign } from '../describe';
import { caratsOfWidth } from '../gems/carats';
import { WORLD } from '../geometry/vec';
import { circle } from '../geometry/curves';
import { tube } from '../geometry/sweep';
import { Bench } from '../parts/bench';
import type { Cut } from '../spec';
import { billOfMaterials } from './billOfMaterials';
import { lengthIn, stonesIn } from '../spec/tree';

const billed = (prompt: string): ReturnType<typeof billOfMaterials> =>
  billOfMaterials(designFromPrompt({ prompt, seed: 1 }).spec);

describe('the bill of materials', () => {
  /** Widths of one-carat diamonds in the trade's tables of face-up sizes, mm across the short side. */
  const ONE_CARAT: readonly (readonly [Cut, number])[] = [
    ['round', 6.5],
    ['princess', 5.5],
    ['cushion', 5.7],
    ['asscher', 5.6],
    ['oval', 5.8],
    ['emerald', 5.0],
    ['pear', 5.7],
    ['marquise', 5.0],
    ['heart', 6.5],
  ];

  test.each(ONE_CARAT)('a %s diamond of %s mm weighs about a carat, as trade tables say', (cut, width) => {
    expect(caratsOfWidth('diamond', cut, width)).toBeGreaterThan(0.82);
    expect(caratsOfWidth('diamond', cut, width)).toBeLessThan(1.2);
  });

  test('a plain hoop weighs its volume times the density of its alloy', () => {
    const { spec } = designFromPrompt({ prompt: 'plain gold ring no stones' });
    const bench = new Bench(spec);
    bench.add(tube(circle([0, 9, 0], WORLD[0], WORLD[1], 9, 120), 1, { closed: true, points: 48 }));
    const { metals } = billOfMaterials(spec, {
      meshes: bench.meshes,
      gems: [],
      parts: bench.parts,
      unseenMetalMm3: 0,
      shot: undefined as never,
    });
    expect(metals).toHaveLength(1);
    expect(metals[0]!.grams / ((2 * Math.PI * 9 * Math.PI * 15.5) / 1000)).toBeCloseTo(1, 1);
  });

  test.each([
    'charm bracelet with a topaz',
    'charm bracelet with rubies and sapphires',
    'charm bracelet with three emeralds, a heart, a star, a key and a moon',
  ])('lists for "%s" the stones of its spec', (prompt) => {
    const { spec } = designFromPrompt({ prompt, seed: 1 });
    const counted = (stones: readonly { kind: string; cut: string; size_mm: number; count: number }[]): unknown => {
      const counts = new Map<string, number>();
      for (const { kind, cut, size_mm, count } of stones) {
        const name = `${kind} ${cut} ${size_mm.toFixed(1)} mm`;
        counts.set(name, (counts.get(name) ?? 0) + count);
      }
      return Object.fromEntries(counts);
    };
    expect(counted(billOfMaterials(spec).stones)).toEqual(counted(stonesIn(spec)));
  });

  test('a locket is hollow', () => {
    const { spec } = designFromPrompt({ prompt: 'gold locket, 20 mm tall', seed: 1 });
    const { metals } = billOfMaterials(spec);
    expect(lengthIn(spec, 'height')!).toBe(20);
    expect(metals[0]!.grams).toBeGreaterThan(8);
    // A solid oval of this size weighs more than 15 g without its chain.
    expect(metals[0]!.grams).toBeLessThan(15);
  });

  test('a slim gold solitaire weighs two to four grams', () => {
    const { metals, stones } = billed('solitaire ring yellow gold round diamond');
    expect(metals[0]!.grams).toBeGreaterThan(1.5);
    expect(metals[0]!.grams).toBeLessThan(4.5);
    expect(stones).toMatchObject([{ role: 'center', kind: 'diamond', cut: 'round', count: 1 }]);
  });

  test('the same ring in platinum is heavier by the ratio of the densities', () => {
    const { spec } = designFromPrompt({ prompt: 'plain ring no stones', seed: 1 });
    const [gold] = billOfMaterials({
      ...spec,
      root: { ...spec.root, metal: { alloy: 'yellow-gold-18k', finish: 'polished' } },
    }).metals;
    const [platinum] = billOfMaterials({
      ...spec,
      root: { ...spec.root, metal: { alloy: 'platinum-950', finish: 'polished' } },
    }).metals;
    expect(platinum!.grams / gold!.grams).toBeCloseTo(21.4 / 15.5, 2);
  });

  test('two metals are weighed separately, and fill the volume of one', () => {
    const { spec } = designFromPrompt({ prompt: 'solitaire ring in yellow and white gold with a diamond', seed: 1 });
    const both = billOfMaterials(spec).metals;
    const [alone] = billOfMaterials({
      ...spec,
      root: { ...spec.root, metal: { alloy: spec.root.metal.alloy, finish: spec.root.metal.finish } },
    }).metals;
    expect(both.map((metal) => metal.alloy)).toEqual(['yellow-gold-18k', 'white-gold-18k']);
    expect(both[1]!.grams).toBeGreaterThan(0.1);
    expect(both[0]!.grams).toBeGreaterThan(both[1]!.grams);
    expect(both[0]!.cm3 + both[1]!.cm3).toBeCloseTo(alone!.cm3, 2);
  });

  test('stones are grouped by role, such as the main one and those of the halo', () => {
    const { stones } = billed('halo ring with a 6 mm round ruby and a halo of diamonds');
    expect(stones.find((s) => s.role === 'center')).toMatchObject({ kind: 'ruby', cut: 'round', size_mm: 6, count: 1 });
    const around = stones.filter((s) => s.role === 'halo');
    expect(around.reduce((sum, s) => sum + s.count, 0)).toBeGreaterThan(8);
    for (const { kind, cut, size_mm, count, carats } of around)
      expect(carats / count).toBeCloseTo(caratsOfWidth(kind, cut, size_mm), 2);
  });

  test('the whole chain of a pendant is weighed, not only the part in the picture', () => {
    const { metals } = billed('minimalist pendant with a round ruby');
    expect(metals[0]!.grams).toBeGreaterThan(2);
    expect(metals[0]!.grams).toBeLessThan(9);
  });
});

describe('a design in words', () => {
  test.each([
    ['rose gold solitaire ring with a 6.2 mm round ruby', 'Rose gold ring with a 6.2 mm round ruby'],
    ['plain silver band without stones', 'Sterling silver ring'],
    ['22k gold band without stones, 750 white gold', '22k yellow gold and white gold ring'],
    ['24k bangle, no stones', '24k gold bangle'],
    ['silver band, "always" engraved inside', 'Sterling silver ring with "always" engraved inside'],
    ['name necklace Layla in 21k gold', '21k yellow gold necklace with the name Layla'],
    ['name ring Noor in silver', 'Sterling silver ring with the name Noor'],
    ['name bracelet ليلى in 21k gold', '21k yellow gold bracelet with the name ليلى'],
    ['tennis bracelet with lab-grown diamonds in white gold', 'White gold tennis bracelet with lab-grown diamonds'],
    [
      'rose gold name pendant "Sara" with a 2 mm round ruby',
      'Rose gold pendant with the name Sara and a 2 mm round ruby',
    ],
    ['white gold heart pendant no stones', 'White gold heart pendant'],
    ['tennis bracelet with emeralds in yellow gold', 'Yellow gold tennis bracelet with emeralds'],
  ])('%s', (prompt, sentence) => {
    expect(describeDesign(designFromPrompt({ prompt }).spec)).toBe(sentence);
  });
});

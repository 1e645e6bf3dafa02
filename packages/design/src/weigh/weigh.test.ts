import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { describeDesign } from '../describe';
import { priceEstimate } from '../price/estimate';
import { volumeOf } from '../gems/polyhedron';
import { gemShape } from '../gems/cuts';
import { weigh } from './weigh';

const weighed = (prompt: string): ReturnType<typeof weigh> => weigh(designFromPrompt({ prompt, seed: 1 }).spec);

describe('the scales', () => {
  test('a 6.5 mm round diamond weighs about a carat, as trade tables say', () => {
    const carats = (volumeOf(gemShape('round').planes) * 3.25 ** 3 * 3.52) / 1000 / 0.2;
    expect(carats).toBeGreaterThan(0.93);
    expect(carats).toBeLessThan(1.08);
  });

  test('a slim gold solitaire weighs two to four grams', () => {
    const { metal_g, stones } = weighed('solitaire ring yellow gold round diamond');
    expect(metal_g).toBeGreaterThan(1.5);
    expect(metal_g).toBeLessThan(4.5);
    expect(stones).toHaveLength(1);
  });

  test('the same ring in platinum is heavier by the ratio of the densities', () => {
    const { spec } = designFromPrompt({ prompt: 'plain ring no stones', seed: 1 });
    const gold = weigh({ ...spec, metal: { alloy: 'yellow-gold-18k', finish: 'polished' } });
    const platinum = weigh({ ...spec, metal: { alloy: 'platinum-950', finish: 'polished' } });
    expect(platinum.metal_g / gold.metal_g).toBeCloseTo(21.4 / 15.5, 2);
  });

  test('the whole chain of a pendant is weighed, not only what the picture shows', () => {
    const { metal_g } = weighed('minimalist pendant with a round ruby');
    expect(metal_g).toBeGreaterThan(2);
    expect(metal_g).toBeLessThan(9);
  });
});

describe('the estimate', () => {
  const { spec } = designFromPrompt({ prompt: 'rose gold halo ring with a 6 mm round ruby', seed: 2 });
  const estimate = priceEstimate(spec);

  test('is a range round the sum of its lines, with the date of its prices', () => {
    const sum = estimate.breakdown.reduce((s, line) => s + line.amount, 0);
    expect(estimate.low).toBeLessThan(sum);
    expect(estimate.high).toBeGreaterThan(sum);
    expect(estimate.prices_as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('has whole cents', () => {
    for (const x of [estimate.low, estimate.high, ...estimate.breakdown.map((l) => l.amount)]) expect(Math.round(x * 100)).toBeCloseTo(x * 100, 6);
  });

  test('names metal, each kind of stone, setting and making', () => {
    expect(estimate.breakdown.map((l) => l.unit)).toEqual(['g', 'ct', 'ct', 'stones', 'h']);
    expect(estimate.breakdown[0]?.label).toBe('18k rose gold');
  });
});

describe('a design in words', () => {
  test.each([
    ['rose gold solitaire ring with a 6.2 mm round ruby', 'Rose gold ring with a 6.2 mm round ruby'],
    ['plain silver band without stones', 'Sterling silver ring'],
    ['white gold heart pendant no stones', 'White gold heart pendant'],
    ['tennis bracelet with emeralds in yellow gold', 'Yellow gold tennis bracelet with emeralds'],
  ])('%s', (prompt, sentence) => {
    expect(describeDesign(designFromPrompt({ prompt }).spec)).toBe(sentence);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { describeDesign } from '../describe';
import { DRAWINGS } from '../drawing/testing/drawings';
import { seededDesigns } from '../inspect/seededDesigns';
import { buildPiece } from '../makers/registry';
import { priceEstimate } from '../price/estimate';
import { JEWELRY_TYPES } from '../spec';
import { sampled } from '../testing/sampled';
import { billOfMaterials } from '../weigh/billOfMaterials';
import { readSpec } from './migrate';

interface Recorded {
  spec: { build: { maker: string; variant: Record<string, unknown> }; prompt: string };
  metals: [alloy: string, grams: number][];
  stones: [role: string, kind: string, cut: string, sizeMm: number, count: number][];
  cents: number;
  words: string;
}

/**
 * Designs of version 1 with their recorded bills, prices and descriptions: the demo gallery, and one of every maker.
 */
const RECORDED = JSON.parse(readFileSync(new URL('testing/version1.json', import.meta.url), 'utf8')) as Recorded[];

describe('a design of version 1', { timeout: 120_000 }, () => {
  describe.each(sampled(RECORDED, 16))('of the $group', ({ cases, tags }) => {
    test.each(cases)(
      'keeps its weight, price and name: $spec.prompt',
      { tags },
      ({ spec: stored, metals, stones, cents, words }) => {
        const spec = readSpec(stored);
        const piece = buildPiece(spec);
        const bill = billOfMaterials(spec, piece);
        expect({
          metals: bill.metals.map(({ alloy, grams }) => [alloy, grams]),
          stones: bill.stones.map(({ role, kind, cut, size_mm, count }) => [role, kind, cut, size_mm, count]),
          cents: priceEstimate(spec, bill).cents,
          words: describeDesign(spec, piece),
        }).toEqual({ metals, stones, cents, words });
      },
    );
  });

  test('drops a choice that its maker no longer has, and still builds', () => {
    const bangle = RECORDED.find(({ spec }) => spec.build.maker === 'bangle')!.spec;
    const spec = readSpec({
      ...bangle,
      build: { ...bangle.build, variant: { ...bangle.build.variant, form: 'moebius' } },
    });
    expect(spec.root.params['form']).toBeUndefined();
    expect(buildPiece(spec).parts.length).toBeGreaterThan(0);
  });

  test('throws for an unknown maker', () => {
    const [{ spec }] = RECORDED as [Recorded];
    expect(() => readSpec({ ...spec, build: { ...spec.build, maker: 'anvil' } })).toThrow('there is no kind "anvil"');
  });
});

test.each(JEWELRY_TYPES)('every planned %s is a valid design, and reads back as itself', (type) => {
  for (const spec of seededDesigns(type, 150)) expect(readSpec(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
});

test.each(JEWELRY_TYPES)('every %s after a drawing is a valid design', (jewelryType) => {
  for (const { paths } of DRAWINGS) {
    for (const influence of [0, 60, 100]) {
      const { spec } = designFromPrompt({ prompt: '', jewelryType, seed: 3, drawing: { paths, influence } });
      expect(readSpec(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
    }
  }
});

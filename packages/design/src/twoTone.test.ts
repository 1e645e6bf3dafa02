import { describe, expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { buildPiece } from './makers/registry';
import type { MeshPart } from './piece';
import { sampled } from './testing/sampled';
import { billOfMaterials } from './weigh/billOfMaterials';

const PIECES = [
  'two-tone solitaire ring with a diamond',
  'two-tone band, no stones',
  'two-tone signet ring',
  'two-tone tension set ring',
  'two-tone honeycomb ring',
  'two-tone heart ring',
  'two-tone halo ring',
  'two-tone pavé band',
  'two-tone heart pendant, no stones',
  'two-tone pendant with a halo',
  'two-tone medallion',
  'two-tone locket',
  'two-tone monogram AB pendant',
  'two-tone hoops',
  'two-tone twisted hoops',
  'two-tone studs with a diamond',
  'two-tone geometric earrings, no stones',
  'two-tone flower earrings',
  'two-tone cuff, no stones',
  'two-tone bangle',
  'two-tone curb chain bracelet',
  'two-tone tennis bracelet',
  'two-tone bracelet with beads',
  'two-tone rivière with rubies',
  'two-tone chain necklace',
  'two-tone collar',
  'two-tone leaf necklace',
  'two-tone watch on a metal bracelet',
  'two-tone diving watch',
  'two-tone skeleton watch',
];

describe.each(sampled(PIECES, 6))('in the $group of pieces', ({ cases, tags }) => {
  test.each(cases)('%s consists of two metals, each with its own weight', { timeout: 60_000, tags }, (prompt) => {
    const { spec } = designFromPrompt({ prompt, seed: 1 });
    const { metals } = billOfMaterials(spec);
    expect(metals.map((metal) => metal.alloy)).toEqual([spec.root.metal.alloy, spec.root.metal.second]);
    const share = metals[1]!.grams / (metals[0]!.grams + metals[1]!.grams);
    expect(share, `${spec.root.kind} ${JSON.stringify(spec.root.params)}`).toBeGreaterThan(0.002);
    expect(share).toBeLessThan(0.76);
    expect(spec.given['second_metal']).toBe('prompt');
  });
});

describe('the second metal is where a goldsmith would put it', { timeout: 60_000 }, () => {
  const metalOf = (
    prompt: string,
  ): { second: string; parts: readonly MeshPart[]; isSecond: (part: MeshPart) => boolean } => {
    const { spec } = designFromPrompt({ prompt, seed: 2 });
    const parts = buildPiece(spec).parts.filter(
      (part): part is MeshPart => part.shape === 'mesh' && part.surface.kind === 'metal',
    );
    return {
      second: spec.root.metal.second!,
      parts,
      isSecond: ({ surface }) => surface.kind === 'metal' && surface.alloy === spec.root.metal.second,
    };
  };

  test('in the head of a solitaire, not in its shank', () => {
    const { parts, isSecond } = metalOf('two-tone solitaire ring with a prong set diamond');
    expect(parts.map(isSecond)).toEqual(parts.map(({ part }) => part === 'head'));
    expect(new Set(parts.map(isSecond)).size).toBe(2);
  });

  test('is symmetric in both earrings of a pair', () => {
    const { parts, isSecond } = metalOf('two-tone geometric earrings, no stones');
    const half = parts.length / 2;
    const both = parts.map(isSecond);
    expect(both).toContain(true);
    expect(both.slice(0, half)).toEqual(both.slice(half));
  });

  test.each([
    ['his and hers bands in yellow gold and platinum', 'pair', 'platinum-950'],
    ['sun and moon pendant, half silver half gold', 'moon', 'yellow-gold-18k'],
  ])('in one of two objects entirely: %s', (prompt, id, alloy) => {
    const { parts } = metalOf(prompt);
    for (const { part, surface } of parts.filter(
      (one) => one.part === id || one.part === 'sun' || one.part === undefined,
    ))
      expect([part, surface.kind === 'metal' && surface.alloy === alloy]).toEqual([part, part === id]);
    expect(parts.some(({ part }) => part === id)).toBe(true);
  });

  test('in platinum and silver in the same places', () => {
    expect(metalOf('platinum and rose gold ring with a ruby').second).toBe('rose-gold-18k');
    expect(metalOf('silver and gold bangle').second).toBe('yellow-gold-18k');
  });
});

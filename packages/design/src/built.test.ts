import { describe, expect, test } from 'vitest';
import { builtOf } from './built';
import { designFromPrompt } from './compose';
import { buildPiece } from './makers/registry';
import { stonesIn } from './spec/tree';

const built = (prompt: string, seed = 1): ReturnType<typeof builtOf> =>
  builtOf(designFromPrompt({ prompt, seed }).spec);

describe('the built piece', () => {
  test('lists stones with the part that holds them, kind, cut, size and count', () => {
    expect(built('charm bracelet with three emeralds, a heart, a star, a key and a moon').stones).toMatchObject([
      { kind: 'emerald', count: 3 },
    ]);
    expect(built('gold halo ring with a 6 mm round ruby and a halo of diamonds').stones).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'ruby', cut: 'round', size_mm: 6, count: 1 }),
        expect.objectContaining({ part: 'halo', kind: 'diamond' }),
      ]),
    );
  });

  test('is read from the geometry and not from the spec', () => {
    const { spec } = designFromPrompt({ prompt: 'solitaire ring with a 6 mm round ruby', seed: 1 });
    const piece = buildPiece(spec);
    const promised = {
      ...spec,
      root: { ...spec.root, stones: [{ ...stonesIn(spec)[0]!, kind: 'emerald' as const, size_mm: 9 }] },
    };
    expect(builtOf(promised, piece).stones).toEqual(builtOf(spec, piece).stones);
    expect(builtOf(promised, { ...piece, parts: piece.parts.filter(({ shape }) => shape === 'mesh') }).stones).toEqual(
      [],
    );
  });

  test('weighs each finish of a metal on its own', () => {
    const { metals } = built('rose gold watch');
    expect(metals.map(({ alloy }) => alloy)).toEqual(metals.map(() => 'rose-gold-18k'));
    expect(new Set(metals.map(({ finish }) => finish)).size).toBeGreaterThan(1);
    for (const { grams } of metals) expect(grams).toBeGreaterThan(0.05);
  });

  test('counts no metal of a movement, which is bought', () => {
    const { metals, parts } = built('rose gold skeleton watch');
    expect(parts.map(({ id }) => id)).toContain('movement');
    expect(new Set(metals.map(({ alloy }) => alloy))).toEqual(new Set(['rose-gold-18k']));
  });

  test.each([
    ['moon pendant in silver, no stones', ['moon', 'bail', 'chain']],
    ['pearl drop earrings', ['drop', 'ear-post']],
    ['steel watch with a mesh bracelet', ['case', 'dial', 'hands', 'crown', 'strap']],
  ])('names the parts of "%s"', (prompt, ids) => {
    expect(built(prompt).parts.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});

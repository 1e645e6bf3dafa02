import { designFromPrompt } from '@jewelry/design';
import { describe, expect, test } from 'vitest';
import { variationsOf } from './change';

const { spec } = designFromPrompt({ prompt: 'platinum ring with an oval ruby and a diamond halo', seed: 5 });
const { spec: band } = designFromPrompt({ prompt: 'a plain yellow gold band', seed: 5 });

const keysOf = (design: typeof spec, options: Partial<Parameters<typeof variationsOf>[1]>): string[] =>
  variationsOf(design, { keep: [], degree: 2, round: 0, ...options }).map(({ operations }) =>
    JSON.stringify(operations),
  );

describe('variations of a design', () => {
  test.each([1, 2, 3])('change %i properties at once, and all four differ', (degree) => {
    const variations = variationsOf(spec, { keep: [], degree, round: 0 });
    expect(variations.map(({ operations }) => operations.length)).toEqual([degree, degree, degree, degree]);
    expect(new Set(variations.map((variation) => JSON.stringify(variation.spec))).size).toBe(4);
  });

  test('differ from those of the previous round', () => {
    const [first, second] = [keysOf(spec, {}), keysOf(spec, { round: 1 })];
    expect(first.filter((key) => second.includes(key))).toEqual([]);
  });

  test('keep the locked parts', () => {
    for (const degree of [1, 2, 3]) {
      for (const { spec: varied } of variationsOf(spec, { keep: [spec.root.id, 'halo'], degree, round: 0 })) {
        expect(varied.root.metal).toEqual(spec.root.metal);
        expect(JSON.stringify(varied)).toContain('"halo"');
      }
    }
  });

  test('repeat when there are no others', () => {
    const rounds = Array.from({ length: 6 }, (_, round) => keysOf(band, { degree: 1, round }));
    expect(rounds.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(new Set(rounds.flat()).size).toBe(7);
  });

  test('are fewer than four when the unlocked parts allow no more', () => {
    expect(keysOf(band, { keep: [band.root.id] })).toEqual([]);
  });
});

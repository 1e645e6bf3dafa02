import { expect, test } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { extentsOf, wornLength } from '../../extents';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { partsIn } from '../../spec/tree';
import { buildPiece } from '../registry';

const built = (prompt: string) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  return { spec, piece, parts: [...partsIn(spec.root)].map(({ kind }) => kind), stones: stonesOfPiece(piece) };
};

test.each(['amethyst pear drop earrings silver', "boucles d'oreilles pendantes améthyste poire, argent"])(
  'hangs the one named stone of "%s" without another above it',
  (prompt) => expect(built(prompt).stones).toHaveLength(2),
);

test.each([
  'long drop earrings with emerald, white gold',
  'aretes largos plata con turquesa',
  'длинные серьги с сапфиром',
  'long dangly silver earrings with moon',
])('makes the earrings of "%s" long', (prompt) => {
  const { spec, piece } = built(prompt);
  expect(spec.type).toBe('earrings');
  expect(wornLength(extentsOf(spec, piece))).toBeGreaterThan(35);
});

test.each([
  ['gold ball studs 4mm', 4],
  ['tiny gold dot studs, 3mm, nothing else', 3],
  ['серьги шарики золото, 5 мм', 5],
])('puts balls of metal on the lobes for "%s"', (prompt, mm) => {
  const { spec, piece, parts, stones } = built(prompt);
  expect(parts).toContain('ball');
  expect(stones).toHaveLength(0);
  expect(extentsOf(spec, piece).parts['ball']!.mm[0]).toBeCloseTo(mm, 1);
});

test.each(['necklace with one akoya pearl 8 mm platinum', 'collana con una perla'])(
  'hangs the single pearl of "%s" on a chain',
  (prompt) => expect(built(prompt).stones).toHaveLength(1),
);

test('hangs rows of pearls from a jhumka within its stated length', () => {
  const { spec, piece, stones } = built('gold jhumka, three rows of white pearls hanging at the bottom, 4 cm long');
  expect(spec.root.params['rows']).toBe(3);
  expect(stones.length % 3).toBe(0);
  expect(Math.abs(extentsOf(spec, piece).whole[1] - 40)).toBeLessThan(2.5);
});

test.each(['stud pearls with dangling sapphire', 'pearl studs with dangling ruby drops'])(
  '%s hangs the stone from the pearl',
  (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
    const facts = factsOf(spec, buildPiece(spec));
    expect(facts.built.stones.map(({ kind, part }) => [kind === 'pearl', part])).toEqual([
      [true, 'top'],
      [false, 'head'],
    ]);
    expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
  },
);

import { describe, expect, it, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import type { DesignPart } from '../../spec';
import { draftPiece } from '../registry';

/** The rings of a stack: kind, metal, and kind of what holds stones. */
const ringsOf = (prompt: string): (readonly [string, string | undefined, string | undefined])[] => {
  const { root } = designFromPrompt({ prompt, seed: 7 }).spec;
  const rings: DesignPart[] = [root, ...(root.children['companions'] ?? [])];
  return rings.map(({ kind, metal = root.metal, children }) => [
    kind,
    `${metal.finish} ${metal.alloy.replace(/-\d+k$/, '')}`,
    (children['heads'] ?? children['band'])?.[0]?.kind,
  ]);
};

describe('rings that a prompt describes one by one', () => {
  it.each([
    [
      'set of 3 skinny stackers: one twisted like rope, one plain, one w a teeny opal. all yellow gold',
      [
        ['shank.twist', 'polished yellow-gold', undefined],
        ['shank.slim', 'polished yellow-gold', undefined],
        ['shank.slim', 'polished yellow-gold', 'head.bezel'],
      ],
    ],
    [
      'set of 3 stackable rings, one rose gold one white gold one yellow gold, the middle one with tiny diamonds all the way round',
      [
        ['shank.slim', 'polished rose-gold', undefined],
        ['shank.fitted', 'polished white-gold', 'row.pave'],
        ['shank.slim', 'polished yellow-gold', undefined],
      ],
    ],
    [
      'stack of three silver rings, one plain, one twisted like rope, one with a row of 5 round jet beads in tiny bezels',
      [
        ['shank.slim', 'polished silver-925', undefined],
        ['shank.twist', 'polished silver-925', undefined],
        ['shank.slim', 'polished silver-925', 'row.heads'],
      ],
    ],
    [
      'three stacking rings in yellow gold, one plain, one hammered, one with a ruby',
      [
        ['shank.slim', 'polished yellow-gold', undefined],
        ['shank.half-round', 'hammered yellow-gold', undefined],
        ['shank.slim', 'polished yellow-gold', 'head.bezel'],
      ],
    ],
    [
      'trois anneaux empilables en or jaune, un torsadé, un lisse, un avec une petite opale',
      [
        ['shank.twist', 'polished yellow-gold', undefined],
        ['shank.slim', 'polished yellow-gold', undefined],
        ['shank.slim', 'polished yellow-gold', 'head.bezel'],
      ],
    ],
    [
      'three stacking rings, yellow, white and rose gold, all hammered',
      [
        ['shank.half-round', 'hammered yellow-gold', undefined],
        ['shank.half-round', 'hammered white-gold', undefined],
        ['shank.half-round', 'hammered rose-gold', undefined],
      ],
    ],
    [
      'stacking rings set of 3, one rose gold one white gold one yellow, all super thin n hammered',
      [
        ['shank.half-round', 'hammered rose-gold', undefined],
        ['shank.half-round', 'hammered white-gold', undefined],
        ['shank.half-round', 'hammered yellow-gold', undefined],
      ],
    ],
    [
      '3 skinny stacking rings silver, one w a tiny turquoise, one twisted like rope n one just plain',
      [
        ['shank.slim', 'polished silver-925', 'head.bezel'],
        ['shank.twist', 'polished silver-925', undefined],
        ['shank.slim', 'polished silver-925', undefined],
      ],
    ],
    [
      'three stacking rings, one rose gold one yellow one white, each with a tiny diamond flush set, hammered finish',
      [
        ['shank.half-round', 'hammered rose-gold', 'head.flush'],
        ['shank.half-round', 'hammered yellow-gold', 'head.flush'],
        ['shank.half-round', 'hammered white-gold', 'head.flush'],
      ],
    ],
    [
      'drei Stapelringe in Gelbgold, Weißgold und Roségold, jeder mit einem kleinen Diamanten',
      [
        ['shank.slim', 'polished yellow-gold', 'head.bezel'],
        ['shank.slim', 'polished white-gold', 'head.bezel'],
        ['shank.slim', 'polished rose-gold', 'head.bezel'],
      ],
    ],
    [
      'stacking rings x3 one of each gold colour',
      [
        ['shank.slim', 'polished yellow-gold', undefined],
        ['shank.slim', 'polished white-gold', undefined],
        ['shank.slim', 'polished rose-gold', undefined],
      ],
    ],
  ])('are built one each: "%s"', (prompt, rings) => {
    expect(ringsOf(prompt)).toEqual(rings);
  });
});

it('is a set of thin rings where the number follows, with the stones of the ring that a metal names', () => {
  const stackOf = (prompt: string) => {
    const { root } = designFromPrompt({ prompt, seed: 7 }).spec;
    return [root, ...(root.children['companions'] ?? [])].map(
      ({ kind, metal, children }) =>
        `${kind} ${metal?.alloy ?? root.metal.alloy} ${children['band']?.[0]?.stones?.[0]?.kind ?? ''}`,
    );
  };
  expect(stackOf('skinny stacking rings set of 3 gold')).toEqual(Array(3).fill('shank.slim yellow-gold-18k '));
  expect(
    stackOf(
      'Three thin stacking rings, one rose gold, one yellow and one white, the rose one with a row of tiny rubies',
    ),
  ).toEqual(['shank.fitted rose-gold-18k ruby', 'shank.slim yellow-gold-18k ', 'shank.slim white-gold-18k ']);
});

test.each([
  [
    'set of three stacking rings, one each in yellow, rose and white gold, middle one with pave pink sapphires',
    'pink-sapphire',
  ],
  ['three stacking rings in yellow gold, the middle one with a row of diamonds', 'diamond'],
  ['lot de trois anneaux fins en or jaune, celui du milieu pavé de diamants', 'diamond'],
  ['Set aus drei Ringen in Gelbgold, der mittlere mit Rubinen', 'ruby'],
])('only the middle ring has the stones that are said of it: %s', (prompt, kind) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  const facts = factsOf(spec, draftPiece(spec));
  expect(facts.built.stones.map((stone) => [stone.kind, stone.part])).toEqual([[kind, 'ring-2-row']]);
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test('the metals of a stack are met each by its own ring, yellow gold as bare gold too', () => {
  const prompt = 'stack of 3 skinny rings, one gold one silver one rose, the middle one hammered';
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  const met = fulfil(requirements, spec, factsOf(spec, draftPiece(spec)));
  expect(met.filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each([
  ['stack of five rings: one plain, one twisted like rope, one hammered, two with a ruby each', [0, 0, 0, 1, 1]],
  ['vier Stapelringe in Gelbgold: zwei glatt, zwei mit je einem Rubin', [0, 0, 1, 1]],
  ['quatre anneaux empilables en or jaune, deux lisses et deux avec un petit rubis', [0, 0, 1, 1]],
])('a number of rings have a stone each: %s', (prompt, rubies) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  const rings: DesignPart[] = [spec.root, ...(spec.root.children['companions'] ?? [])];
  expect(rings.map(({ children }) => children['heads']?.[0]?.stones?.[0]?.count ?? 0)).toEqual(rubies);
  expect(fulfil(requirements, spec, factsOf(spec, draftPiece(spec))).filter(({ status }) => status !== 'met')).toEqual(
    [],
  );
});

test('a number of rings with a stone is not met when fewer have it', () => {
  const { requirements } = designFromPrompt({ prompt: 'stack of four rings, two plain, two with a ruby', seed: 7 });
  const { spec } = designFromPrompt({ prompt: 'stack of four rings, three plain, one with a ruby', seed: 7 });
  expect(fulfil(requirements, spec, factsOf(spec, draftPiece(spec)))).toContainEqual(
    expect.objectContaining({ text: 'ruby', status: 'differently', note: 'Set with 1.' }),
  );
});

test('a row of baguettes halfway round one ring lies in a channel of its cut', () => {
  const { spec, requirements } = designFromPrompt({
    prompt: 'three stacking rings, one plain, one with a moonstone, one with baguette garnets halfway round',
    seed: 7,
  });
  const facts = factsOf(spec, draftPiece(spec));
  expect(facts.built.stones.map(({ kind, cut, part }) => [kind, cut, part])).toEqual([
    ['moonstone', 'cabochon', 'ring-2-head'],
    ['garnet', 'baguette', 'ring-3-row'],
  ]);
  expect(spec.root.children['companions']?.[1]?.children['band']?.[0]?.params['way']).toBe('half');
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

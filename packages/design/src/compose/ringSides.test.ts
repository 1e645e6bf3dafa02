import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';
import { reachAlong } from '../makers/ring/common';

describe('a large stone on a thin band', () => {
  test('stands in a head and is not let into the band', () => {
    const { spec } = designFromPrompt({ prompt: 'thin band big emerald ring', seed: 1 });
    expect(spec.root.children['heads']?.[0]?.stones?.[0]?.size_mm).toBeGreaterThan(6);
  });
});

describe('figures at the sides of a stone', () => {
  test.each([
    [
      'silver ring, oval turquoise, an anchor on one side and a compass on the other side',
      ['anchor left', 'compass right'],
    ],
    ['Ring mit Rubin, auf der einen Seite ein Löwe, auf der anderen Seite eine Krone', ['lion left', 'crown right']],
    ['graduation ring, oval garnet, snake on the sides', ['snake both']],
  ])('are those that are named: %s', (prompt, figures) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    expect(spec.root.children['sides']?.map(({ params }) => `${params['motif']} ${params['place']}`)).toEqual(figures);
    const facts = factsOf(spec, draftPiece(spec));
    expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

describe('a head between stones on a band whose line bends', () => {
  test.each([
    ['oval sapphire V ring with a small pink diamond on each side, six claws and milgrain', 'shank.chevron'],
    ['ダイヤモンドのVラインリング、6本爪、両脇に小さいピンクダイヤを1つずつ、ミルグレイン', 'shank.chevron'],
    ['Bague en V, diamant rond six griffes, un petit saphir de chaque côté, perlage', 'shank.chevron'],
    ['round diamond ring on a wavy band with a small pink diamond on each side, six claws, milgrain', 'shank.waved'],
  ])('has its claws, stones and beads: %s', (prompt, kind) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = draftPiece(spec);
    expect(spec.root.kind).toBe(kind);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
    // Every stone stands over the middle of the band, whose line leaves the plane of the hoop.
    const [left, main, right] = piece.parts
      .flatMap(({ shape, at }) => (shape === 'gem' ? [at.origin] : []))
      .toSorted((a, b) => a[0] - b[0]);
    const isPointed = kind === 'shank.chevron';
    expect(main![2]).toBeCloseTo(isPointed ? 3 : 0, 1);
    expect(right![2]).toBeGreaterThan(0.5);
    expect(left![2]).toBeCloseTo(isPointed ? right![2] : -right![2], 1);
  });
});

test('a halo stands on a V-shaped shank', () => {
  const { root } = designFromPrompt({ prompt: 'v ring with halo, round diamond, white gold', seed: 1 }).spec;
  expect(root.kind).toBe('shank.chevron');
  expect(root.children['heads']?.[0]?.children['around']).toMatchObject([{ kind: 'halo' }]);
});

describe('one stone on the left and another on the right', () => {
  test.each([
    'a ring with a diamond on the left and a ruby on the right',
    'bague avec un diamant à gauche et un rubis à droite',
    'anillo con un diamante a la izquierda y un rubí a la derecha',
    'кольцо, слева бриллиант, справа рубин',
  ])('are two heads: %s', (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    expect(spec.root.children['heads']?.map(({ stones }) => stones?.[0]?.kind)).toEqual(['diamond', 'ruby']);
    const facts = factsOf(spec, draftPiece(spec));
    expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

test.each([
  'gold ring, emerald in the middle, on the right a ruby, on the left a diamond',
  'Ring mit Smaragd, ein Diamant links, ein Rubin rechts',
  '左边钻石右边红宝石中间祖母绿戒指',
])('unlike stones stand on their sides of the main one: %s', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.children['sides']?.map(({ id, stones }) => `${id} ${stones?.[0]?.kind}`)).toEqual([
    'side-left diamond',
    'side-right ruby',
  ]);
  expect(fulfil(requirements, spec, factsOf(spec, draftPiece(spec))).filter(({ status }) => status !== 'met')).toEqual(
    [],
  );
});

describe('a stone flush in a band', () => {
  test.each([
    ['2 mm gold band with one flush set ruby', 'head.flush', []],
    ['6 mm platinum band with a 3 mm flush set sapphire', 'head.flush', []],
    ['3 mm silver band with a flush set marquise sapphire', 'head.flush', []],
    ['low flush bezel round diamond on a 5 mm brushed band in yellow gold', 'head.collar', []],
    ['5 mm white gold band with a 0.5 carat diamond set flush', 'head.bezel', ['flush']],
  ])('has metal on both sides, or a bezel over the band: %s', (prompt, kind, unmet) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const [head] = spec.root.children['heads']!;
    expect(head!.kind).toBe(kind);
    if (kind !== 'head.bezel')
      expect(2 * reachAlong(head!.stones![0]!, true)).toBeLessThan(Number(spec.root.params['band_width']) - 0.78);
    const verdicts = fulfil(requirements, spec, factsOf(spec, draftPiece(spec)));
    expect(verdicts.filter(({ status }) => status !== 'met').map(({ text }) => text)).toEqual(unmet);
  });
});

describe('half-moons', () => {
  test.each([
    'oval sapphire ring with half-moon diamond side stones in platinum',
    'Bague saphir ovale avec deux diamants demi-lune, platine',
    'Ring mit ovalem Saphir und zwei Halbmond-Diamanten an den Seiten',
  ])('lie with their straight sides along the main stone: %s', (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = draftPiece(spec);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
    const moons = piece.parts.filter((part) => part.shape === 'gem' && piece.gems[part.gem]!.cut === 'half-moon');
    // Their first axis leads from the straight side to the arc.
    expect(moons.map(({ at }) => Math.sign(at.axes[0][0] * at.origin[0]))).toEqual([1, 1]);
  });

  test('are figures where no stone has their cut', () => {
    expect(designFromPrompt({ prompt: 'half moon necklace in gold', seed: 1 }).spec.motif).toBe('moon');
  });
});

describe('counted stones among leaves', () => {
  test.each([
    ['oval morganite ring, two small marquise diamonds like leaves, one on each side', 'morganite'],
    ['Ring mit rundem Diamant und zwei Marquise-Diamanten als Blätter daneben', 'diamond'],
  ])('are as many as stated: %s', (prompt, main) => {
    const { root } = designFromPrompt({ prompt, seed: 1 }).spec;
    expect(root.children['heads']?.map(({ stones }) => stones?.[0]?.kind)).toEqual([main]);
    expect(root.children['shoulders']).toMatchObject([
      { kind: 'row.leaves', stones: [{ kind: 'diamond', cut: 'marquise', count: 2 }] },
    ]);
  });
});

describe("a cabochon on a man's ring", () => {
  test.each(["men's ring with an oval agate cabochon in silver", "men's onyx cabochon ring in silver"])(
    'is a dome in a head and no flat slab: %s',
    (prompt) => {
      const { root } = designFromPrompt({ prompt, seed: 1 }).spec;
      expect(root.children['heads']?.map(({ kind }) => kind)).toEqual(['head.bezel']);
    },
  );
});

describe('the first stone in a halo', () => {
  test.each([
    'Ring mit ovalem Morganit im Halo, die Schiene gabelt sich zum Stein',
    'Ring, ovaler Morganit im Halo aus Diamanten, geteilte Schiene',
  ])('is the one inside it: %s', (prompt) => {
    const { root } = designFromPrompt({ prompt, seed: 1 }).spec;
    expect(root.kind).toBe('shank.split');
    expect(root.children['heads']?.[0]).toMatchObject({
      stones: [{ kind: 'morganite', cut: 'oval' }],
      children: { around: [{ kind: 'halo', stones: [{ kind: 'diamond' }] }] },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { draftPiece } from '../registry';

const made = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  return { spec, requirements, piece: draftPiece(spec) };
};

describe('a band', { timeout: 30_000 }, () => {
  it('with a point has the counted number of stones', () => {
    expect(stonesOfPiece(made('rose gold v shaped band with 9 diamonds').piece)).toHaveLength(9);
  });

  it('with a point has stones of a named cut in a row of heads, and beads along its edges', () => {
    const { piece, requirements, spec } = made(
      'V shaped platinum wedding band with seven small marquise diamonds and milgrain edges',
    );
    const stones = stonesOfPiece(piece);
    expect(stones).toHaveLength(7);
    expect(stones.every(({ cut }) => cut === 'marquise')).toBe(true);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  });

  it('with a point is bare where no stone is named', () => {
    expect(stonesOfPiece(made('contour wedding band in platinum').piece)).toEqual([]);
  });

  it('has a row of bezels sunk into it where it is to be low', () => {
    const heightOf = (prompt: string): number =>
      Math.max(...made(prompt).piece.parts.flatMap((part) => (part.shape === 'gem' ? [part.at.origin[1]] : [])));
    const prompt = 'ring with an amethyst, an aquamarine and a peridot in a row, round, 3 mm, bezel set';
    expect(made(`${prompt}, low`).spec.root.children['band']).toMatchObject([{ params: { low: 'yes' } }]);
    expect(heightOf(prompt) - heightOf(`${prompt}, low`)).toBeGreaterThan(0.8);
  });

  it('of bamboo is the stem itself, and counts as the figure', () => {
    const { spec, requirements, piece } = made('gold bamboo ring, no stones');
    expect(spec.root).toMatchObject({ id: 'bamboo-shank', kind: 'shank.bamboo' });
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  });

  it('of a bridal set has the row of stones that the prompt names for it', () => {
    const { spec } = made('bridal set: cushion moissanite ring with halo, plus wedding band with small diamonds');
    expect(spec.root.children['companions']).toMatchObject([
      { id: 'wedding-band', children: { band: [{ kind: 'row.pave', stones: [{ kind: 'diamond' }] }] } },
    ]);
  });

  it.each([
    ['gents ring with a 5 carat cushion blue sapphire in silver', 3.4],
    ['gents ring with a 5 carat yellow sapphire in gold', 6],
    ['broad and heavy gents gold ring with a ruby, 12 by 10 mm', 6],
  ])('of a gent is broad and holds its large stone in a bezel: %s', (prompt, leastMm) => {
    const { root } = made(prompt).spec;
    expect(root.kind).toBe('shank.wide');
    expect(Number(root.params['band_width'])).toBeGreaterThanOrEqual(leastMm);
    expect(root.children['heads']).toMatchObject([{ kind: 'head.bezel' }]);
  });

  it('that is a signet has a face as wide as its stated stone needs', () => {
    const { spec, piece } = made('silver signet with a 4 carat oval emerald');
    expect(factsOf(spec, piece).built.stones).toMatchObject([{ kind: 'emerald', count: 1 }]);
    expect(factsOf(spec, piece).built.stones[0]!.size_mm).toBeGreaterThan(6.8);
  });

  it.each([
    ["men's signet ring", 'shank.signet'],
    ["women's signet ring in silver", 'shank.signet'],
    ["men's bezel ring with a ruby", 'head.bezel'],
  ])('has the form that follows a possessive: %s', (prompt, kind) => {
    const { root } = made(prompt).spec;
    expect([root.kind, ...(root.children['heads'] ?? []).map((head) => head.kind)]).toContain(kind);
  });

  it('of an octopus holds a pearl between two arms', () => {
    const { spec, piece } = made('silver octopus ring, tentacles gripping a grey pearl');
    expect(spec.root.kind).toBe('octopus-ring');
    expect(stonesOfPiece(piece)).toMatchObject([{ kind: 'pearl', role: 'center' }]);
    const pearl = piece.parts.find((part) => part.shape === 'mesh' && part.stone !== undefined)!;
    const near = piece.parts.filter((part) => {
      if (part.shape !== 'mesh' || part.stone || part.at.scale !== 1) return false;
      const p = piece.meshes[part.mesh]!.positions;
      const [x, y, z] = pearl.at.origin;
      return Array.from({ length: p.length / 3 }, (_, i) => i).some(
        (i) =>
          p[3 * i + 1]! > y && p[3 * i + 2]! > z && Math.hypot(p[3 * i]! - x, p[3 * i + 1]! - y, p[3 * i + 2]! - z) < 4,
      );
    });
    expect(near).toHaveLength(2);
  });

  it('with a counted row in a channel has no head', () => {
    const { spec, piece } = made('white gold ring with five round diamonds in a row, channel set');
    expect(spec.root.children['heads']).toBeUndefined();
    expect(stonesOfPiece(piece)).toHaveLength(5);
  });

  it('in a wave carries its stones along the line', () => {
    const { spec, piece } = made('wave ring in white gold with three small sapphires let into the top');
    expect(spec.root.kind).toBe('shank.waved');
    const [left, middle, right] = piece.parts
      .filter(({ shape }) => shape === 'gem')
      .map(({ at }) => at.origin)
      .toSorted((a, b) => a[0] - b[0]);
    expect(middle![2]).toBeCloseTo(0, 2);
    expect(right![2]).toBeGreaterThan(0.5);
    expect(left![2]).toBeCloseTo(-right![2], 2);
  });

  it.each(['wavy gold band, plain', 'a wavy band with a solitaire diamond', 'geschwungener Ehering in Platin'])(
    'swings in a wave by its words: "%s"',
    (prompt) => {
      const { spec, requirements, piece } = made(prompt);
      expect(spec.root.kind).toBe('shank.waved');
      expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
    },
  );

  it('holds several kinds of stones let in, in their order', () => {
    const { root } = made('gold band with two rubies and a diamond between them set flush in a row').spec;
    expect(root.children['heads']).toMatchObject(
      ['ruby', 'diamond', 'ruby'].map((kind) => ({ kind: 'head.flush', stones: [{ kind }] })),
    );
  });

  it('of a pair has its line of the second metal in both rings', () => {
    const { piece } = made(
      'pair of matte white gold wedding rings with a narrow groove of rose gold, her ring with a diamond',
    );
    const lines = piece.parts.filter(
      (part) => part.shape === 'mesh' && part.surface.kind === 'metal' && part.surface.alloy.startsWith('rose-gold'),
    );
    expect(new Set(lines.map(({ part }) => part))).toEqual(new Set(['shank', 'pair']));
  });

  it.each([
    'Eheringe, zwei Stück, 4 mm und 6 mm breit, nur im Damenring ein kleiner Brillant, der Herrenring ganz ohne Stein',
    "pair of wedding rings, women's band 4 mm with a small flush diamond, men's band 6 mm without stones",
  ])('of a pair has its width, and stones where they are named: "%s"', (prompt) => {
    const { spec, piece, requirements } = made(prompt);
    expect(spec.root.children['companions']).toMatchObject([{ kind: 'pair' }]);
    expect(piece.parts.filter((part) => part.shape === 'gem').map(({ part }) => part)).toEqual(['head']);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  });

  it.each([
    ["men's silver ring with a rectangular onyx", 'rectangle', undefined],
    ['heavy silver ring for men with a big oval carnelian, both shoulders carved with leaves', 'oval', 'leaf'],
  ])('of a man has an opaque stone as a slab in its top: "%s"', (prompt, face, pattern) => {
    const { root } = made(prompt).spec;
    expect(root.children['heads']).toMatchObject([
      { kind: 'plate.signet', params: { face }, children: { face: [{ kind: 'inlay.slab' }] } },
    ]);
    expect(root.children['ornament']?.[0]?.params['pattern']).toBe(pattern);
  });
});

describe('a high setting', { timeout: 30_000 }, () => {
  it.each([
    'ring with a 12 mm cushion emerald in a double halo',
    'vintage ring with a large ruby in a high set head with four prongs',
  ])('stands on an openwork gallery between the band and its stone: "%s"', (prompt) => {
    const { extents } = factsOf(made(prompt).spec, made(prompt).piece);
    const [low, high] = extents.boxes['gallery']!;
    const [, band] = extents.boxes['shank']!;
    const [, stone] = extents.boxes['head']!;
    expect(low[1]).toBeLessThan(band[1] + 0.3);
    expect(high[1] - low[1]).toBeGreaterThan(1.5);
    expect(high[1]).toBeLessThan(stone[1]);
  });
});

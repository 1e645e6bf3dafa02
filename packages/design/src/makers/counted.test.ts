/** Prompts that count stones of several kinds are built with exactly those stones, in their order. */
import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { extentsOf, wornLength } from '../extents';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import type { Piece } from '../piece';
import type { DesignSpec } from '../spec';
import { inspect } from '../inspect/inspect';
import { lengthIn, metalsIn, partsIn } from '../spec/tree';
import { buildPiece } from './registry';

const built = (prompt: string, seed = 1) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed });
  const piece = buildPiece(spec);
  return { spec, piece, judged: fulfil(requirements, spec, factsOf(spec, piece)) };
};

/** The stones of one copy from left to right, or from top to bottom. */
const kindsAlong = ({ spec, piece }: { spec: DesignSpec; piece: Piece }, axis: 0 | 1): string[] =>
  stonesOfPiece(piece)
    .filter(({ source }) => spec.type === 'ring' || source.at.origin[0] > 0)
    .toSorted((a, b) => (axis === 0 ? 1 : -1) * (a.source.at.origin[axis] - b.source.at.origin[axis]))
    .map(({ kind }) => kind);

const counts = (piece: Piece): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { kind } of stonesOfPiece(piece)) sums[kind] = (sums[kind] ?? 0) + 1;
  return sums;
};

describe('counted stones', () => {
  test.each<[prompt: string, stones: Readonly<Record<string, number>>]>([
    [
      '婚約指輪、真ん中に丸いダイヤ、両脇にピンクサファイアを一粒ずつ、ウェーブのリング',
      { diamond: 1, 'pink-sapphire': 2 },
    ],
    ['engagement ring, an old cushion sapphire with a diamond either side', { 'blue-sapphire': 1, diamond: 2 }],
    ['gold ring with five teensy opals in a row', { opal: 5 }],
    [
      'bar necklace with five birthstones: garnet, emerald, sapphire, garnet, opal',
      { garnet: 2, emerald: 1, 'blue-sapphire': 1, opal: 1 },
    ],
    ['プラチナの指輪、真ん中に真珠8ミリを一粒、両側に小さなダイヤを三つずつ', { pearl: 1, diamond: 6 }],
    ['solitaire ring, pearl with three small diamonds on each side', { pearl: 1, diamond: 6 }],
    ['gold ring with five round opals in a row and a tiny diamond between each', { opal: 5, diamond: 4 }],
    ['铂金求婚戒指,圆钻,六爪镶嵌', { diamond: 1 }],
    ['bracelet of 8 mm onyx beads with one garnet in the middle', { garnet: 1, onyx: 18 }],
    ['thin rose gold band with three tiny bezel set diamonds in a row', { diamond: 3 }],
    ['ring with two pear shaped opals and a round diamond between them', { opal: 2, diamond: 1 }],
    ['ring with a 6 mm round tanzanite and three tiny diamonds on each shoulder', { tanzanite: 1, diamond: 6 }],
    ['ring with a 5 mm round ruby surrounded by ten diamonds', { ruby: 1, diamond: 10 }],
    ['oval sapphire surrounded by twelve round diamonds, platinum ring', { 'blue-sapphire': 1, diamond: 12 }],
    ['emerald ring with one emerald and four diamonds', { emerald: 1, diamond: 4 }],
    ['ring with an oval 10 x 8 mm sapphire in a halo of eight diamonds', { 'blue-sapphire': 1, diamond: 8 }],
    ['half eternity ring with nine princess cut diamonds in a channel, 3 mm wide band', { diamond: 9 }],
    ['half eternity, 7 emeralds with diamonds in between, channel set, 2.5 mm band', { emerald: 7, diamond: 6 }],
    [
      'studs, each with three stones in a triangle: a garnet at the top and two peridots below',
      { garnet: 2, peridot: 4 },
    ],
    ['studs, four emeralds in a square with a diamond in the middle', { emerald: 8, diamond: 2 }],
    ['cluster studs, six round diamonds around a sapphire', { diamond: 12, 'blue-sapphire': 2 }],
    ['ear climbers with five graduated diamonds each', { diamond: 10 }],
    ['ear jackets with a 5 mm diamond stud and seven small pearls below', { diamond: 2, pearl: 14 }],
  ])('%s is set with exactly these', (prompt, stones) => {
    for (const seed of [1, 2]) {
      const { spec, piece, judged } = built(prompt, seed);
      expect(counts(piece)).toEqual(stones);
      expect(judged.filter(({ note }) => note?.startsWith('Set with ') === true)).toEqual([]);
      expect(inspect(piece, spec.type).map(({ why }) => why)).toEqual([]);
    }
  });

  test.each<[prompt: string, axis: 0 | 1, kinds: readonly string[]]>([
    [
      'ring with a garnet, an emerald, an opal and a topaz in a row, bezel set',
      0,
      ['garnet', 'emerald', 'opal', 'topaz'],
    ],
    ['ring with one ruby and four diamonds', 0, ['diamond', 'diamond', 'ruby', 'diamond', 'diamond']],
    ['ring with two rubies and three diamonds', 0, ['diamond', 'ruby', 'diamond', 'ruby', 'diamond']],
    [
      'drop earrings, garnet at the bottom, citrine in the middle, amethyst on top',
      1,
      ['amethyst', 'citrine', 'garnet'],
    ],
    ['drop earrings with an oval opal and two small diamonds above it', 1, ['diamond', 'diamond', 'opal']],
  ])('%s has them in this order', (prompt, axis, kinds) => {
    expect(kindsAlong(built(prompt), axis)).toEqual(kinds);
  });

  test('a navaratna is a ruby among the eight other stones of the planets', () => {
    const { piece } = built('navaratna ring in 22k gold');
    expect(new Set(Object.values(counts(piece)))).toEqual(new Set([1]));
    expect(Object.keys(counts(piece))).toHaveLength(9);
  });

  test('two halos have the kinds that are named for them', () => {
    const { piece } = built('double halo ring, outer halo pink sapphires, inner halo diamonds, cushion diamond');
    const halo = stonesOfPiece(piece).filter(({ role }) => role === 'halo');
    const reach = (kind: string): number =>
      Math.max(...halo.filter((one) => one.kind === kind).map(({ source }) => Math.abs(source.at.origin[0])));
    expect(reach('pink-sapphire')).toBeGreaterThan(reach('diamond'));
  });
});

test.each([
  ['platinum wedding band 2 mm with 11 small round diamonds across the top', 2],
  ['half eternity ring with nine princess cut diamonds in a channel, 3 mm wide band', 3],
])('%s is as wide as stated', (prompt, mm) => {
  const { spec, piece } = built(prompt);
  expect(lengthIn(spec, 'band_width')).toBe(mm);
  const [, , depth] = extentsOf(spec, piece).whole;
  expect(Math.abs(depth - mm)).toBeLessThan(0.25);
});

test.each([
  ['bague avec cinq opales', 'row.heads'],
  ['band with five small sapphires', 'row.pave'],
  ['铂金求婚戒指,一克拉圆钻,戒臂两侧各镶一排小碎钻', 'row.pave'],
])('%s has its stones in %s', (prompt, kind) => {
  expect([...partsIn(built(prompt).spec.root)].map((part) => part.kind)).toContain(kind);
});

test('a figure takes the place of a bead at the front, and all other beads are of the named stone', () => {
  const { piece, judged } = built('bead bracelet of 8 mm tigers eye beads with a silver skull in the middle');
  const beads = stonesOfPiece(piece);
  expect(new Set(beads.map(({ kind, sizeMm }) => `${kind} ${sizeMm}`))).toEqual(new Set(['tigers-eye 8']));
  expect(beads.length).toBeGreaterThan(12);
  const inFront = beads.filter(({ source }) => source.at.origin[2] > 0);
  expect(Math.min(...inFront.map(({ source }) => Math.abs(source.at.origin[0])))).toBeGreaterThan(6);
  expect(judged.filter(({ status }) => status !== 'met')).toEqual([]);
});

test('counted beads stand on each side of a figure, the other stone behind them', () => {
  const { piece } = built(
    'tiger eye bead bracelet with one silver skull bead, three onyx beads on each side of the skull',
  );
  const depths = (kind: string): number[] =>
    stonesOfPiece(piece).flatMap((stone) => (stone.kind === kind ? [stone.source.at.origin[2]] : []));
  expect(depths('onyx')).toHaveLength(6);
  expect(Math.min(...depths('onyx'))).toBeGreaterThan(Math.max(...depths('tigers-eye')));
});

test('stones of months that the prompt names by themselves are set once, in the leaves of a tree', () => {
  const { piece } = built(
    'gold family tree pendant with four birthstones as leaves: garnet for Jan, amethyst for Feb, peridot for August and a blue topaz for December',
  );
  expect(counts(piece)).toEqual({ garnet: 1, amethyst: 1, peridot: 1, topaz: 1 });
});

test.each([
  ['four plain gold bangles', 4],
  ['set of 3 silver bangles', 3],
  ['drei Armreifen aus Silber', 3],
])('%s are as many hoops without hinges', (prompt, count) => {
  const { spec, piece, judged } = built(prompt);
  expect(piece.parts).toHaveLength(count);
  expect(spec.root.params['companions']).toBe(count - 1);
  expect(judged.filter(({ status }) => status !== 'met')).toEqual([]);
});

describe('stacks of rings', () => {
  test.each<[prompt: string, kinds: readonly string[], alloys: readonly string[]]>([
    [
      'stacking set of three thin bands, one in each colour of gold: yellow, white, rose',
      ['', '', ''],
      ['yellow-gold-18k', 'white-gold-18k', 'rose-gold-18k'],
    ],
    [
      'stack of three rings: one with a ruby, one with a sapphire, one plain, all in yellow gold',
      ['ruby', 'blue-sapphire', ''],
      ['yellow-gold-18k', 'yellow-gold-18k', 'yellow-gold-18k'],
    ],
    ['set of five thin silver stacking rings', ['', '', '', '', ''], Array.from({ length: 5 }, () => 'silver-925')],
    [
      'three stacking rings in rose, white and yellow gold each with a tiny diamond',
      ['diamond', 'diamond', 'diamond'],
      ['rose-gold-18k', 'white-gold-18k', 'yellow-gold-18k'],
    ],
  ])('%s has each ring with its stone and metal', (prompt, kinds, alloys) => {
    const { spec, piece, judged } = built(prompt);
    const rings = [spec.root, ...(spec.root.children['companions'] ?? [])];
    const metals = metalsIn(spec);
    expect(rings.map(({ id }) => metals.get(id)!.alloy)).toEqual(alloys);
    expect(
      rings.map(({ children }) => (children['heads'] ?? []).flatMap(({ stones = [] }) => stones)[0]?.kind ?? ''),
    ).toEqual(kinds);
    expect(judged.filter(({ status }) => status !== 'met')).toEqual([]);
    // The rings are separate.
    const faults = inspect(piece, 'ring').filter(({ kind }) => kind !== 'not one piece');
    expect(faults.map(({ why }) => why)).toEqual([]);
  });
});

describe('sizes of counted stones', () => {
  test.each([
    ['toi et moi ring with a pear emerald and an oval diamond, 7mm and 6mm', { emerald: 7, diamond: 6 }],
    ['earrings with emerald cut tourmaline drops 9x7 mm hanging from small round diamonds', { tourmaline: 7 }],
    ['studs with a 6 mm round ruby in a halo of diamonds', { ruby: 6 }],
    [
      'the sapphire was a dark blue, nearly 8mm across, platinum ring with a diamond either side',
      { 'blue-sapphire': 8 },
    ],
    ['gold ring with five garnets in a row, 3 mm each, bezel set', { garnet: 3 }],
  ])('%s', (prompt, sizes) => {
    const stones = stonesOfPiece(built(prompt).piece);
    for (const [kind, mm] of Object.entries(sizes))
      expect(stones.find((stone) => stone.kind === kind)?.sizeMm).toBeCloseTo(mm, 1);
  });

  test.each([
    ['drop earrings 4 cm long with a pear aquamarine at the bottom and a diamond at the top', 40],
    ['pearl drop earrings, one round diamond at the ear, total drop about 3 cm', 30],
    ['earrings with four round diamonds in tiers, 32 mm long', 32],
  ])('%s are so long', (prompt, mm) => {
    const { spec, piece, judged } = built(prompt);
    expect(Math.abs(wornLength(extentsOf(spec, piece)) - mm)).toBeLessThan(1);
    expect(judged.filter(({ text }) => / ?mm| cm/.test(text)).map(({ status }) => status)).toEqual(['met']);
  });
});

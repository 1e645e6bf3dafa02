/** Prompts that say what hangs below, stands above or surrounds what are built so. */
import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { partsIn } from '../spec/tree';
import { buildPiece } from './registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  return { spec, piece, judged: fulfil(requirements, spec, factsOf(spec, piece)) };
};

const statusOf = ({ judged }: ReturnType<typeof built>, words: string): string | undefined =>
  judged.find(({ text }) => text === words)?.status;

/** The stones of each part. */
const stonesByPart = ({ spec }: ReturnType<typeof built>): Record<string, string> =>
  Object.fromEntries(
    [...partsIn(spec.root)].flatMap(({ id, stones = [] }) => (stones[0] ? [[id, stones[0].kind] as const] : [])),
  );

describe('stones beside figures', () => {
  test.each<[prompt: string, stones: Readonly<Record<string, string>>, words: string]>([
    ['Ohrstecker mit einer Perle und darunter ein kleines Blatt aus Roségold', { top: 'pearl' }, 'darunter'],
    ['pearl studs with a tiny gold bee dangling underneath', { top: 'pearl' }, 'dangling underneath'],
    [
      'orecchini pendenti in oro bianco con acquamarina a goccia e sopra un fiocchetto di brillanti',
      { bow: 'diamond', drop: 'aquamarine' },
      'sopra',
    ],
    [
      'orecchini a forma di conchiglia con madreperla e un corallo rosso',
      { shell: 'mother-of-pearl', drop: 'coral' },
      'corallo rosso',
    ],
    [
      'flower earrings with a pear tanzanite hanging from it and a halo of diamonds',
      { drop: 'tanzanite', halo: 'diamond' },
      'halo of',
    ],
    [
      'Collana con cornetto portafortuna in corallo rosso, cappuccio in oro rosa e un brillantino sopra',
      { 'horn-of-luck': 'coral', top: 'diamond' },
      'sopra',
    ],
    ['翡翠平安扣吊坠,玫瑰金的扣头镶一颗钻', { 'pingan-kou': 'jade', top: 'diamond' }, '扣头'],
    ['翡翠平安扣吊坠，外面包一圈18K黄金，金圈上镶小钻', { 'pingan-kou': 'jade', halo: 'diamond' }, '外面包一圈'],
  ])('%s', (prompt, stones, words) => {
    const piece = built(prompt);
    expect(stonesByPart(piece)).toEqual(stones);
    expect(statusOf(piece, words)).toBe('met');
    expect(inspect(piece.piece, piece.spec.type)).toEqual([]);
  });
});

describe('stones below stones', () => {
  test('a haloed drop hangs from the stud that is named above it', () => {
    const piece = built(
      'long earrings, round sapphire stud on top, emerald cut aquamarine below with diamond halo, 5 cm',
    );
    expect(stonesByPart(piece)).toEqual({ top: 'blue-sapphire', head: 'aquamarine', halo: 'diamond' });
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
  });

  test('counted drops hang from a chain in halos, the largest in the middle', () => {
    const piece = built(
      'gold choker, five pear emeralds hanging in front, the middle one the largest, diamonds round each emerald',
    );
    const sizes = stonesOfPiece(piece.piece).flatMap(({ kind, sizeMm }) => (kind === 'emerald' ? [sizeMm] : []));
    expect(sizes).toHaveLength(5);
    expect(sizes.indexOf(Math.max(...sizes))).toBe(2);
    expect(stonesByPart(piece)).toMatchObject({ halo: 'diamond', 'halo-5': 'diamond' });
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
  });

  test('a stone in the middle one of seven figures is set once', () => {
    const piece = built(
      'collier ras-de-cou en or avec sept petites étoiles suspendues et une turquoise dans celle du milieu',
    );
    expect(stonesByPart(piece)).toEqual({ 'star-4': 'turquoise' });
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

describe('rows around the neck', () => {
  test.each([
    ['colar riviera com turmalinas verdes ovais, as maiores no centro', 'green-tourmaline', true],
    ['iced out tennis chain, 4mm round cz all the way round, white gold', 'cubic-zirconia', false],
  ])('%s', (prompt, kind, isGraded) => {
    const piece = built(prompt);
    const stones = stonesOfPiece(piece.piece);
    expect(piece.spec.type).toBe('necklace');
    expect([...new Set(stones.map((stone) => stone.kind))]).toEqual([kind]);
    const sizes = stones.map(({ sizeMm }) => sizeMm);
    expect(Math.max(...sizes) > Math.min(...sizes) * 1.5).toBe(isGraded);
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

describe('texts on lockets', () => {
  test.each([
    ['round rose gold locket with a paw print and TOFFEE engraved below it', 'TOFFEE'],
    ['heart locket in yellow gold with Mum engraved and a flower', 'Mum'],
    ["oval silver locket with a small sapphire and 'Always' engraved", 'Always'],
    ['heart locket in gold with Mum engraved and a border of diamonds', 'Mum'],
  ])('%s has the text beside the rest', (prompt, text) => {
    const piece = built(prompt);
    expect(piece.spec.root.params['text']).toBe(text);
    expect(statusOf(piece, text)).toBe('met');
    expect(inspect(piece.piece, piece.spec.type)).toEqual([]);
  });
});

describe('figures on medals', () => {
  test.each<[prompt: string, shape: string, motif: string, stones: Readonly<Record<string, string>>]>([
    ['round silver medallion with a tree, 25 mm', 'disc', 'tree of life', {}],
    [
      'Colgante de la Virgen de Guadalupe en medalla ovalada de oro con borde de circonitas',
      'oval',
      'Virgin Mary',
      { rim: 'cubic-zirconia' },
    ],
    ['lion medallion pendant with ruby eyes', 'disc', 'lion', { lion: 'ruby' }],
  ])('%s', (prompt, shape, motif, stones) => {
    const piece = built(prompt);
    const [medal] = piece.spec.root.children['center'] ?? [];
    expect(medal).toMatchObject({ kind: 'plate.tag', params: { shape } });
    expect(medal!.children['face']).toMatchObject([{ kind: 'figure.relief', params: { motif } }]);
    // The figure fills its medal.
    expect(Number(medal!.children['face']![0]!.params['height'])).toBeGreaterThan(Number(medal!.params['height']) / 2);
    expect(stonesByPart(piece)).toEqual(stones);
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
    expect(inspect(piece.piece, 'pendant')).toEqual([]);
  });
});

describe('other arrangements on chains and at the ear', () => {
  test.each<[prompt: string, stones: Readonly<Record<string, string>>]>([
    [
      "name necklace 'Amelia' with three rubies hanging below the name",
      { drop: 'ruby', 'drop-2': 'ruby', 'drop-3': 'ruby' },
    ],
    ['lariat necklace rose gold with a pearl at one end and a star at the other', { head: 'pearl' }],
    ['Y necklace in silver with three moonstones', { side: 'moonstone', 'side-2': 'moonstone', head: 'moonstone' }],
    ['thin white gold chain with one little marquise aquamarine lying sideways', { head: 'aquamarine' }],
    ['vertical bar necklace in matte black', {}],
    ['collier avec trois rangs de chaîne fine et un pendentif opale', { head: 'opal' }],
    ['Collar de oro con cinco corazones pequeños colgando y un rubí en el corazón central', { 'heart-3': 'ruby' }],
    ['chain necklace with pearls every few centimetres', { stations: 'pearl' }],
    ['collana di tre fili di perle con un rubino ovale al centro', { necklace: 'pearl' }],
    [
      'hamsa pendant with an evil eye, a sapphire and three pearls hanging underneath',
      { hamsa: 'blue-sapphire', drop: 'pearl', 'drop-2': 'pearl', 'drop-3': 'pearl' },
    ],
  ])('%s has these stones and no others', (prompt, stones) => {
    const piece = built(prompt);
    expect(stonesByPart(piece)).toEqual(stones);
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
  });

  test('a flower of a counted number of stones around one is a group of these', () => {
    const piece = built('flower shaped studs, ruby in the middle and six diamonds around it, gold');
    const kinds = stonesOfPiece(piece.piece).map(({ kind }) => kind);
    expect([kinds.filter((kind) => kind === 'ruby').length, kinds.length]).toEqual([2, 14]);
    expect(piece.judged.filter(({ status }) => status !== 'met')).toEqual([]);
  });

  test.each([
    ['round compass medallion with the four letters N E S W on it, steel', 'text', 'N E S W'],
    ['small studs, turquoise about 8 mm across in a plain gold bezel', 'size_mm', 8],
  ])('%s', (prompt, name, value) => {
    const { spec, judged } = built(prompt);
    const parts = [...partsIn(spec.root)];
    expect(parts.flatMap(({ params, stones = [] }) => [params, ...stones])).toContainEqual(
      expect.objectContaining({ [name]: value }),
    );
    expect(judged.filter(({ text }) => /mm|N E S W/.test(text)).map(({ status }) => status)).toEqual(['met']);
  });

  test('each earring of an unlike pair has one stone when one is named', () => {
    const { piece } = built('earrings: one a sun and the other a moon, a diamond in each');
    expect(stonesOfPiece(piece)).toHaveLength(2);
  });
});

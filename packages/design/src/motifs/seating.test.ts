import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { fulfil } from '../fulfil';
import { factsOf } from '../facts';
import { seededDesigns } from '../inspect/seededDesigns';
import { buildPiece } from '../makers/registry';
import { JEWELRY_TYPES } from '../spec';
import { stonesIn } from '../spec/tree';
import { mismatches } from '../truth';
import { MOTIFS, motifNamed, motifVersions } from './library';
import { seatOf } from './regions';
import { seatedStones } from './seating';

/** Number of stones of each kind in each part. */
function built(prompt: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { part, kind } of stonesOfPiece(buildPiece(designFromPrompt({ prompt, seed: 3 }).spec)))
    counts[`${part} ${kind}`] = (counts[`${part} ${kind}`] ?? 0) + 1;
  return counts;
}

describe('stones in a figure', () => {
  test.each([
    ['Anhänger Lebensbaum, kleine grüne Turmaline als Blätter, Roségold', { 'leaves green-tourmaline': 7 }],
    ['tree of life pendant with 5 birthstones: ruby, sapphire, emerald, topaz, amethyst', { 'leaves ruby': 1, 'leaves blue-sapphire': 1, 'leaves emerald': 1, 'leaves topaz': 1, 'leaves amethyst': 1 }],
    ['silver owl pendant with emerald eyes', { 'eyes emerald': 2 }],
    ['dragonfly pendant with sapphire wings and a diamond on its tail', { 'wings blue-sapphire': 4, 'tail diamond': 1 }],
    ['flower necklace with ruby petals and a diamond in the center', { 'petals ruby': 5, 'flower diamond': 1 }],
    ['butterfly pendant with two rubies', { 'wings ruby': 2 }],
    ['Anhänger Eule mit Smaragd Augen', { 'eyes emerald': 2 }],
    ['owl pendant with one emerald eye', { 'eyes emerald': 1 }],
    ['rose brooch with ruby petals and emerald leaves', { 'petals ruby': 9, 'leaves emerald': 2 }],
    ['swallow brooch with one ruby held in the beak', { 'beak ruby': 1 }],
    ['tree of life pendant with nine emeralds as leaves', { 'leaves emerald': 9 }],
    ['кулон ветка рябины, ягоды — круглые кабошоны граната', { 'berries garnet': 5 }],
    ['robin pendant with a ruby breast', { 'body ruby': 1 }],
  ])('"%s" sets each stone in its named seat', (prompt, stones) => {
    expect(built(prompt)).toEqual(stones);
  });

  test('cover the parts that the prompt sets with small stones', () => {
    const { 'wings diamond': wings = 0, 'body blue-sapphire': body = 0 } = built('small butterfly pendant, wings set with diamonds, its body with sapphires');
    expect(wings).toBeGreaterThan(40);
    expect(body).toBeGreaterThan(3);
  });

  test('cover the wings of a swallow without the relief of its coverts', () => {
    expect(built('swallow pendant with diamonds pavé on the wings')['wings diamond']).toBeGreaterThan(30);
  });

  test('lie along the wire of a tail', () => {
    expect(built('dragonfly pendant with tiny diamonds down the tail')['tail diamond']).toBeGreaterThan(8);
  });

  test('have their stated size, for which the figure grows', () => {
    const { spec } = designFromPrompt({ prompt: 'gold star pendant with a 6 mm sapphire', seed: 1 });
    expect(stonesOfPiece(buildPiece(spec)).map(({ sizeMm }) => sizeMm)).toEqual([6]);
  });

  test('a missing seat of the figure is reported', () => {
    const { spec, requirements } = designFromPrompt({ prompt: 'anchor pendant with ruby eyes', seed: 1 });
    expect(fulfil(requirements, spec, factsOf(spec, buildPiece(spec))).find(({ text }) => text === 'ruby')).toMatchObject({ status: 'differently' });
  });

  test.each(MOTIFS.flatMap((name) => Array.from({ length: motifVersions(name) }, (_, version) => [name, version] as const)))('%s %i has room for a stone in every place', (name, version) => {
    const figure = motifNamed(name, version);
    const stones = figure.stones.map((place) => ({ role: place.role, kind: 'ruby' as const, cut: 'round' as const, size_mm: 0, count: 1, seat: seatOf(place) }));
    for (const { sizeMm, roomMm } of seatedStones(figure, 10, stones, false)) {
      expect(sizeMm).toBeGreaterThan(0.85);
      expect(sizeMm).toBeLessThan(roomMm + 0.01);
    }
  });
});

describe.each([
  { perType: 1, tags: [] },
  { perType: 12, tags: ['full'] },
])('plans of $perType designs of each type', ({ perType, tags }) => {
  test('list the stones that are set, before any correction', { timeout: 240_000, tags }, () => {
    const designs = JEWELRY_TYPES.filter((type) => type !== 'ring').flatMap((type) => seededDesigns(type, perType));
    expect(designs.flatMap((spec) => mismatches(spec))).toEqual([]);
    expect(designs.some((spec) => stonesIn(spec).length > 0)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { buildPiece } from './registry';

const partsOf = (prompt: string): string[] => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  return factsOf(spec, buildPiece(spec)).built.parts.map(({ id }) => id);
};
const stonesOf = (prompt: string): string[] => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  return factsOf(spec, buildPiece(spec)).built.stones.map(({ part, kind, count }) => `${part} ${count} ${kind}`);
};
const times = (parts: readonly string[], name: string): number =>
  parts.filter((id) => id === name || id.startsWith(`${name}-`)).length;

describe('figures in a row', () => {
  test.each([
    ['necklace with seven small gold stars', 'star', 7],
    ['gold chain with nine small shells', 'shell', 9],
    ['silver bracelet with five little hearts', 'heart', 5],
    ['rose gold bracelet of seven stars', 'star', 7],
    ['anklet with 12 little bells', 'bell', 12],
    ['charm bracelet with four stars', 'star', 4],
    ['anklet in silver with small shells', 'shell', 5],
    ['fine gold bracelet with little bells hanging, around 12', 'bell', 12],
    ['charm bracelet with a heart charm', 'heart', 1],
  ])('"%s" has each %s', (prompt, name, count) => {
    expect(times(partsOf(prompt), name)).toBe(count);
  });

  test('hangs listed charms once each and no others', () => {
    expect(partsOf('silver charm bracelet with four charms: cat, book, key and moon').toSorted()).toEqual([
      'book',
      'bracelet',
      'cat',
      'chain',
      'key',
      'moon',
    ]);
  });

  test('sets each stone in the figure that holds it', () => {
    const prompt = 'an anchor set with a sapphire, a heart with a ruby and a star with a diamond';
    const held = ['anchor 1 blue-sapphire', 'heart 1 ruby', 'star 1 diamond'];
    expect(stonesOf(`gold charm bracelet with ${prompt}`)).toEqual(held);
    expect(stonesOf(`gold charm necklace with ${prompt}`)).toEqual(held);
  });

  test('puts beads between the figures', () => {
    expect(stonesOf('gold chain with nine small shells and coral beads between them')).toEqual(['between 8 coral']);
  });

  test('hangs a stone charm alone', () => {
    expect(stonesOf('silver bracelet with a single pear cut labradorite charm')).toEqual(['accent 1 labradorite']);
  });
});

describe('faces', () => {
  test.each([
    ['oval silver cufflinks engraved JH', ['oval', 'JH', undefined]],
    ['hexagonal gold cufflinks with lapis', ['hexagon', undefined, 'yes']],
    ['square onyx cufflinks', ['square', undefined, 'yes']],
  ])('"%s" has its outline, text and slab', (prompt, expected) => {
    const { params } = designFromPrompt({ prompt, seed: 3 }).spec.root;
    expect([params['face'], params['text'], params['slab']]).toEqual(expected);
  });

  test('a brooch has the stated size, and the border of its stones', () => {
    const prompt = 'round gold brooch 35 mm with a border of pearls and a garnet in the middle';
    expect(designFromPrompt({ prompt, seed: 3 }).spec.root.params['height']).toBe(35);
    expect(stonesOf(prompt)).toEqual([expect.stringMatching(/^halo \d\d pearl$/), 'center 1 garnet']);
  });
});

import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';

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

/** Small stones beside the main stone of a ring: one of them, or some strewn over the band. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { partsIn } from '../../spec/tree';
import { draftPiece } from '../registry';

function said(prompt: string) {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  const facts = factsOf(spec, draftPiece(spec));
  return {
    stones: facts.built.stones,
    kinds: [...partsIn(spec.root)].map(({ kind }) => kind),
    open: fulfil(requirements, spec, facts).flatMap(({ text, status }) => (status === 'met' ? [] : [text])),
  };
}

test.each([
  ['ring with a teal sapphire and one little diamond', 'teal-sapphire'],
  ['emerald ring with a small ruby', 'emerald'],
  ['Goldring mit einem ovalen Saphir und einem kleinen Brillanten', 'blue-sapphire'],
  ['bague or jaune avec une émeraude et un petit diamant', 'emerald'],
])('one small stone is set on one shoulder: %s', (prompt, main) => {
  const { stones, kinds, open } = said(prompt);
  expect(stones.map(({ kind, count }) => [kind === main, count])).toEqual([
    [true, 1],
    [false, 1],
  ]);
  expect(kinds).toContain('head.bezel');
  expect(open).toEqual([]);
});

test('one small stone is on the side that the picture shows', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { spec } = designFromPrompt({ prompt: 'gold ring with an oval sapphire and one small diamond', seed });
    expect(spec.root.children['sides']?.[0]?.params['place']).toBe('right');
    expect(spec.view.azimuth_deg).toBeGreaterThan(0);
  }
});

test('one small stone leaves the figures beside the main stone', () => {
  const { stones, kinds } = said('platinum ring with a sapphire, mountains on either side and one little diamond');
  expect(stones.find(({ kind }) => kind === 'diamond')?.count).toBe(1);
  expect(kinds).toContain('figure.relief');
});

test.each([
  ['cocktail ring, huge emerald cut citrine, tiny green tourmalines scattered in the gold', 'citrine', 'emerald'],
  ['Ring mit großem Citrin im Smaragdschliff, verstreut kleine grüne Turmaline', 'citrine', 'emerald'],
  ['anello in oro con un grande rubino ovale e piccoli diamanti sparsi', 'ruby', 'oval'],
])('stones are strewn over the band of a large one: %s', (prompt, kind, cut) => {
  const { stones, kinds, open } = said(prompt);
  expect(stones[0]).toMatchObject({ kind, cut, count: 1 });
  expect(stones.length).toBeGreaterThan(1);
  expect(kinds).toContain('row.scatter');
  expect(open).toEqual([]);
});

test('small stones of two kinds are strewn over a band without a main stone', () => {
  const { stones, kinds } = said('gold band with tiny diamonds and sapphires scattered');
  expect(stones.every(({ size_mm }) => size_mm < 2)).toBe(true);
  expect(kinds).toContain('row.scatter');
});

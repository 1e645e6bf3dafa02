import { expect, it } from 'vitest';
import { alloysOf, designFacts, stonesOfDesign } from './design';

const DESIGN = {
  version: 2,
  engine: 3,
  seed: 7,
  type: 'ring',
  prompt: 'a ring',
  read_as: { dimond: 'diamond' },
  given: { metal: 'prompt' },
  drawing: { wires: [] },
  root: {
    id: 'ring',
    kind: 'ring.solitaire',
    params: { band_width: 2 },
    metal: { alloy: 'yellow-gold-18k', finish: 'polished', second: 'platinum-950' },
    stones: [{ role: 'center', kind: 'diamond', cut: 'round', size_mm: 6, count: 1 }],
    children: {
      head: [
        {
          id: 'head',
          kind: 'head.prong',
          params: {},
          metal: { alloy: 'white-gold-18k', finish: 'polished' },
          children: {
            halo: [
              {
                id: 'halo',
                kind: 'halo',
                stones: [{ role: 'halo', kind: 'ruby', cut: 'round', size_mm: 1, count: 0 }],
              },
            ],
          },
        },
      ],
    },
  },
};

it('keeps alloys, stones and the reading of a design, and drops prompt, parameters and drawing', () => {
  const facts = designFacts(DESIGN);
  expect(alloysOf(facts)).toEqual(alloysOf(DESIGN));
  expect(stonesOfDesign(facts)).toEqual(
    stonesOfDesign(DESIGN).map(({ kind, size_mm, count }) => ({ kind, size_mm, count })),
  );
  expect(facts).toMatchObject({ type: 'ring', read_as: { dimond: 'diamond' }, root: { kind: 'ring.solitaire' } });
  expect(JSON.stringify(facts)).not.toMatch(/prompt|params|given|drawing|wires/);
});

it('returns only public fields for a design without parts', () => {
  expect(alloysOf(designFacts({}))).toEqual([]);
  expect(stonesOfDesign(designFacts({ root: 'none' }))).toEqual([]);
});

/** Rows of stones in heads, and three stones of which one is the main one. */
import { describe, expect, it } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { draftPiece } from '../registry';

const made = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
  const piece = draftPiece(spec);
  const unmet = fulfil(requirements, spec, factsOf(spec, piece)).flatMap(({ status, text }) =>
    status === 'met' ? [] : [text],
  );
  return { spec, stones: stonesOfPiece(piece), unmet };
};

describe('a row of stones in heads', { timeout: 30_000 }, () => {
  it.each([
    ['half eternity ring with 7 diamonds in claws', 7],
    ['half eternity, 5 claw set rubies', 5],
    ['Halbmemoire-Ring mit 5 Diamanten in Krappen', 5],
  ])('has the counted stones in claws: %s', (prompt, count) => {
    const { spec, stones, unmet } = made(prompt);
    expect(spec.root.children['band']).toMatchObject([{ kind: 'row.heads', params: { setting: 'prong' } }]);
    expect(stones).toHaveLength(count);
    expect(unmet).toEqual([]);
  });

  it('reads the number of stones before shared prongs, and of prongs before a stone', () => {
    expect(made('half eternity, 7 shared prong diamonds').stones).toHaveLength(7);
    expect(made('6 prong diamond solitaire').stones).toHaveLength(1);
  });

  it('has kinds in turn each in its own cut', () => {
    const { stones, unmet } = made('full eternity ring with baguette emeralds and round diamonds alternating');
    expect(new Set(stones.map(({ kind, cut }) => `${cut} ${kind}`))).toEqual(
      new Set(['baguette emerald', 'round diamond']),
    );
    expect(unmet).toEqual([]);
  });
});

describe('three stones', { timeout: 30_000 }, () => {
  it('keep the cut of the main one on a named band, and its claws their own metal', () => {
    const { stones, unmet } = made(
      'three stone ring, an oval sapphire in the centre and a smaller round diamond either side, yellow gold band but the claws holding the diamonds in white gold, nothing too tall',
    );
    expect(stones.map(({ kind, cut }) => `${cut} ${kind}`)).toEqual([
      'oval blue-sapphire',
      'round diamond',
      'round diamond',
    ]);
    expect(unmet).toEqual([]);
  });
});

describe('a stone in a band', { timeout: 30_000 }, () => {
  it('keeps its counted neighbours on a bypass with a main stone in the middle', () => {
    const { stones } = made('bypass ring with a pearl in the centre and three small diamonds each side');
    expect(stones.filter(({ kind }) => kind === 'diamond')).toHaveLength(6);
    expect(stones.filter(({ kind }) => kind === 'pearl')).toHaveLength(1);
  });

  it('is large enough for its cut to be seen where it is flush', () => {
    const { spec, stones, unmet } = made(
      'Second time round for us so nothing flashy: platinum band, emerald cut diamond set flush',
    );
    expect(stones.map(({ cut }) => cut)).toEqual(['emerald']);
    expect(spec.root.children['heads']?.[0]?.stones?.[0]?.size_mm).toBeGreaterThanOrEqual(2);
    expect(unmet).toEqual([]);
  });
});

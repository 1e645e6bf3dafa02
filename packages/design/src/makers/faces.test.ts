import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { mismatches } from '../truth';
import { buildPiece } from './registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  const judged = fulfil(requirements, spec, factsOf(spec, piece));
  return { spec, piece, unmet: judged.filter(({ status }) => status !== 'met').map(({ text }) => text) };
};

describe.each([
  ['round cufflinks in brushed silver, lapis with a gold star', { face: 'round', slab: 'yes', motif: 'star' }],
  ['steel cufflinks, an anchor on mother of pearl', { face: 'round', slab: 'yes', motif: 'anchor' }],
  ['square onyx cufflinks in white gold, a diamond in the middle', { face: 'square', slab: 'yes' }],
  ['square platinum cufflinks, a checkerboard of onyx and mother of pearl', { face: 'square', checker: 'yes' }],
  [
    'square white gold cufflinks, mother of pearl inlay, lapis border, initials KA',
    { slab: 'yes', motif: 'letters KA' },
  ],
  ['oval brooch in silver with a swallow', { form: 'face', face: 'oval', motif: 'swallow' }],
  ['anchor cufflinks in silver', { face: 'figure', motif: 'anchor' }],
  ['bar brooch in yellow gold with five pearls', { form: 'bar' }],
  ['bar brooch in white gold with three sapphires', { form: 'bar' }],
  ['swallow brooch in white gold, a pearl in its beak', { form: 'figure', motif: 'swallow' }],
] as const)('%s', (prompt, params) => {
  const { spec, piece, unmet } = built(prompt);

  test('is built as stated', () => {
    expect(spec.root.params).toMatchObject(params);
    expect(unmet).toEqual([]);
  });

  test('is one piece with its stones in seats, as its spec states', () => {
    expect(inspect(piece, spec.type).map(({ why }) => why)).toEqual([]);
    expect(mismatches(spec, piece)).toEqual([]);
  });
});

test('a figure on a face is of the second metal', () => {
  const { piece } = built('round cufflinks in silver, lapis with a gold star');
  const alloys = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && part.part === 'star' && part.surface.kind === 'metal' ? [part.surface.alloy] : [],
  );
  expect(new Set(alloys)).toEqual(new Set(['yellow-gold-18k']));
});

test('a size beside an opaque stone is that of the face', () => {
  const { spec } = built('lapis cufflinks in silver, round, 16 mm');
  expect(spec.root.params['height']).toBe(16);
});

import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { buildPiece } from '../registry';

test.each([
  'Om pendant in 22k gold without chain',
  'gold locket without a chain',
  'honeycomb pendant, rose gold, no chain',
  'Anhänger Herz Gold ohne Kette',
  'dije de corazón de oro sin cadena',
  'ハートのペンダントトップ、チェーンなし、プラチナ',
])('"%s" shows a pendant on its bail and no chain', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  expect(piece.parts.some(({ part }) => part === 'chain')).toBe(false);
  expect(piece.parts.some(({ part }) => part === 'bail')).toBe(true);
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

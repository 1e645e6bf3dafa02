import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { buildPiece } from '../registry';

/** Meshes of the hour marks of a watch. */
const onDial = (prompt: string): number =>
  buildPiece(designFromPrompt({ prompt, seed: 4 }).spec).parts.filter(({ part }) => part === 'indices').length;

test('every hour that no small dial covers has a numeral', () => {
  const bars = onDial('gold dress watch with a black dial, minimalist');
  // I to XII have at least 34 strokes: one for each I, two for each V and X.
  expect(onDial('gold dress watch with a black dial and roman numerals, minimalist') - bars).toBeGreaterThan(34 - 12);
  expect(onDial('gold dress watch with a black dial and arabic numerals, minimalist') - bars).toBeGreaterThanOrEqual(
    15 - 12,
  );
});

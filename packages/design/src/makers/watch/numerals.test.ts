import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { buildPiece } from '../registry';

/** Meshes of the hour marks of a watch. */
const onDial = (prompt: string): number =>
  buildPiece(designFromPrompt({ prompt, seed: 4 }).spec).parts.filter(({ part }) => part === 'indices').length;

test('numerals stand at every hour that no small dial covers', () => {
  const bars = onDial('gold dress watch with a black dial, minimalist');
  // I to XII are written with 34 strokes at least: a bar each for I, two each for V and X.
  expect(onDial('gold dress watch with a black dial and roman numerals, minimalist') - bars).toBeGreaterThan(34 - 12);
  expect(onDial('gold dress watch with a black dial and arabic numerals, minimalist') - bars).toBeGreaterThanOrEqual(
    15 - 12,
  );
});

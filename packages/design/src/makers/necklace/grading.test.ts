import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { stonesIn } from '../../spec/tree';
import { buildPiece } from '../registry';
import { factsOf } from '../../facts';

test.each([
  ['platinum rivière, round sapphires graduating from 4 mm at the clasp to 8 mm at the front', 8, 4],
  ['graduated diamond necklace, 5 mm to 2 mm, white gold', 5, 2],
])('"%s" has its widest stone in the middle and its smallest at the clasp', (prompt, widest, smallest) => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  const widths = factsOf(spec, buildPiece(spec)).built.stones.map(({ size_mm }) => size_mm);
  expect(stonesIn(spec)[0]!.size_mm).toBe(widest);
  expect(Math.max(...widths)).toBeCloseTo(widest, 0.5);
  expect(Math.abs(Math.min(...widths) - smallest)).toBeLessThan(0.06);
});

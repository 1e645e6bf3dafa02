import { expect, test } from 'vitest';
import { encoded } from '../../../cli/icons/encode';
import { ringsOf } from '../../../cli/icons/svg';
import { decoded } from './decode';
import { OUTLINES } from './outlines';
import { WORDS } from './words';

test('a relief is read as it was written, to half a step', () => {
  const outline = [[4, 4], [20.013, 4.5], [12, 28.77]] as const;
  const hole = [[10, 8], [11, 8], [11, 9.04]] as const;
  const { fills, stones } = decoded(encoded({
    lands: [{ outline, holes: [hole], rise: 'pillow', height: 0.5, lift: 0.95 }, { outline, holes: [], rise: 'level', height: 0, lift: 0 }],
    places: [{ at: [12, 10], size: 3, isEye: true }, { at: [13, 9], size: 5, isEye: false }],
  }));
  // A unit of an icon is 16 of a figure, and a step 0.32.
  const near = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => [expect.closeTo(16 * x, 0), expect.closeTo(16 * y, 0)]);
  expect(fills).toEqual([
    { outline: near(outline), holes: [near(hole)], rise: 'pillow', height: 0.5, lift: 0.95 },
    { outline: near(outline), rise: 'level', height: 0, lift: 0 },
  ]);
  expect(stones.map(({ at, size, role, seat, isSpare }) => [at, size, role, seat, isSpare])).toEqual([
    [[192, 160], 48, 'center', 'eyes', undefined],
    [[expect.closeTo(208, 3), expect.closeTo(144, 3)], 80, 'accent', 'body', true],
  ]);
});

test('a path is read with relative, packed and repeated commands', () => {
  expect(ringsOf('M1 1l2 0v2h-2zm4.5.5 1-1 1 1z')).toEqual([
    [[1, 1], [3, 1], [3, 3], [1, 3]],
    [[5.5, 1.5], [6.5, 0.5], [7.5, 1.5]],
  ]);
});

test.each([
  ['a quarter', 'M2 0A2 2 0 0 1 0 2', 0, 1.414],
  ['three quarters', 'M2 0A2 2 0 1 0 0 2', 0, -1.414],
  ['a hollow quarter', 'M2 0A2 2 0 0 0 0 2', 2, 0.586],
])('%s of a circle stays on it and on its side', (_, data, center, middle) => {
  const [ring] = ringsOf(data);
  for (const [x, y] of ring!) expect(Math.hypot(x - center, y - center)).toBeCloseTo(2, 5);
  const [x, y] = ring![ring!.length >> 1]!;
  expect([x, y]).toEqual([expect.closeTo(middle, 0), expect.closeTo(middle, 0)]);
});

test('every relief has an English name', () => {
  expect(Object.keys(OUTLINES).filter((id) => (WORDS[id]?.['en'] ?? []).length === 0)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Pattern } from '@jewelry/design';
import { paint } from './pattern';

const BLUE = [0.014, 0.03, 0.24] as const;
const TEAL = [0.09, 0.42, 0.43] as const;

/** Colours of a stone over a square of 6 mm. */
function painted(pattern: Pattern, color: readonly [number, number, number]): [number, number, number][] {
  return Array.from({ length: 40_000 }, (_, i) => {
    const out: [number, number, number] = [0, 0, 0];
    paint(pattern, (i % 200) * 0.03, Math.floor(i / 200) * 0.03, 0.4, color, out);
    return out;
  });
}

test('the pyrite of lapis lies in streaks, not in every part of the stone', () => {
  const isGold = painted({ kind: 'flecked' }, BLUE).map(([red, , blue]) => red > blue);
  const share = isGold.filter(Boolean).length / isGold.length;
  expect(share).toBeGreaterThan(0.002);
  expect(share).toBeLessThan(0.06);
  // In squares of 1.2 mm.
  const squares = Array.from({ length: 25 }, (_, square) =>
    isGold
      .filter(
        (_gold, i) =>
          Math.floor((i % 200) / 40) === square % 5 && Math.floor(Math.floor(i / 200) / 40) === Math.floor(square / 5),
      )
      .some(Boolean),
  );
  expect(squares.filter(Boolean).length).toBeLessThan(25);
  expect(squares.filter(Boolean).length).toBeGreaterThan(5);
});

test('turquoise is one even colour with a few hairlines of its matrix', () => {
  const stone = painted({ kind: 'matrix', color: [0.07, 0.045, 0.025], mm: 3.2 }, TEAL);
  const even = stone.filter(([, green]) => Math.abs(green / TEAL[1] - 1) < 0.06).length / stone.length;
  expect(even).toBeGreaterThan(0.95);
  expect(even).toBeLessThan(0.999);
  const isBrown = stone.map(([red, green]) => green < 2.5 * red);
  const runs = isBrown.join('').matchAll(/(?:true)+/g);
  const widths = [...runs].map(([run]) => (run.length / 4) * 0.03).toSorted((a, b) => a - b);
  // Along rows, which cut some veins at a slant.
  expect(widths[Math.floor(widths.length / 2)]).toBeLessThan(0.1);
});

test('lava has dark pores over a tenth to two thirds of it', () => {
  const dark = painted({ kind: 'porous', color: [0.003, 0.003, 0.003], mm: 0.75 }, [0.034, 0.034, 0.034]).filter(
    ([red]) => red < 0.012,
  ).length;
  expect(dark / 40_000).toBeGreaterThan(0.1);
  expect(dark / 40_000).toBeLessThan(0.66);
});

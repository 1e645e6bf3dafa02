import { describe, expect, test } from 'vitest';
import { turn, type Point2 } from '../geometry/curves';
import { finished } from '../geometry/solid';
import { TAU } from '../geometry/vec';
import { shellsOf } from '../inspect/shells';
import { cellSetting, combAround, combWalls, mostInCell, turnInCell } from './honeycomb';
import { polygonReach } from './plateSetting';

const WALLS = { half: 0.3, deep: 0.6 };

describe('honeycombs', () => {
  test('seven cells share their walls: one body with seven openings', () => {
    const middles: Point2[] = [
      [0, 0],
      ...turn(6, (a): Point2 => [Math.cos(a) * 3 * Math.sqrt(3), Math.sin(a) * 3 * Math.sqrt(3)]),
    ];
    const solid = combWalls({ middles, r: 3, start: TAU / 12 }, WALLS);
    expect(shellsOf(finished(solid, 30)).map(({ holes }) => holes)).toEqual([7]);
  });

  test('a comb around a wrist closes without a seam', () => {
    const [around, rows, radius] = [12, 2, 20];
    const r = (TAU * radius) / around / Math.sqrt(3);
    const middles = Array.from({ length: rows * around }, (_, k): Point2 => {
      const row = Math.floor(k / around);
      return [((k % around) + (row % 2) / 2) * Math.sqrt(3) * r, row * 1.5 * r];
    });
    const solid = combAround({ middles, r, start: TAU / 12 }, WALLS, radius);
    // An opening for each cell, and the one for the wrist.
    expect(shellsOf(finished(solid, 30)).map(({ holes }) => holes)).toEqual([rows * around + 1]);
  });

  test.each([0, TAU / 12])('the edges of a hexagonal stone are along those of a cell that starts at %s', (start) => {
    const [r, turned] = [3, turnInCell('hexagon', start)];
    const sizeMm = mostInCell('hexagon', { r, start }, WALLS);
    const { positions } = cellSetting({ cut: 'hexagon', sizeMm, turn: turned }, { r, start }, WALLS, 0.6);
    const cell = polygonReach(turn(6, (a): Point2 => [Math.cos(a + start) * r, Math.sin(a + start) * r]));
    // Above its plate, the bezel is equally close to the walls all around.
    const gaps: number[] = [];
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      if (Math.abs(z - Math.min(0.3, sizeMm * 0.05) * 0.5) < 1e-9)
        gaps.push((cell(Math.atan2(y, x)) - Math.hypot(x, y)) * (Math.sqrt(3) / 2));
    }
    expect(Math.min(...gaps)).toBeGreaterThan(WALLS.half * 0.85);
    expect(Math.max(...gaps)).toBeLessThan(WALLS.half * 1.3);
  });
});

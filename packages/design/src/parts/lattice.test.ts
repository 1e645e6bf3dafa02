import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { finished, signedVolume } from '../geometry/solid';
import { distance } from '../geometry/vec';
import { inspect } from '../inspect/inspect';
import { shellsOf } from '../inspect/shells';
import { buildPiece } from '../makers/registry';
import { Bench } from './bench';
import { latticeOf, latticeSolid, setRows } from './lattice';

const SQUARE = latticeOf([
  [
    [0, 0],
    [6, 0],
    [6, 6],
    [0, 6],
    [0, 0],
  ],
]);

describe('openwork of bars', () => {
  test('a mitred frame has the volume of its four bars and is open in the middle', () => {
    const solid = latticeSolid(SQUARE, [
      [0, 0],
      [0.5, 0],
      [0.5, -1],
      [0, -1],
    ]);
    expect(signedVolume(solid)).toBeCloseTo((7 * 7 - 5 * 5) * 1, 6);
    expect(shellsOf(finished(solid, 30)).map((shell) => shell.holes)).toEqual([1]);
  });

  test('bars that meet within a frame divide its opening', () => {
    const solid = latticeSolid(
      latticeOf([
        [
          [0, 0],
          [6, 0],
          [6, 3],
          [6, 6],
          [0, 6],
          [0, 3],
          [0, 0],
        ],
        [
          [0, 3],
          [6, 3],
        ],
      ]),
      [
        [0, 0],
        [0.5, 0],
        [0.5, -1],
        [0, -1],
      ],
    );
    expect(shellsOf(finished(solid, 30)).map((shell) => shell.holes)).toEqual([2]);
  });

  test('a row ends at both corners, with its stones evenly spaced', () => {
    const bench = new Bench(designFromPrompt({ prompt: 'pendant', seed: 1 }).spec);
    setRows(bench, SQUARE, { kind: 'diamond', role: 'pave', pitchMm: 1.1, z: 0 });
    const stones = bench.parts.filter((part) => part.shape === 'gem');
    expect(stones).toHaveLength(20);
    for (const stone of stones) {
      const nearest = Math.min(
        ...stones.filter((other) => other !== stone).map((other) => distance(other.at.origin, stone.at.origin)),
      );
      expect(nearest).toBeCloseTo(1.2, 6);
      expect(stone.sizeMm).toBeCloseTo(1.2 * 0.975, 6);
    }
  });
});

// Lozenge, tower and fan.
test.each([1, 2, 3])(
  'an Art Deco pendant with many stones has between 60 and 110 of them, all held, design %i',
  (seed) => {
    const piece = buildPiece(designFromPrompt({ prompt: 'art deco pendant, many stones', seed }).spec);
    const count = piece.parts.filter((part) => part.shape === 'gem').length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(110);
    expect(inspect(piece, 'pendant').map(({ why }) => why)).toEqual([]);
  },
);

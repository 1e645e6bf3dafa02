import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { WORLD } from '../geometry/vec';
import { Bench } from './bench';
import { bezelCup } from './head';
import { halo } from './rows';

/** Distance from the axis of the outermost vertex between two heights, mm. */
function reachOf({ positions: p }: { positions: ArrayLike<number> }, low: number, high: number): number {
  let reach = 0;
  for (let i = 0; i < p.length; i += 3)
    if (p[i + 2]! >= low && p[i + 2]! <= high) reach = Math.max(reach, Math.hypot(p[i]!, p[i + 1]!));
  return reach;
}

const wallOf = (sizeMm: number): number =>
  reachOf(bezelCup('round', sizeMm, WORLD, [0, 0, 0], { wallMm: 0.3 }), -5, 5) - sizeMm / 2;

test('the wall of a bezel is 0.36 mm around a small stone and 0.54 mm around a large one', () => {
  expect(wallOf(2.4)).toBeLessThan(0.37);
  expect(wallOf(5)).toBeGreaterThan(0.5);
});

test('the outside of a halo leans in below its rim', () => {
  const bench = new Bench(designFromPrompt({ prompt: 'ring' }).spec);
  const meleeMm = 1.3;
  halo(bench, { cut: 'round', sizeMm: 6, origin: [0, 0, 0], axes: WORLD, kind: 'diamond', meleeMm });
  const channel = bench.meshes[0]!;
  const rim = reachOf(channel, -0.1, 0.1);
  expect(rim - reachOf(channel, -5, -0.9 * meleeMm)).toBeGreaterThan(0.35);
});

import { describe, expect, test } from 'vitest';
import { boxOf, centroidOf, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { motifNamed } from '../motifs/library';
import { packed } from './paving';
import { depthIn, type Plaque } from './plaque';

const SIZE = 1.35;
const MARGIN = 0.3;

/** The largest fill of a motif as a plate, for a half height in mm. */
function plateOf(name: string, halfHeightMm = 9.6): Plaque {
  const { fills } = motifNamed(name, 0);
  const scaled = (points: readonly Point2[]): Point2[] =>
    points.map(([x, y]): Point2 => [x * halfHeightMm, y * halfHeightMm]);
  const widest = fills.reduce((a, b) =>
    boxOf(b.outline).right - boxOf(b.outline).left > boxOf(a.outline).right - boxOf(a.outline).left ? b : a,
  );
  return { outline: scaled(widest.outline), windows: (widest.holes ?? []).map(scaled), half: 0.72 };
}

/** The widest circle of bare metal among the stones in which a stone fits, mm. */
function widestGap(plate: Plaque, stones: ReturnType<typeof packed>): number {
  const depth = depthIn(plate);
  const { left, right, low, high } = boxOf(plate.outline);
  let widest = 0;
  for (let x = left; x < right; x += 0.1) {
    for (let y = low; y < high; y += 0.1) {
      const room = Math.min(
        depth(x, y) - MARGIN,
        ...stones.map(({ origin, sizeMm }) => Math.hypot(origin[0] - x, origin[1] - y) - sizeMm / 2),
      );
      widest = Math.max(widest, room * 2);
    }
  }
  return widest;
}

describe.each(['star', 'heart', 'crown', 'moon'])('a %s that is paved', (name) => {
  const plate = plateOf(name);
  const stones = packed(plate, SIZE, MARGIN);

  test('has adjacent stones, with metal on all sides', () => {
    expect(stones.length).toBeGreaterThan(40);
    const depth = depthIn(plate);
    stones.forEach(({ origin: [x, y], sizeMm }, i) => {
      expect(sizeMm).toBeLessThanOrEqual(SIZE);
      expect(depth(x, y)).toBeGreaterThan(sizeMm / 2 + MARGIN - 0.06);
      for (const other of stones.slice(0, i))
        expect(Math.hypot(other.origin[0] - x, other.origin[1] - y)).toBeGreaterThan((sizeMm + other.sizeMm) * 0.51);
    });
  });

  test('has no gap large enough for its smallest stone', () => {
    expect(widestGap(plate, stones)).toBeLessThan(SIZE * 0.62);
  });
});

test.each(['star', 'heart', 'crown'])('a %s is set symmetrically', (name) => {
  const stones = packed(plateOf(name), SIZE, MARGIN);
  for (const {
    origin: [x, y],
    sizeMm,
  } of stones) {
    expect(
      stones.some(
        (other) =>
          Math.hypot(other.origin[0] + x, other.origin[1] - y) < 1e-6 && Math.abs(other.sizeMm - sizeMm) < 1e-6,
      ),
    ).toBe(true);
  }
});

test('a star is set alike in all five arms', () => {
  const stones = packed(plateOf('star'), SIZE, MARGIN);
  const middle = centroidOf(plateOf('star').outline);
  const [s, c] = [Math.sin(TAU / 5), Math.cos(TAU / 5)];
  for (const {
    origin: [x, y],
    sizeMm,
  } of stones) {
    const [u, v] = [x - middle[0], y - middle[1]];
    const turned = [middle[0] + u * c - v * s, middle[1] + u * s + v * c] as const;
    const nearest = Math.min(...stones.map(({ origin: [ox, oy] }) => Math.hypot(ox - turned[0], oy - turned[1])));
    expect(nearest).toBeLessThan(sizeMm * 0.25);
  }
});

test('a plate with room for one stone has it in the middle, one with none has none', () => {
  const round = (radius: number): Plaque => ({
    outline: Array.from({ length: 48 }, (_, i): Point2 => [
      Math.cos((i / 24) * Math.PI) * radius,
      Math.sin((i / 24) * Math.PI) * radius,
    ]),
    half: 0.7,
  });
  const [only, ...others] = packed(round(1), SIZE, MARGIN);
  expect(others).toEqual([]);
  expect(Math.hypot(only!.origin[0], only!.origin[1])).toBeLessThan(0.05);
  expect(packed(round(0.6), SIZE, MARGIN)).toEqual([]);
});

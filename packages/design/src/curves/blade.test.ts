import { describe, expect, test } from 'vitest';
import { inDetail } from '../geometry/detail';
import { signedVolume } from '../geometry/solid';
import { bladeOutline, bladeSolid, type BladeRelief } from './blade';
import type { Blade } from './figure';

const LEAF: Blade = { from: [0, 0], to: [0, 11], width: 0.25, bend: 0.05, veins: 6, stalk: 0.08 };
const RELIEF: BladeRelief = { riseMm: 0.6, edgeMm: 0.36, backMm: 0.34 };

describe('a leaf in metal', () => {
  test('is one closed body, with or without a stalk', () => {
    for (const stalk of [0, 0.1]) {
      const solid = bladeSolid({ ...LEAF, stalk }, RELIEF);
      const edges: number[] = [];
      for (let i = 0; i < solid.triangles.length; i += 3)
        for (const k of [0, 1, 2]) edges.push(solid.triangles[i + k]! * 1e6 + solid.triangles[i + ((k + 1) % 3)]!);
      const known = new Set(edges);
      expect(known.size).toBe(edges.length);
      expect(edges.every((edge) => known.has((edge % 1e6) * 1e6 + Math.floor(edge / 1e6)))).toBe(true);
      expect(signedVolume(solid)).toBeGreaterThan(5);
    }
  });

  test('has its midrib in a valley, and ends in a point at the drawn tip', () => {
    const { positions: p } = bladeSolid({ ...LEAF, bend: 0, veins: 0 }, RELIEF);
    const heightNear = (x: number): number => {
      let [best, height] = [Infinity, 0];
      for (let i = 0; i < p.length; i += 3) {
        const away = Math.hypot(p[i]! - x, p[i + 1]! - 4.5);
        if (p[i + 2]! > 0 && away < best) [best, height] = [away, p[i + 2]!];
      }
      return height;
    };
    expect(heightNear(0)).toBeLessThan(heightNear(1.2) - 0.2);
    expect(heightNear(1.2)).toBeCloseTo(heightNear(-1.2), 2);
    const ends = Array.from({ length: p.length / 3 }, (_, i) => i * 3).filter((i) => p[i + 1]! > 10.95);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends.map((i) => Math.abs(p[i]!)))).toBeLessThan(0.2);
  });

  test('twists towards its tip and curls back', () => {
    const tip = (more: Partial<BladeRelief>): number[] => {
      const { positions: p } = bladeSolid({ ...LEAF, bend: 0, veins: 0 }, { ...RELIEF, ...more });
      const near = Array.from({ length: p.length / 3 }, (_, i) => i * 3).filter((i) => Math.abs(p[i + 1]! - 8) < 0.3);
      const topOn = (way: number): number => Math.max(...near.filter((i) => way * p[i]! > 0.5).map((i) => p[i + 2]!));
      return [topOn(-1), topOn(1)];
    };
    const [left, right] = tip({ twist: 0.3 });
    expect(left! - right!).toBeGreaterThan(0.2);
    expect(tip({})[0]! - tip({ curlMm: 0.8 })[0]!).toBeGreaterThan(0.3);
  });

  test('stays below the stone above it', () => {
    const { positions: p } = bladeSolid(LEAF, {
      ...RELIEF,
      lid: (x, y) => (Math.hypot(x, y - 4) < 1 ? 0.3 : Infinity),
    });
    const under = Array.from({ length: p.length / 3 }, (_, i) => i * 3).filter(
      (i) => Math.hypot(p[i]!, p[i + 1]! - 4) < 1,
    );
    expect(Math.max(...under.map((i) => p[i + 2]!))).toBe(0.3);
  });

  test('has an outline from base to tip, of the requested width', () => {
    const outline = bladeOutline({ from: [0, -1], to: [0, 1], width: 0.25 });
    expect(Math.max(...outline.map((p) => p[0]))).toBeCloseTo(0.5, 2);
    expect([Math.min(...outline.map((p) => p[1])), Math.max(...outline.map((p) => p[1]))]).toEqual([-1, 1]);
  });

  test('takes far fewer triangles in a sketch', () => {
    const { made: sketch } = inDetail('sketch', () => bladeSolid(LEAF, RELIEF));
    expect(sketch.triangles.length).toBeLessThan(bladeSolid(LEAF, RELIEF).triangles.length / 4);
  });
});

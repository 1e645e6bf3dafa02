import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { lengthOf, raise } from '../geometry/curves';
import { inspect } from '../inspect/inspect';
import { buildPiece } from '../makers/registry';
import { girdleMm, offsetOutline } from '../parts/head';
import { girdleReach, prongAngles } from '../parts/prongHead';
import { caratsOfWidth } from './carats';
import { gemShape } from './cuts';
import { depthIn, facets, girdleOutline, volumeOf } from './polyhedron';

const heart = gemShape('heart');

test('a heart has two lobes with a cleft between them, a point, and is about as long as wide', () => {
  const outline = girdleOutline(heart, 360);
  const height = (deg: number): number => outline[deg]![1];
  const lobe = Math.max(...outline.map(([, y]) => y));
  const length = lobe - height(270);
  expect(Math.max(...outline.map(([x]) => x))).toBeCloseTo(1, 3);
  expect(length / 2).toBeGreaterThan(0.98);
  expect(length / 2).toBeLessThan(1.03);
  expect((lobe - height(90)) / length).toBeGreaterThan(0.13);
  expect((lobe - height(90)) / length).toBeLessThan(0.18);
  for (let deg = 0; deg < 90; deg++) {
    expect(outline[90 - deg]![0]).toBeCloseTo(-outline[90 + deg]![0], 9);
    expect(outline[90 - deg]![1]).toBeCloseTo(outline[90 + deg]![1], 9);
  }
});

test('a heart has no stone in its cleft and is as deep on both sides', () => {
  expect(depthIn(heart, [0, 0.7, 0])).toBeLessThan(-0.02);
  expect(depthIn(heart, [0.4, 0.7, 0])).toBeGreaterThan(0.1);
  expect(depthIn(heart, [-0.4, 0.7, 0])).toBe(depthIn(heart, [0.4, 0.7, 0]));
});

test('the facets of a heart close it: every edge has a facet on either side', () => {
  const id = (p: readonly number[]): string => p.map((x) => (Math.round(x * 1e5) + 0).toString()).join(' ');
  const balance = new Map<string, number>();
  for (const loop of facets(heart))
    loop.forEach((p, i) => {
      const [a, b] = [id(p), id(loop[(i + 1) % loop.length]!)];
      if (a === b) return;
      const key = a < b ? `${a}, ${b}` : `${b}, ${a}`;
      balance.set(key, (balance.get(key) ?? 0) + (a < b ? 1 : -1));
    });
  expect([...balance.values()].filter((sum) => sum !== 0)).toEqual([]);
});

test('the volume of a heart is that of the cells whose middle lies in it', () => {
  const step = 0.025;
  const top = Math.max(...facets(heart).flatMap((loop) => loop.map(([, , z]) => z)));
  let counted = 0;
  for (let x = -1 + step / 2; x < 1; x += step)
    for (let y = -1.15 + step / 2; y < 1; y += step)
      for (let z = -1; z < top; z += step) if (depthIn(heart, [x, y, z + step / 2]) > 0) counted += step ** 3;
  expect(volumeOf(heart) / counted).toBeCloseTo(1, 2);
});

test('a heart of 6.5 mm weighs about a carat, as in trade tables', () => {
  expect(caratsOfWidth('diamond', 'heart', 6.5)).toBeGreaterThan(0.92);
  expect(caratsOfWidth('diamond', 'heart', 6.5)).toBeLessThan(1.05);
});

test('four prongs hold a heart: in the cleft, at the point and on both lobes', () => {
  const outline = girdleMm('heart', 6);
  const held = prongAngles('heart', 4, outline).map((angle) => girdleReach(outline, angle));
  expect(held).toHaveLength(4);
  expect(held[0]![0]).toBeCloseTo(0, 3);
  expect(held[1]![1]).toBe(Math.min(...outline.map(([, y]) => y)));
  for (const [x, y] of held.slice(2)) {
    expect(Math.abs(x)).toBeGreaterThan(2.2);
    expect(y).toBeGreaterThan(1);
  }
  expect(held[2]![0]).toBeCloseTo(-held[3]![0], 1);
});

test.each([0.2, 0.56, 1.2, 2.4])('moved outwards by %s mm the girdle of a heart crosses itself nowhere', (by) => {
  const girdle = girdleMm('heart', 6.5, 160);
  const moved = offsetOutline(girdle, by);
  expect(moved).toHaveLength(girdle.length);
  for (const [x, y] of moved)
    expect(Math.min(...girdle.map(([gx, gy]) => Math.hypot(gx - x, gy - y)))).toBeGreaterThan(by * 0.99);
  // All points of the right half stay right of the middle, and the cleft is filled no earlier than necessary.
  expect(moved.slice(1, 80).every(([x]) => x <= 1e-9)).toBe(true);
  expect(moved.slice(81).every(([x]) => x >= -1e-9)).toBe(true);
  expect(moved[0]![1]).toBeLessThan(Math.max(...moved.map(([, y]) => y)));
});

test.each([
  'heart cut diamond engagement ring with halo',
  'heart shaped ruby pendant in a bezel',
  'tennis bracelet with heart shaped diamonds',
])('"%s" has its hearts in seats and is one piece', (prompt) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect(inspect(buildPiece(spec), spec.type).map(({ why }) => why)).toEqual([]);
});

test('a halo follows the cleft: a stone stands in it, alike on both sides, and none reaches into another', () => {
  const { spec } = designFromPrompt({ prompt: 'heart shaped ruby pendant with halo', seed: 1 });
  const stones = buildPiece(spec).parts.flatMap((part) => (part.shape === 'gem' ? [part] : []));
  const center = stones.find(({ kind }) => kind === 'ruby')!;
  const halo = stones.filter(({ role }) => role === 'halo');
  const girdle = girdleMm('heart', center.sizeMm);
  const places = halo.map(({ at: { origin } }) => [origin[0] - center.at.origin[0], origin[1] - center.at.origin[1]]);
  expect(halo.length).toBeGreaterThan((lengthOf(raise(girdle, 0), true) / halo[0]!.sizeMm) * 0.9);
  expect(places.some(([x, y]) => Math.abs(x!) < 0.02 && y! > 0)).toBe(true);
  for (const [i, p] of places.entries()) {
    expect(Math.min(...places.map((q) => Math.hypot(p[0]! + q[0]!, p[1]! - q[1]!)))).toBeLessThan(0.1);
    for (const q of places.slice(i + 1))
      expect(Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!)).toBeGreaterThan(halo[0]!.sizeMm * 0.96);
  }
});

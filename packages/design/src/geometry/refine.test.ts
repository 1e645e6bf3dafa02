import { expect, test } from 'vitest';
import { ball, type Field } from './field';
import { refined } from './refine';
import { sculpt } from './sculpt';
import { mapped, type Sculpted, type Solid } from './solid';

const CELL = 0.22;
/** A roof whose ridge is oblique to the grid. */
const [C, S] = [Math.cos(0.37), Math.sin(0.37)];
const across = (x: number, y: number): number => x * C + y * S;
const roof: Field = (x, y, z) =>
  Math.max((z + 0.3 * Math.abs(across(x, y)) - 1) / Math.hypot(1, 0.3), ball([0, 0, 0], 3)(x, y, z), -z - 0.5);
const sculpted = (field: Field): Sculpted => sculpt(field, [-4, -4, -4], [4, 4, 4], CELL);

/** Edges without exactly one partner in the opposite direction. */
function openEdges({ triangles }: Solid): number {
  const balance = new Map<string, number>();
  for (let i = 0; i < triangles.length; i += 3) {
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [p, q] = [triangles[i + a]!, triangles[i + b]!];
      const key = p < q ? `${p} ${q}` : `${q} ${p}`;
      balance.set(key, (balance.get(key) ?? 0) + (p < q ? 1 : -1));
    }
  }
  return [...balance.values()].filter((n) => n !== 0).length;
}

test('keeps a highlight along a ridge straight: the normals of both sides are exact up to 0.1 mm from it', () => {
  const { positions: p, normals: n, triangles: t } = refined(sculpted(roof), roof);
  let seen = 0;
  for (let i = 0; i < t.length; i += 3) {
    // The middles of the triangles on the two roofs, away from the eaves.
    const [x, y, z] = [0, 1, 2].map((k) => (p[t[i]! * 3 + k]! + p[t[i + 1]! * 3 + k]! + p[t[i + 2]! * 3 + k]!) / 3) as [
      number,
      number,
      number,
    ];
    const off = across(x, y);
    if (z < 0.6 || Math.hypot(x, y) > 2.2 || Math.abs(off) < 0.1) continue;
    seen++;
    const facing = [0, 1].map((k) => (n![t[i]! * 3 + k]! + n![t[i + 1]! * 3 + k]! + n![t[i + 2]! * 3 + k]!) / 3);
    const leaning = Math.sign(off) * (facing[0]! * C + facing[1]! * S);
    expect(leaning).toBeGreaterThan(0.287 * 0.4);
  }
  expect(seen).toBeGreaterThan(500);
});

test('keeps a polished face even up to its rounded edge', () => {
  // A plate oblique to the grid, its edge rounded over 0.5 mm.
  const EASE = 0.5;
  const toSide = (x: number, y: number): number => Math.max(Math.abs(across(x, y)), Math.abs(y * C - x * S)) - 2.5;
  const plate: Field = (x, y, z) => {
    const [side, up] = [toSide(x, y), Math.abs(z) - 1];
    const h = Math.max(0, EASE - Math.abs(side - up)) / EASE;
    return Math.max(side, up) + h * h * EASE * 0.25;
  };
  const { positions: p, normals: n, triangles: t } = refined(sculpted(plate), plate);
  let [seen, uneven] = [0, 0];
  for (let i = 0; i < t.length; i += 3) {
    const [x, y, z] = [0, 1, 2].map((k) => (p[t[i]! * 3 + k]! + p[t[i + 1]! * 3 + k]! + p[t[i + 2]! * 3 + k]!) / 3) as [
      number,
      number,
      number,
    ];
    if (z < 0.9 || toSide(x, y) > -EASE - 0.09) continue;
    seen++;
    // Tilted by more than 0.8 degrees.
    if ((n![t[i]! * 3 + 2]! + n![t[i + 1]! * 3 + 2]! + n![t[i + 2]! * 3 + 2]!) / 3 < 0.9999) uneven++;
  }
  expect(seen).toBeGreaterThan(500);
  expect(uneven / seen).toBeLessThan(0.025);
});

test('refines without cracks, and leaves plain faces coarse', () => {
  const coarse = sculpted(roof);
  const fine = refined(coarse, roof);
  expect(openEdges(fine)).toBe(0);
  expect(fine.triangles.length).toBeGreaterThan(coarse.triangles.length);
  const smooth = sculpted(ball([0, 0, 0], 3));
  expect(refined(smooth, ball([0, 0, 0], 3)).triangles.length).toBe(smooth.triangles.length);
});

test('keeps a ball facing outwards everywhere, also after bending and mirroring', () => {
  const { positions: p, normals: n } = mapped(
    refined(sculpted(ball([0, 0, 0], 3)), ball([0, 0, 0], 3)),
    ([x, y, z]) => [-x, z, y],
  );
  for (let i = 0; i < p.length; i += 3)
    expect((p[i]! * n![i]! + p[i + 1]! * n![i + 1]! + p[i + 2]! * n![i + 2]!) / 3).toBeGreaterThan(0.999);
});

import type { Mesh, Placement, Vec3 } from '@jewelry/design';
import { expect, it } from 'vitest';
import { placeStrokes, strokesOf } from './strokes';

const AT: Placement = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 0],
  scale: 1,
};
/** Lies down: what was along z is along y. */
const LYING: Placement = {
  axes: [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  origin: [5, 2, 0],
  scale: 2,
};

/** A grid of quads over two parameters from 0 to 1. */
function sheet(place: (u: number, v: number) => Vec3, columns: number, rows: number): Mesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) positions.push(...place(i / columns, j / rows));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i;
      triangles.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1);
    }
  return { positions: new Float64Array(positions), triangles: new Uint32Array(triangles), creaseDeg: 30 };
}

/** A band of 6 mm round the z axis, and a bar of 40 by 6 mm that faces +z, turned by 30 degrees. */
const BAND = sheet((u, v) => [9 * Math.cos(2 * Math.PI * u), 9 * Math.sin(2 * Math.PI * u), 6 * (v - 0.5)], 48, 4);
const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
const bar = (width: number) =>
  sheet((u, v) => [40 * (u - 0.5) * c - width * (v - 0.5) * s, 40 * (u - 0.5) * s + width * (v - 0.5) * c, 0], 20, 6);
const cosine = (a: Vec3, b: Vec3) => Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);

it('brushes a band round its axis, also where it lies', () => {
  expect(cosine(placeStrokes(strokesOf(BAND), AT).axes[2], [0, 0, 1])).toBeCloseTo(1, 4);
  const lying = placeStrokes(strokesOf(BAND), LYING);
  expect(cosine(lying.axes[2], [0, 1, 0])).toBeCloseTo(1, 4);
  expect(lying.radius).toBeCloseTo(18, 0);
  expect(lying.center[0]).toBeCloseTo(5, 4);
});

it('brushes a bar lengthwise, and a plate as wide as it is long upright', () => {
  const { axes, radius } = placeStrokes(strokesOf(bar(6)), AT);
  expect(radius).toBe(0);
  expect(cosine(axes[0], [c, s, 0])).toBeCloseTo(1, 4);
  expect(cosine(placeStrokes(strokesOf(bar(40)), AT).axes[0], [0, 1, 0])).toBeCloseTo(1, 4);
});

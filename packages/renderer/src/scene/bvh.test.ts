import { assert, double, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gemShape, type Mesh, type Piece } from '@jewelry/design';
import { createIntersector, HIT_INSTANCE, HIT_PLANE, HIT_T } from '../trace/intersect';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { packPiece, type PackedScene } from './pack';

/** Nearest hit by brute force over every triangle and plane. */
function bruteForce(scene: PackedScene, piece: Piece, o: readonly number[], d: readonly number[]): number {
  let nearest = Infinity;
  for (const part of piece.parts) {
    const { axes, origin, scale } = part.at;
    const world = (p: readonly number[]) =>
      [0, 1, 2].map((k) => (axes[0][k]! * p[0]! + axes[1][k]! * p[1]! + axes[2][k]! * p[2]!) * scale + origin[k]!);
    if (part.shape === 'gem') {
      const { planes, isMirrored } = piece.gems[part.gem]!;
      for (const half of isMirrored ? [1, -1] : [0]) {
        let enter = -Infinity;
        let leave = Infinity;
        const closed = half === 0 ? planes : [...planes, [-1, 0, 0, 0] as const];
        for (const [nx, ny, nz, distance] of closed) {
          const n = [0, 1, 2].map((k) => axes[0][k]! * nx * (half || 1) + axes[1][k]! * ny + axes[2][k]! * nz);
          const slope = dot(n, d);
          const room = distance * scale - dot(n, subtract(o, origin));
          if (slope < 0) enter = Math.max(enter, room / slope);
          else if (slope > 0) leave = Math.min(leave, room / slope);
          else if (room < 0) leave = -Infinity;
        }
        if (enter > 1e-3 && enter < leave) nearest = Math.min(nearest, enter);
      }
      continue;
    }
    const mesh: Mesh = piece.meshes[part.mesh]!;
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) =>
        world([...mesh.positions.subarray(mesh.triangles[t + k]! * 3, mesh.triangles[t + k]! * 3 + 3)]),
      );
      nearest = Math.min(nearest, hitTriangle(o, d, a!, b!, c!));
    }
  }
  expect(scene.triangleCount).toBeGreaterThan(0);
  return nearest;
}

function hitTriangle(
  o: readonly number[],
  d: readonly number[],
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
): number {
  const e1 = subtract(b, a);
  const e2 = subtract(c, a);
  const p = cross(d, e2);
  const determinant = dot(e1, p);
  if (Math.abs(determinant) < 1e-12) return Infinity;
  const s = subtract(o, a);
  const u = dot(s, p) / determinant;
  const q = cross(s, e1);
  const v = dot(d, q) / determinant;
  const t = dot(e2, q) / determinant;
  return u >= 0 && v >= 0 && u + v <= 1 && t > 1e-3 ? t : Infinity;
}

const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
const subtract = (a: readonly number[], b: readonly number[]) => [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!];
const cross = (a: readonly number[], b: readonly number[]) => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
];

describe('the scene hierarchy', () => {
  const piece = fixturePiece(fixtureSpec());
  const intersector = createIntersector(packPiece(piece));

  describe.each([
    { cut: 'round', tags: ['full'] },
    { cut: 'heart', tags: [] },
  ] as const)('of a $cut stone', ({ cut, tags }) => {
    it('finds the same nearest surface as a test of every facet', { tags: [...tags] }, () => {
      const piece = { ...fixturePiece(fixtureSpec()), gems: [gemShape(cut)] };
      const scene = packPiece(piece);
      const intersector = createIntersector(scene);
      const unit = double({ min: -1, max: 1, noNaN: true });
      let hits = 0;
      assert(
        property(unit, unit, unit, unit, unit, unit, (x, y, z, tx, ty, tz) => {
          // The odd offsets keep shrunk rays off the meshes' planes of symmetry, where an edge belongs to two
          // triangles.
          const origin = [x * 30 + 0.0371, 12.0113 + y * 30, z * 30 + 0.0297];
          const aim = subtract([tx * 9 + 0.0173, 14.0059 + ty * 12, tz * 3 + 0.0091], origin);
          const length = Math.hypot(...aim);
          pre(length > 1);
          const d = aim.map((component) => component / length);
          const expected = bruteForce(scene, piece, origin, d);
          const found = intersector.nearest(origin[0]!, origin[1]!, origin[2]!, d[0]!, d[1]!, d[2]!, Infinity, -1);
          const distance = found ? intersector.hit[HIT_T]! : Infinity;
          if (found) hits++;
          expect(found).toBe(expected < Infinity);
          expect(found ? Math.abs(distance - expected) : 0).toBeLessThan(2e-3);
          expect(intersector.blocked(origin[0]!, origin[1]!, origin[2]!, d[0]!, d[1]!, d[2]!, Infinity)).toBe(found);
        }),
        { numRuns: 150, seed: 7 },
      );
      expect(hits).toBeGreaterThan(20);
    });
  });

  it('hits the other lobe of a heart from within its cleft, and the near side with a ray along its middle', () => {
    const part = piece.parts.find(({ shape }) => shape === 'gem')!;
    const hearts: Piece = { ...piece, gems: [gemShape('heart')], parts: [part] };
    const among = createIntersector(packPiece(hearts));
    const y = part.at.origin[1];
    const half = part.at.scale;
    // The stone's second axis points to -z here.
    for (const way of [1, -1]) {
      expect(among.nearest(0, y, -0.7 * half, way, 0, 0, Infinity, -1)).toBe(true);
      expect(among.hit[HIT_T]!).toBeGreaterThan(0.01 * half);
      expect(among.hit[HIT_T]!).toBeLessThan(0.2 * half);
    }
    expect(among.nearest(0, y, -9, 0, 0, 1, Infinity, -1)).toBe(true);
    expect(among.hit[HIT_T]! - 9).toBeCloseTo(-0.5986 * half, 2);
    // A ray from within a lobe hits neither the other lobe nor the portal between them.
    expect(among.nearest(-0.3 * half, y, 0, 1, 0, 0, Infinity, -1)).toBe(false);
    expect(among.nearest(0.4, y + 9, 0, 0, -1, 0, Infinity, -1)).toBe(true);
    const right = among.hit[HIT_T]!;
    expect(among.nearest(-0.4, y + 9, 0, 0, -1, 0, Infinity, -1)).toBe(true);
    expect(among.hit[HIT_T]!).toBeCloseTo(right, 6);
  });

  it('returns the metal behind a stone as the occluder', () => {
    expect(intersector.nearest(0, 40, 0, 0, -1, 0, Infinity, -1)).toBe(true);
    expect(intersector.what[HIT_PLANE]!).toBeGreaterThanOrEqual(0);
    expect(intersector.blocked(0, 40, 0, 0, -1, 0, Infinity)).toBe(true);
    expect(intersector.what[HIT_PLANE]!).toBe(-1);
  });

  it('lets rays pass through the skipped stone', () => {
    const over: [number, number, number] = [0, 40, 0];
    expect(intersector.nearest(...over, 0, -1, 0, Infinity, -1)).toBe(true);
    const stone = intersector.what[HIT_INSTANCE]!;
    const top = intersector.hit[HIT_T]!;
    expect(intersector.nearest(...over, 0, -1, 0, Infinity, stone)).toBe(true);
    expect(intersector.hit[HIT_T]!).toBeGreaterThan(top + 1);
  });
});

import { describe, expect, it } from 'vitest';
import type { Mesh } from '@jewelry/design';
import { torus } from '../test/fixture';
import { packNormal, smoothMesh } from './normals';

/** A box whose faces do not share vertices, as in meshes with repeated seam vertices. */
function box(creaseDeg: number): Mesh {
  const positions: number[] = [];
  for (const x of [-1, 1]) for (const y of [-1, 1]) for (const z of [-1, 1]) positions.push(x, y, z);
  const quads = [
    [0, 1, 3, 2],
    [4, 6, 7, 5],
    [0, 4, 5, 1],
    [2, 3, 7, 6],
    [0, 2, 6, 4],
    [1, 5, 7, 3],
  ];
  return {
    positions: new Float64Array(positions),
    triangles: new Uint32Array(quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!])),
    creaseDeg,
  };
}

describe('corner normals', () => {
  it('are hard at edges sharper than the crease angle', () => {
    const { normals, count } = smoothMesh(box(38));
    expect(count).toBe(12);
    for (let corner = 0; corner < count * 3; corner++) {
      const lengths = [...normals.subarray(corner * 3, corner * 3 + 3)].map(Math.abs).toSorted((a, b) => a - b);
      expect(lengths[2]).toBeCloseTo(1, 5);
      expect(lengths[1]).toBeCloseTo(0, 5);
    }
  });

  it('are smooth at the same edges with a wider crease angle', () => {
    const { normals } = smoothMesh(box(100));
    expect(Math.max(...normals.map(Math.abs))).toBeLessThan(0.95);
  });

  it('are those that a mesh provides, at every corner', () => {
    const mesh = box(38);
    const own = Float32Array.from(mesh.positions, (x) => x / Math.sqrt(3));
    const { normals } = smoothMesh({ ...mesh, normals: own });
    mesh.triangles.forEach((vertex, corner) => {
      expect([...normals.subarray(corner * 3, corner * 3 + 3)]).toEqual([...own.subarray(vertex * 3, vertex * 3 + 3)]);
    });
  });

  it('point away from the core of a torus', () => {
    const radius = 8;
    const { corners, normals, count } = smoothMesh(torus(radius, 1, 96, 24));
    for (let t = 0; t < count; t += 7) {
      const [x, y, z] = [...corners.subarray(t * 9, t * 9 + 3)];
      const spoke = Math.hypot(x!, y!);
      const away = [x! - (x! / spoke) * radius, y! - (y! / spoke) * radius, z! / 1.69];
      const length = Math.hypot(...away);
      const [nx, ny, nz] = [...normals.subarray(t * 9, t * 9 + 3)];
      expect((nx! * away[0]! + ny! * away[1]! + nz! * away[2]!) / length).toBeGreaterThan(0.97);
    }
  });

  it('are exact on a sphere with uneven triangles, so that reflections are smooth', () => {
    const rim = [0.2, 0.5, 1.4, 1.7, 3.1, 4.6, 5.2].map((turn, i) => {
      const polar = i % 2 ? 0.12 : 0.6;
      return [Math.sin(polar) * Math.cos(turn), Math.sin(polar) * Math.sin(turn), Math.cos(polar)];
    });
    const around = rim.map((_, i) => [0, i + 1, ((i + 1) % rim.length) + 1]);
    const { normals } = smoothMesh({
      positions: new Float64Array([0, 0, 1, ...rim.flat()]),
      triangles: new Uint32Array(around.flat()),
      creaseDeg: 90,
    });
    expect(normals[2]).toBeGreaterThan(0.9999);
  });

  it('omit triangles without area', () => {
    const flat: Mesh = {
      positions: new Float64Array([0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0]),
      triangles: new Uint32Array([0, 1, 2, 0, 1, 3]),
      creaseDeg: 38,
    };
    const soup = smoothMesh(flat);
    expect(soup.count).toBe(1);
    expect([...soup.normals].every(Number.isFinite)).toBe(true);
  });
});

it('packs normals within 0.005 degrees, and those along the axes exactly', () => {
  const unpacked = (normal: readonly number[]): number[] => {
    const packed = new Int16Array(2);
    packNormal(Float32Array.from(normal), 0, packed, 0);
    const [u, v] = [packed[0]! / 32_767, packed[1]! / 32_767];
    const folded = Math.max(0, Math.abs(u) + Math.abs(v) - 1);
    const whole = [u - Math.sign(u) * folded, v - Math.sign(v) * folded, 1 - Math.abs(u) - Math.abs(v)];
    return whole.map((value) => value / Math.hypot(...whole));
  };
  for (let i = 0; i < 2000; i++) {
    const z = Math.sin(i * 1.7);
    const ring = Math.sqrt(1 - z * z);
    const normal = [ring * Math.cos(i * 2.4), ring * Math.sin(i * 2.4), z];
    const across = Math.hypot(...unpacked(normal).map((value, axis) => value - normal[axis]!));
    expect((across * 180) / Math.PI).toBeLessThan(0.005);
  }
  for (const axis of [0, 1, 2])
    for (const way of [1, -1]) {
      const normal = [0, 1, 2].map((other) => (other === axis ? way : 0));
      expect(unpacked(normal).map((value) => value + 0)).toEqual(normal);
    }
});

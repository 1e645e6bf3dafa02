/** Spheres, rounded boxes and plates. */
import type { Vec3 } from '../piece';
import type { Point2 } from './curves';
import { isSketch } from './detail';
import { merged, outward, type Solid } from './solid';
import { add, scale, sub, unit } from './vec';

/** UV sphere, `steps` from pole to pole, half as many in a sketch. */
export function sphere(radius: number, steps = 16): Solid {
  const rings = isSketch() ? Math.ceil(steps / 2) : steps;
  const solid: Solid = { positions: [0, 0, radius, 0, 0, -radius], triangles: [] };
  const around = rings * 2;
  for (let i = 1; i < rings; i++) {
    const polar = (i / rings) * Math.PI;
    for (let j = 0; j < around; j++) {
      const a = (j / around) * Math.PI * 2;
      solid.positions.push(
        radius * Math.sin(polar) * Math.cos(a),
        radius * Math.sin(polar) * Math.sin(a),
        radius * Math.cos(polar),
      );
    }
  }
  const id = (i: number, j: number): number => (i === 0 ? 0 : i === rings ? 1 : 2 + (i - 1) * around + (j % around));
  for (let i = 0; i < rings; i++) {
    for (let j = 0; j < around; j++) {
      if (i < rings - 1) solid.triangles.push(id(i, j), id(i + 1, j), id(i + 1, j + 1));
      if (i > 0) solid.triangles.push(id(i, j), id(i + 1, j + 1), id(i, j + 1));
    }
  }
  return outward(solid);
}

/** Box with half sizes `half` and edges rounded by `bevel`, mm. */
export function roundedBox(half: Vec3, bevel: number, steps = 3): Solid {
  const grid = (k: 0 | 1 | 2): number[] => {
    const inner = half[k] - bevel;
    const arc = Array.from({ length: steps + 1 }, (_, j) => (j / steps) * (Math.PI / 2));
    return [...arc.map((t) => -half[k] + bevel * (1 - Math.cos(t))), ...arc.map((t) => inner + bevel * Math.sin(t))];
  };
  const faces: Solid[] = [];
  for (const axis of [0, 1, 2] as const) {
    const a = ((axis + 1) % 3) as 0 | 1 | 2;
    const b = ((axis + 2) % 3) as 0 | 1 | 2;
    const along = grid(a);
    const across = grid(b);
    for (const side of [-1, 1]) {
      const face: Solid = { positions: [], triangles: [] };
      for (const p of along) {
        for (const q of across) {
          const corner: [number, number, number] = [0, 0, 0];
          corner[axis] = side * half[axis];
          corner[a] = p;
          corner[b] = q;
          const core = corner.map((x, k) =>
            Math.max(bevel - half[k as 0 | 1 | 2], Math.min(half[k as 0 | 1 | 2] - bevel, x)),
          );
          const inside: Vec3 = [core[0]!, core[1]!, core[2]!];
          face.positions.push(...add(inside, scale(unit(sub(corner, inside)), bevel)));
        }
      }
      const m = across.length;
      for (let i = 0; i + 1 < along.length; i++) {
        for (let j = 0; j + 1 < m; j++) {
          const c = i * m + j;
          const d = c + m;
          if (side > 0) face.triangles.push(c, d, d + 1, c, d + 1, c + 1);
          else face.triangles.push(c, d + 1, d, c, c + 1, d + 1);
        }
      }
      faces.push(face);
    }
  }
  return merged(...faces);
}

/** A bevelled plate between z0 and z1 over a polygon that is star-shaped about its centroid. */
export function plate(corners: readonly Point2[], z0: number, z1: number, bevel: number): Solid {
  const n = corners.length;
  const cx = corners.reduce((s, p) => s + p[0], 0) / n;
  const cy = corners.reduce((s, p) => s + p[1], 0) / n;
  const solid: Solid = { positions: [], triangles: [] };
  const ring = (inset: number, z: number): void => {
    for (const [x, y] of corners) {
      const l = Math.hypot(x - cx, y - cy) || 1;
      solid.positions.push(cx + ((x - cx) * (l - inset)) / l, cy + ((y - cy) * (l - inset)) / l, z);
    }
  };
  ring(bevel, z0);
  ring(0, z0 + bevel);
  ring(0, z1 - bevel);
  ring(bevel, z1);
  for (let k = 0; k < 3; k++) {
    for (let j = 0; j < n; j++) {
      const l = (j + 1) % n;
      solid.triangles.push(k * n + j, k * n + l, (k + 1) * n + l, k * n + j, (k + 1) * n + l, (k + 1) * n + j);
    }
  }
  const bottom = solid.positions.length / 3;
  solid.positions.push(cx, cy, z0, cx, cy, z1);
  for (let j = 0; j < n; j++) {
    const l = (j + 1) % n;
    solid.triangles.push(bottom, l, j, bottom + 1, 3 * n + j, 3 * n + l);
  }
  return outward(solid);
}

/** Volume of overlapping closed meshes, counted once. */
import type { Piece } from '../piece';
import type { Alloy, Finish } from '../spec';

/** Metal of one alloy and one finish. */
export interface MetalSurface {
  readonly alloy: Alloy;
  readonly finish: Finish;
}

/** Triangles of a part in world coordinates, and the index of its surface. */
interface Placed {
  readonly corners: Float64Array;
  readonly triangles: Uint32Array;
  readonly metal: number;
}

function placed(piece: Piece, surfaces: readonly MetalSurface[]): Placed[] {
  return piece.parts.flatMap((part): Placed[] => {
    if (part.shape !== 'mesh' || part.surface.kind !== 'metal') return [];
    const { alloy, finish } = part.surface;
    const metal = surfaces.findIndex((surface) => surface.alloy === alloy && surface.finish === finish);
    if (metal < 0) return [];
    const { positions, triangles } = piece.meshes[part.mesh]!;
    const {
      axes: [[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]],
      origin: [ox, oy, oz],
      scale,
    } = part.at;
    const corners = new Float64Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      const [a, b, c] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      corners[i] = ox + (xx * a + yx * b + zx * c) * scale;
      corners[i + 1] = oy + (xy * a + yy * b + zy * c) * scale;
      corners[i + 2] = oz + (xz * a + yz * b + zz * c) * scale;
    }
    return [{ corners, triangles, metal }];
  });
}

/**
 * Crossings of rays with surfaces, as linked lists by column of the grid. Flat arrays, since a piece has about 500,000.
 */
class Crossings {
  /** Columns in order of their first crossing. */
  readonly columns: number[] = [];
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private count = 0;
  private next = new Int32Array(1 << 16);
  private z = new Float64Array(1 << 16);
  /** Index of the surface plus one; positive when the ray enters it, negative when it leaves. */
  private pass = new Int32Array(1 << 16);

  constructor(columns: number) {
    this.first = new Int32Array(columns).fill(-1);
    this.last = new Int32Array(columns).fill(-1);
  }

  add(column: number, z: number, pass: number): void {
    const at = this.count++;
    if (at === this.next.length) this.grow();
    const last = this.last[column]!;
    if (last < 0) {
      this.first[column] = at;
      this.columns.push(column);
    } else this.next[last] = at;
    this.last[column] = at;
    this.next[at] = -1;
    this.z[at] = z;
    this.pass[at] = pass;
  }

  private grow(): void {
    const grown = <T extends Int32Array | Float64Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.next = grown(this.next, new Int32Array(this.next.length * 2));
    this.z = grown(this.z, new Float64Array(this.z.length * 2));
    this.pass = grown(this.pass, new Int32Array(this.pass.length * 2));
  }

  /** Sorts the crossings of a column by height; stable for equal heights. */
  sorted(column: number): { z: number; pass: number }[] {
    const found: { z: number; pass: number }[] = [];
    for (let at = this.first[column]!; at >= 0; at = this.next[at]!) {
      const crossing = { z: this.z[at]!, pass: this.pass[at]! };
      let place = found.length;
      while (place > 0 && found[place - 1]!.z > crossing.z) place--;
      found.splice(place, 0, crossing);
    }
    return found;
  }
}

/** Columns of the grid over the longer side, at which the volume of a ring is within about 2 %. */
const ACROSS = 260;

/**
 * Volume of a piece's metals, mm³, one figure for each of the surfaces. Parallel rays on a grid count how many meshes
 * they are inside of, so metal that several parts share (a prong's foot in the shank) counts once, for the surface that
 * stands first. Parts with another surface are skipped. Meshes must be closed.
 */
export function metalVolumes(piece: Piece, surfaces: readonly MetalSurface[]): number[] {
  const volumes = surfaces.map(() => 0);
  const parts = placed(piece, surfaces);
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of parts)
    for (let i = 0; i < corners.length; i += 3) {
      x0 = Math.min(x0, corners[i]!);
      x1 = Math.max(x1, corners[i]!);
      y0 = Math.min(y0, corners[i + 1]!);
      y1 = Math.max(y1, corners[i + 1]!);
    }
  if (parts.every(({ triangles }) => triangles.length === 0)) return volumes;
  const step = Math.max(x1 - x0, y1 - y0) / ACROSS;
  // An irrational offset avoids the vertices of symmetric meshes.
  const left = x0 + step * 0.3819;
  const low = y0 + step * 0.2361;
  const nx = Math.ceil((x1 - x0) / step) + 1;
  const crossings = new Crossings(nx * (Math.ceil((y1 - y0) / step) + 1));
  for (const { corners, triangles, metal } of parts) {
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
      const [ax, ay, az] = [corners[a]!, corners[a + 1]!, corners[a + 2]!];
      const [bx, by, bz] = [corners[b]!, corners[b + 1]!, corners[b + 2]!];
      const [cx, cy, cz] = [corners[c]!, corners[c + 1]!, corners[c + 2]!];
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (Math.abs(area) < 1e-12) continue;
      const iFrom = Math.max(0, Math.ceil((Math.min(ax, bx, cx) - left) / step));
      const iTo = Math.floor((Math.max(ax, bx, cx) - left) / step);
      const jFrom = Math.max(0, Math.ceil((Math.min(ay, by, cy) - low) / step));
      const jTo = Math.floor((Math.max(ay, by, cy) - low) / step);
      for (let j = jFrom; j <= jTo; j++) {
        for (let i = iFrom; i <= iTo; i++) {
          const x = left + i * step;
          const y = low + j * step;
          const u = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
          const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
          if (u < 0 || v < 0 || u + v > 1) continue;
          crossings.add(j * nx + i, az + v * (bz - az) + u * (cz - az), area > 0 ? -1 - metal : 1 + metal);
        }
      }
    }
  }
  for (const index of crossings.columns) {
    const column = crossings.sorted(index);
    const depths = surfaces.map(() => 0);
    column.forEach(({ z, pass }, i) => {
      depths[Math.abs(pass) - 1]! += Math.sign(pass);
      const inside = depths.findIndex((depth) => depth > 0);
      if (inside >= 0 && i + 1 < column.length) volumes[inside]! += (column[i + 1]!.z - z) * step * step;
    });
  }
  return volumes;
}

import { discard, type Mesh, type Placement } from '@jewelry/design';
import { smoothMesh, type TriangleSoup } from './normals';

/** Copies meshes with few instances into one soup in world coordinates. */
export function bake(placed: readonly { mesh: Mesh; at: Placement; material: number }[]): {
  soup: TriangleSoup;
  materials: Uint16Array;
} {
  const most = placed.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const corners = new Float32Array(most * 9);
  const normals = new Float32Array(most * 9);
  const materials = new Uint16Array(most);
  const last = new Map(placed.map(({ mesh }, index) => [mesh, index]));
  const soups = new Map<Mesh, TriangleSoup>();
  let at = 0;
  for (const [
    index,
    {
      mesh,
      at: { axes, origin, scale },
      material,
    },
  ] of placed.entries()) {
    const soup = soups.get(mesh) ?? smoothMesh(mesh);
    soups.set(mesh, soup);
    const [[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]] = axes;
    const [ox, oy, oz] = origin;
    const turn = (
      from: Float32Array,
      to: Float32Array,
      start: number,
      step: number,
      by: number,
      dx: number,
      dy: number,
      dz: number,
    ): void => {
      for (let i = start, o = at * 9 + start; i < soup.count * 9; i += step, o += step) {
        const x = from[i]!;
        const y = from[i + 1]!;
        const z = from[i + 2]!;
        to[o] = (xx * x + yx * y + zx * z) * by + dx;
        to[o + 1] = (xy * x + yy * y + zy * z) * by + dy;
        to[o + 2] = (xz * x + yz * y + zz * z) * by + dz;
      }
    };
    turn(soup.corners, corners, 0, 9, scale, ox, oy, oz);
    turn(soup.corners, corners, 3, 9, scale, 0, 0, 0);
    turn(soup.corners, corners, 6, 9, scale, 0, 0, 0);
    turn(soup.normals, normals, 0, 3, 1, 0, 0, 0);
    materials.fill(material, at, at + soup.count);
    at += soup.count;
    if (last.get(mesh) === index) discard(soup.corners, soup.normals);
  }
  return { soup: { count: at, corners, normals }, materials };
}

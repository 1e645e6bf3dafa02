/** Distances between points and triangles. A triangle is nine consecutive numbers of an array, from an offset. */

const squared = (x: number, y: number, z: number): number => x * x + y * y + z * z;
const share = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);

/** Distance from a point to a triangle, by the region of the triangle's plane that it projects to. */
export function pointToTriangle(x: number, y: number, z: number, c: ArrayLike<number>, o: number): number {
  const ax = c[o]!;
  const ay = c[o + 1]!;
  const az = c[o + 2]!;
  const ux = c[o + 3]! - ax;
  const uy = c[o + 4]! - ay;
  const uz = c[o + 5]! - az;
  const vx = c[o + 6]! - ax;
  const vy = c[o + 7]! - ay;
  const vz = c[o + 8]! - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const pu = px * ux + py * uy + pz * uz;
  const pv = px * vx + py * vy + pz * vz;
  const det = uu * vv - uv * uv;
  const s = det > 1e-18 ? (vv * pu - uv * pv) / det : -1;
  const t = det > 1e-18 ? (uu * pv - uv * pu) / det : -1;
  if (s < 0 || t < 0 || s + t > 1) {
    // Outside the triangle the nearest point lies on an edge.
    const onU = share(pu / uu);
    const onV = share(pv / vv);
    const across = share((uu - uv - pu + pv) / (uu - 2 * uv + vv));
    const toU = squared(px - ux * onU, py - uy * onU, pz - uz * onU);
    const toV = squared(px - vx * onV, py - vy * onV, pz - vz * onV);
    const w = 1 - across;
    const toW = squared(px - ux * w - vx * across, py - uy * w - vy * across, pz - uz * w - vz * across);
    return Math.sqrt(toU < toV ? (toU < toW ? toU : toW) : toV < toW ? toV : toW);
  }
  return Math.sqrt(squared(px - ux * s - vx * t, py - uy * s - vy * t, pz - uz * s - vz * t));
}

/** True when the segment between two corners passes through the triangle. */
function pierces(a: ArrayLike<number>, p: number, q: number, c: ArrayLike<number>, o: number): boolean {
  const [dx, dy, dz] = [a[q]! - a[p]!, a[q + 1]! - a[p + 1]!, a[q + 2]! - a[p + 2]!];
  const [ux, uy, uz] = [c[o + 3]! - c[o]!, c[o + 4]! - c[o + 1]!, c[o + 5]! - c[o + 2]!];
  const [vx, vy, vz] = [c[o + 6]! - c[o]!, c[o + 7]! - c[o + 1]!, c[o + 8]! - c[o + 2]!];
  const [hx, hy, hz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
  const det = ux * hx + uy * hy + uz * hz;
  if (Math.abs(det) < 1e-14) return false;
  const [sx, sy, sz] = [a[p]! - c[o]!, a[p + 1]! - c[o + 1]!, a[p + 2]! - c[o + 2]!];
  const s = (sx * hx + sy * hy + sz * hz) / det;
  if (s < 0 || s > 1) return false;
  const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
  const t = (dx * qx + dy * qy + dz * qz) / det;
  if (t < 0 || s + t > 1) return false;
  const along = (vx * qx + vy * qy + vz * qz) / det;
  return along >= 0 && along <= 1;
}

/** True when two triangles cross or a corner of one is within `near` mm of the other. */
export function trianglesMeet(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number, near: number): boolean {
  for (const k of [0, 1, 2] as const) {
    const [a0, a1, a2, b0, b1, b2] = [a[i + k]!, a[i + 3 + k]!, a[i + 6 + k]!, b[j + k]!, b[j + 3 + k]!, b[j + 6 + k]!];
    if (Math.min(a0, a1, a2) - near > Math.max(b0, b1, b2) || Math.min(b0, b1, b2) - near > Math.max(a0, a1, a2))
      return false;
  }
  for (let e = 0; e < 9; e += 3) {
    if (pointToTriangle(a[i + e]!, a[i + e + 1]!, a[i + e + 2]!, b, j) <= near) return true;
    if (pointToTriangle(b[j + e]!, b[j + e + 1]!, b[j + e + 2]!, a, i) <= near) return true;
  }
  for (let e = 0; e < 9; e += 3) {
    const f = (e + 3) % 9;
    if (pierces(a, i + e, i + f, b, j) || pierces(b, j + e, j + f, a, i)) return true;
  }
  return false;
}

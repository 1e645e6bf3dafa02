/** Finds connected bodies: those that touch or overlap, and interlocked ones such as links. */
import type { Vec3 } from '../piece';
import { cross, dot, sub, unit } from '../geometry/vec';
import { boxesMeet, contains, movedBox, toLocal, toWorld, type Body } from './bodies';
import { Groups } from './shells';
import { trianglesMeet } from './triangles';

/** Bodies within this distance count as soldered, mm; a solder joint is larger. */
const SOLDER = 0.06;

function touch(a: Body, b: Body): boolean {
  const [small, large] = a.shell.grid.count <= b.shell.grid.count ? [a, b] : [b, a];
  const shared: { low: Vec3; high: Vec3 } = {
    low: [0, 1, 2].map((k) => Math.max(a.low[k as 0], b.low[k as 0]) - SOLDER) as unknown as Vec3,
    high: [0, 1, 2].map((k) => Math.min(a.high[k as 0], b.high[k as 0]) + SOLDER) as unknown as Vec3,
  };
  const near = SOLDER / large.at.scale;
  const mine = small.shell.grid.corners;
  const theirs = large.shell.grid.corners;
  const own = movedBox(shared.low, shared.high, (p) => toLocal(small.at, p));
  const moved = new Float64Array(9);
  const met = small.shell.grid.within(own.low, own.high, (t) => {
    const low: [number, number, number] = [Infinity, Infinity, Infinity];
    const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
    for (let e = 0; e < 9; e += 3) {
      const p = toLocal(large.at, toWorld(small.at, [mine[t * 9 + e]!, mine[t * 9 + e + 1]!, mine[t * 9 + e + 2]!]));
      for (const k of [0, 1, 2] as const) {
        moved[e + k] = p[k];
        low[k] = Math.min(low[k], p[k] - near);
        high[k] = Math.max(high[k], p[k] + near);
      }
    }
    return large.shell.grid.within(low, high, (u) => trianglesMeet(moved, 0, theirs, u * 9, near));
  });
  if (met) return true;
  const corner = (body: Body): Vec3 =>
    toWorld(body.at, [body.shell.grid.corners[0]!, body.shell.grid.corners[1]!, body.shell.grid.corners[2]!]);
  return contains(large, corner(small)) || contains(small, corner(large));
}

/** Best-fit plane of a body: middle and normal, by the covariance of its corners. */
function planeOf(body: Body): { middle: Vec3; normal: Vec3 } {
  const c = body.shell.grid.corners;
  const n = c.length / 3;
  const mean = [0, 0, 0];
  for (let i = 0; i < c.length; i++) mean[i % 3]! += c[i]! / n;
  const m = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < c.length; i += 3) {
    const [x, y, z] = [c[i]! - mean[0]!, c[i + 1]! - mean[1]!, c[i + 2]! - mean[2]!];
    m[0]! += x * x;
    m[1]! += x * y;
    m[2]! += x * z;
    m[3]! += y * y;
    m[4]! += y * z;
    m[5]! += z * z;
  }
  // Power iteration on trace - M converges to the direction of least spread.
  const trace = m[0]! + m[3]! + m[5]!;
  let normal: Vec3 = unit([0.48, 0.62, 0.57]);
  for (let i = 0; i < 60; i++) {
    const [x, y, z] = normal;
    normal = unit([
      (trace - m[0]!) * x - m[1]! * y - m[2]! * z,
      -m[1]! * x + (trace - m[3]!) * y - m[4]! * z,
      -m[2]! * x - m[4]! * y + (trace - m[5]!) * z,
    ]);
  }
  const tip = toWorld(body.at, [mean[0]! + normal[0], mean[1]! + normal[1], mean[2]! + normal[2]]);
  const middle = toWorld(body.at, [mean[0]!, mean[1]!, mean[2]!]);
  return { middle, normal: unit(sub(tip, middle)) };
}

/** World points at which a body's triangles cross a plane. */
function section(body: Body, middle: Vec3, normal: Vec3): Vec3[] {
  const c = body.shell.grid.corners;
  const out: Vec3[] = [];
  for (let o = 0; o < c.length; o += 9) {
    const p = toWorld(body.at, [c[o]!, c[o + 1]!, c[o + 2]!]);
    const q = toWorld(body.at, [c[o + 3]!, c[o + 4]!, c[o + 5]!]);
    const a = dot(sub(p, middle), normal);
    const b = dot(sub(q, middle), normal);
    if (a < 0 !== b < 0) {
      const t = a / (a - b);
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
    }
  }
  return out;
}

/** True when `thread` passes once through the hole of `ring` and closes outside it, like interlocked links. */
function hangsIn(thread: Body, ring: Body): boolean {
  if (ring.shell.holes < 1) return false;
  const { middle, normal } = planeOf(ring);
  const through = section(thread, middle, normal);
  if (through.length === 0) return false;
  const rim = section(ring, middle, normal);
  const u = unit(cross(normal, Math.abs(normal[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const v = cross(normal, u);
  const isInside = (p: Vec3): boolean => {
    const seen = new Uint8Array(24);
    for (const q of rim) {
      const d = sub(q, p);
      seen[Math.floor((Math.atan2(dot(d, v), dot(d, u)) / (2 * Math.PI) + 0.5) * 23.999)] = 1;
    }
    return seen.reduce((s, x) => s + x, 0) >= 21;
  };
  const inside = through.filter(isInside);
  if (inside.length === 0) return false;
  return inside.length < through.length || thread.shell.holes === 0;
}

const linked = (a: Body, b: Body): boolean =>
  hangsIn(a, b) && (b.shell.holes === 0 || hangsIn(b, a) || a.shell.holes === 0);

/** Groups of connected bodies, the largest first. */
export function assemblies(bodies: readonly Body[]): Body[][] {
  const groups = new Groups(bodies.length);
  const order = bodies.map((_, i) => i).toSorted((i, j) => bodies[i]!.low[0] - bodies[j]!.low[0]);
  const pairs: [number, number][] = [];
  for (const [k, i] of order.entries()) {
    for (let l = k + 1; l < order.length; l++) {
      const j = order[l]!;
      if (bodies[j]!.low[0] - SOLDER > bodies[i]!.high[0]) break;
      if (boxesMeet(bodies[i]!, bodies[j]!, SOLDER)) pairs.push([i, j]);
    }
  }
  for (const test of [touch, linked]) {
    for (const [i, j] of pairs) if (groups.of(i) !== groups.of(j) && test(bodies[i]!, bodies[j]!)) groups.join(i, j);
  }
  const found = new Map<number, Body[]>();
  bodies.forEach((body, i) => {
    const root = groups.of(i);
    found.set(root, [...(found.get(root) ?? []), body]);
  });
  return [...found.values()].toSorted((a, b) => extent(b) - extent(a));
}

/** Longest side of a group, mm. */
export const extent = (group: readonly Body[]): number =>
  Math.max(
    ...[0, 1, 2].map(
      (k) => Math.max(...group.map((b) => b.high[k as 0])) - Math.min(...group.map((b) => b.low[k as 0])),
    ),
  );

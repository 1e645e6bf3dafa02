import { FRAME_STRIDE, GEM_INSTANCE, INSTANCE_STRIDE, type PackedScene } from '../scene/pack';

/** Places in {@link Intersector.hit}: distance along the ray, barycentric coordinates. */
export const HIT_T = 0;
export const HIT_U = 1;
export const HIT_V = 2;
/** Places in {@link Intersector.what}: instance, triangle (meshes), plane (gems). */
export const HIT_INSTANCE = 0;
export const HIT_TRIANGLE = 1;
export const HIT_PLANE = 2;

export interface Intersector {
  /** Of the last ray that hit. */
  readonly hit: Float64Array;
  readonly what: Int32Array;
  /**
   * Finds the nearest hit before `limit`. The direction is a unit vector. `skip` is an instance the ray passes
   * through, or -1: a convex stone never meets its own light again.
   */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number, skip: number): boolean;
  /**
   * Whether anything lies before `limit`, and in {@link Intersector.what} some mesh that does; a stone only when no
   * mesh blocks the ray. Cheaper than {@link Intersector.nearest}: for shadows.
   */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): boolean;
  /** Rays asked for since the start. */
  rays(): number;
}

/** Nearer hits are the surface the ray starts on, mm. */
const NEAREST_MM = 1e-3;
const MISS = Infinity;
/** Rays along an axis get this component instead of 0: no 0 * Infinity in the box test. */
const ALMOST_ZERO = 1e-30;
const STACK = 64;
const EDGE_SLACK = 1e-6;

/** Ray casting in a packed scene: a hierarchy of placed meshes and convex stones. */
export function createIntersector(scene: PackedScene): Intersector {
  const { nodes, nodeInts, triangles, planes, frames, instances } = scene;
  const hit = new Float64Array(3);
  const what = new Int32Array(3);
  const counters = new Float64Array(1);
  const topNodes = new Int32Array(STACK);
  const topEntries = new Float64Array(STACK);
  const meshNodes = new Int32Array(STACK);
  const meshEntries = new Float64Array(STACK);
  let firstMeshWins = false;

  /** Distance at which the ray enters the box of the node at word `o`, or MISS. */
  function enterBox(o: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number): number {
    let a = (nodes[o]! - ox) * ix;
    let b = (nodes[o + 3]! - ox) * ix;
    let near = a < b ? a : b;
    let far = a < b ? b : a;
    a = (nodes[o + 1]! - oy) * iy;
    b = (nodes[o + 4]! - oy) * iy;
    if (a < b) {
      if (a > near) near = a;
      if (b < far) far = b;
    } else {
      if (b > near) near = b;
      if (a < far) far = a;
    }
    a = (nodes[o + 2]! - oz) * iz;
    b = (nodes[o + 5]! - oz) * iz;
    if (a < b) {
      if (a > near) near = a;
      if (b < far) far = b;
    } else {
      if (b > near) near = b;
      if (a < far) far = a;
    }
    return near > far || far < 0 || near >= hit[HIT_T]! ? MISS : near;
  }

  function nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number, skip: number): boolean {
    counters[0]!++;
    hit[HIT_T] = limit;
    what[HIT_INSTANCE] = -1;
    const ix = 1 / (dx || ALMOST_ZERO);
    const iy = 1 / (dy || ALMOST_ZERO);
    const iz = 1 / (dz || ALMOST_ZERO);
    let node = 0;
    let depth = 0;
    if (enterBox(0, ox, oy, oz, ix, iy, iz) === MISS) return false;
    for (;;) {
      const at = node * 8;
      const count = nodeInts[at + 7]!;
      const first = nodeInts[at + 6]!;
      if (count === 0) {
        const left = enterBox(first * 8, ox, oy, oz, ix, iy, iz);
        const right = enterBox(first * 8 + 8, ox, oy, oz, ix, iy, iz);
        if (left <= right) {
          if (left !== MISS) {
            if (right !== MISS) {
              topNodes[depth] = first + 1;
              topEntries[depth++] = right;
            }
            node = first;
            continue;
          }
        } else {
          if (left !== MISS) {
            topNodes[depth] = first;
            topEntries[depth++] = left;
          }
          node = first + 1;
          continue;
        }
      } else {
        for (let instance = first; instance < first + count; instance++) {
          if (instance !== skip) enterInstance(instance, ox, oy, oz, dx, dy, dz);
        }
        if (firstMeshWins && what[HIT_INSTANCE] >= 0 && what[HIT_PLANE]! < 0) return true;
      }
      while (depth > 0 && topEntries[depth - 1]! >= hit[HIT_T]) depth--;
      if (depth === 0) return what[HIT_INSTANCE] >= 0;
      node = topNodes[--depth]!;
    }
  }

  function enterInstance(instance: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const word = instance * INSTANCE_STRIDE;
    if (instances[word + 3]! < 0) {
      hitMesh(instances[word + 1]!, ox, oy, oz, dx, dy, dz, instance);
      return;
    }
    const f = instance * FRAME_STRIDE;
    const inverse = frames[f + 13]!;
    const px = (ox - frames[f + 9]!) * inverse;
    const py = (oy - frames[f + 10]!) * inverse;
    const pz = (oz - frames[f + 11]!) * inverse;
    const lx = frames[f]! * px + frames[f + 1]! * py + frames[f + 2]! * pz;
    const ly = frames[f + 3]! * px + frames[f + 4]! * py + frames[f + 5]! * pz;
    const lz = frames[f + 6]! * px + frames[f + 7]! * py + frames[f + 8]! * pz;
    // The direction is scaled too, so that distances along the ray stay in world mm.
    const ex = (frames[f]! * dx + frames[f + 1]! * dy + frames[f + 2]! * dz) * inverse;
    const ey = (frames[f + 3]! * dx + frames[f + 4]! * dy + frames[f + 5]! * dz) * inverse;
    const ez = (frames[f + 6]! * dx + frames[f + 7]! * dy + frames[f + 8]! * dz) * inverse;
    if (instances[word] === GEM_INSTANCE) hitGem(instances[word + 1]!, instances[word + 2]!, lx, ly, lz, ex, ey, ez, instance);
    else hitMesh(instances[word + 1]!, lx, ly, lz, ex, ey, ez, instance);
  }

  /** Slab test against the planes of a convex stone; rays that start inside do not hit it. */
  function hitGem(
    firstPlane: number,
    planeCount: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    instance: number,
  ): void {
    let enter = NEAREST_MM;
    let leave = hit[HIT_T]!;
    let entry = -1;
    const end = firstPlane + planeCount;
    for (let plane = firstPlane; plane < end; plane++) {
      const p = plane * 4;
      const slope = planes[p]! * dx + planes[p + 1]! * dy + planes[p + 2]! * dz;
      const room = planes[p + 3]! - (planes[p]! * ox + planes[p + 1]! * oy + planes[p + 2]! * oz);
      if (slope < 0) {
        const t = room / slope;
        if (t > enter) {
          if (t >= leave) return;
          enter = t;
          entry = plane;
        }
      } else if (slope > 0) {
        const t = room / slope;
        if (t < leave) {
          if (t <= enter) return;
          leave = t;
        }
      } else if (room < 0) return;
    }
    if (entry < 0) return;
    // For shadows the ray goes on behind a stone: metal there blocks what the stone lets through.
    if (!firstMeshWins) hit[HIT_T] = enter;
    what[HIT_INSTANCE] = instance;
    what[HIT_TRIANGLE] = -1;
    what[HIT_PLANE] = entry;
  }

  function hitMesh(root: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, instance: number): void {
    const ix = 1 / (dx || ALMOST_ZERO);
    const iy = 1 / (dy || ALMOST_ZERO);
    const iz = 1 / (dz || ALMOST_ZERO);
    let node = root;
    let depth = 0;
    if (enterBox(root * 8, ox, oy, oz, ix, iy, iz) === MISS) return;
    for (;;) {
      const at = node * 8;
      const count = nodeInts[at + 7]!;
      const first = nodeInts[at + 6]!;
      if (count === 0) {
        const left = enterBox(first * 8, ox, oy, oz, ix, iy, iz);
        const right = enterBox(first * 8 + 8, ox, oy, oz, ix, iy, iz);
        if (left <= right) {
          if (left !== MISS) {
            if (right !== MISS) {
              meshNodes[depth] = first + 1;
              meshEntries[depth++] = right;
            }
            node = first;
            continue;
          }
        } else {
          if (left !== MISS) {
            meshNodes[depth] = first;
            meshEntries[depth++] = left;
          }
          node = first + 1;
          continue;
        }
      } else {
        for (let triangle = first; triangle < first + count; triangle++) hitTriangle(triangle, ox, oy, oz, dx, dy, dz, instance);
        if (firstMeshWins && what[HIT_INSTANCE] === instance) return;
      }
      while (depth > 0 && meshEntries[depth - 1]! >= hit[HIT_T]!) depth--;
      if (depth === 0) return;
      node = meshNodes[--depth]!;
    }
  }

  /** Moller and Trumbore, "Fast, minimum storage ray/triangle intersection", 1997; both sides. */
  function hitTriangle(triangle: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, instance: number): void {
    const k = triangle * 9;
    const ax = triangles[k + 3]!;
    const ay = triangles[k + 4]!;
    const az = triangles[k + 5]!;
    const bx = triangles[k + 6]!;
    const by = triangles[k + 7]!;
    const bz = triangles[k + 8]!;
    const px = dy * bz - dz * by;
    const py = dz * bx - dx * bz;
    const pz = dx * by - dy * bx;
    const determinant = ax * px + ay * py + az * pz;
    if (determinant < 1e-14 && determinant > -1e-14) return;
    const inverse = 1 / determinant;
    const tx = ox - triangles[k]!;
    const ty = oy - triangles[k + 1]!;
    const tz = oz - triangles[k + 2]!;
    const u = (tx * px + ty * py + tz * pz) * inverse;
    if (u < -EDGE_SLACK || u > 1 + EDGE_SLACK) return;
    const qx = ty * az - tz * ay;
    const qy = tz * ax - tx * az;
    const qz = tx * ay - ty * ax;
    const v = (dx * qx + dy * qy + dz * qz) * inverse;
    if (v < -EDGE_SLACK || u + v > 1 + EDGE_SLACK) return;
    const t = (bx * qx + by * qy + bz * qz) * inverse;
    if (t <= NEAREST_MM || t >= hit[HIT_T]!) return;
    hit[HIT_T] = t;
    hit[HIT_U] = u;
    hit[HIT_V] = v;
    what[HIT_INSTANCE] = instance;
    what[HIT_TRIANGLE] = triangle;
    what[HIT_PLANE] = -1;
  }

  function blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): boolean {
    firstMeshWins = true;
    const found = nearest(ox, oy, oz, dx, dy, dz, limit, -1);
    firstMeshWins = false;
    return found;
  }

  return { hit, what, nearest, blocked, rays: () => counters[0]! };
}

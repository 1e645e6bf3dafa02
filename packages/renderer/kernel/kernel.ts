/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/**
 * The integrator in linear memory, in AssemblyScript, and here its ray caster: a four-wide hierarchy of placed meshes
 * and convex stones.
 *
 * Four boxes, triangles or facets are tested at once in single precision. That test only picks candidates: what is hit,
 * and where, is decided in double precision. `trace/kernel.ts` lays the scene out and names the answers' places.
 */
import {
  HIT_T,
  HIT_U,
  HIT_V,
  HIT_INSTANCE,
  HIT_TRIANGLE,
  HIT_PLANE,
  LANES,
  TOP_STACK,
  MESH_STACK,
  NODE_SHIFT,
  TRIANGLES_SIZE,
  FACETS_SHIFT,
  FRAME_SHIFT,
  INSTANCE_SHIFT,
  nodes,
  triangles,
  facets,
  frames,
  instances,
} from './layout';
import { along, reach } from './stone';

export { dress, place } from './layout';
export { leaveStone } from './stone';
export { farRadiance, hang, radiance, radianceWithoutCards } from './environment';
export { irradiance, lay, setLightMap, texelPosition, toStage } from './stage';
export { conductorFresnel, directionalAlbedo, fillAlbedo, sampleVisibleNormal, visibleWeight } from './conductor';
export { pathColor, zoneShare } from './pathColor';
export { meshNormals } from './surface';
export { openness, traceReflection } from './metal';
export { materialHit, sample, shadeHit, trace } from './tracer';

const GEM: i32 = 1;
const NO_INSTANCE: i32 = -1;

/** Nearer hits are the surface the ray starts on, mm. */
const NEAREST: f64 = 1e-3;
/** Rays along an axis get this component instead of 0: no 0 * Infinity in the box test. */
const ALMOST_ZERO: f64 = 1e-30;
/** Farther than any scene, nearer than the boxes of empty lanes, mm. */
const FARTHEST: f64 = 1e9;
const EDGE_SLACK: f64 = 1e-6;
/** Single precision may be off by this share of a triangle's edge, and by this distance along the ray, mm. */
const ROUGH_EDGE: f32 = 1e-2;
const ROUGH_MM: f32 = 1e-2;
/** Box around the scene. */
let minX: f64 = 0;
let minY: f64 = 0;
let minZ: f64 = 0;
let maxX: f64 = 0;
let maxY: f64 = 0;
let maxZ: f64 = 0;

/** Of the ray that is being cast: nearest hit so far and nearest hit that counts, from where it enters the scene. */
let best: f64 = 0;
let nearest: f64 = 0;
let firstMeshWins: bool = false;
let meshBlocks: bool = false;

/** Rays cast since the scene was placed. */
let rays: f64 = 0;

export function castRays(): f64 {
  return rays;
}

export function enclose(x0: f64, y0: f64, z0: f64, x1: f64, y1: f64, z1: f64): void {
  rays = 0;
  minX = x0;
  minY = y0;
  minZ = z0;
  maxX = x1;
  maxY = y1;
  maxZ = z1;
}

/**
 * Finds the nearest hit before `limit`, or with `any` whether a mesh lies before it (a stone is only noted when no mesh
 * does). `skip` is an instance the ray passes through, or -1.
 */
export function cast(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, limit: f64, skip: i32, any: bool): bool {
  rays++;
  store<i32>(HIT_INSTANCE, -1);
  const ix: f64 = 1 / (dx == 0 ? ALMOST_ZERO : dx);
  const iy: f64 = 1 / (dy == 0 ? ALMOST_ZERO : dy);
  const iz: f64 = 1 / (dz == 0 ? ALMOST_ZERO : dz);
  const x0 = (minX - ox) * ix;
  const x1 = (maxX - ox) * ix;
  const y0 = (minY - oy) * iy;
  const y1 = (maxY - oy) * iy;
  const z0 = (minZ - oz) * iz;
  const z1 = (maxZ - oz) * iz;
  const enter = max(max(min(x0, x1), min(y0, y1)), max(min(z0, z1), 0));
  const leave = min(min(max(x0, x1), max(y0, y1)), max(z0, z1));
  if (enter > leave || enter >= limit) return false;
  const px = ox + dx * enter;
  const py = oy + dy * enter;
  const pz = oz + dz * enter;
  best = min(limit - enter, FARTHEST);
  nearest = NEAREST - enter;
  firstMeshWins = any;
  meshBlocks = false;

  walk(TOP_STACK, 0, NO_INSTANCE, skip, px, py, pz, dx, dy, dz);
  if (meshBlocks) return true;
  store<f64>(HIT_T, best + enter);
  return load<i32>(HIT_INSTANCE) >= 0;
}

/**
 * Tests the four children of a node and puts those that are hit on the stack, the nearest on top. Returns the new top.
 */
function push(stack: usize, node: usize, ox: v128, oy: v128, oz: v128, ix: v128, iy: v128, iz: v128): usize {
  const x0 = f32x4.mul(f32x4.sub(v128.load(node), ox), ix);
  const x1 = f32x4.mul(f32x4.sub(v128.load(node, 16), ox), ix);
  const y0 = f32x4.mul(f32x4.sub(v128.load(node, 32), oy), iy);
  const y1 = f32x4.mul(f32x4.sub(v128.load(node, 48), oy), iy);
  const z0 = f32x4.mul(f32x4.sub(v128.load(node, 64), oz), iz);
  const z1 = f32x4.mul(f32x4.sub(v128.load(node, 80), oz), iz);
  const near = f32x4.pmax(
    f32x4.pmax(f32x4.pmin(x0, x1), f32x4.pmin(y0, y1)),
    f32x4.pmax(f32x4.pmin(z0, z1), f32x4.splat(0)),
  );
  const far = f32x4.pmin(
    f32x4.pmin(f32x4.pmax(x0, x1), f32x4.pmax(y0, y1)),
    f32x4.pmin(f32x4.pmax(z0, z1), f32x4.splat(<f32>best)),
  );
  let open = i32x4.bitmask(f32x4.le(near, far));
  if (open == 0) return stack;
  v128.store(LANES, near);
  const first = stack;
  while (open != 0) {
    const lane = <usize>ctz(open) << 2;
    open &= open - 1;
    const distance = load<f32>(LANES + lane);
    let at = stack;
    while (at > first && load<f32>(at - 16) < distance) {
      v128.store(at, v128.load(at - 16));
      at -= 16;
    }
    store<f32>(at, distance);
    store<i32>(at, load<i32>(node + lane, 96), 4);
    store<i32>(at, load<i32>(node + lane, 112), 8);
    stack += 16;
  }
  return stack;
}

function enterInstance(instance: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const word = instances + (<usize>instance << INSTANCE_SHIFT);
  const first = load<i32>(word, 4);
  if (load<i32>(word, 12) < 0) {
    walk(MESH_STACK, first, instance, NO_INSTANCE, ox, oy, oz, dx, dy, dz);
    return;
  }
  const f = frames + (<usize>instance << FRAME_SHIFT);
  const inverse = load<f64>(f, 104);
  const px = (ox - load<f64>(f, 72)) * inverse;
  const py = (oy - load<f64>(f, 80)) * inverse;
  const pz = (oz - load<f64>(f, 88)) * inverse;
  const lx = load<f64>(f) * px + load<f64>(f, 8) * py + load<f64>(f, 16) * pz;
  const ly = load<f64>(f, 24) * px + load<f64>(f, 32) * py + load<f64>(f, 40) * pz;
  const lz = load<f64>(f, 48) * px + load<f64>(f, 56) * py + load<f64>(f, 64) * pz;
  // The direction is scaled too, so that distances along the ray stay in world mm.
  const ex = (load<f64>(f) * dx + load<f64>(f, 8) * dy + load<f64>(f, 16) * dz) * inverse;
  const ey = (load<f64>(f, 24) * dx + load<f64>(f, 32) * dy + load<f64>(f, 40) * dz) * inverse;
  const ez = (load<f64>(f, 48) * dx + load<f64>(f, 56) * dy + load<f64>(f, 64) * dz) * inverse;
  if (load<i32>(word) == GEM) hitStone(first, load<i32>(word, 8), lx, ly, lz, ex, ey, ez, instance);
  else walk(MESH_STACK, first, instance, NO_INSTANCE, lx, ly, lz, ex, ey, ez);
}

/**
 * Goes through a hierarchy from near to far. Leaves of the top one hold instances, all but `skip` are entered; those of
 * the mesh of an `instance` hold triangles.
 */
function walk(stack: usize, root: i32, instance: i32, skip: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  const vx = f32x4.splat(<f32>ox);
  const vy = f32x4.splat(<f32>oy);
  const vz = f32x4.splat(<f32>oz);
  const wx = f32x4.splat(<f32>(1 / (dx == 0 ? ALMOST_ZERO : dx)));
  const wy = f32x4.splat(<f32>(1 / (dy == 0 ? ALMOST_ZERO : dy)));
  const wz = f32x4.splat(<f32>(1 / (dz == 0 ? ALMOST_ZERO : dz)));
  let top = push(stack, nodes + (<usize>root << NODE_SHIFT), vx, vy, vz, wx, wy, wz);
  while (top > stack) {
    top -= 16;
    if (<f64>load<f32>(top) >= best) continue;
    const child = load<i32>(top, 4);
    const count = load<i32>(top, 8);
    if (count == 0) {
      top = push(top, nodes + (<usize>child << NODE_SHIFT), vx, vy, vz, wx, wy, wz);
      continue;
    }
    if (instance == NO_INSTANCE) {
      for (let entered = child; entered < child + count; entered++) {
        if (entered != skip) enterInstance(entered, ox, oy, oz, dx, dy, dz);
      }
    } else hitTriangles(child, count, instance, ox, oy, oz, dx, dy, dz);
    if (meshBlocks) return;
  }
}

/** Takes the nearest of a leaf's triangles, or with `firstMeshWins` the first. */
function hitTriangles(first: i32, count: i32, instance: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  for (let triangle = first; triangle < first + count; triangle += 4) {
    const at = triangles + (<usize>triangle >> 2) * TRIANGLES_SIZE;
    let open = candidates(at, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz);
    while (open != 0) {
      const lane = ctz(open);
      open &= open - 1;
      if (!hitTriangle(at + (<usize>lane << 2), ox, oy, oz, dx, dy, dz)) continue;
      store<i32>(HIT_INSTANCE, instance);
      store<i32>(HIT_TRIANGLE, triangle + lane);
      store<i32>(HIT_PLANE, -1);
      if (firstMeshWins) {
        meshBlocks = true;
        return;
      }
    }
  }
}

/**
 * Moller and Trumbore, "Fast, minimum storage ray/triangle intersection", 1997; both sides, four triangles, roughly.
 */
function candidates(at: usize, originX: f32, originY: f32, originZ: f32, directionX: f32, directionY: f32, directionZ: f32): i32 {
  const ox = f32x4.splat(originX);
  const oy = f32x4.splat(originY);
  const oz = f32x4.splat(originZ);
  const dx = f32x4.splat(directionX);
  const dy = f32x4.splat(directionY);
  const dz = f32x4.splat(directionZ);
  const ax = v128.load(at, 48);
  const ay = v128.load(at, 64);
  const az = v128.load(at, 80);
  const bx = v128.load(at, 96);
  const by = v128.load(at, 112);
  const bz = v128.load(at, 128);
  const px = f32x4.sub(f32x4.mul(dy, bz), f32x4.mul(dz, by));
  const py = f32x4.sub(f32x4.mul(dz, bx), f32x4.mul(dx, bz));
  const pz = f32x4.sub(f32x4.mul(dx, by), f32x4.mul(dy, bx));
  const determinant = f32x4.add(f32x4.add(f32x4.mul(ax, px), f32x4.mul(ay, py)), f32x4.mul(az, pz));
  const inverse = f32x4.div(f32x4.splat(1), determinant);
  const tx = f32x4.sub(ox, v128.load(at));
  const ty = f32x4.sub(oy, v128.load(at, 16));
  const tz = f32x4.sub(oz, v128.load(at, 32));
  const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)), inverse);
  const qx = f32x4.sub(f32x4.mul(ty, az), f32x4.mul(tz, ay));
  const qy = f32x4.sub(f32x4.mul(tz, ax), f32x4.mul(tx, az));
  const qz = f32x4.sub(f32x4.mul(tx, ay), f32x4.mul(ty, ax));
  const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(dx, qx), f32x4.mul(dy, qy)), f32x4.mul(dz, qz)), inverse);
  const t = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(bx, qx), f32x4.mul(by, qy)), f32x4.mul(bz, qz)), inverse);
  const inside = v128.and(
    v128.and(f32x4.ge(u, f32x4.splat(-ROUGH_EDGE)), f32x4.ge(v, f32x4.splat(-ROUGH_EDGE))),
    f32x4.le(f32x4.add(u, v), f32x4.splat(1 + ROUGH_EDGE)),
  );
  const ahead = v128.and(f32x4.gt(t, f32x4.splat(-ROUGH_MM)), f32x4.lt(t, f32x4.splat(<f32>best + ROUGH_MM)));
  return i32x4.bitmask(v128.and(inside, ahead));
}

/** The same for one triangle in double precision; takes the hit when it is the nearest so far. */
function hitTriangle(at: usize, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): bool {
  const ax = <f64>load<f32>(at, 48);
  const ay = <f64>load<f32>(at, 64);
  const az = <f64>load<f32>(at, 80);
  const bx = <f64>load<f32>(at, 96);
  const by = <f64>load<f32>(at, 112);
  const bz = <f64>load<f32>(at, 128);
  const px = dy * bz - dz * by;
  const py = dz * bx - dx * bz;
  const pz = dx * by - dy * bx;
  const determinant = ax * px + ay * py + az * pz;
  if (determinant < 1e-14 && determinant > -1e-14) return false;
  const inverse = 1 / determinant;
  const tx = ox - <f64>load<f32>(at);
  const ty = oy - <f64>load<f32>(at, 16);
  const tz = oz - <f64>load<f32>(at, 32);
  const u = (tx * px + ty * py + tz * pz) * inverse;
  if (u < -EDGE_SLACK || u > 1 + EDGE_SLACK) return false;
  const qx = ty * az - tz * ay;
  const qy = tz * ax - tx * az;
  const qz = tx * ay - ty * ax;
  const v = (dx * qx + dy * qy + dz * qz) * inverse;
  if (v < -EDGE_SLACK || u + v > 1 + EDGE_SLACK) return false;
  const t = (bx * qx + by * qy + bz * qz) * inverse;
  if (t <= nearest || t >= best) return false;
  best = t;
  store<f64>(HIT_U, u);
  store<f64>(HIT_V, v);
  return true;
}

/** Slab test against the facets of a convex stone; rays that start inside do not hit it. */
function hitStone(firstPlane: i32, planeCount: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, instance: i32): void {
  const vx = f32x4.splat(<f32>ox);
  const vy = f32x4.splat(<f32>oy);
  const vz = f32x4.splat(<f32>oz);
  const wx = f32x4.splat(<f32>dx);
  const wy = f32x4.splat(<f32>dy);
  const wz = f32x4.splat(<f32>dz);
  const none = f32x4.splat(0);
  let enter = <f32>nearest;
  let leave = <f32>best;
  let entry = -1;
  for (let plane = firstPlane; plane < firstPlane + planeCount; plane += 4) {
    const at = facets + (<usize>(plane >> 2) << FACETS_SHIFT);
    const slope = along(at, wx, wy, wz);
    const t = f32x4.div(f32x4.sub(v128.load(at, 48), along(at, vx, vy, vz)), slope);
    const into = f32x4.lt(slope, none);
    let later = i32x4.bitmask(v128.and(into, f32x4.gt(t, f32x4.splat(enter))));
    let sooner = i32x4.bitmask(v128.andnot(f32x4.lt(t, f32x4.splat(leave)), v128.or(into, f32x4.eq(slope, none))));
    if ((later | sooner) == 0) continue;
    v128.store(LANES, t);
    while (later != 0) {
      const lane = ctz(later);
      later &= later - 1;
      const distance = load<f32>(LANES + (<usize>lane << 2));
      if (distance > enter) {
        enter = distance;
        entry = plane + lane;
      }
    }
    while (sooner != 0) {
      const lane = ctz(sooner);
      sooner &= sooner - 1;
      leave = min(leave, load<f32>(LANES + (<usize>lane << 2)));
    }
    if (enter >= leave) return;
  }
  if (entry < 0) return;
  // For shadows the ray goes on behind a stone: metal there blocks what the stone lets through.
  if (!firstMeshWins) best = reach(entry, ox, oy, oz, dx, dy, dz);
  store<i32>(HIT_INSTANCE, instance);
  store<i32>(HIT_TRIANGLE, -1);
  store<i32>(HIT_PLANE, entry);
}

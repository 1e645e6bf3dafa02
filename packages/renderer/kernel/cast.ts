/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** The ray caster: a four-wide hierarchy of placed meshes and convex stones. */
import {
  HIT_T,
  HIT_INSTANCE,
  ENTRIES,
  TOP_STACK,
  MESH_STACK,
  GEM,
  GLASS,
  MIRRORED_GEM,
  NODE_SHIFT,
  FRAME_SHIFT,
  INSTANCE_SHIFT,
  nodes,
  frames,
  instances,
} from './layout';
import { Ray } from './ray';
import { hitStone } from './stone';
import { hitTriangles } from './triangles';

const NO_INSTANCE: i32 = -1;
const NO_PORTAL: i32 = -1;

/** Nearer hits are the surface the ray starts on, mm. */
const NEAREST: f64 = 1e-3;
/** Rays along an axis get this component instead of 0: no 0 * Infinity in the box test. */
const ALMOST_ZERO: f64 = 1e-30;
/** Farther than any scene, nearer than the boxes of empty lanes, mm. */
const FARTHEST: f64 = 1e9;

/** Box around the scene. */
let minX: f64 = 0;
let minY: f64 = 0;
let minZ: f64 = 0;
let maxX: f64 = 0;
let maxY: f64 = 0;
let maxZ: f64 = 0;

/** Rays cast since the scene was placed. */
let rays: f64 = 0;

export function castRays(): f64 {
  return rays;
}

/** Whether rays start behind watch glass, which they then pass. */
export let isBehindGlass: bool = false;

/** Returns whether rays started behind glass before. */
export function setBehindGlass(isBehind: bool): bool {
  const wasBehind = isBehindGlass;
  isBehindGlass = isBehind;
  return wasBehind;
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
 * Finds the nearest hit before `limit`, or with `any` whether a mesh other than glass lies before it (a stone is only noted
 * when no mesh does). `skip` is an instance the ray passes through, or -1.
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
  Ray.best = min(limit - enter, FARTHEST);
  Ray.nearest = NEAREST - enter;
  Ray.firstMeshWins = any;
  Ray.meshBlocks = false;
  Ray.passesGlass = any || isBehindGlass;

  walk(TOP_STACK, 0, NO_INSTANCE, skip, px, py, pz, dx, dy, dz);
  if (Ray.meshBlocks) return true;
  store<f64>(HIT_T, Ray.best + enter);
  return load<i32>(HIT_INSTANCE) >= 0;
}

/**
 * Tests the four children of a node and puts those that are hit on the stack, the nearest on top. Returns the new top.
 * `turnX`, `turnY` and `turnZ` are the bytes from the lower to the nearer side of a box: 0, or 16 for a ray that goes down.
 */
function push(stack: usize, node: usize, ox: v128, oy: v128, oz: v128, ix: v128, iy: v128, iz: v128, turnX: usize, turnY: usize, turnZ: usize): usize {
  const x = f32x4.mul(f32x4.sub(v128.load(node + turnX), ox), ix);
  const y = f32x4.mul(f32x4.sub(v128.load(node + turnY, 32), oy), iy);
  const z = f32x4.mul(f32x4.sub(v128.load(node + turnZ, 64), oz), iz);
  const near = f32x4.pmax(f32x4.pmax(x, y), f32x4.pmax(z, f32x4.splat(0)));
  const farX = f32x4.mul(f32x4.sub(v128.load(node + (turnX ^ 16)), ox), ix);
  const farY = f32x4.mul(f32x4.sub(v128.load(node + (turnY ^ 16), 32), oy), iy);
  const farZ = f32x4.mul(f32x4.sub(v128.load(node + (turnZ ^ 16), 64), oz), iz);
  const far = f32x4.pmin(f32x4.pmin(farX, farY), f32x4.pmin(farZ, f32x4.splat(<f32>Ray.best)));
  let open = i32x4.bitmask(f32x4.le(near, far));
  if (open == 0) return stack;
  // Whole entries, each written at once: a load of what several stores wrote would wait for them.
  const children = v128.load(node, 96);
  const counts = v128.load(node, 112);
  const lower = v128.shuffle<i32>(near, children, 0, 4, 1, 5);
  const upper = v128.shuffle<i32>(near, children, 2, 6, 3, 7);
  v128.store(ENTRIES, v128.shuffle<i32>(lower, counts, 0, 1, 4, 4));
  v128.store(ENTRIES, v128.shuffle<i32>(lower, counts, 2, 3, 5, 5), 16);
  v128.store(ENTRIES, v128.shuffle<i32>(upper, counts, 0, 1, 6, 6), 32);
  v128.store(ENTRIES, v128.shuffle<i32>(upper, counts, 2, 3, 7, 7), 48);
  const first = stack;
  while (open != 0) {
    const entry = ENTRIES + (<usize>ctz(open) << 4);
    open &= open - 1;
    const distance = load<f32>(entry);
    let at = stack;
    while (at > first && load<f32>(at - 16) < distance) {
      v128.store(at, v128.load(at - 16));
      at -= 16;
    }
    v128.store(at, v128.load(entry));
    stack += 16;
  }
  return stack;
}

function isPassed(instance: i32): bool {
  return Ray.passesGlass && load<i32>(instances + (<usize>instance << INSTANCE_SHIFT)) == GLASS;
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
  const kind = load<i32>(word);
  if (kind == GEM) hitStone(first, load<i32>(word, 8), lx, ly, lz, ex, ey, ez, instance, NO_PORTAL);
  else if (kind == MIRRORED_GEM) {
    // No plane stops a ray that is parallel to it: along the portal only the half that it is in is tested.
    const isAlong = <f32>ex == 0;
    if (!isAlong || lx >= 0) hitStone(first, load<i32>(word, 8), lx, ly, lz, ex, ey, ez, instance, first);
    if (!isAlong || lx < 0) hitStone(first, load<i32>(word, 8), -lx, ly, lz, -ex, ey, ez, instance, first);
  } else walk(MESH_STACK, first, instance, NO_INSTANCE, lx, ly, lz, ex, ey, ez);
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
  const turnX: usize = dx < 0 ? 16 : 0;
  const turnY: usize = dy < 0 ? 16 : 0;
  const turnZ: usize = dz < 0 ? 16 : 0;
  let top = stack;
  let node = root;
  for (;;) {
    top = push(top, nodes + (<usize>node << NODE_SHIFT), vx, vy, vz, wx, wy, wz, turnX, turnY, turnZ);
    for (;;) {
      if (top == stack) return;
      top -= 16;
      if (<f64>load<f32>(top) >= Ray.best) continue;
      node = load<i32>(top, 4);
      const count = load<i32>(top, 8);
      if (count == 0) break;
      if (instance == NO_INSTANCE) {
        for (let entered = node; entered < node + count; entered++) {
          if (entered != skip && !isPassed(entered)) enterInstance(entered, ox, oy, oz, dx, dy, dz);
        }
      } else hitTriangles(node, count, instance, ox, oy, oz, dx, dy, dz);
      if (Ray.meshBlocks) return;
    }
  }
}

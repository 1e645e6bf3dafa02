/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
import { FACETS_SHIFT, HIT_INSTANCE, HIT_PLANE, HIT_T, HIT_TRIANGLE, LANES, facets, rims, rimPlanes } from './layout';
import { Ray } from './ray';

/** A facet seen more edge-on than this does not let a ray out. */
const EDGE_ON: f32 = 1e-6;
/** A guess counts from this slope and this far inside the facet: there single precision cannot choose another one. */
const GUESS_SLOPE: f64 = 0.05;
const GUESS_INSIDE: f32 = 3e-5;

/** A vector's share along the normals of four facets. */
function along(at: usize, x: v128, y: v128, z: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(v128.load(at), x), f32x4.mul(v128.load(at, 16), y)), f32x4.mul(v128.load(at, 32), z));
}

/** Distance along a ray to the plane of a facet. */
function reach(plane: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): f64 {
  const at = facets + (<usize>(plane >> 2) << FACETS_SHIFT) + (<usize>(plane & 3) << 2);
  const nx = <f64>load<f32>(at);
  const ny = <f64>load<f32>(at, 16);
  const nz = <f64>load<f32>(at, 32);
  return (<f64>load<f32>(at, 48) - (nx * ox + ny * oy + nz * oz)) / (nx * dx + ny * dy + nz * dz);
}

/**
 * Whether a ray from inside the stone leaves by this facet, clear of its edges: only the facets that touch it are
 * tested.
 */
function leavesBy(plane: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): bool {
  const at = facets + (<usize>(plane >> 2) << FACETS_SHIFT) + (<usize>(plane & 3) << 2);
  const slope = <f64>load<f32>(at) * dx + <f64>load<f32>(at, 16) * dy + <f64>load<f32>(at, 32) * dz;
  if (slope < GUESS_SLOPE) return false;
  const t = reach(plane, ox, oy, oz, dx, dy, dz);
  const x = f32x4.splat(<f32>(ox + dx * t));
  const y = f32x4.splat(<f32>(oy + dy * t));
  const z = f32x4.splat(<f32>(oz + dz * t));
  const rim = rims + (<usize>plane << 3);
  const end = rimPlanes + (<usize>load<i32>(rim, 4) << FACETS_SHIFT);
  for (let group = rimPlanes + (<usize>load<i32>(rim) << FACETS_SHIFT); group < end; group += 1 << FACETS_SHIFT) {
    const below = f32x4.sub(v128.load(group, 48), along(group, x, y, z));
    if (i32x4.bitmask(f32x4.lt(below, f32x4.splat(GUESS_INSIDE))) != 0) return false;
  }
  store<f64>(HIT_T, t);
  return true;
}

/**
 * The facet by which a ray leaves the stone it is in, in the stone's frame, or -1; its distance is the answer's. `last`
 * is the facet the ray starts on. `guess` is one that it may leave by, or -1: it changes the time taken, not the
 * answer.
 */
export function leaveStone(firstPlane: i32, planeCount: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, last: i32, guess: i32): i32 {
  if (guess >= firstPlane && guess < firstPlane + planeCount && guess != last && leavesBy(guess, ox, oy, oz, dx, dy, dz)) return guess;
  const vx = f32x4.splat(<f32>ox);
  const vy = f32x4.splat(<f32>oy);
  const vz = f32x4.splat(<f32>oz);
  const wx = f32x4.splat(<f32>dx);
  const wy = f32x4.splat(<f32>dy);
  const wz = f32x4.splat(<f32>dz);
  const started = i32x4.splat(last);
  let number = i32x4.add(i32x4.splat(firstPlane), i32x4(0, 1, 2, 3));
  let soonest = f32x4.splat(f32.MAX_VALUE);
  let facet = i32x4.splat(-1);
  for (let plane = firstPlane; plane < firstPlane + planeCount; plane += 4) {
    const at = facets + (<usize>(plane >> 2) << FACETS_SHIFT);
    const slope = along(at, wx, wy, wz);
    const t = f32x4.div(f32x4.sub(v128.load(at, 48), along(at, vx, vy, vz)), slope);
    const out = v128.andnot(
      v128.and(f32x4.gt(slope, f32x4.splat(EDGE_ON)), f32x4.lt(t, soonest)),
      i32x4.eq(number, started),
    );
    soonest = v128.bitselect(t, soonest, out);
    facet = v128.bitselect(number, facet, out);
    number = i32x4.add(number, i32x4.splat(4));
  }
  v128.store(LANES, soonest);
  v128.store(LANES, facet, 16);
  let lane: usize = 0;
  for (let other: usize = 4; other < 16; other += 4) {
    if (load<f32>(LANES + other) < load<f32>(LANES + lane)) lane = other;
  }
  const plane = load<i32>(LANES + lane, 16);
  if (plane >= 0) store<f64>(HIT_T, reach(plane, ox, oy, oz, dx, dy, dz));
  return plane;
}

/**
 * Slab test against the facets of a convex stone; rays that start inside do not hit it. Those that come in by the
 * portal, or -1, are in the other half already.
 */
export function hitStone(firstPlane: i32, planeCount: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, instance: i32, portal: i32): void {
  const vx = f32x4.splat(<f32>ox);
  const vy = f32x4.splat(<f32>oy);
  const vz = f32x4.splat(<f32>oz);
  const wx = f32x4.splat(<f32>dx);
  const wy = f32x4.splat(<f32>dy);
  const wz = f32x4.splat(<f32>dz);
  const none = f32x4.splat(0);
  let enter = <f32>Ray.nearest;
  let leave = <f32>Ray.best;
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
  if (entry < 0 || entry == portal) return;
  // For shadows the ray goes on behind a stone: metal there blocks what the stone lets through.
  if (!Ray.firstMeshWins) Ray.best = reach(entry, ox, oy, oz, dx, dy, dz);
  store<i32>(HIT_INSTANCE, instance);
  store<i32>(HIT_TRIANGLE, -1);
  store<i32>(HIT_PLANE, entry);
}

/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
import { FACETS_SHIFT, HIT_INSTANCE, HIT_PLANE, HIT_T, HIT_TRIANGLE, LANES, facets, rimFacets, rims, rimPlanes } from './layout';
import { Ray } from './ray';

/** A facet seen more edge-on than this does not let a ray out. */
const EDGE_ON: f32 = 1e-6;
/** A guess counts from this slope and this far inside the facet: there single precision cannot choose another one. */
const GUESS_SLOPE: f64 = 0.05;
const GUESS_INSIDE: f32 = 3e-5;
/** Facets tried before all of them are searched. */
const MOST_STEPS: i32 = 6;

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
 * The facet by which a ray from inside the stone leaves, clear of its edges, or -1: from facet to facet, each time to
 * the one of those that touch it whose plane the ray has passed most. On a convex stone every step is nearer to the ray's start.
 */
function climb(guess: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, last: i32): i32 {
  let plane = guess;
  for (let step = 0; step < MOST_STEPS && plane != last; step++) {
    const at = facets + (<usize>(plane >> 2) << FACETS_SHIFT) + (<usize>(plane & 3) << 2);
    const nx = <f64>load<f32>(at);
    const ny = <f64>load<f32>(at, 16);
    const nz = <f64>load<f32>(at, 32);
    const slope = nx * dx + ny * dy + nz * dz;
    if (slope < GUESS_SLOPE) return -1;
    const t = (<f64>load<f32>(at, 48) - (nx * ox + ny * oy + nz * oz)) / slope;
    const x = f32x4.splat(<f32>(ox + dx * t));
    const y = f32x4.splat(<f32>(oy + dy * t));
    const z = f32x4.splat(<f32>(oz + dz * t));
    const rim = rims + (<usize>plane << 3);
    const first = <usize>load<i32>(rim) << FACETS_SHIFT;
    const end = <usize>load<i32>(rim, 4) << FACETS_SHIFT;
    let least = f32x4.splat(GUESS_INSIDE);
    let passed = i32x4.splat(-1);
    let isOutside = i32x4.splat(0);
    for (let group = first; group < end; group += 1 << FACETS_SHIFT) {
      const below = f32x4.sub(v128.load(rimPlanes + group, 48), along(rimPlanes + group, x, y, z));
      const isLess = f32x4.lt(below, least);
      least = v128.bitselect(below, least, isLess);
      passed = v128.bitselect(v128.load(rimFacets + (group >> 2)), passed, isLess);
      isOutside = v128.or(isOutside, isLess);
    }
    if (!v128.any_true(isOutside)) {
      store<f64>(HIT_T, t);
      return plane;
    }
    v128.store(LANES, least);
    v128.store(LANES, passed, 16);
    let lane: usize = 0;
    for (let other: usize = 4; other < 16; other += 4) {
      if (load<f32>(LANES + other) < load<f32>(LANES + lane)) lane = other;
    }
    // Too near an edge for single precision.
    if (load<f32>(LANES + lane) > -GUESS_INSIDE) return -1;
    plane = load<i32>(LANES + lane, 16);
  }
  return -1;
}

/**
 * The facet by which a ray leaves the stone it is in, in the stone's frame, or -1; its distance is the answer's. `last`
 * is the facet the ray starts on. `guess` is one that it may leave by or near, or -1: it changes the time taken, not
 * the answer.
 */
export function leaveStone(firstPlane: i32, planeCount: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, last: i32, guess: i32): i32 {
  if (guess >= firstPlane && guess < firstPlane + planeCount) {
    const found = climb(guess, ox, oy, oz, dx, dy, dz, last);
    if (found >= 0) return found;
  }
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

/** The greatest of four numbers, in every lane. */
function most(lanes: v128): v128 {
  const pairs = f32x4.pmax(lanes, v128.shuffle<i32>(lanes, lanes, 2, 3, 0, 1));
  return f32x4.pmax(pairs, v128.shuffle<i32>(pairs, pairs, 1, 0, 3, 2));
}

/** Whether a ray leaves by one of the planes so far before it has entered by all others. */
function isPassed(enter: v128, leave: v128): bool {
  return f32x4.extract_lane(most(enter), 0) >= -f32x4.extract_lane(most(f32x4.neg(leave)), 0);
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
  let number = i32x4.add(i32x4.splat(firstPlane), i32x4(0, 1, 2, 3));
  let enter = f32x4.splat(<f32>Ray.nearest);
  let leave = f32x4.splat(<f32>Ray.best);
  let entered = i32x4.splat(-1);
  for (let plane = firstPlane; plane < firstPlane + planeCount; plane += 4) {
    const at = facets + (<usize>(plane >> 2) << FACETS_SHIFT);
    const slope = along(at, wx, wy, wz);
    const t = f32x4.div(f32x4.sub(v128.load(at, 48), along(at, vx, vy, vz)), slope);
    const later = v128.and(f32x4.lt(slope, none), f32x4.gt(t, enter));
    enter = v128.bitselect(t, enter, later);
    entered = v128.bitselect(number, entered, later);
    leave = v128.bitselect(t, leave, v128.and(f32x4.gt(slope, none), f32x4.lt(t, leave)));
    number = i32x4.add(number, i32x4.splat(4));
    // The first four planes enclose the stone roughly; after them every second group is worth the test.
    if (((plane - firstPlane) & 4) == 0 && isPassed(enter, leave)) return;
  }
  if (isPassed(enter, leave)) return;
  v128.store(LANES, enter);
  v128.store(LANES, entered, 16);
  let lane: usize = 0;
  for (let other: usize = 4; other < 16; other += 4) {
    if (load<f32>(LANES + other) > load<f32>(LANES + lane)) lane = other;
  }
  const entry = load<i32>(LANES + lane, 16);
  if (entry < 0 || entry == portal) return;
  // For shadows the ray goes on behind a stone: metal there blocks what the stone lets through.
  if (!Ray.firstMeshWins) Ray.best = reach(entry, ox, oy, oz, dx, dy, dz);
  store<i32>(HIT_INSTANCE, instance);
  store<i32>(HIT_TRIANGLE, -1);
  store<i32>(HIT_PLANE, entry);
}

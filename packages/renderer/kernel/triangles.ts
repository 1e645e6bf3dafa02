/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
import { HIT_INSTANCE, HIT_PLANE, HIT_TRIANGLE, HIT_U, HIT_V, TRIANGLES_SIZE, triangles } from './layout';
import { Ray } from './ray';

const EDGE_SLACK: f64 = 1e-6;
/** Single precision may be off by this share of a triangle's edge, and by this distance along the ray, mm. */
const ROUGH_EDGE: f32 = 1e-2;
const ROUGH_MM: f32 = 1e-2;

/** Takes the nearest of a leaf's triangles, or with `firstMeshWins` the first. */
export function hitTriangles(first: i32, count: i32, instance: i32, ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
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
      if (Ray.firstMeshWins) {
        Ray.meshBlocks = true;
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
  const ahead = v128.and(f32x4.gt(t, f32x4.splat(-ROUGH_MM)), f32x4.lt(t, f32x4.splat(<f32>Ray.best + ROUGH_MM)));
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
  if (t <= Ray.nearest || t >= Ray.best) return false;
  Ray.best = t;
  store<f64>(HIT_U, u);
  store<f64>(HIT_V, v);
  return true;
}

/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** How open a place is to the room and to its main light. */
import { cast } from './cast';
import { mainLight, towardsLight } from './environment';
import { N, PIXEL, Q, TURN, VECTOR } from './layout';
import { cos, fraction, PI, sin } from './math';

/** Steps of the order of rays and of directions of a lobe, the R2 sequence (Roberts, 2018). */
export const R2_U: f64 = 0.7548776662466927;
export const R2_V: f64 = 0.5698402909980532;

/**
 * Share of rays above the surface, `first` in a pixel's first sample and `more` in each of the next, that meet nothing but
 * watch glass within a distance in mm; the less they are `upright` (1: by Lambert's cosine), the lower they go. All samples
 * of a pixel share one sequence of directions.
 */
export function openness(reachMm: f64, upright: f64, first: i32, more: i32): f64 {
  const bits = load<i32>(PIXEL);
  const nx = load<f64>(N);
  const ny = load<f64>(N, 8);
  const nz = load<f64>(N, 16);
  // A frame about the normal (Duff et al., "Building an orthonormal basis, revisited", 2017).
  const sign: f64 = nz < 0 ? -1 : 1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  let open: f64 = 0;
  const turn = load<i32>(TURN);
  const rays = turn == 0 ? first : more;
  const start = turn == 0 ? 0 : first + (turn - 1) * more;
  for (let number = start; number < start + rays; number++) {
    const rise = 1 - 2 * fraction(<f64>(bits & 0xffff) / 65536 + number * R2_U);
    const around = 2 * PI * fraction(<f64>(bits >>> 16) / 65536 + number * R2_V);
    const ring = sqrt<f64>(1 - rise * rise);
    const x = ring * cos(around);
    const y = ring * sin(around);
    const z = upright + rise;
    const scale = 1 / sqrt<f64>(x * x + y * y + z * z + 1e-9);
    const dx = scale * (x * (1 + sign * nx * nx * a) + y * b + z * nx);
    const dy = scale * (x * sign * b + y * (sign + ny * ny * a) + z * ny);
    const dz = scale * (z * nz - x * sign * nx - y * ny);
    if (!cast(load<f64>(Q), load<f64>(Q, 8), load<f64>(Q, 16), dx, dy, dz, reachMm, -1, true)) open++;
  }
  return open / rays;
}

/**
 * Share of rays to the softbox that gives the surface most light, `first` in a pixel's first sample and `more` in each of
 * the next, that meet nothing but watch glass within a distance in mm.
 */
export function mainLightSeen(reachMm: f64, first: i32, more: i32): f64 {
  const x = load<f64>(Q);
  const y = load<f64>(Q, 8);
  const z = load<f64>(Q, 16);
  const box = mainLight(x, y, z, load<f64>(N), load<f64>(N, 8), load<f64>(N, 16));
  if (box == 0) return 1;
  const bits = load<i32>(PIXEL);
  const turn = load<i32>(TURN);
  const rays = turn == 0 ? first : more;
  const start = turn == 0 ? 0 : first + (turn - 1) * more;
  let open: f64 = 0;
  for (let number = start; number < start + rays; number++) {
    const u = 2 * fraction(<f64>(bits & 0xffff) / 65536 + number * R2_U) - 1;
    const v = 2 * fraction(<f64>(bits >>> 16) / 65536 + number * R2_V) - 1;
    towardsLight(box, u, v, x, y, z);
    if (!cast(x, y, z, load<f64>(VECTOR), load<f64>(VECTOR, 8), load<f64>(VECTOR, 16), reachMm, -1, true)) open++;
  }
  return open / rays;
}

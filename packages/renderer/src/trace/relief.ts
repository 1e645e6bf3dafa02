import { hash } from './math';

/** Radians per mm of the waviness of hand polish. */
const WAVE = 1.1;

/** A slow irregular wave over two coordinates in mm, -1 to 1. */
export function wave(a: number, b: number, phase: number): number {
  return Math.sin(a * WAVE + Math.sin(b * WAVE * 1.3) * 1.7 + phase);
}

/** Distance between hammer marks, mm. */
const MARK_MM = 1.15;

/** Tilt of the normal in the nearest hammer mark: a shallow round dent, steepest (`slope`, radians) at its rim. */
export function hammerTilt(px: number, py: number, pz: number, slope: number, tilt: Float64Array): void {
  const x = px / MARK_MM;
  const y = py / MARK_MM;
  const z = pz / MARK_MM;
  const i0 = Math.floor(x);
  const j0 = Math.floor(y);
  const k0 = Math.floor(z);
  let best = Infinity;
  for (let i = i0 - 1; i <= i0 + 1; i++) {
    for (let j = j0 - 1; j <= j0 + 1; j++) {
      for (let k = k0 - 1; k <= k0 + 1; k++) {
        const bits = hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791));
        const dx = i + (bits & 1023) / 1023 - x;
        const dy = j + ((bits >>> 10) & 1023) / 1023 - y;
        const dz = k + ((bits >>> 20) & 1023) / 1023 - z;
        const distance = dx * dx + dy * dy + dz * dz;
        if (distance < best) {
          best = distance;
          tilt[0] = dx * slope;
          tilt[1] = dy * slope;
          tilt[2] = dz * slope;
        }
      }
    }
  }
}

/** Distance between the lines of a brush, mm: fine scratches, and broader ones among them. */
const SCRATCHES_MM = [0.07, 0.22] as const;
/** The direction across the lines, in y and z: they run round a band and across a plate that faces the viewer. */
const ACROSS = [0.6, 0.8] as const;

/** A line of random height per step, joined smoothly, -1 to 1. */
function scratch(at: number): number {
  const i = Math.floor(at);
  const t = at - i;
  const height = (k: number): number => (hash(Math.imul(k, 374761393)) & 1023) / 511.5 - 1;
  return height(i) + (height(i + 1) - height(i)) * t * t * (3 - 2 * t);
}

/**
 * Tilt of the normal by the lines of a brush, at most `slope` radians. On a face that leans one way the lines are counted the
 * other way: there is no face along which one line would spread over all of it.
 */
export function brushTilt(py: number, pz: number, ny: number, nz: number, slope: number, tilt: Float64Array): void {
  const way = ny * nz > 0 ? -ACROSS[1] : ACROSS[1];
  const s = py * ACROSS[0] + pz * way;
  const by = slope * (0.85 * scratch(s / SCRATCHES_MM[0]) + 0.15 * scratch(s / SCRATCHES_MM[1]));
  tilt[0] = 0;
  tilt[1] = by * ACROSS[0];
  tilt[2] = by * way;
}

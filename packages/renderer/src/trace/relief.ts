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

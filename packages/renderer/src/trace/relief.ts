import { hash, noise } from './math';

/**
 * Sine of a whole turn per unit, to 0.001, by two parabolas and their square: a few times as fast as `Math.sin`, and the
 * same on every engine.
 */
function wave(turns: number): number {
  const t = 2 * (turns - Math.floor(turns)) - 1;
  const rough = 4 * t * (Math.abs(t) - 1);
  return rough * (0.775 + 0.225 * Math.abs(rough));
}

/** Waves per mm that hand polishing leaves: 2.4 mm long, and 0.8 mm ones a third as steep; and how far they wander, in waves. */
const WAVE = 0.414;
const RIPPLE = 1.257;
const WAVE_BEND = 0.27;
const RIPPLE_BEND = 0.207;
const RIPPLE_SHARE = 0.35;

/** Slope of the waviness of hand polish over two coordinates in mm, -1.35 to 1.35. */
export function polishWave(a: number, b: number, phase: number): number {
  return wave(a * WAVE + wave(b * WAVE * 0.7) * WAVE_BEND + phase) + RIPPLE_SHARE * wave(b * RIPPLE + wave(a * RIPPLE * 0.6) * RIPPLE_BEND + phase);
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

/** Width and length of the strokes of a brush, mm: fine lines, and broad ones among them. */
const STROKE_MM = [0.07, 0.24] as const;
const STROKE_LENGTH_MM = [3.5, 8] as const;
/** Where the normal leans along the piece's axis more than this the brush goes up and down, elsewhere round the axis. */
const FACES_AXIS = 0.72;
/** Turns of the normal into mm along a stroke round the axis: a finger's radius. */
const STROKE_RADIUS_MM = 9.5;

/** Direction of the brush at a normal: round the z axis, or up and down on faces that look along it. Unit vector into `out`. */
export function brushDirection(nx: number, ny: number, nz: number, out: Float64Array): void {
  const faces = Math.abs(nz) > FACES_AXIS;
  const x = faces ? -nx * ny : -ny;
  const y = faces ? 1 - ny * ny : nx;
  const z = faces ? -nz * ny : 0;
  const scale = 1 / Math.sqrt(x * x + y * y + z * z + 1e-12);
  out[0] = x * scale;
  out[1] = y * scale;
  out[2] = z * scale;
}

/** Tilt of the normal across the strokes of a brush, -1 to 1. */
export function brushStroke(px: number, py: number, pz: number, nx: number, ny: number, nz: number): number {
  const faces = Math.abs(nz) > FACES_AXIS;
  const across = faces ? px : pz;
  const along = faces ? py : Math.atan2(ny, nx) * STROKE_RADIUS_MM;
  const fine = noise(along / STROKE_LENGTH_MM[0], across / STROKE_MM[0], 11) - 0.5;
  const broad = noise(along / STROKE_LENGTH_MM[1], across / STROKE_MM[1], 13) - 0.5;
  return 1.3 * fine + 0.7 * broad;
}

/** Width of the pits that a sandblast leaves, mm. */
const PIT_MM = 0.045;

/** Tilt of the normal in the pits of a sandblasted surface, at most `slope` radians on each axis. */
export function pitTilt(px: number, py: number, pz: number, slope: number, tilt: Float64Array): void {
  const bits = hash(Math.imul(Math.floor(px / PIT_MM), 73856093) ^ Math.imul(Math.floor(py / PIT_MM), 19349663) ^ Math.imul(Math.floor(pz / PIT_MM), 83492791));
  tilt[0] = slope * ((bits & 1023) / 511.5 - 1);
  tilt[1] = slope * (((bits >>> 10) & 1023) / 511.5 - 1);
  tilt[2] = slope * (((bits >>> 20) & 1023) / 511.5 - 1);
}

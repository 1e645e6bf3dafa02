/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/**
 * What tools leave on metal: waves of polish, hammer marks, bark, strokes of a brush, pits. Tilts of the normal are left in
 * VECTOR.
 */
import { VECTOR } from './layout';
import { atan2, cellHash, noise, put } from './math';

/** Sine of a whole turn per unit, to 0.001, by two parabolas and their square: a few times as fast as an exact one. */
function wave(turns: f64): f64 {
  const t = 2 * (turns - floor<f64>(turns)) - 1;
  const rough = 4 * t * (abs<f64>(t) - 1);
  return rough * (0.775 + 0.225 * abs<f64>(rough));
}

/**
 * Waves per mm that hand polishing leaves: 2.4 mm long, and 0.8 mm ones a third as steep; and how far they wander, in
 * waves.
 */
const WAVE: f64 = 0.414;
const RIPPLE: f64 = 1.257;
const WAVE_BEND: f64 = 0.27;
const RIPPLE_BEND: f64 = 0.207;
const RIPPLE_SHARE: f64 = 0.35;

/** Slope of the waviness of hand polish over two coordinates in mm, -1.35 to 1.35. */
export function polishWave(a: f64, b: f64, phase: f64): f64 {
  return wave(a * WAVE + wave(b * WAVE * 0.7) * WAVE_BEND + phase) + RIPPLE_SHARE * wave(b * RIPPLE + wave(a * RIPPLE * 0.6) * RIPPLE_BEND + phase);
}

/** Distance between hammer marks, mm. */
const MARK_MM: f64 = 1.15;

/**
 * Tilt in hammer marks: shallow round dents, `slope` radians per width of a mark. The nearest decides, with soft ridges
 * where two are as near: weights by the sixteenth power of the distance (Shepard, 1968).
 */
export function hammerTilt(px: f64, py: f64, pz: f64, slope: f64): void {
  const x = px / MARK_MM;
  const y = py / MARK_MM;
  const z = pz / MARK_MM;
  const i0 = <i32>floor<f64>(x);
  const j0 = <i32>floor<f64>(y);
  const k0 = <i32>floor<f64>(z);
  let tx: f64 = 0;
  let ty: f64 = 0;
  let tz: f64 = 0;
  let whole: f64 = 0;
  for (let i = i0 - 1; i <= i0 + 1; i++) {
    for (let j = j0 - 1; j <= j0 + 1; j++) {
      for (let k = k0 - 1; k <= k0 + 1; k++) {
        const bits = cellHash(i, j, k);
        const dx = i + <f64>(bits & 1023) / 1023 - x;
        const dy = j + <f64>((bits >>> 10) & 1023) / 1023 - y;
        const dz = k + <f64>((bits >>> 20) & 1023) / 1023 - z;
        const squared = dx * dx + dy * dy + dz * dz + 1e-3;
        const fourth = squared * squared * squared * squared;
        const weight = 1 / (fourth * fourth);
        tx += weight * dx;
        ty += weight * dy;
        tz += weight * dz;
        whole += weight;
      }
    }
  }
  const scale = slope / whole;
  put(VECTOR, tx * scale, ty * scale, tz * scale);
}

/** How much of structure `mm` wide is left in the mean over a pixel's share of the surface, 0 to 1. */
function resolved(mm: f64, pixelMm: f64): f64 {
  return pixelMm > mm ? mm / pixelMm : 1;
}

/** Width and length of the strokes of a brush, mm: fine lines, and broad ones among them. */
const FINE_MM: f64 = 0.07;
const BROAD_MM: f64 = 0.24;
const FINE_LENGTH_MM: f64 = 3.5;
const BROAD_LENGTH_MM: f64 = 8;
/**
 * Where the normal leans along the piece's axis more than this the brush goes up and down, elsewhere round the axis.
 */
const FACES_AXIS: f64 = 0.72;
/** Turns of the normal into mm along a stroke round the axis: a finger's radius. */
const STROKE_RADIUS_MM: f64 = 9.5;

/** Direction of the brush at a normal: round the z axis, or up and down on faces that look along it. A unit vector. */
export function brushDirection(nx: f64, ny: f64, nz: f64): void {
  const faces = abs<f64>(nz) > FACES_AXIS;
  const x = faces ? -nx * ny : -ny;
  const y = faces ? 1 - ny * ny : nx;
  const z = faces ? -nz * ny : 0;
  const scale = 1 / sqrt<f64>(x * x + y * y + z * z + 1e-12);
  put(VECTOR, x * scale, y * scale, z * scale);
}

/** Tilt of the normal across the strokes of a brush, -1 to 1; of the strokes narrower than a pixel only their mean. */
export function brushStroke(px: f64, py: f64, pz: f64, nx: f64, ny: f64, nz: f64, pixelMm: f64): f64 {
  const faces = abs<f64>(nz) > FACES_AXIS;
  const across = faces ? px : pz;
  const along = faces ? py : atan2(ny, nx) * STROKE_RADIUS_MM;
  const fine = noise(along / FINE_LENGTH_MM, across / FINE_MM, 11) - 0.5;
  const broad = noise(along / BROAD_LENGTH_MM, across / BROAD_MM, 13) - 0.5;
  return 1.3 * fine * resolved(FINE_MM, pixelMm) + 0.7 * broad * resolved(BROAD_MM, pixelMm);
}

/** Width of the pits that a sandblast leaves, mm. */
const PIT_MM: f64 = 0.045;

/**
 * Tilt of the normal in the pits of a sandblasted surface, at most `steepest` radians on each axis where a pixel, `pixelMm`
 * wide on the surface, shows single pits.
 */
export function pitTilt(px: f64, py: f64, pz: f64, steepest: f64, pixelMm: f64): void {
  const slope = steepest * resolved(PIT_MM, pixelMm);
  const bits = cellHash(<i32>floor<f64>(px / PIT_MM), <i32>floor<f64>(py / PIT_MM), <i32>floor<f64>(pz / PIT_MM));
  put(VECTOR, slope * (<f64>(bits & 1023) / 511.5 - 1), slope * (<f64>((bits >>> 10) & 1023) / 511.5 - 1), slope * (<f64>((bits >>> 20) & 1023) / 511.5 - 1));
}

/** Length and width of the plates of bark, mm, and how far its fissures wander, mm, over which length and width. */
const PLATE_LENGTH_MM: f64 = 3.4;
const PLATE_MM: f64 = 0.62;
const WANDER_MM: f64 = 0.9;
const WANDER_LENGTH_MM: f64 = 2.2;
const WANDER_WIDTH_MM: f64 = 1.3;
/** Width of a fissure, in units of the noise whose middle value it follows; depth of fissures and of the grain, mm. */
const FISSURE: f64 = 0.13;
const FISSURE_MM: f64 = 0.11;
const GRAIN_MM: f64 = 0.022;
const GRAIN_LENGTH_MM: f64 = 1.1;
const GRAIN_WIDTH_MM: f64 = 0.14;
/** Step of the difference that gives the slope, mm. */
const BARK_STEP_MM: f64 = 0.02;

/** Height of bark, mm: plates with long fissures between them, and grain along them. */
function barkHeight(along: f64, across: f64): f64 {
  const wandered = across + WANDER_MM * noise(along / WANDER_LENGTH_MM, across / WANDER_WIDTH_MM, 21);
  const t = min<f64>(1, abs<f64>(noise(along / PLATE_LENGTH_MM, wandered / PLATE_MM, 23) - 0.5) / FISSURE);
  return FISSURE_MM * t * t * (3 - 2 * t) + GRAIN_MM * noise(along / GRAIN_LENGTH_MM, wandered / GRAIN_WIDTH_MM, 25);
}

/** Tilt of the normal in bark that runs as the brush does, `depth` times as deep as usual. */
export function barkTilt(px: f64, py: f64, pz: f64, nx: f64, ny: f64, nz: f64, depth: f64): void {
  const faces = abs<f64>(nz) > FACES_AXIS;
  const across = faces ? (nz > 0 ? -px : px) : pz;
  const along = faces ? py : atan2(ny, nx) * STROKE_RADIUS_MM;
  const here = barkHeight(along, across);
  const scale = -depth / BARK_STEP_MM;
  const run = scale * (barkHeight(along + BARK_STEP_MM, across) - here);
  const rise = scale * (barkHeight(along, across + BARK_STEP_MM) - here);
  brushDirection(nx, ny, nz);
  const tx = load<f64>(VECTOR);
  const ty = load<f64>(VECTOR, 8);
  const tz = load<f64>(VECTOR, 16);
  put(VECTOR, run * tx + rise * (ny * tz - nz * ty), run * ty + rise * (nz * tx - nx * tz), run * tz + rise * (nx * ty - ny * tx));
}

/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/**
 * What tools leave on metal: waves of polish, hammer marks, bark, strokes of a brush, pits. Tilts of the normal are left in
 * VECTOR.
 */
import { M_STROKE_CENTER, M_STROKE_RADIUS, M_STROKES, VECTOR } from './layout';
import { atan2, cellHash, noise, put, putUnit } from './math';

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
const FINE_MM: f64 = 0.06;
const BROAD_MM: f64 = 0.17;
const FINE_LENGTH_MM: f64 = 5;
const BROAD_LENGTH_MM: f64 = 9;
/** Where the normal leans along a part's axis more than this, it is a face of a plate or the side of a ring. */
const FACES_AXIS: f64 = 0.72;
/** Share of the length in a direction round the axis, which has none on the axis itself. */
const NO_DIRECTION: f64 = 1e-6;
/** The place that was followed last in the frame of its part, mm; whether it is on a face, and the radius of its ring or 0. */
let length: f64 = 0;
let width: f64 = 0;
let height: f64 = 0;
let isFace: bool = false;
let radius: f64 = 0;
/** Its place among the strokes, mm along them and across. */
let along: f64 = 0;
let across: f64 = 0;

/**
 * Direction of the strokes of a metal at a place with this normal, into VECTOR (a unit vector): round the axis of a ring, along the
 * outline of a plate and lengthwise over its face.
 */
export function followStrokes(metal: usize, px: f64, py: f64, pz: f64, nx: f64, ny: f64, nz: f64): void {
  const f = metal + M_STROKES;
  const ax = load<f64>(f, 48);
  const ay = load<f64>(f, 56);
  const az = load<f64>(f, 64);
  const x = px - load<f64>(metal, M_STROKE_CENTER);
  const y = py - load<f64>(metal, M_STROKE_CENTER + 8);
  const z = pz - load<f64>(metal, M_STROKE_CENTER + 16);
  radius = load<f64>(metal, M_STROKE_RADIUS);
  length = x * load<f64>(f) + y * load<f64>(f, 8) + z * load<f64>(f, 16);
  width = x * load<f64>(f, 24) + y * load<f64>(f, 32) + z * load<f64>(f, 40);
  height = x * ax + y * ay + z * az;
  isFace = abs<f64>(nx * ax + ny * ay + nz * az) > FACES_AXIS;
  let tx = load<f64>(f);
  let ty = load<f64>(f, 8);
  let tz = load<f64>(f, 16);
  if (!isFace || radius > 0) {
    const wx = isFace ? x : nx;
    const wy = isFace ? y : ny;
    const wz = isFace ? z : nz;
    tx = NO_DIRECTION * tx + ay * wz - az * wy;
    ty = NO_DIRECTION * ty + az * wx - ax * wz;
    tz = NO_DIRECTION * tz + ax * wy - ay * wx;
  }
  const rise = tx * nx + ty * ny + tz * nz;
  putUnit(VECTOR, tx - rise * nx, ty - rise * ny, tz - rise * nz);
  along = x * load<f64>(VECTOR) + y * load<f64>(VECTOR, 8) + z * load<f64>(VECTOR, 16);
}

/** Finds the place that was followed last among the strokes. */
function findStroke(): void {
  if (radius > 0) along = atan2(width, length) * radius;
  across = !isFace ? height : radius > 0 ? sqrt<f64>(length * length + width * width) : width;
}

/** Tilt of the normal across the strokes that were followed last, -1 to 1; of those narrower than a pixel only their mean. */
export function brushStroke(pixelMm: f64): f64 {
  findStroke();
  const fine = noise(along / FINE_LENGTH_MM, across / FINE_MM, 11) - 0.5;
  const broad = noise(along / BROAD_LENGTH_MM, across / BROAD_MM, 13) - 0.5;
  return 1.3 * fine * resolved(FINE_MM, pixelMm) + 0.45 * broad * resolved(BROAD_MM, pixelMm);
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

/** Tilt of the normal in bark that runs as the strokes that were followed last, `depth` times as deep as usual. */
export function barkTilt(nx: f64, ny: f64, nz: f64, depth: f64): void {
  findStroke();
  const here = barkHeight(along, across);
  const scale = -depth / BARK_STEP_MM;
  const run = scale * (barkHeight(along + BARK_STEP_MM, across) - here);
  const rise = scale * (barkHeight(along, across + BARK_STEP_MM) - here);
  const tx = load<f64>(VECTOR);
  const ty = load<f64>(VECTOR, 8);
  const tz = load<f64>(VECTOR, 16);
  put(VECTOR, run * tx + rise * (ny * tz - nz * ty), run * ty + rise * (nz * tx - nx * tz), run * tz + rise * (nx * ty - ny * tx));
}

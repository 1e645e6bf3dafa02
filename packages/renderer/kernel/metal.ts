/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
import { conductorFresnel, directionalAlbedo, sampleVisibleNormal, visibleWeight } from './conductor';
import { METAL_SEES, seeCards } from './cards';
import { farRadiance } from './environment';
import { cast } from './cast';
import { hangFlags } from './flags';
import {
  COLOR, COS, G, HIT_T, LIGHT, M_ACROSS, M_ALONG, M_BARK, M_BRUSH, M_GRAIN, M_HAMMER, M_REFLECTANCE, M_TARNISH, M_WAVINESS, M_WHITE, N, PARTIAL, pixelAngle, Q,
  R, TURN, VECTOR,
} from './layout';
import { cloud, dim, fraction, put, smoothstep } from './math';
import { openness, R2_U, R2_V } from './occlusion';
import { barkTilt, brushStroke, followStrokes, hammerTilt, pitTilt, polishWave } from './relief';
import { curvedBlur, meshCurvature, reflect, setReflection, tiltNormal } from './surface';
import { flags, irradiance } from './stage';
import { trace } from './tracer';

/** Metal reflections followed; the depth of colour in folds of gold comes from these. */
const METAL_DEPTH: i32 = 5;
const METAL_DEPTH_IN_GEM: i32 = 3;
/** Reflections of reflections show no waves of polish, and those of the next depth no strokes or pits. */
const WAVY_DEPTH: i32 = 1;
/** Curvature, radians per mm, up to which a face is lapped on a flat wheel, which leaves no waves, and from which it is buffed. */
const LAPPED: f64 = 0.02;
const BUFFED: f64 = 0.06;
/** Rougher metal than this is sampled; the lobe of a smoother one only softens the lights. */
const SAMPLED_ALPHA: f64 = 0.05;
/** Half-width of a lobe in radians, in units of its roughness. */
const LOBE_WIDTH: f64 = 2;
/**
 * Share of the lobe that a sampled reflection sees prefiltered (Krivanek and Colbert, "Filtered importance sampling",
 * 2008).
 */
const PREFILTERED: f64 = 0.7;
/** Width of the lobe that is left to sample, so that the variances of both parts add up to the whole. */
const SAMPLED: f64 = 0.714;
/** Directions of a lobe that one sample follows. */
const DIRECTIONS: i32 = 4;
/** Half-width, radians, from which the cone of a reflection in a reflection counts as wide, and where it is so wholly. */
const WIDE_FROM: f64 = 0.35;
const WIDE: f64 = 0.7;
/** Share of the angle by which metal turns within a pixel that the edges of its flags retreat: lines narrower than a pixel were dotted. */
const EDGE_TURN: f64 = 0.3;
/** Share of its own light that metal this near gives to a wide reflection: half of its sky is metal too. */
const RECESS_LIGHT: f64 = 0.5;
/** What PARTIAL is for one direction of a lobe. */
const OF_LOBE: i32 = 2;
/** Metal nearer than this above a place makes it a recess, mm. */
const RECESS_MM: f64 = 1.6;
/** Rays that look for it in each sample: with one, narrow recesses are grainy. */
const RECESS_RAYS: i32 = 3;
const GRAZING: f64 = 0.9;

/** Distance from the camera to the glass in front of what is shaded, mm; 0 without glass. */
let glassMm: f64 = 0;

export function setGlassMm(mm: f64): void {
  glassMm = mm;
}

/** Radiance in the reflected direction into LIGHT, from the table once light was reflected often enough. */
export function traceReflection(depth: i32, blur: f64): void {
  trace(load<f64>(Q), load<f64>(Q, 8), load<f64>(Q, 16), load<f64>(R), load<f64>(R, 8), load<f64>(R, 16), depth, false, blur, -1);
}

function reflected(depth: i32, throughGem: bool, blur: f64): void {
  if (depth >= (throughGem ? METAL_DEPTH_IN_GEM : METAL_DEPTH)) farRadiance(load<f64>(R), load<f64>(R, 8), load<f64>(R, 16));
  else traceReflection(depth + 1, blur);
}

/** Mean light over a wide cone about the mirrored direction, into LIGHT: of the room and the stage, or of metal before them. */
function wideReflection(red: f64, green: f64, blue: f64): void {
  const isBlocked = cast(load<f64>(Q), load<f64>(Q, 8), load<f64>(Q, 16), load<f64>(R), load<f64>(R, 8), load<f64>(R, 16), RECESS_MM, -1, true);
  irradiance(load<f64>(R), load<f64>(R, 8), load<f64>(R, 16));
  if (isBlocked) dim(LIGHT, RECESS_LIGHT * red, RECESS_LIGHT * green, RECESS_LIGHT * blue);
}

/**
 * A mirror reflection whose lobe softens the lights. Of a reflection seen in another only the mean over its cone is left
 * once that is wide.
 */
function shadeSmooth(metal: usize, depth: i32, throughGem: bool, blur: f64): void {
  conductorFresnel(metal, load<f64>(COS));
  const red = load<f64>(COLOR);
  const green = load<f64>(COLOR, 8);
  const blue = load<f64>(COLOR, 16);
  const lobe = blur + LOBE_WIDTH * sqrt<f64>(load<f64>(metal, M_ALONG) * load<f64>(metal, M_ACROSS));
  const wide = depth > 0 ? smoothstep(WIDE_FROM, WIDE, lobe) : 0;
  if (wide == 0) {
    if (depth == 0 && !throughGem) {
      if (glassMm == 0) seeCards(METAL_SEES);
      if (flags > 0 && load<f64>(metal, M_WHITE) != 0) hangFlags(flags / load<f64>(metal, M_REFLECTANCE + 8), load<f64>(COS) + EDGE_TURN * lobe);
    }
    reflected(depth, throughGem, lobe);
    dim(LIGHT, red, green, blue);
    return;
  }
  wideReflection(red, green, blue);
  if (wide < 1) {
    const meanRed = load<f64>(LIGHT);
    const meanGreen = load<f64>(LIGHT, 8);
    const meanBlue = load<f64>(LIGHT, 16);
    reflected(depth, throughGem, lobe);
    put(
      LIGHT,
      load<f64>(LIGHT) + wide * (meanRed - load<f64>(LIGHT)),
      load<f64>(LIGHT, 8) + wide * (meanGreen - load<f64>(LIGHT, 8)),
      load<f64>(LIGHT, 16) + wide * (meanBlue - load<f64>(LIGHT, 16)),
    );
  }
  dim(LIGHT, red, green, blue);
}

/**
 * Directions of the lobe, chosen by the normals that the viewer sees; what one reflection loses is made up for by
 * Turquin's factor.
 */
function shadeRough(metal: usize, px: f64, py: f64, pz: f64, dx: f64, dy: f64, dz: f64, depth: i32, throughGem: bool, blur: f64): void {
  const nx = load<f64>(N);
  const ny = load<f64>(N, 8);
  const nz = load<f64>(N, 16);
  const gx = load<f64>(G);
  const gy = load<f64>(G, 8);
  const gz = load<f64>(G, 16);
  const qx = load<f64>(Q);
  const qy = load<f64>(Q, 8);
  const qz = load<f64>(Q, 16);
  followStrokes(metal, px, py, pz, nx, ny, nz);
  const tx = load<f64>(VECTOR);
  const ty = load<f64>(VECTOR, 8);
  const tz = load<f64>(VECTOR, 16);
  const bx = ny * tz - nz * ty;
  const by = nz * tx - nx * tz;
  const bz = nx * ty - ny * tx;
  const vx = -(dx * tx + dy * ty + dz * tz);
  const vy = -(dx * bx + dy * by + dz * bz);
  const vz = load<f64>(COS);
  const whole = sqrt<f64>(load<f64>(metal, M_ALONG) * load<f64>(metal, M_ACROSS));
  const along = SAMPLED * load<f64>(metal, M_ALONG);
  const across = SAMPLED * load<f64>(metal, M_ACROSS);
  const albedo = directionalAlbedo(vz, SAMPLED * whole);
  const lost = (1 - albedo) / albedo;
  const isFlagged = depth == 0 && !throughGem && flags > 0 && load<f64>(metal, M_WHITE) != 0;
  store<i32>(PARTIAL, OF_LOBE);
  let red: f64 = 0;
  let green: f64 = 0;
  let blue: f64 = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const number = load<i32>(TURN) * DIRECTIONS + direction + 0.5;
    sampleVisibleNormal(vx, vy, vz, along, across, fraction(number * R2_U), fraction(number * R2_V));
    const mx = load<f64>(VECTOR);
    const my = load<f64>(VECTOR, 8);
    const mz = load<f64>(VECTOR, 16);
    const facing = vx * mx + vy * my + vz * mz;
    const lx = 2 * facing * mx - vx;
    const ly = 2 * facing * my - vy;
    const lz = 2 * facing * mz - vz;
    const weight = visibleWeight(vx, vy, vz, lx, ly, lz, along, across);
    if (weight == 0) continue;
    conductorFresnel(metal, min<f64>(1, max<f64>(0, facing)));
    const fresnelRed = load<f64>(COLOR);
    const fresnelGreen = load<f64>(COLOR, 8);
    const fresnelBlue = load<f64>(COLOR, 16);
    put(G, gx, gy, gz);
    put(Q, qx, qy, qz);
    setReflection(lx * tx + ly * bx + lz * nx, lx * ty + ly * by + lz * ny, lx * tz + ly * bz + lz * nz);
    if (isFlagged) hangFlags(flags / load<f64>(metal, M_REFLECTANCE + 8), vz);
    reflected(depth, throughGem, blur + LOBE_WIDTH * PREFILTERED * whole);
    red += load<f64>(LIGHT) * fresnelRed * weight;
    green += load<f64>(LIGHT, 8) * fresnelGreen * weight;
    blue += load<f64>(LIGHT, 16) * fresnelBlue * weight;
  }
  put(
    LIGHT,
    (red * (1 + load<f64>(metal, M_REFLECTANCE) * lost)) / DIRECTIONS,
    (green * (1 + load<f64>(metal, M_REFLECTANCE + 8) * lost)) / DIRECTIONS,
    (blue * (1 + load<f64>(metal, M_REFLECTANCE + 16) * lost)) / DIRECTIONS,
  );
}

/**
 * How much of the metal's light sulphide takes: most in recesses, where polishing does not reach, and in clouds
 * elsewhere, where it leaves a dark grey (judged by eye: half of the light looks like bare silver on white paper).
 */
function tarnishShare(tarnish: f64, px: f64, py: f64, pz: f64): f64 {
  const clouds = cloud(px / 2.3 + pz * 0.4, py / 2.3 - pz * 0.3, 311);
  const open = openness(RECESS_MM, GRAZING, RECESS_RAYS, RECESS_RAYS);
  return open * tarnish * (0.55 + 0.25 * clouds) + (1 - open) * 0.97;
}

/** Tilts the normal as the metal's finish does; `curvature` is that of the mesh, radians per mm. */
function roughen(metal: usize, px: f64, py: f64, pz: f64, depth: i32, curvature: f64): void {
  if (depth < WAVY_DEPTH) {
    const w = load<f64>(metal, M_WAVINESS) * smoothstep(LAPPED, BUFFED, curvature);
    tiltNormal(polishWave(px, py, 0) * w, polishWave(py, pz, 0.207) * w, polishWave(pz, px, 0.334) * w);
  }
  const hammer = load<f64>(metal, M_HAMMER);
  if (hammer > 0) {
    hammerTilt(px, py, pz, hammer);
    tiltNormal(load<f64>(VECTOR), load<f64>(VECTOR, 8), load<f64>(VECTOR, 16));
  }
  const bark = load<f64>(metal, M_BARK);
  if (bark > 0) {
    const nx = load<f64>(N);
    const ny = load<f64>(N, 8);
    const nz = load<f64>(N, 16);
    followStrokes(metal, px, py, pz, nx, ny, nz);
    barkTilt(nx, ny, nz, bark);
    tiltNormal(load<f64>(VECTOR), load<f64>(VECTOR, 8), load<f64>(VECTOR, 16));
  }
  if (depth > WAVY_DEPTH) return;
  const pixelMm = (glassMm + load<f64>(HIT_T)) * pixelAngle;
  const brush = load<f64>(metal, M_BRUSH);
  if (brush > 0) {
    const nx = load<f64>(N);
    const ny = load<f64>(N, 8);
    const nz = load<f64>(N, 16);
    followStrokes(metal, px, py, pz, nx, ny, nz);
    const slope = brush * brushStroke(pixelMm);
    const tx = load<f64>(VECTOR);
    const ty = load<f64>(VECTOR, 8);
    const tz = load<f64>(VECTOR, 16);
    tiltNormal(slope * (ny * tz - nz * ty), slope * (nz * tx - nx * tz), slope * (nx * ty - ny * tx));
  }
  const grain = load<f64>(metal, M_GRAIN);
  if (grain > 0) {
    pitTilt(px, py, pz, grain, pixelMm);
    tiltNormal(load<f64>(VECTOR), load<f64>(VECTOR, 8), load<f64>(VECTOR, 16));
  }
}

/** Shades metal whose normals are at SURFACE. */
export function shadeMetal(metal: usize, instance: i32, px: f64, py: f64, pz: f64, dx: f64, dy: f64, dz: f64, depth: i32, throughGem: bool, blur: f64): void {
  const curvature = meshCurvature(instance);
  roughen(metal, px, py, pz, depth, curvature);
  reflect(px, py, pz, dx, dy, dz);
  if (depth > 0) {
    shadeSmooth(metal, depth, throughGem, blur + curvedBlur(curvature, load<f64>(HIT_T) * blur));
    return;
  }
  const softened = blur + curvedBlur(curvature, (glassMm + load<f64>(HIT_T)) * pixelAngle);
  const tarnish = load<f64>(metal, M_TARNISH);
  if (tarnish > 0) {
    const untarnished = 1 - tarnishShare(tarnish, px, py, pz);
    shadeRough(metal, px, py, pz, dx, dy, dz, depth, throughGem, softened);
    dim(LIGHT, untarnished, untarnished, untarnished);
  } else if (load<f64>(metal, M_ACROSS) > SAMPLED_ALPHA) shadeRough(metal, px, py, pz, dx, dy, dz, depth, throughGem, softened);
  else shadeSmooth(metal, depth, throughGem, softened);
}

/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/**
 * Softboxes and the room's gradient, analytic: a mirror reflection of it has no noise. Tables of it for what is seen
 * from afar.
 */
import { cornerFlagCover, EDGE_FROM, EDGE_WHOLE, flagSpread } from './flags';
import { LIGHT, VECTOR, VIEW_BRILLIANT, VIEW_MELEE, VIEW_STEPS } from './layout';
import { put, putUnit, smoothstep } from './math';

/** Bytes of a softbox (f64): centre, normal, right, up, half-sizes, softness, radiance, hotspot, share left for matte metal, fade in metal. */
export const BOX_SIZE: usize = 176;
/** Sines of the angles above the stage where the tent that metal sees begins and is whole: the slit under it draws dark edges. */
const TENT_FROM: f64 = 0.02;
const TENT_WHOLE: f64 = 0.22;
/** Share of the room's light that a flag takes where it is whole. */
const FLAG_BLACK: f64 = 0.89;
/** Height in which the light of the room begins to rise, as a sine: a border at the horizon would be seen in metal. */
const HORIZON_WIDTH: f64 = 0.15;
/** Where a graduated softbox begins to fade in metal and has faded, from its upper end, 1, to its lower one, -1. */
const FADES_FROM: f64 = 0.6;
const FADED: f64 = -1;
/** Softness of the lights from which metal is matte, and where it is wholly, radians. */
const MATTE_FROM: f64 = 0.25;
const MATTE: f64 = 0.5;
/** How much brighter the panels are that diamonds of a step cut see, which have no absorption to darken them. */
const STEP_GAIN: f64 = 1.55;
/** Taken from them, so that their black panels are black, and the stage in these stones. */
const STEP_BLACK: f64 = 0.2;
const STEP_STAGE: f64 = 0.3;
/** Small diamonds, whose facets mix what they see, see the room with more contrast. */
const MELEE_GAIN: f64 = 1.35;
const MELEE_BLACK: f64 = 0.2;
/** Width of a soft edge in units of the blur that makes it. */
export const BLUR_SPREAD: f64 = 2.2;
/** Directions a table has along each side: of radiance, and of diffuse light. */
const TABLE: i32 = 256;
const DIFFUSE_TABLE: i32 = 16;
/** Added to the exponent of a packed color, it is that of its unit as a number. */
const EXPONENT_BIAS: u32 = 103;

/**
 * Boxes that light the stage and the stones, those only metal sees after them; then the room (f64): zenith, horizon,
 * nadir, lens, darkness of the lens, two views of
 * stones, cards for flat faces.
 */
export let boxes: usize = 0;
let litEnd: usize = 0;
let boxesEnd: usize = 0;
export let room: usize = 0;
/**
 * Tables over an octahedral map: the room from far away, the room as coloured stones and as diamonds see it (packed colors),
 * diffuse light (f32 rgb).
 */
let far: usize = 0;
let throughGem: usize = 0;
let throughBrilliant: usize = 0;
let diffuse: usize = 0;
/** The stone that looks: its table, gain on it and what is taken from it then, light given to what is left of a ray in it, dimming of the stage seen through it. */
let seen: usize = 0;
let gain: f64 = 1;
let black: f64 = 0;
export let gemRest: f64 = 0;
export let gemStage: f64 = 0;

export function hang(boxesAt: usize, lit: i32, count: i32, roomAt: usize, farAt: usize, throughGemAt: usize, throughBrilliantAt: usize, diffuseAt: usize): void {
  boxes = boxesAt;
  litEnd = boxesAt + <usize>lit * BOX_SIZE;
  boxesEnd = boxesAt + <usize>count * BOX_SIZE;
  room = roomAt;
  far = farAt;
  throughGem = throughGemAt;
  throughBrilliant = throughBrilliantAt;
  diffuse = diffuseAt;
  lookFrom(0);
}

/** Chooses the view of the room for rays that leave a stone. */
export function lookFrom(stoneView: i32): void {
  const isBrilliant = stoneView == VIEW_BRILLIANT || stoneView == VIEW_MELEE;
  seen = isBrilliant ? throughBrilliant : throughGem;
  gain = stoneView == VIEW_STEPS ? STEP_GAIN : stoneView == VIEW_MELEE ? MELEE_GAIN : 1;
  black = stoneView == VIEW_STEPS ? STEP_BLACK : stoneView == VIEW_MELEE ? MELEE_BLACK : 0;
  const view = room + (isBrilliant ? 120 : 104);
  gemRest = load<f64>(view);
  gemStage = stoneView == VIEW_STEPS ? STEP_STAGE : load<f64>(view, 8);
}

/**
 * How much of a light with half-size 1 is seen at `x` through a filter `soft` wide; its integral over x does not depend
 * on the filter.
 */
export function softShare(x: f64, soft: f64): f64 {
  const a = (1 - x) / soft + 0.5;
  const b = (1 + x) / soft + 0.5;
  const near = a >= 1 ? 1 : a <= 0 ? 0 : a * a * (3 - 2 * a);
  return b >= 1 ? near : near + b * b * (3 - 2 * b) - 1;
}

function gather(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, blur: f64, end: usize): void {
  const above = 0.5 * (dy + sqrt<f64>(dy * dy + HORIZON_WIDTH * HORIZON_WIDTH));
  const rise = above * (2 - above);
  let r = load<f64>(room, 24) + (load<f64>(room) - load<f64>(room, 24)) * rise;
  let g = load<f64>(room, 32) + (load<f64>(room, 8) - load<f64>(room, 32)) * rise;
  let b = load<f64>(room, 40) + (load<f64>(room, 16) - load<f64>(room, 40)) * rise;
  if (dy < 0.1) {
    const down = 1 - smoothstep(-0.5, 0.1, dy);
    r += (load<f64>(room, 48) - r) * down;
    g += (load<f64>(room, 56) - g) * down;
    b += (load<f64>(room, 64) - b) * down;
  }
  if (end == boxesEnd) {
    const tent = smoothstep(TENT_FROM, TENT_WHOLE, dy * load<f64>(room, 160) + dz * load<f64>(room, 168));
    const spread = flagSpread(blur);
    const left = 1 - FLAG_BLACK * cornerFlagCover(dx, dy * load<f64>(room, 168) + dz * load<f64>(room, 160), EDGE_FROM + spread, EDGE_WHOLE - spread);
    r = (r + load<f64>(room, 136) * tent) * left;
    g = (g + load<f64>(room, 144) * tent) * left;
    b = (b + load<f64>(room, 152) * tent) * left;
  }
  const towardsLens = dx * load<f64>(room, 72) + dy * load<f64>(room, 80) + dz * load<f64>(room, 88);
  if (towardsLens > 0.86) {
    const share = 1 - load<f64>(room, 96) * smoothstep(0.86, 0.95, towardsLens);
    r *= share;
    g *= share;
    b *= share;
  }
  const fading: f64 = end == boxesEnd ? 1 : 0;
  const matte = smoothstep(MATTE_FROM, MATTE, blur);
  for (let o = boxes; o < end; o += BOX_SIZE) {
    const facing = -(dx * load<f64>(o, 24) + dy * load<f64>(o, 32) + dz * load<f64>(o, 40));
    if (facing < 0.02) continue;
    const qx = load<f64>(o) - ox;
    const qy = load<f64>(o, 8) - oy;
    const qz = load<f64>(o, 16) - oz;
    const t = -(qx * load<f64>(o, 24) + qy * load<f64>(o, 32) + qz * load<f64>(o, 40)) / facing;
    if (t < 0) continue;
    const wx = dx * t - qx;
    const wy = dy * t - qy;
    const wz = dz * t - qz;
    const halfWidth = load<f64>(o, 96);
    const halfHeight = load<f64>(o, 104);
    const x = abs<f64>((wx * load<f64>(o, 48) + wy * load<f64>(o, 56) + wz * load<f64>(o, 64)) / halfWidth);
    const height = (wx * load<f64>(o, 72) + wy * load<f64>(o, 80) + wz * load<f64>(o, 88)) / halfHeight;
    const y = abs<f64>(height);
    const spread = blur * BLUR_SPREAD * t;
    const softX = load<f64>(o, 112) + spread / halfWidth;
    const softY = load<f64>(o, 112) + spread / halfHeight;
    if (x >= 1 + softX * 0.5 || y >= 1 + softY * 0.5) continue;
    const middle = min<f64>(2, x * x + y * y);
    const graded = 1 - fading * load<f64>(o, 160) * smoothstep(FADES_FROM, FADED, height);
    const amount = graded * (1 - matte * (1 - load<f64>(o, 152))) * (1 - load<f64>(o, 144) * middle * 0.5) * softShare(x, softX) * softShare(y, softY);
    r += load<f64>(o, 120) * amount;
    g += load<f64>(o, 128) * amount;
    b += load<f64>(o, 136) * amount;
  }
  put(LIGHT, r, g, b);
}

/** The first byte of the softbox that gives a surface with this normal most light; 0 where all are behind it. */
export function mainLight(px: f64, py: f64, pz: f64, nx: f64, ny: f64, nz: f64): usize {
  let main: usize = 0;
  let most: f64 = 0;
  for (let o = boxes; o < litEnd; o += BOX_SIZE) {
    const x = load<f64>(o) - px;
    const y = load<f64>(o, 8) - py;
    const z = load<f64>(o, 16) - pz;
    const rise = x * nx + y * ny + z * nz;
    const towards = -(x * load<f64>(o, 24) + y * load<f64>(o, 32) + z * load<f64>(o, 40));
    if (rise <= 0 || towards <= 0) continue;
    const squared = x * x + y * y + z * z;
    const light = (load<f64>(o, 128) * load<f64>(o, 96) * load<f64>(o, 104) * rise * towards) / (squared * squared);
    if (light <= most) continue;
    most = light;
    main = o;
  }
  return main;
}

/** Direction from a place to a point on a softbox, `u` and `v` from -1 to 1, into VECTOR. */
export function towardsLight(box: usize, u: f64, v: f64, px: f64, py: f64, pz: f64): void {
  const right = load<f64>(box, 96) * u;
  const up = load<f64>(box, 104) * v;
  putUnit(
    VECTOR,
    load<f64>(box) + load<f64>(box, 48) * right + load<f64>(box, 72) * up - px,
    load<f64>(box, 8) + load<f64>(box, 56) * right + load<f64>(box, 80) * up - py,
    load<f64>(box, 16) + load<f64>(box, 64) * right + load<f64>(box, 88) * up - pz,
  );
}

/** Radiance of the room along a ray; `blur` (radians) softens the edges of the boxes as a rough surface would. */
export function radiance(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, blur: f64): void {
  gather(ox, oy, oz, dx, dy, dz, blur, boxesEnd);
}

/** The room without the cards that only metal sees: what glass and pearls mirror. */
export function radianceWithoutCards(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, blur: f64): void {
  gather(ox, oy, oz, dx, dy, dz, blur, litEnd);
}

/**
 * Octahedral coordinates of a direction (Cigolle et al., "Survey of unit vectors", 2014), y up, in LIGHT for want of a
 * second answer.
 */
function octahedral(dx: f64, dy: f64, dz: f64): void {
  const scale = 1 / (abs<f64>(dx) + abs<f64>(dy) + abs<f64>(dz));
  let u = dx * scale;
  let v = dz * scale;
  if (dy < 0) {
    const folded = (1 - abs<f64>(v)) * (u < 0 ? -1 : 1);
    v = (1 - abs<f64>(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  store<f64>(LIGHT, u * 0.5 + 0.5);
  store<f64>(LIGHT, v * 0.5 + 0.5, 8);
}

function lookUp(table: usize, dx: f64, dy: f64, dz: f64): void {
  octahedral(dx, dy, dz);
  const i = min<i32>(TABLE - 1, <i32>(load<f64>(LIGHT) * TABLE));
  const j = min<i32>(TABLE - 1, <i32>(load<f64>(LIGHT, 8) * TABLE));
  const packed = load<u32>(table + (<usize>(j * TABLE + i) << 2));
  const unit = <f64>reinterpret<f32>(((packed >>> 27) + EXPONENT_BIAS) << 23);
  put(LIGHT, unit * <f64>(packed & 511), unit * <f64>((packed >>> 9) & 511), unit * <f64>((packed >>> 18) & 511));
}

/** The room from far away: for reflections of reflections. */
export function farRadiance(dx: f64, dy: f64, dz: f64): void {
  lookUp(far, dx, dy, dz);
}

/** The room's radiance as stones see it: more contrast, dark and bright panels, sparks. */
export function radianceThroughGem(dx: f64, dy: f64, dz: f64): void {
  lookUp(seen, dx, dy, dz);
  if (black == 0) return;
  put(
    LIGHT,
    max<f64>(0, load<f64>(LIGHT) * gain - black),
    max<f64>(0, load<f64>(LIGHT, 8) * gain - black),
    max<f64>(0, load<f64>(LIGHT, 16) * gain - black),
  );
}

/** Diffuse light of the room on a surface with this normal. */
export function roomIrradiance(nx: f64, ny: f64, nz: f64): void {
  octahedral(nx, ny, nz);
  const last = DIFFUSE_TABLE - 1;
  const x = min<f64>(last, max<f64>(0, load<f64>(LIGHT) * DIFFUSE_TABLE - 0.5));
  const y = min<f64>(last, max<f64>(0, load<f64>(LIGHT, 8) * DIFFUSE_TABLE - 0.5));
  const i = min<i32>(last - 1, <i32>x);
  const j = min<i32>(last - 1, <i32>y);
  const fx = x - i;
  const fy = y - j;
  const o = diffuse + <usize>(j * DIFFUSE_TABLE + i) * 12;
  const below = o + <usize>DIFFUSE_TABLE * 12;
  for (let c: usize = 0; c < 3; c++) {
    const at = c << 2;
    const top = <f64>load<f32>(o + at) * (1 - fx) + <f64>load<f32>(o + at, 12) * fx;
    const bottom = <f64>load<f32>(below + at) * (1 - fx) + <f64>load<f32>(below + at, 12) * fx;
    store<f64>(LIGHT + (c << 3), top * (1 - fy) + bottom * fy);
  }
}

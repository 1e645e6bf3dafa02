/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** The lit table or wall, with the piece's shadow from a light map. */
import { roomIrradiance } from './environment';
import { cornerFlagCover, SHADOW_FROM, SHADOW_WHOLE } from './flags';
import { LIGHT } from './layout';
import { exp, smoothstep } from './math';

/** How much finer the light map is at the centre, where the piece touches the stage: 1 + WARP times. */
export const WARP: f64 = 0.8;
/**
 * The cards around a piece on the floor: where they begin, are whole and end, in units of where the light
 * begins to fall.
 */
const CARD_FROM: f64 = 0.85;
const CARD_WHOLE: f64 = 2.5;
const CARD_END: f64 = 5;
const CARD_COVER: f64 = 0.6;
const CARD_RED: f64 = 0.8;
const CARD_GREEN: f64 = 0.775;
const CARD_BLUE: f64 = 0.745;
/** Light that a shadow takes from which it counts as deep, and how much deeper it is then on the floor. */
const DEEP_SHADOW: f64 = 0.35;
const DEEPENED: f64 = 1.3;
/** Where the stage in metal begins to darken and is darkest, in units of where the light begins to fall. */
const DARKENS_FROM: f64 = 0.3;
const DARK_FROM: f64 = 3.2;
/** How much brighter the stage is where low metal does not shade it, in units of the share of light that it loses nearby. */
const BEYOND: f64 = 0.38;
/** Most that a graduated sweep changes the stage in metal. */
const MOST_SLOPE: f64 = 0.5;
/** Where the feet of the black flags begin in metal and are whole, in units of where the light begins to fall, and what they take. */
const FLAG_FROM: f64 = 0.3;
const FLAG_WHOLE: f64 = 0.9;
const FLAG_BLACK: f64 = 0.8;
/** The light map fades into full light over this share of its grid. */
const MAP_BORDER: f64 = 0.06;

/** The setting (f64): see `stageRecord` in trace/kernel.ts. */
let setting: usize = 0;
let map: usize = 0;
let grid: i32 = 0;
export let isWall: bool = false;
export let gloss: f64 = 0;
export let roughness: f64 = 0;
export let hasTexture: bool = false;
/** Light that flags for white metal let through, in units of their limit; 0 on stages that need none. */
export let flags: f64 = 0;

export function lay(settingAt: usize, mapAt: usize): void {
  setting = settingAt;
  map = mapAt;
  grid = 0;
  isWall = load<f64>(settingAt) != 0;
  gloss = load<f64>(settingAt, 80);
  roughness = load<f64>(settingAt, 136);
  hasTexture = load<f64>(settingAt, 224) != 0;
  flags = load<f64>(settingAt, 272);
}

/** Takes the light map that lies in its place, so many texels wide; 0 for none. */
export function setLightMap(texels: i32): void {
  grid = texels;
}

/** Distance to the stage plane along a ray, or Infinity. The plane is y = 0 (floor) or z = 0 (wall). */
export function toStage(oy: f64, oz: f64, dy: f64, dz: f64): f64 {
  if (isWall) return dz < -1e-6 && oz > 0 ? -oz / dz : Infinity;
  return dy < -1e-6 && oy > 0 ? -oy / dy : Infinity;
}

/** The texel, in fractions, at a plane coordinate relative to the centre, in half-widths of the map. */
export function texelPosition(offset: f64, texels: i32): f64 {
  const u = (offset * (1 + WARP)) / (1 + WARP * abs<f64>(offset));
  return (u * 0.5 + 0.5) * texels - 0.5;
}

function offsetA(a: f64): f64 {
  return a - load<f64>(setting, 152);
}

function offsetB(b: f64): f64 {
  return b - load<f64>(setting, 160);
}

/**
 * The change of light in a shadow, retouched: on the floor its pale end lightened and the contact deepened, on the wall,
 * which lights from all sides reach, deep ones filled.
 */
function retouch(change: f64): f64 {
  const retouched = load<f64>(setting, 248);
  if (change >= 0) return change;
  if (isWall) return exp(change) - 1;
  if (retouched == 0) return change;
  const deep = smoothstep(0, DEEP_SHADOW, -change);
  return max<f64>(-1, change * ((1 - retouched) * (1 - deep) + DEEPENED * deep));
}

function applyLightMap(da: f64, db: f64): void {
  if (grid == 0) return;
  const x = texelPosition(da / load<f64>(setting, 144), grid);
  const y = texelPosition(db / load<f64>(setting, 144), grid);
  if (!(x > 0 && y > 0 && x < grid - 1 && y < grid - 1)) return;
  const i = <i32>x;
  const j = <i32>y;
  const fx = x - i;
  const fy = y - j;
  const border = min<f64>(min<f64>(x, y), min<f64>(grid - 1 - x, grid - 1 - y)) / (grid * MAP_BORDER);
  const strength = border < 1 ? border : 1;
  const o = map + <usize>(j * grid + i) * 12;
  const below = o + <usize>grid * 12;
  for (let c: usize = 0; c < 3; c++) {
    const at = c << 2;
    const top = <f64>load<f32>(o + at) * (1 - fx) + <f64>load<f32>(o + at, 12) * fx;
    const bottom = <f64>load<f32>(below + at) * (1 - fx) + <f64>load<f32>(below + at, 12) * fx;
    const l = LIGHT + (c << 3);
    store<f64>(l, load<f64>(l) * (1 + retouch(top * (1 - fy) + bottom * fy - 1) * strength));
  }
}

/** Radiance of the lit stage at plane coordinates (x, z on the floor; x, y on the wall). */
export function stageColor(a: f64, b: f64): void {
  const da = offsetA(a);
  const db = offsetB(b);
  const distance = sqrt<f64>(da * da + db * db);
  const fallTo = load<f64>(setting, 96);
  const height = db / fallTo;
  const lit = (1 - load<f64>(setting, 104) * smoothstep(load<f64>(setting, 88), fallTo, distance)) * (1 + load<f64>(setting, 128) * (height > 1 ? 1 : height < -1 ? -1 : height));
  for (let c: usize = 0; c < 24; c += 8) store<f64>(LIGHT + c, load<f64>(setting + c, 8) * lit);
  applyLightMap(da, db);
  if (isWall) return;
  const fade = smoothstep(load<f64>(setting, 112), load<f64>(setting, 120), distance);
  if (fade <= 0) return;
  for (let c: usize = 0; c < 24; c += 8) store<f64>(LIGHT + c, load<f64>(LIGHT + c) + (load<f64>(setting + c, 32) - load<f64>(LIGHT + c)) * fade);
}

/** Radiance behind the floor. */
export function backdrop(dy: f64): void {
  const t = smoothstep(0, 0.5, dy);
  for (let c: usize = 0; c < 24; c += 8) store<f64>(LIGHT + c, load<f64>(setting + c, 32) + (load<f64>(setting + c, 56) - load<f64>(setting + c, 32)) * t);
}

/**
 * The stage as metal and stones see it: darker far away, with white cards around the piece, out of frame, for its metal
 * to mirror.
 */
export function stageInMetal(a: f64, b: f64, reach: f64, throughGem: bool, gemStage: f64): void {
  stageColor(a, b);
  const da = offsetA(a);
  const db = offsetB(b);
  const distance = sqrt<f64>(da * da + db * db);
  const fallFrom = load<f64>(setting, 88);
  const slope = -da * load<f64>(setting, 232) - db * load<f64>(setting, 240);
  const graded = throughGem ? 1 : 1 + max<f64>(-MOST_SLOPE, min<f64>(MOST_SLOPE, slope));
  const low = throughGem ? 0 : load<f64>(setting, 256);
  const near = 1 - low + (1 + BEYOND) * low * smoothstep(0, load<f64>(setting, 264), reach);
  const flagged = throughGem ? 1 : 1 - FLAG_BLACK * smoothstep(FLAG_FROM, FLAG_WHOLE, distance / fallFrom) * cornerFlagCover(da, db, SHADOW_FROM, SHADOW_WHOLE);
  const share = flagged * near * graded * (throughGem ? gemStage : 1) * (1 - load<f64>(setting, 216) * smoothstep(fallFrom * DARKENS_FROM, fallFrom * DARK_FROM, distance));
  for (let c: usize = 0; c < 24; c += 8) store<f64>(LIGHT + c, load<f64>(LIGHT + c) * (share * load<f64>(setting + c, 168)));
  if (throughGem || isWall) return;
  const far = distance / fallFrom;
  const card = CARD_COVER * smoothstep(CARD_FROM, CARD_WHOLE, far) * (1 - smoothstep(CARD_WHOLE, CARD_END, far));
  if (card <= 0) return;
  store<f64>(LIGHT, load<f64>(LIGHT) + max<f64>(0, CARD_RED - load<f64>(LIGHT)) * card);
  store<f64>(LIGHT, load<f64>(LIGHT, 8) + max<f64>(0, CARD_GREEN - load<f64>(LIGHT, 8)) * card, 8);
  store<f64>(LIGHT, load<f64>(LIGHT, 16) + max<f64>(0, CARD_BLUE - load<f64>(LIGHT, 16)) * card, 16);
}

/** Diffuse light of the room and the stage on a surface with this normal, without the piece's own shadow. */
export function irradiance(nx: f64, ny: f64, nz: f64): void {
  roomIrradiance(nx, ny, nz);
  const share = 0.5 * (1 - (isWall ? nz : ny));
  for (let c: usize = 0; c < 24; c += 8) store<f64>(LIGHT + c, load<f64>(LIGHT + c) + share * load<f64>(setting + c, 192));
}

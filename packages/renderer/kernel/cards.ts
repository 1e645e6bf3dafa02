/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** What polished surfaces that the camera sees mirror besides the room: cards before flat faces, and the strobes in softboxes. */
import { BLUR_SPREAD, BOX_SIZE, boxes, room, softShare } from './environment';
import { LIGHT } from './layout';
import { put, smoothstep } from './math';

/** Bytes of a card (f64): direction, direction in which it brightens, cosines of its end and its whole, 1 / half-width. */
const CARD_SIZE: usize = 72;
/** Radiance of the ends of a card: metal that mirrors them is darker than white paper and lighter than a shadow. */
const CARD_DARK: f64 = 0.36;
const CARD_BRIGHT: f64 = 1.15;
/** That of a softbox instead, whose edge lies across a face of stone or enamel: they mirror a twentieth of it. */
const GLOSS_DARK: f64 = 0.15;
const GLOSS_BRIGHT: f64 = 5;
const GLOSS_FROM: f64 = -0.5;
const GLOSS_WHOLE: f64 = 0.6;
/**
 * Strobes behind the cloth of the first two softboxes, whose windows are the gloss of domes of stone and enamel: their radiance as
 * multiples of the softbox's, their half-size as a share, and the width of their soft edge. Metal would mirror them as white blots.
 */
const STROBE: f64 = 4;
const STROBE_SIZE: f64 = 0.42;
const STROBE_SOFT: f64 = 0.5;

/** Surfaces that mirror them. */
export const METAL_SEES: i32 = 1;
export const GLOSS_SEES: i32 = 2;
let seer: i32 = 0;

/** Announces that the next ray leaves a polished surface of this kind that the camera sees. */
export function seeCards(kind: i32): void {
  seer = kind;
}

/** The surface that {@link seeCards} announced for this ray, 0 without. */
export function takeCards(): i32 {
  const taken = seer;
  seer = 0;
  return taken;
}

/** Covers LIGHT with the cards that hang in a direction, as a kind of surface sees them. */
export function coverWithCards(kind: i32, dx: f64, dy: f64, dz: f64): void {
  const end = room + 184 + <usize>load<f64>(room, 176) * CARD_SIZE;
  for (let o = room + 184; o < end; o += CARD_SIZE) {
    const cosine = dx * load<f64>(o) + dy * load<f64>(o, 8) + dz * load<f64>(o, 16);
    if (cosine <= load<f64>(o, 48)) continue;
    const cover = smoothstep(load<f64>(o, 48), load<f64>(o, 56), cosine);
    const brighter = (dx * load<f64>(o, 24) + dy * load<f64>(o, 32) + dz * load<f64>(o, 40)) * load<f64>(o, 64);
    const light =
      kind == METAL_SEES
        ? CARD_DARK + (CARD_BRIGHT - CARD_DARK) * smoothstep(-1, 1, brighter)
        : GLOSS_DARK + (GLOSS_BRIGHT - GLOSS_DARK) * smoothstep(GLOSS_FROM, GLOSS_WHOLE, brighter);
    put(
      LIGHT,
      load<f64>(LIGHT) + cover * (light - load<f64>(LIGHT)),
      load<f64>(LIGHT, 8) + cover * (light - load<f64>(LIGHT, 8)),
      load<f64>(LIGHT, 16) + cover * (light - load<f64>(LIGHT, 16)),
    );
  }
}

/** Adds the strobes in the first two softboxes to LIGHT. */
export function addStrobes(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, blur: f64): void {
  for (let o = boxes; o < boxes + 2 * BOX_SIZE; o += BOX_SIZE) {
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
    const halfWidth = load<f64>(o, 96) * STROBE_SIZE;
    const halfHeight = load<f64>(o, 104) * STROBE_SIZE;
    const x = abs<f64>((wx * load<f64>(o, 48) + wy * load<f64>(o, 56) + wz * load<f64>(o, 64)) / halfWidth);
    const y = abs<f64>((wx * load<f64>(o, 72) + wy * load<f64>(o, 80) + wz * load<f64>(o, 88)) / halfHeight);
    const spread = blur * BLUR_SPREAD * t;
    const softX = STROBE_SOFT + spread / halfWidth;
    const softY = STROBE_SOFT + spread / halfHeight;
    if (x >= 1 + softX * 0.5 || y >= 1 + softY * 0.5) continue;
    const amount = STROBE * softShare(x, softX) * softShare(y, softY);
    put(
      LIGHT,
      load<f64>(LIGHT) + load<f64>(o, 120) * amount,
      load<f64>(LIGHT, 8) + load<f64>(o, 128) * amount,
      load<f64>(LIGHT, 16) + load<f64>(o, 136) * amount,
    );
  }
}

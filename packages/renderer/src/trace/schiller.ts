import type { Schiller } from '@jewelry/design';
import type { Rgb } from '../materials/material';
import { bandColors, PURE_FROM, PURE_STEP } from './bands';
import type { BodyLight } from './bodyLight';
import { noise, noise3, smoothstep } from './math';
import { BOX_RADIANCE, BOX_STRIDE } from './room';

/** The sheen of moonstone: light of one plane of lamellae under the dome. */
const LAMELLA_SHARPNESS = 22;
const SHEEN_STRENGTH = 1.1;
const SHEEN_COLOR: Rgb = [0.22, 0.46, 1];

/**
 * Fine needles reflect light across them: a line 5 degrees wide for each direction of needles (in half turns).
 */
const NEEDLES: Record<Exclude<Schiller, 'labradorescence'>, readonly number[]> = { eye: [0], star: [0, 1 / 3, 2 / 3] };
const NEEDLE_SHARPNESS = 150;
/** Lines fade towards the rim of the dome. */
const NEEDLE_FADE = 3.2;
const NEEDLE_STRENGTH = 0.75;
const NEEDLE_COLOR: Record<Exclude<Schiller, 'labradorescence'>, Rgb> = { eye: [1, 0.86, 0.55], star: [0.82, 0.88, 1] };

/**
 * Labradorite: distance, nm, of the sheets of two feldspars whose interference gives the colour: blue to green, seldom
 * gold; the width of the reflected band, nm, is chosen by eye.
 */
const SHEETS_NM = [154, 188] as const;
const SHEETS_CHANGE_MM = 9;
const FELDSPAR_INDEX = 1.56;
const FLASH = bandColors(90);
/**
 * The sheets are bent through the stone: over how many mm, and by how much. Where they are whole they flash; in between
 * they are thin and flash faintly.
 */
const SHEETS_BEND_MM = 9;
const SHEETS_LEAN = 0.2;
const SHEETS_EDGE = [0.18, 0.64] as const;
const FAINTEST = 0.1;
/** Fine twins, by which the flash is streaked: their width, mm, and how much darker they are. */
const TWIN_MM = 0.35;
const TWIN_DEPTH = 0.3;
const LABRADOR_SHARPNESS = 7;
const LABRADOR_STRENGTH = 0.62;

/** Light reflected by layers, needles and plates in a stone. */
export function createSchiller({
  boxes,
  boxCount,
  frames,
  inner,
  sum,
  towards,
  lightInside,
  boxIrradiance,
}: BodyLight) {
  /**
   * Adds the sheen of the lamellae, perpendicular to the stone's axis: it floats under the dome and moves with the
   * light.
   */
  function addSheen(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    ax: number,
    ay: number,
    az: number,
    ior: number,
  ): void {
    for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
      if (!lightInside(o, px, py, pz, nx, ny, nz, ior, towards)) continue;
      const hx = towards[0]! - inner[0]!;
      const hy = towards[1]! - inner[1]!;
      const hz = towards[2]! - inner[2]!;
      const cosine = Math.abs(hx * ax + hy * ay + hz * az) / Math.sqrt(hx * hx + hy * hy + hz * hz);
      const strength =
        Math.exp(LAMELLA_SHARPNESS * (cosine - 1)) * boxIrradiance(o, px, py, pz, nx, ny, nz) * SHEEN_STRENGTH;
      for (let c = 0; c < 3; c++) sum[c]! += strength * boxes[o + BOX_RADIANCE + c]! * SHEEN_COLOR[c]!;
    }
  }

  /** The lines of a cat's eye or a star: needles of the main light's colour. */
  function addNeedles(
    kind: 'eye' | 'star',
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    f: number,
    ior: number,
  ): void {
    if (!lightInside(0, px, py, pz, nx, ny, nz, ior, towards)) return;
    const hx = towards[0]! - inner[0]!;
    const hy = towards[1]! - inner[1]!;
    const hz = towards[2]! - inner[2]!;
    const unit = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
    const u = (hx * frames[f]! + hy * frames[f + 1]! + hz * frames[f + 2]!) * unit;
    const v = (hx * frames[f + 3]! + hy * frames[f + 4]! + hz * frames[f + 5]!) * unit;
    let lines = 0;
    for (const turn of NEEDLES[kind]) {
      const across = u * Math.cos(Math.PI * turn) + v * Math.sin(Math.PI * turn);
      lines += Math.exp(-NEEDLE_SHARPNESS * across * across);
    }
    const strength =
      lines *
      Math.exp(-NEEDLE_FADE * (u * u + v * v)) *
      boxIrradiance(0, px, py, pz, nx, ny, nz) *
      (NEEDLE_STRENGTH / Math.PI);
    for (let c = 0; c < 3; c++) sum[c]! += strength * boxes[BOX_RADIANCE + c]! * NEEDLE_COLOR[kind][c]!;
  }

  /** Adds the flash of the sheets, in the colour of their distance, where they reflect a softbox. */
  function addLabradorescence(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    f: number,
    ior: number,
  ): void {
    const [x, y, z] = [px / SHEETS_BEND_MM, py / SHEETS_BEND_MM, pz / SHEETS_BEND_MM];
    const leanX = SHEETS_LEAN * (noise3(x, y, z, 277) - 0.5);
    const leanY = SHEETS_LEAN * (noise3(x, y, z, 281) - 0.5);
    const whole = FAINTEST + (1 - FAINTEST) * smoothstep(...SHEETS_EDGE, noise3(2 * x, 2 * y, 2 * z, 283));
    const along = (px * frames[f]! + py * frames[f + 1]! + pz * frames[f + 2]!) / TWIN_MM;
    const bright = whole * (1 - TWIN_DEPTH * noise(along, 0.12 * (py + pz), 293));
    const sx = frames[f + 6]! + leanX * frames[f]! + leanY * frames[f + 3]!;
    const sy = frames[f + 7]! + leanX * frames[f + 1]! + leanY * frames[f + 4]!;
    const sz = frames[f + 8]! + leanX * frames[f + 2]! + leanY * frames[f + 5]!;
    const unit = 1 / Math.sqrt(sx * sx + sy * sy + sz * sz);
    const change = noise3(px / SHEETS_CHANGE_MM + 5, py / SHEETS_CHANGE_MM, pz / SHEETS_CHANGE_MM, 263);
    const apart = SHEETS_NM[0] + (SHEETS_NM[1] - SHEETS_NM[0]) * smoothstep(0.3, 0.95, change);
    for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
      if (!lightInside(o, px, py, pz, nx, ny, nz, ior, towards)) continue;
      const hx = towards[0]! - inner[0]!;
      const hy = towards[1]! - inner[1]!;
      const hz = towards[2]! - inner[2]!;
      const length = Math.sqrt(hx * hx + hy * hy + hz * hz);
      const cosine = ((hx * sx + hy * sy + hz * sz) * unit) / length;
      const at = (2 * FELDSPAR_INDEX * apart * (length / 2) - PURE_FROM) / PURE_STEP;
      const i = Math.min(FLASH.length - 1, Math.max(0, Math.round(at)));
      const strength =
        bright *
        Math.exp(LABRADOR_SHARPNESS * (cosine - 1)) *
        boxIrradiance(o, px, py, pz, nx, ny, nz) *
        (LABRADOR_STRENGTH / Math.PI);
      for (let c = 0; c < 3; c++) sum[c]! += strength * boxes[o + BOX_RADIANCE + c]! * FLASH[i]![c]!;
    }
  }

  return { addSheen, addNeedles, addLabradorescence };
}

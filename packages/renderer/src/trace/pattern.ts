import type { Pattern, Rgb } from '../materials/material';
import { cloud, hash, noise, smoothstep } from './math';

/** Colour of a polished stone at a place, mm, from the colour it has on average. All are tuned by eye beside photographs. */
type Paint = (px: number, py: number, pz: number, color: Rgb, out: [red: number, green: number, blue: number]) => void;

/** Soft clouds, as in jade and turquoise. */
const mottled: Paint = (px, py, pz, color, out) => {
  const tone = 0.72 + 0.56 * cloud(px / 1.9 + pz * 0.31, py / 1.9 - pz * 0.23, 71);
  for (let c = 0; c < 3; c++) out[c] = color[c]! * tone;
};

/** Widths of the cells in which a fleck may lie, mm, and the share of cells that have one. */
const FLECK_CELL = 0.42;
const FLECKED = 0.16;
/** Brassy pyrite, linear sRGB. */
const PYRITE: Rgb = [0.62, 0.46, 0.16];

/** Clouds of a lighter blue and flecks of pyrite, as in lapis lazuli. */
const flecked: Paint = (px, py, pz, color, out) => {
  mottled(px, py, pz, color, out);
  const [x, y, z] = [px / FLECK_CELL, py / FLECK_CELL, pz / FLECK_CELL];
  const bits = hash(Math.imul(Math.floor(x), 73856093) ^ Math.imul(Math.floor(y), 19349663) ^ Math.imul(Math.floor(z), 83492791));
  if ((bits & 255) / 255 > FLECKED) return;
  const [u, v, w] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5, z - Math.floor(z) - 0.5];
  const size = 0.2 + 0.25 * (((bits >>> 8) & 255) / 255);
  const share = 1 - smoothstep(size * 0.75, size, Math.hypot(u, v, w));
  for (let c = 0; c < 3; c++) out[c] = out[c]! + (PYRITE[c]! - out[c]!) * share;
};

/** Wavy bands from dark to light, as in malachite. */
const banded: Paint = (px, py, pz, color, out) => {
  const warp = noise(px * 0.22 + 3.1, py * 0.22 + pz * 0.17, 83) * 2.6 + noise(px * 0.7, py * 0.7 - pz * 0.5, 89) * 0.5;
  const wave = 0.5 + 0.5 * Math.sin(4.2 * (px * 0.35 + py * 0.85 + pz * 0.3 + warp));
  const fine = 0.5 + 0.5 * Math.sin(13 * (px * 0.35 + py * 0.85 + pz * 0.3 + warp));
  const tone = 0.34 + 1.35 * wave * wave + 0.2 * fine;
  for (let c = 0; c < 3; c++) out[c] = color[c]! * tone;
};

export const PATTERNS: Record<Pattern, Paint> = { mottled, flecked, banded };

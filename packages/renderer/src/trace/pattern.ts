import type { Pattern } from '@jewelry/design';
import type { Rgb } from '../materials/material';
import { cloud, hash, noise, noise3, smoothstep } from './math';

/**
 * Colour of a polished stone at a point, mm, from its average colour. `second` and `mm` are the pattern's own. All
 * constants were tuned by eye against photographs.
 */
type Paint = (
  px: number,
  py: number,
  pz: number,
  color: Rgb,
  second: Rgb,
  mm: number,
  out: [red: number, green: number, blue: number],
) => void;

function mix(color: Rgb, second: Rgb, share: number, tone: number, out: [number, number, number]): void {
  for (let c = 0; c < 3; c++) out[c] = (color[c]! + (second[c]! - color[c]!) * share) * tone;
}

/** Clouds whose tone varies by `depth` to both sides. */
function clouds(px: number, py: number, pz: number, color: Rgb, depth: number, out: [number, number, number]): void {
  const tone = 1 - depth + 2 * depth * cloud(px / 1.9 + pz * 0.31, py / 1.9 - pz * 0.23, 71);
  for (let c = 0; c < 3; c++) out[c] = color[c]! * tone;
}

/** Soft clouds, as in jade, in which the second colour drifts in wisps. */
const mottled: Paint = (px, py, pz, color, second, mm, out) => {
  clouds(px, py, pz, color, 0.28, out);
  if (second === color) return;
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const wave = 1.3 * noise3(x * 0.9, y * 0.9, z * 0.9, 383);
  const drift =
    0.6 * noise3(x * 0.7 + wave, y * 0.7, z * 0.7 - wave, 389) + 0.4 * noise3(x * 2 - wave, y * 2, z * 2, 397);
  const share = 0.75 * smoothstep(0.38, 0.64, drift);
  for (let c = 0; c < 3; c++) out[c] = out[c]! + (second[c]! - out[c]!) * share;
};

/** Share of cells with a spot. */
const SPOTTED = 0.42;

/** Coverage by a fleck at a point, 0 to 1, with cells `mm` wide; `norm` is the distance from its middle. */
function fleck(
  px: number,
  py: number,
  pz: number,
  mm: number,
  often: number,
  norm: (u: number, v: number, w: number) => number = Math.hypot,
): number {
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const bits = hash(
    Math.imul(Math.floor(x), 73856093) ^ Math.imul(Math.floor(y), 19349663) ^ Math.imul(Math.floor(z), 83492791),
  );
  if ((bits & 255) / 255 > often) return 0;
  const size = 0.2 + 0.25 * (((bits >>> 8) & 255) / 255);
  // Off the middle of the cell, or the flecks would stand in rows.
  const [u, v, w] = [x, y, z].map(
    (at, axis) => at - Math.floor(at) - 0.5 + (1 - 2 * size) * (((bits >>> (16 + 5 * axis)) & 31) / 31 - 0.5),
  ) as [number, number, number];
  return 1 - smoothstep(size * 0.75, size, norm(u, v, w));
}

/** Proximity to the surface where noise is 0.5, 0 to 1. */
const sheet = (x: number, y: number, z: number, salt: number): number => 1 - Math.abs(2 * noise3(x, y, z, salt) - 1);

/** Brassy pyrite and calcite, linear sRGB; widths of the cells of the grains and of the veils of calcite, mm. */
const PYRITE: Rgb = [0.6, 0.45, 0.17];
const CALCITE: Rgb = [0.3, 0.36, 0.5];
const GRAINS_MM = [0.16, 0.34] as const;
const CALCITE_MM = 3.4;
/** Length and width of the streaks in which pyrite lies, mm. */
const STREAK_MM = [5, 0.75] as const;

/** A crystal of pyrite in its cell: a tilted cube with cut corners. */
const crystal = (u: number, v: number, w: number): number =>
  Math.max(Math.abs(u + 0.4 * v), Math.abs(v - 0.4 * u), Math.abs(w), 0.75 * (Math.abs(u) + Math.abs(v)));

/** Dense blue with faint clouds and veils of calcite, and few grains of pyrite in streaks, as in good lapis lazuli. */
const flecked: Paint = (px, py, pz, color, _second, _mm, out) => {
  clouds(px, py, pz, color, 0.12, out);
  const [x, y, z] = [px / CALCITE_MM, py / CALCITE_MM, pz / CALCITE_MM];
  const wave = 0.7 * noise3(x * 1.6, y * 1.6, z * 1.6, 311);
  const veil = smoothstep(0.84, 1, sheet(x + wave, y - wave, z + wave, 313)) * noise3(x * 5, y * 5, z * 5, 317);
  const along = (0.83 * px + 0.56 * py) / STREAK_MM[0];
  const across = (0.83 * py - 0.56 * px) / STREAK_MM[1] + 0.9 * wave;
  const streak = smoothstep(0.6, 0.82, noise3(along, across, pz / STREAK_MM[0], 331));
  const grain =
    streak === 0
      ? 0
      : Math.max(
          ...GRAINS_MM.map((mm, i) => fleck(px + 0.7 * i, py, pz, mm, (i === 0 ? 0.55 : 0.3) * streak, crystal)),
        );
  for (let c = 0; c < 3; c++) {
    const blue = out[c]! + (CALCITE[c]! - out[c]!) * 0.16 * veil;
    out[c] = blue + (PYRITE[c]! - blue) * grain;
  }
};

/** Wavy bands from dark to light, as in malachite. */
const banded: Paint = (px, py, pz, color, _second, _mm, out) => {
  const warp = noise(px * 0.22 + 3.1, py * 0.22 + pz * 0.17, 83) * 2.6 + noise(px * 0.7, py * 0.7 - pz * 0.5, 89) * 0.5;
  const wave = 0.5 + 0.5 * Math.sin(4.2 * (px * 0.35 + py * 0.85 + pz * 0.3 + warp));
  const fine = 0.5 + 0.5 * Math.sin(13 * (px * 0.35 + py * 0.85 + pz * 0.3 + warp));
  const tone = 0.34 + 1.35 * wave * wave + 0.2 * fine;
  for (let c = 0; c < 3; c++) out[c] = color[c]! * tone;
};

/** Layers of two colours and uneven thickness, as in agate and rhodochrosite. */
const layered: Paint = (px, py, pz, color, second, mm, out) => {
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const height =
    0.55 * x +
    0.8 * y +
    0.25 * z +
    2.2 * noise3(x * 0.16, y * 0.16, z * 0.16, 131) +
    0.25 * noise3(x * 0.8, y * 0.8, z * 0.8, 137);
  const layer = 0.65 * noise(height * 1.4, 0.5, 139) + 0.35 * noise(height * 4.6, 0.5, 149);
  mix(color, second, smoothstep(0.36, 0.64, layer), 0.92 + 0.16 * noise(height * 9, 0.5, 151), out);
};

/** A net of veins around fields of the stone's own colour, as in larimar and howlite. */
const veined: Paint = (px, py, pz, color, second, mm, out) => {
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const wave = 0.5 * noise3(x * 2, y * 2, z * 2, 157);
  const net = Math.max(
    smoothstep(0.86, 0.99, sheet(x + wave, y - wave, z, 163)),
    0.75 * smoothstep(0.9, 1, sheet(x * 2.3 - wave, y * 2.3, z * 2.3 + wave, 167)),
  );
  const field = smoothstep(0.35, 0.75, noise3(x * 0.8, y * 0.8, z * 0.8, 173));
  mix(color, second, Math.min(1, net + 0.16 * field), 0.82 + 0.36 * field, out);
};

/** Half the width of a vein, mm, its strength, and the step over which the slope of its noise is measured, in cells. */
const VEIN = { halfMm: 0.03, strength: 0.6, step: 0.05 } as const;

/** One even colour with a few hairlines of the rock around it, as in good turquoise. */
const matrix: Paint = (px, py, pz, color, second, mm, out) => {
  clouds(px, py, pz, color, 0.05, out);
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const place = smoothstep(0.5, 0.64, noise3(x * 0.8, y * 0.8, z * 0.8, 347));
  if (place === 0) return;
  const veinAt = (u: number, v: number, w: number): number => {
    const wave = 0.5 * noise3(u * 2.3, v * 2.3, w * 2.3, 337);
    return noise3(u + wave, v - wave, w, 349) - 0.5;
  };
  const here = veinAt(x, y, z);
  // Divided by its slope, the noise is a distance: a vein is as wide where the noise is flat.
  const slope =
    Math.hypot(
      veinAt(x + VEIN.step, y, z) - here,
      veinAt(x, y + VEIN.step, z) - here,
      veinAt(x, y, z + VEIN.step) - here,
    ) / VEIN.step;
  const distanceMm = (Math.abs(here) / Math.max(0.3, slope)) * mm;
  const vein = place * VEIN.strength * (1 - smoothstep(VEIN.halfMm * 0.5, VEIN.halfMm * 1.5, distanceMm));
  for (let c = 0; c < 3; c++) out[c] = out[c]! + (second[c]! - out[c]!) * vein;
};

/** Depths of the feathers, mm, and the attenuation from one to the next. */
const MOSS_DEPTHS_MM = [0, 0.35, 0.8] as const;
const MOSS_FADE = 0.62;

/** Feathery growths in a milky stone, as in moss agate: branches where two families of sheets meet, in drifts. */
const moss: Paint = (px, py, pz, color, second, mm, out) => {
  let clear = 1;
  let seen = 1;
  for (const depth of MOSS_DEPTHS_MM) {
    const [x, y, z] = [px / mm, (py - depth) / mm, (pz - 0.6 * depth) / mm];
    const drift = smoothstep(0.4, 0.62, noise3(x * 0.55, y * 0.55, z * 0.55, 179));
    const wave = 0.8 * noise3(x * 1.7, y * 1.7, z * 1.7, 181);
    const branch =
      0.5 * sheet(x * 1.3 + wave, y * 1.3, z * 1.3 - wave, 191) +
      0.32 * sheet(x * 3.1, y * 3.1 + wave, z * 3.1, 193) +
      0.18 * sheet(x * 7.3, y * 7.3, z * 7.3, 197);
    clear *= 1 - seen * Math.min(1, smoothstep(0.66, 0.8, branch) * drift + smoothstep(0.82, 0.9, branch));
    seen *= MOSS_FADE;
  }
  mix(color, second, 1 - clear, 0.86 + 0.28 * noise3(px / mm, py / mm, pz / mm, 199), out);
};

/** Scattered spots of another colour, as in bloodstone. */
const spotted: Paint = (px, py, pz, color, second, mm, out) => {
  mottled(px, py, pz, color, second, mm, out);
  const share = Math.max(fleck(px, py, pz, mm, SPOTTED), fleck(px * 1.7 + 3, py * 1.7, pz * 1.7, mm, SPOTTED * 0.6));
  for (let c = 0; c < 3; c++) out[c] = out[c]! + (second[c]! - out[c]!) * share;
};

/** Share of cells with a pore; widths of middle-sized and small pores as shares of the large ones. */
const POROUS = 0.62;
const PORES = [1, 0.6, 0.36] as const;

/** Pores of all sizes in a rough stone, dark within, as in lava. */
const porous: Paint = (px, py, pz, color, second, mm, out) => {
  const share = Math.max(
    ...PORES.map((size, i) => fleck(px / size + 3.7 * i, py / size, pz / size + 1.3 * i, mm, POROUS)),
  );
  mix(color, second, share, 0.6 + 0.8 * noise3(px / 0.12, py / 0.12, pz / 0.12, 359), out);
};

/** Bands of silky fibres that run across them, as in tiger's eye. */
const fibrous: Paint = (px, py, pz, color, second, mm, out) => {
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const height = 0.75 * x + 0.35 * y + 0.55 * z + 0.9 * noise3(x * 0.35, y * 0.35, z * 0.35, 211);
  const fibre = 0.8 + 0.4 * noise(height * 3 + 40 * (0.5 * x - 0.6 * z), 12 * y, 223);
  mix(
    color,
    second,
    smoothstep(0.3, 0.7, 0.7 * noise(height, 0.5, 227) + 0.3 * noise(height * 3.7, 0.5, 229)),
    fibre,
    out,
  );
};

/** Growth rings cut lengthwise and short dark pores along them, as in walnut and koa. */
const wooden: Paint = (px, py, pz, color, second, mm, out) => {
  const along = (0.25 * px + 0.9 * py - 0.3 * pz) / mm;
  const across =
    (0.4 * px + 0.12 * py + 0.9 * pz) / mm + 0.5 * noise3(px / (5 * mm), py / (5 * mm), pz / (5 * mm), 359);
  const rings = 0.65 * noise(across * 1.6, along * 0.05, 367) + 0.35 * noise(across * 5.5, along * 0.12, 373);
  const pore = smoothstep(0.72, 0.86, noise(across * 15, along * 0.9, 379));
  mix(color, second, Math.min(1, smoothstep(0.35, 0.75, rings) * 0.7 + 0.5 * pore), 0.9 + 0.2 * rings, out);
};

/** Cloudy bands of shell in which its layers show rose, green and blue: faint, or strong as in abalone. */
const nacre: Paint = (px, py, pz, color, second, mm, out) => {
  const [x, y, z] = [px / mm, py / mm, pz / mm];
  const warp = noise3(x * 0.7, y * 0.7, z * 0.7, 233);
  const band = cloud(x * 1.2 + warp * 2.4 + z, y * 1.9 - warp * 1.6, 239);
  const phase = 16 * noise3(x * 0.8 + band, y * 0.9, z * 0.8, 241);
  const vivid = second === color ? 0.1 : 0.55;
  const tone = 0.78 + 0.44 * band;
  mix(color, second, second === color ? 0 : smoothstep(0.52, 0.68, band), tone, out);
  out[0] *= 1 + vivid * Math.cos(phase);
  out[1] *= 1 + vivid * 0.8 * Math.cos(phase + 2.3);
  out[2] *= 1 + vivid * Math.cos(phase + 4.4);
};

/** A twill of fibre tows, as in carbon fibre: those in one direction reflect less. */
const woven: Paint = (px, py, pz, color, second, mm, out) => {
  const [u, v] = [(px + 0.6 * pz) / mm, (py + 0.8 * pz) / mm];
  const across = ((Math.floor(u) + Math.floor(v)) & 3) < 2;
  const along = across ? v - Math.floor(v) : u - Math.floor(u);
  mix(color, second, across ? 0.75 : 0.1, 0.55 + 0.9 * Math.sin(Math.PI * along), out);
};

/** Bars that cross at angles, as in etched meteorite (Widmanstaetten's figures). */
const crossed: Paint = (px, py, pz, color, second, mm, out) => {
  let share = 0;
  for (let family = 0; family < 3; family++) {
    const turn = (family * Math.PI) / 3 + 0.4;
    const [a, b] = [
      (px * Math.cos(turn) + py * Math.sin(turn) + 0.7 * pz) / mm,
      (py * Math.cos(turn) - px * Math.sin(turn) + 0.4 * pz) / (5 * mm),
    ];
    const bar = noise(a, Math.floor(b + noise(a, 0.5, 281)), 283 + family);
    if (bar > 0.58) share = (share + 0.35 + bar * 0.4) % 1;
  }
  mix(color, second, share, 0.85 + 0.3 * noise(px * 9, py * 9 + pz * 7, 293), out);
};

/** Uneven dye, as in leather; its pebbles are in {@link grainAt}. */
const grained: Paint = (px, py, pz, color, _second, _mm, out) => {
  const tone = 0.94 + 0.12 * noise3(px / 2.6, py / 2.6, pz / 2.6, 307);
  for (let c = 0; c < 3; c++) out[c] = color[c]! * tone;
};

const PAINTS: Record<Pattern['kind'], Paint> = {
  mottled,
  flecked,
  banded,
  layered,
  veined,
  matrix,
  moss,
  spotted,
  porous,
  fibrous,
  wooden,
  nacre,
  woven,
  crossed,
  grained,
};

/** Writes the colour of a patterned stone at a point, mm, to `out`. */
export function paint(
  { kind, color: second, mm = 1 }: Pattern,
  px: number,
  py: number,
  pz: number,
  color: Rgb,
  out: [red: number, green: number, blue: number],
): void {
  PAINTS[kind](px, py, pz, color, second ?? color, mm, out);
}

import type { Body, Schiller } from '@jewelry/design';
import type { Gem, Rgb } from '../materials/material';
import { intoGamut, spectrumColor } from '../materials/spectra';
import { BOX_HALF_HEIGHT, BOX_HALF_WIDTH, BOX_NORMAL, BOX_RADIANCE, BOX_STRIDE } from './room';
import { hash, noise3, smoothstep } from './math';
import type { Tracing } from './tracing';

/** What the shader needs to know of a stone. */
export type Skin = Pick<Gem, 'body' | 'ior' | 'schiller'>;

/** The skin of pearls that are meshes. */
export const PEARL_SKIN: Skin = { body: 'pearl', ior: 1.65, schiller: null };

/**
 * Shades a stone that is not clear.
 * @param f where the stone's frame begins: its axes, the third through the table or dome.
 */
export type BodyShader = (
  color: Rgb,
  skin: Skin,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  nx: number,
  ny: number,
  nz: number,
  f: number,
  depth: number,
  blur: number,
) => void;

/** How light is scattered back by a body. Shares are of the incident light. */
interface Scattering {
  /** Light from the front, and light that shines through from behind. */
  readonly front: number;
  readonly through: number;
  /** How far the polished surface blurs its reflections, radians. */
  readonly blur: number;
  /** How much darker the body is at its rim, where less light returns from the depth. */
  readonly fall: number;
}

const SCATTERING: Record<Body, Scattering> = {
  pearl: { front: 0.68, through: 0.12, blur: 0.13, fall: 0.46 },
  opal: { front: 0.42, through: 0.26, blur: 0.01, fall: 0.2 },
  opaque: { front: 1, through: 0, blur: 0.01, fall: 0 },
  translucent: { front: 0.6, through: 0.42, blur: 0.01, fall: 0.1 },
  moonstone: { front: 0.4, through: 0.36, blur: 0.01, fall: 0.25 },
};

const LIFT_MM = 2e-3;
const DEEPEST = 4;

/**
 * Width of the second lobe of nacre, scattered by its stacked plates, as the sharpness of a spherical Gaussian, and its
 * share.
 */
const NACRE_SHARPNESS = 11;
const NACRE_SHARE = 0.22;
/**
 * The main light is seen round in nacre, so far across (radians from its middle): bright up to the first, gone at the
 * second.
 */
const WINDOW_CORE = 0.16;
const WINDOW_EDGE = 0.3;
const WINDOW_SHARE = 0.3;

/** Aragonite plates: thickness in nm, index, and width of an order of their interference in nm. */
const PLATE_NM = 385;
const PLATE_INDEX = 1.66;
const ORDER_NM = 42;
const ANGLES = 32;
/** Overtone of nacre over the cosine of the view: the second and third order of interference between its plates. */
const OVERTONE = Float64Array.from({ length: ANGLES }, (_, i) => i / (ANGLES - 1)).reduce<number[]>((table, cosine) => {
  const inside = Math.sqrt(1 - (1 - cosine * cosine) / (PLATE_INDEX * PLATE_INDEX));
  const order = (nm: number, m: number) =>
    Math.exp(-(((nm - (2 * PLATE_INDEX * PLATE_NM * inside) / m) / ORDER_NM) ** 2));
  const color = intoGamut(spectrumColor((nm) => 0.35 + order(nm, 2) + order(nm, 3)));
  const luminance = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  table.push(color[0] / luminance, color[1] / luminance, color[2] / luminance);
  return table;
}, []);
/** How strongly the overtone colours the body, and the second lobe. */
const ORIENT_BODY = 0.05;
const ORIENT_LOBE = 0.26;

/** Size of the domains of precious opal, mm, and the depths at which the eye meets them. */
const DOMAIN_MM = 0.85;
const DOMAIN_DEPTHS_MM = [0.12, 0.45, 0.95] as const;
/** Diameter of the spheres of silica, nm: blue to red. */
const SPHERES_NM = [170, 300] as const;
/** Bragg's law in a stack of silica spheres: wavelength over diameter, facing. */
const BRAGG = 2.37;
/**
 * A domain is on within this angle of its direction, as the sharpness of a spherical Gaussian: 14 degrees and the width
 * of a softbox.
 */
const DOMAIN_SHARPNESS = 20;
const OPAL_STRENGTH = 3.4;
/** Pure colours from 380 to 720 nm. */
const PURE_FROM = 380;
const PURE_STEP = 10;
const PURE = bandColors(22);

/** The sheen of moonstone: light of one plane of lamellae under the dome. */
const LAMELLA_SHARPNESS = 22;
const SHEEN_STRENGTH = 1.1;
const SHEEN_COLOR: Rgb = [0.22, 0.46, 1];

/**
 * Fine needles return light across them: a line 5 degrees wide for each direction in which they lie (half turns of a
 * circle).
 */
const NEEDLES: Record<Exclude<Schiller, 'labradorescence'>, readonly number[]> = { eye: [0], star: [0, 1 / 3, 2 / 3] };
const NEEDLE_SHARPNESS = 150;
/** Lines fade towards the rim of the dome. */
const NEEDLE_FADE = 3.2;
const NEEDLE_STRENGTH = 0.75;
const NEEDLE_COLOR: Record<Exclude<Schiller, 'labradorescence'>, Rgb> = { eye: [1, 0.86, 0.55], star: [0.82, 0.88, 1] };

/**
 * Labradorite: sheets of two feldspars, so far apart in nm, whose interference gives the colour: blue to green, seldom
 * gold. Their distance hardly changes within a stone and is uneven, which widens the band they return (nm, chosen to
 * the eye).
 */
const SHEETS_NM = [154, 188] as const;
const SHEETS_CHANGE_MM = 14;
const FELDSPAR_INDEX = 1.56;
const FLASH = bandColors(78);
/**
 * Plates so wide in mm lean so far from each other (radians) and light up one by one; the dullest return this share of
 * the brightest.
 */
const PLATE_MM = 2.2;
const PLATE_LEAN = 0.3;
const DULLEST_PLATE = 0.1;
const LABRADOR_SHARPNESS = 9;
const LABRADOR_STRENGTH = 0.8;

/**
 * Pearl (a soft window, a coloured second lobe), opal (play of colour in depth), moonstone (a floating sheen), jade
 * (light from within), onyx (polish alone).
 */
export function createBodyShader(tracing: Tracing): BodyShader {
  const {
    environment,
    light,
    scene: { frames },
  } = tracing;
  const { boxes, boxCount } = environment;
  const inner = new Float64Array(3);
  const sum = new Float64Array(3);

  /**
   * Light of every softbox through a lobe about a direction: spherical Gaussians of the boxes' power, without edges or
   * corners.
   */
  function lobe(
    px: number,
    py: number,
    pz: number,
    rx: number,
    ry: number,
    rz: number,
    sharpness: number,
    out: Float64Array,
  ): void {
    out.fill(0);
    for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
      const x = boxes[o]! - px;
      const y = boxes[o + 1]! - py;
      const z = boxes[o + 2]! - pz;
      const far = x * x + y * y + z * z;
      const inverse = 1 / Math.sqrt(far);
      const facing =
        -(x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!) * inverse;
      if (facing <= 0) continue;
      const angle = (4 * boxes[o + BOX_HALF_WIDTH]! * boxes[o + BOX_HALF_HEIGHT]! * facing) / far;
      const share =
        ((angle * sharpness) / (2 * Math.PI)) * Math.exp(sharpness * ((rx * x + ry * y + rz * z) * inverse - 1));
      for (let c = 0; c < 3; c++) out[c]! += boxes[o + BOX_RADIANCE + c]! * share;
    }
  }

  /** How much of the main light is seen in a mirrored direction, 0 to 1. */
  function windowShare(px: number, py: number, pz: number, rx: number, ry: number, rz: number): number {
    const x = boxes[0]! - px;
    const y = boxes[1]! - py;
    const z = boxes[2]! - pz;
    const cosine = (rx * x + ry * y + rz * z) / Math.sqrt(x * x + y * y + z * z);
    return 1 - smoothstep(WINDOW_CORE, WINDOW_EDGE, Math.acos(Math.min(1, Math.max(-1, cosine))));
  }

  /** Second lobe and window of nacre, added to {@link sum}. */
  function addNacre(
    color: Rgb,
    px: number,
    py: number,
    pz: number,
    rx: number,
    ry: number,
    rz: number,
    cosine: number,
  ): void {
    const at = Math.min(ANGLES - 1, Math.round(cosine * (ANGLES - 1))) * 3;
    // The darker the body, the more of its colour is overtone.
    const strength = 1 + 1.6 * (1 - (color[0] + color[1] + color[2]) / 3);
    lobe(px, py, pz, rx, ry, rz, NACRE_SHARPNESS, light);
    const shine = WINDOW_SHARE * windowShare(px, py, pz, rx, ry, rz);
    for (let c = 0; c < 3; c++) {
      const overtone = OVERTONE[at + c]! - 1;
      sum[c]! *= 1 + overtone * Math.min(0.5, ORIENT_BODY * strength);
      sum[c]! +=
        light[c]! * NACRE_SHARE * (0.5 + 0.5 * color[c]!) * (1 + overtone * Math.min(0.9, ORIENT_LOBE * strength)) +
        shine * boxes[BOX_RADIANCE + c]!;
    }
  }

  /** The direction of the eye inside the stone, away from it: into {@link inner}. */
  function refract(
    ior: number,
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    cosine: number,
  ): void {
    const ratio = 1 / ior;
    const bend = ratio * cosine - Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine));
    inner[0] = ratio * dx + bend * nx;
    inner[1] = ratio * dy + bend * ny;
    inner[2] = ratio * dz + bend * nz;
  }

  /**
   * Refracted direction of a softbox's centre inside a stone whose surface faces n: writes x, y, z to `out`, false when
   * it is behind.
   */
  function lightInside(
    o: number,
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    ior: number,
    out: Float64Array,
  ): boolean {
    const x = boxes[o]! - px;
    const y = boxes[o + 1]! - py;
    const z = boxes[o + 2]! - pz;
    const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
    const cosine = (x * nx + y * ny + z * nz) * inverse;
    if (cosine <= 0.05) return false;
    const ratio = 1 / ior;
    const lift = Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine)) - ratio * cosine;
    out[0] = ratio * x * inverse + lift * nx;
    out[1] = ratio * y * inverse + lift * ny;
    out[2] = ratio * z * inverse + lift * nz;
    return true;
  }

  /** Irradiance of a softbox on a surface that faces n. */
  function boxIrradiance(o: number, px: number, py: number, pz: number, nx: number, ny: number, nz: number): number {
    const x = boxes[o]! - px;
    const y = boxes[o + 1]! - py;
    const z = boxes[o + 2]! - pz;
    const far = x * x + y * y + z * z;
    const facing = -(x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!);
    const arriving = x * nx + y * ny + z * nz;
    return facing > 0 && arriving > 0
      ? (4 * boxes[o + BOX_HALF_WIDTH]! * boxes[o + BOX_HALF_HEIGHT]! * facing * arriving) / (far * far)
      : 0;
  }

  const towards = new Float64Array(3);

  /** Flashes of the opal domains that the refracted eye meets at several depths, added to {@link sum}. */
  function addPlayOfColor(px: number, py: number, pz: number, nx: number, ny: number, nz: number, ior: number): void {
    for (const deep of DOMAIN_DEPTHS_MM) {
      const bits = nearestDomain(
        (px + inner[0]! * deep) / DOMAIN_MM,
        (py + inner[1]! * deep) / DOMAIN_MM,
        (pz + inner[2]! * deep) / DOMAIN_MM,
      );
      // Potch between the domains plays no colour.
      if ((bits & 7) === 0) continue;
      const size = SPHERES_NM[0] + (SPHERES_NM[1] - SPHERES_NM[0]) * (((bits >>> 3) & 255) / 255);
      const turned = hash(bits ^ 0x5bd1e995);
      const u = (turned & 0xffff) / 0xffff;
      const v = (turned >>> 16) / 0xffff;
      // The stack's normal, spread about the way in: a cut opal shows its layers face up.
      const lean = 0.75 * Math.sqrt(u);
      const gx = nx + lean * Math.cos(2 * Math.PI * v) * (1 - nx * nx);
      const gy = ny + lean * Math.sin(2 * Math.PI * v) * (1 - ny * ny);
      const gz = nz + lean * Math.cos(2 * Math.PI * (v + 0.37)) * (1 - nz * nz);
      const unit = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
      for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
        if (!lightInside(o, px, py, pz, nx, ny, nz, ior, towards)) continue;
        const hx = towards[0]! - inner[0]!;
        const hy = towards[1]! - inner[1]!;
        const hz = towards[2]! - inner[2]!;
        const length = Math.sqrt(hx * hx + hy * hy + hz * hz);
        const cosine = ((hx * gx + hy * gy + hz * gz) * unit) / length;
        const on = Math.exp(DOMAIN_SHARPNESS * (cosine - 1));
        if (on < 0.01) continue;
        // The half vector's length is twice the cosine of the angle between light and layers.
        const at = (BRAGG * size * (length / 2) - PURE_FROM) / PURE_STEP;
        const i = Math.min(PURE.length - 2, Math.max(0, Math.floor(at)));
        const share = Math.min(1, Math.max(0, at - i));
        const strength =
          on *
          boxIrradiance(o, px, py, pz, nx, ny, nz) *
          (OPAL_STRENGTH / (DOMAIN_DEPTHS_MM.length * Math.PI)) *
          (1 - 0.45 * deep);
        for (let c = 0; c < 3; c++)
          sum[c]! += strength * boxes[o + BOX_RADIANCE + c]! * (PURE[i]![c]! * (1 - share) + PURE[i + 1]![c]! * share);
      }
    }
  }

  /**
   * The sheen of the lamellae, which lie across the stone's axis: it floats under the dome and moves with the light.
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

  /** Plates that light up in the colour of their sheets where these mirror a softbox. */
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
    const plate = nearestDomain(px / PLATE_MM, py / PLATE_MM, pz / PLATE_MM);
    const bright = DULLEST_PLATE + (1 - DULLEST_PLATE) * ((plate & 255) / 255);
    const leanX = PLATE_LEAN * (((plate >>> 8) & 255) / 255 - 0.5);
    const leanY = PLATE_LEAN * (((plate >>> 16) & 255) / 255 - 0.5);
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

  return (color, { body, ior, schiller }, px, py, pz, dx, dy, dz, nx, ny, nz, f, depth, blur) => {
    if (body === 'clear') return;
    const { front, through, blur: skinBlur, fall } = SCATTERING[body];
    const cosine = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const m = 1 - cosine;
    const f0 = ((ior - 1) / (ior + 1)) ** 2;
    const coat = f0 + (1 - f0) * m * m * m * m * m;
    tracing.irradiance(-nx, -ny, -nz);
    for (let c = 0; c < 3; c++) sum[c] = light[c]! * through;
    tracing.irradiance(nx, ny, nz);
    const depthShare = (1 - coat) * (1 - fall * m * m);
    for (let c = 0; c < 3; c++) sum[c] = (sum[c]! + light[c]! * front) * color[c]! * depthShare;
    const rx = dx + 2 * cosine * nx;
    const ry = dy + 2 * cosine * ny;
    const rz = dz + 2 * cosine * nz;
    if (body === 'pearl') addNacre(color, px, py, pz, rx, ry, rz, cosine);
    else if (body === 'opal') {
      refract(ior, dx, dy, dz, nx, ny, nz, cosine);
      addPlayOfColor(px, py, pz, nx, ny, nz, ior);
    } else if (body === 'moonstone') {
      refract(ior, dx, dy, dz, nx, ny, nz, cosine);
      addSheen(px, py, pz, nx, ny, nz, frames[f + 6]!, frames[f + 7]!, frames[f + 8]!, ior);
    }
    if (schiller) {
      refract(ior, dx, dy, dz, nx, ny, nz, cosine);
      if (schiller === 'labradorescence') addLabradorescence(px, py, pz, nx, ny, nz, f, ior);
      else addNeedles(schiller, px, py, pz, nx, ny, nz, f, ior);
    }
    const red = sum[0]!;
    const green = sum[1]!;
    const blue = sum[2]!;
    // Pearls that face each other, or a ray within one, would mirror for ever.
    if (depth >= DEEPEST) tracing.farRadiance(rx, ry, rz);
    else
      tracing.trace(
        px + nx * LIFT_MM,
        py + ny * LIFT_MM,
        pz + nz * LIFT_MM,
        rx,
        ry,
        rz,
        depth + 1,
        0,
        blur + skinBlur,
        -1,
      );
    light[0] = red + light[0]! * coat;
    light[1] = green + light[1]! * coat;
    light[2] = blue + light[2]! * coat;
  };
}

/**
 * Colours of bands of light so wide (nm, to 1/e) about {@link PURE_FROM} and every {@link PURE_STEP} on, equal in
 * power.
 */
function bandColors(width: number): number[][] {
  return Array.from({ length: 35 }, (_, i) => {
    const nm = PURE_FROM + i * PURE_STEP;
    return intoGamut(spectrumColor((at) => Math.exp(-(((at - nm) / width) ** 2)))).map(
      (channel) => (channel * 22) / (0.16 * width),
    );
  });
}

/** Bits of the domain in which a point lies: the nearest of one seed per unit cube. */
function nearestDomain(x: number, y: number, z: number): number {
  const [ci, cj, ck] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let best = Infinity;
  let found = 0;
  for (let i = ci - 1; i <= ci + 1; i++) {
    for (let j = cj - 1; j <= cj + 1; j++) {
      for (let k = ck - 1; k <= ck + 1; k++) {
        const bits = hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791));
        const dx = i + (bits & 1023) / 1023 - x;
        const dy = j + ((bits >>> 10) & 1023) / 1023 - y;
        const dz = k + ((bits >>> 20) & 1023) / 1023 - z;
        const distance = dx * dx + dy * dy + dz * dz;
        if (distance < best) {
          best = distance;
          found = bits;
        }
      }
    }
  }
  return hash(found);
}

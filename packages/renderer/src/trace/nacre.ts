import type { Rgb } from '../materials/material';
import { intoGamut, spectrumColor } from '../materials/spectra';
import type { BodyLight } from './bodyLight';
import { noise3, smoothstep } from './math';
import { BOX_RADIANCE } from './room';

/**
 * Second lobe of nacre, scattered by its stacked plates: sharpness of its spherical Gaussian, and its share.
 */
const NACRE_SHARPNESS = 11;
const NACRE_SHARE = 0.3;
/** Share of the other lights in that lobe: with all of it, their glows lay round a dull middle. */
const SIDE_SHARE = 0.15;
/**
 * The main light's reflection in nacre is round: full up to the first angle from its center, gone at the second,
 * radians.
 */
const WINDOW_CORE = 0.2;
const WINDOW_EDGE = 0.26;
const WINDOW_SHARE = 0.24;

/** Aragonite plates: thickness, nm, refractive index, and width of an interference order, nm. */
const PLATE_NM = 385;
const PLATE_INDEX = 1.66;
const ORDER_NM = 42;
const ANGLES = 32;
/** Overtone of nacre by the cosine of the view angle: second and third order of interference between its plates. */
const OVERTONE = Float64Array.from({ length: ANGLES }, (_, i) => i / (ANGLES - 1)).reduce<number[]>((table, cosine) => {
  const inside = Math.sqrt(1 - (1 - cosine * cosine) / (PLATE_INDEX * PLATE_INDEX));
  const order = (nm: number, m: number) =>
    Math.exp(-(((nm - (2 * PLATE_INDEX * PLATE_NM * inside) / m) / ORDER_NM) ** 2));
  const color = intoGamut(spectrumColor((nm) => 0.35 + order(nm, 2) + order(nm, 3)));
  const luminance = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  table.push(color[0] / luminance, color[1] / luminance, color[2] / luminance);
  return table;
}, []);
/** Weight of the overtone in the body colour, and in the second lobe. */
const ORIENT_BODY = 0.04;
const ORIENT_LOBE = 0.2;
/**
 * Pale pearls keep this share of their overtone at the rim, and all of it from the second cosine: towards the rim light takes
 * ever more uneven plates, and the green of the one thickness made grey rims.
 */
const RIM_ORIENT = 0.12;
const RIM_ENDS = [0.55, 0.96] as const;
/** Darkness from which pearls keep their overtone at the rim, and where they keep all of it. */
const DARK = [0.25, 0.6] as const;
/** How much the plates vary in thickness, as a change of the cosine, and over how many mm. */
const PLATE_CHANGE = 0.22;
const PLATE_CHANGE_MM = 4.5;

/** The shine of pearl: a soft window, and a coloured second lobe. */
export function createNacre({ boxes, light, sum, lobe }: BodyLight) {
  /** Visible share of the main light in a mirrored direction, 0 to 1. */
  function windowShare(px: number, py: number, pz: number, rx: number, ry: number, rz: number): number {
    const x = boxes[0]! - px;
    const y = boxes[1]! - py;
    const z = boxes[2]! - pz;
    const cosine = (rx * x + ry * y + rz * z) / Math.sqrt(x * x + y * y + z * z);
    return 1 - smoothstep(WINDOW_CORE, WINDOW_EDGE, Math.acos(Math.min(1, Math.max(-1, cosine))));
  }

  /** Adds the second lobe and the window of nacre to {@link sum}. */
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
    const change = noise3(px / PLATE_CHANGE_MM, py / PLATE_CHANGE_MM, pz / PLATE_CHANGE_MM, 307) - 0.5;
    const along = Math.min(1, Math.max(0, cosine + PLATE_CHANGE * change)) * (ANGLES - 1);
    const at = Math.min(ANGLES - 2, Math.floor(along));
    const next = along - at;
    // Dark pearls take more of their colour from the overtone.
    const dark = 1 - (color[0] + color[1] + color[2]) / 3;
    const even = RIM_ORIENT + (1 - RIM_ORIENT) * smoothstep(RIM_ENDS[0], RIM_ENDS[1], cosine);
    const strength = (1 + 1.6 * dark) * (even + (1 - even) * smoothstep(DARK[0], DARK[1], dark));
    lobe(px, py, pz, rx, ry, rz, NACRE_SHARPNESS, SIDE_SHARE, light);
    const shine = WINDOW_SHARE * windowShare(px, py, pz, rx, ry, rz);
    for (let c = 0; c < 3; c++) {
      const first = OVERTONE[at * 3 + c]!;
      const overtone = first + next * (OVERTONE[at * 3 + 3 + c]! - first) - 1;
      sum[c]! *= 1 + overtone * Math.min(0.5, ORIENT_BODY * strength);
      sum[c]! +=
        light[c]! * NACRE_SHARE * (0.5 + 0.5 * color[c]!) * (1 + overtone * Math.min(0.9, ORIENT_LOBE * strength)) +
        shine * boxes[BOX_RADIANCE + c]!;
    }
  }

  return addNacre;
}

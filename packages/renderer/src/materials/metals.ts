import type { Alloy, Finish, Hue } from '@jewelry/design';
import { hueOf } from '@jewelry/design';
import type { Metal, Rgb } from './material';

/**
 * Reflectance at normal incidence, linear sRGB. Tuned by eye from the usual gold (1.0, 0.77, 0.34), silver
 * (0.97, 0.96, 0.92), copper (0.96, 0.64, 0.54) and platinum (0.67, 0.64, 0.59) towards what photographs of the alloys show:
 * the finer a yellow gold the deeper, the less gold the nearer to the silver and copper that it is alloyed with.
 */
const REFLECTANCE: Record<Alloy, Rgb> = {
  'yellow-gold-9k': [0.93, 0.752, 0.52],
  'yellow-gold-10k': [0.94, 0.75, 0.485],
  'yellow-gold-14k': [0.97, 0.737, 0.41],
  'yellow-gold-18k': [1.0, 0.715, 0.325],
  'yellow-gold-21k': [1.0, 0.695, 0.265],
  'yellow-gold-22k': [1.0, 0.683, 0.238],
  'yellow-gold-24k': [1.0, 0.675, 0.208],
  'rose-gold-9k': [0.93, 0.63, 0.54],
  'rose-gold-10k': [0.935, 0.63, 0.53],
  'rose-gold-14k': [0.95, 0.625, 0.51],
  'rose-gold-18k': [0.96, 0.625, 0.49],
  'rose-gold-21k': [0.985, 0.645, 0.37],
  'rose-gold-22k': [0.99, 0.655, 0.33],
  'white-gold-9k': [0.88, 0.865, 0.835],
  'white-gold-10k': [0.88, 0.863, 0.832],
  'white-gold-14k': [0.87, 0.857, 0.832],
  'white-gold-18k': [0.86, 0.849, 0.83],
  'silver-925': [0.93, 0.92, 0.9],
  'platinum-950': [0.66, 0.665, 0.685],
  'steel-316l': [0.62, 0.61, 0.6],
};

const WHITE_SHADE: Rgb = [0.9, 1.01, 1.13];

/**
 * What the shadows of a metal lean to. In a studio gold mirrors warm flags and other gold, and its shadows are brown; a
 * grey room would leave them olive. White metals are photographed between grey flags, which takes the warmth of ours out.
 */
const SHADE: Record<Hue, Rgb> = {
  'yellow-gold': [1.1, 0.9, 0.8],
  'white-gold': WHITE_SHADE,
  'rose-gold': [1.04, 0.96, 0.92],
  'silver-925': WHITE_SHADE,
  'platinum-950': WHITE_SHADE,
  'steel-316l': WHITE_SHADE,
};

const FINISH: Record<Finish, Pick<Metal, 'blur' | 'grain' | 'waviness' | 'hammer' | 'brush'>> = {
  polished: { blur: 0.012, grain: 0, waviness: 0.0022, hammer: 0, brush: 0 },
  satin: { blur: 0.19, grain: 0.014, waviness: 0.0022, hammer: 0, brush: 0.085 },
  matte: { blur: 0.42, grain: 0.06, waviness: 0.0022, hammer: 0, brush: 0 },
  hammered: { blur: 0.02, grain: 0, waviness: 0.003, hammer: 0.24, brush: 0 },
};

/** The look of an alloy with a finish. */
export function metal(alloy: Alloy, finish: Finish): Metal {
  return { kind: 'metal', reflectance: REFLECTANCE[alloy], shade: SHADE[hueOf(alloy)], ...FINISH[finish] };
}

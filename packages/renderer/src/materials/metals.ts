import type { Alloy, Finish } from '@jewelry/design';
import type { Metal, Rgb } from './material';

/**
 * Reflectance at normal incidence, linear sRGB. Tuned by eye from the usual gold (1.0, 0.77, 0.34), silver
 * (0.97, 0.96, 0.92) and platinum (0.67, 0.64, 0.59) towards what photographs of the alloys show.
 */
const REFLECTANCE: Record<Alloy, Rgb> = {
  'yellow-gold-18k': [1.0, 0.715, 0.325],
  'white-gold-18k': [0.86, 0.849, 0.83],
  'rose-gold-18k': [0.96, 0.625, 0.49],
  'silver-925': [0.93, 0.92, 0.9],
  'platinum-950': [0.66, 0.665, 0.685],
  'steel-316l': [0.62, 0.61, 0.6],
};

const WHITE_SHADE: Rgb = [0.9, 1.01, 1.13];

/**
 * What the shadows of a metal lean to. In a studio gold mirrors warm flags and other gold, and its shadows are brown; a
 * grey room would leave them olive. White metals are photographed between grey flags, which takes the warmth of ours out.
 */
const SHADE: Record<Alloy, Rgb> = {
  'yellow-gold-18k': [1.1, 0.9, 0.8],
  'white-gold-18k': WHITE_SHADE,
  'rose-gold-18k': [1.04, 0.96, 0.92],
  'silver-925': WHITE_SHADE,
  'platinum-950': WHITE_SHADE,
  'steel-316l': WHITE_SHADE,
};

const FINISH: Record<Finish, Pick<Metal, 'blur' | 'grain' | 'waviness' | 'hammer' | 'brush'>> = {
  polished: { blur: 0.012, grain: 0, waviness: 0.0022, hammer: 0, brush: 0 },
  satin: { blur: 0.13, grain: 0.014, waviness: 0.0022, hammer: 0, brush: 0.06 },
  matte: { blur: 0.42, grain: 0.06, waviness: 0.0022, hammer: 0, brush: 0 },
  hammered: { blur: 0.02, grain: 0, waviness: 0.003, hammer: 0.24, brush: 0 },
};

/** The look of an alloy with a finish. */
export function metal(alloy: Alloy, finish: Finish): Metal {
  return { kind: 'metal', reflectance: REFLECTANCE[alloy], shade: SHADE[alloy], ...FINISH[finish] };
}

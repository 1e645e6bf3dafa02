import type { Alloy, Finish } from '@jewelry/design';
import type { Metal, Rgb } from './material';

/** Reflectance in linear sRGB facing the light, and at 82 degrees, where conductors dip below Schlick's curve. */
interface Conductor {
  readonly f0: Rgb;
  readonly f82: Rgb;
}

const from = (f0: Rgb, f82: Rgb): Conductor => ({ f0, f82 });

/** White gold is sold rhodium-plated. */
const RHODIUM_PLATE = from([0.78, 0.75, 0.72], [0.71, 0.71, 0.71]);

/**
 * From measured complex indices of refraction (gold, silver, copper: Johnson and Christy, 1972; platinum: Rakic et al.,
 * 1998; rhodium: Weaver, 1977; steel: Karlsson, 1982), alloyed by the atom-fraction mean of the permittivities and
 * integrated over CIE 1931 under D65. The rule makes rose gold too yellow: that up to 18 karat is moved half-way to copper of
 * the same lightness, which the trade's samples show. 10, 21 and 22 karat lie between their neighbours.
 */
const CONDUCTORS: Record<Alloy, Conductor> = {
  'yellow-gold-9k': from([0.936, 0.724, 0.571], [0.932, 0.806, 0.733]),
  'yellow-gold-10k': from([0.945, 0.734, 0.566], [0.939, 0.815, 0.734]),
  'yellow-gold-14k': from([0.98, 0.774, 0.546], [0.965, 0.852, 0.739]),
  'yellow-gold-18k': from([1.004, 0.758, 0.476], [0.98, 0.854, 0.707]),
  'yellow-gold-21k': from([1.016, 0.744, 0.428], [0.984, 0.854, 0.68]),
  'yellow-gold-22k': from([1.022, 0.737, 0.405], [0.986, 0.854, 0.667]),
  'yellow-gold-24k': from([1.039, 0.723, 0.362], [0.991, 0.855, 0.641]),
  'rose-gold-9k': from([0.945, 0.63, 0.53], [0.956, 0.781, 0.696]),
  'rose-gold-10k': from([0.95, 0.636, 0.526], [0.958, 0.785, 0.696]),
  'rose-gold-14k': from([0.968, 0.652, 0.51], [0.965, 0.799, 0.694]),
  'rose-gold-18k': from([0.985, 0.667, 0.49], [0.973, 0.816, 0.684]),
  'rose-gold-21k': from([1.014, 0.705, 0.411], [0.981, 0.834, 0.664]),
  'rose-gold-22k': from([1.022, 0.711, 0.393], [0.984, 0.841, 0.656]),
  'white-gold-9k': RHODIUM_PLATE,
  'white-gold-10k': RHODIUM_PLATE,
  'white-gold-14k': RHODIUM_PLATE,
  'white-gold-18k': RHODIUM_PLATE,
  'silver-925': from([0.99, 0.956, 0.9], [0.986, 0.963, 0.94]),
  'platinum-950': from([0.68, 0.638, 0.577], [0.665, 0.665, 0.66]),
  'steel-316l': from([0.669, 0.639, 0.594], [0.649, 0.664, 0.678]),
};

/** Cast and hand-polished gold and silver return less than the evaporated films that were measured: L* 85 to 88. */
const CASTING = 0.92;
const CAST = /gold-\d|silver/;

/** Roughness and structure; the figures follow roughness gauges and macro photographs of each finish. */
const FINISH: Record<Finish, Pick<Metal, 'alphaAlong' | 'alphaAcross' | 'waviness' | 'hammer' | 'brush' | 'grain'>> = {
  polished: { alphaAlong: 0.012, alphaAcross: 0.012, waviness: 0.0015, hammer: 0, brush: 0, grain: 0 },
  satin: { alphaAlong: 0.09, alphaAcross: 0.3, waviness: 0.006, hammer: 0, brush: 0.09, grain: 0 },
  matte: { alphaAlong: 0.42, alphaAcross: 0.42, waviness: 0.004, hammer: 0, brush: 0, grain: 0.11 },
  hammered: { alphaAlong: 0.03, alphaAcross: 0.03, waviness: 0.008, hammer: 0.2, brush: 0, grain: 0 },
};

/** The conductor and finish of an alloy. */
export function metal(alloy: Alloy, finish: Finish): Metal {
  const { f0, f82 } = CONDUCTORS[alloy];
  const share = CAST.test(alloy) && f0 !== RHODIUM_PLATE.f0 ? CASTING : 1;
  const reflectance: Rgb = [f0[0] * share, f0[1] * share, f0[2] * share];
  const dip = (c: 0 | 1 | 2) => Math.max(0, 17.65 * (reflectance[c] + 0.4627 * (1 - reflectance[c]) - f82[c] * share));
  return { kind: 'metal', reflectance, dip: [dip(0), dip(1), dip(2)], ...FINISH[finish] };
}

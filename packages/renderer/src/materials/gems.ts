import type { Cut, GemKind } from '@jewelry/design';
import type { Gem, Rgb } from './material';

interface Species {
  /** Index of refraction at the sodium line (GIA Gem Reference Guide). */
  readonly ior: number;
  /** Difference of the index between the B and G Fraunhofer lines (same source). */
  readonly dispersion: number;
  /**
   * Absorption per mm of a stone 6 mm wide, chosen from the colour it should show:
   * ln(ratio) over a light path of about 1.4 to 2 widths. Tuned by eye.
   */
  readonly absorption: Rgb;
  readonly average: Rgb;
  readonly polarizer?: number;
  readonly body?: Gem['body'];
  readonly pattern?: Gem['pattern'];
}

const SPECIES: Record<GemKind, Species> = {
  diamond: { ior: 2.418, dispersion: 0.044, absorption: [0.004, 0.004, 0.005], average: [0.75, 0.76, 0.78], polarizer: 0.8 },
  ruby: { ior: 1.766, dispersion: 0.018, absorption: [0.075, 0.8, 0.5], average: [0.4, 0.015, 0.05], polarizer: 0.6 },
  'blue-sapphire': { ior: 1.766, dispersion: 0.018, absorption: [0.52, 0.3, 0.05], average: [0.03, 0.08, 0.42], polarizer: 0.7 },
  emerald: { ior: 1.577, dispersion: 0.014, absorption: [0.55, 0.14, 0.255], average: [0.02, 0.26, 0.13] },
  'pink-sapphire': { ior: 1.766, dispersion: 0.018, absorption: [0.035, 0.26, 0.125], average: [0.68, 0.2, 0.38], polarizer: 0.75 },
  'yellow-sapphire': { ior: 1.766, dispersion: 0.018, absorption: [0.02, 0.085, 0.56], average: [0.75, 0.55, 0.08], polarizer: 0.8 },
  amethyst: { ior: 1.548, dispersion: 0.013, absorption: [0.22, 0.55, 0.1], average: [0.32, 0.1, 0.5] },
  aquamarine: { ior: 1.577, dispersion: 0.014, absorption: [0.17, 0.04, 0.03], average: [0.4, 0.65, 0.7] },
  citrine: { ior: 1.548, dispersion: 0.013, absorption: [0.02, 0.14, 0.72], average: [0.7, 0.45, 0.05] },
  garnet: { ior: 1.77, dispersion: 0.022, absorption: [0.1, 0.9, 0.75], average: [0.3, 0.02, 0.03], polarizer: 0.7 },
  morganite: { ior: 1.58, dispersion: 0.014, absorption: [0.03, 0.13, 0.09], average: [0.75, 0.5, 0.5] },
  onyx: { ior: 1.54, dispersion: 0, absorption: [3, 3, 3], average: [0.012, 0.012, 0.013], body: 'opaque' },
  opal: { ior: 1.45, dispersion: 0, absorption: [0.2, 0.15, 0.12], average: [0.72, 0.75, 0.78], body: 'opal' },
  pearl: { ior: 1.6, dispersion: 0, absorption: [1, 1, 1], average: [0.86, 0.82, 0.78], body: 'pearl' },
  peridot: { ior: 1.67, dispersion: 0.02, absorption: [0.25, 0.06, 0.6], average: [0.35, 0.55, 0.08] },
  tanzanite: { ior: 1.695, dispersion: 0.03, absorption: [0.35, 0.48, 0.05], average: [0.15, 0.1, 0.5], polarizer: 0.8 },
  topaz: { ior: 1.62, dispersion: 0.014, absorption: [0.22, 0.07, 0.03], average: [0.35, 0.6, 0.75] },
  turquoise: { ior: 1.61, dispersion: 0, absorption: [2, 2, 2], average: [0.06, 0.44, 0.46], body: 'opaque', pattern: 'mottled' },
  jade: { ior: 1.66, dispersion: 0, absorption: [2, 1, 2], average: [0.05, 0.31, 0.12], body: 'translucent', pattern: 'mottled' },
  'lapis-lazuli': { ior: 1.5, dispersion: 0, absorption: [3, 3, 2], average: [0.014, 0.03, 0.24], body: 'opaque', pattern: 'flecked' },
  malachite: { ior: 1.85, dispersion: 0, absorption: [3, 2, 3], average: [0.012, 0.19, 0.085], body: 'opaque', pattern: 'banded' },
  carnelian: { ior: 1.54, dispersion: 0, absorption: [0.3, 2, 3], average: [0.52, 0.085, 0.015], body: 'translucent', pattern: 'mottled' },
  moonstone: { ior: 1.52, dispersion: 0, absorption: [0.2, 0.18, 0.15], average: [0.66, 0.67, 0.69], body: 'moonstone' },
  tourmaline: { ior: 1.63, dispersion: 0.017, absorption: [0.06, 0.4, 0.2], average: [0.6, 0.15, 0.3] },
};

/** Stones under this width are seen as points: their light is followed less far, mm. */
const MELEE_MM = 2.6;
/** Stones under this width show no fire at the sizes we photograph, mm. */
const FIRELESS_MM = 0.9;
/** Internal reflections followed in the liveliest stone. */
export const MOST_BOUNCES = 11;
/** Weaker dispersion than this is not seen. */
const VISIBLE_DISPERSION = 0.03;

/**
 * The look of a stone of a width in mm (short side of the girdle). Absorption is raised for small stones, or a 2 mm
 * ruby would be pink, and lowered for large ones, or they would be black.
 */
export function gem(kind: GemKind, cut: Cut, sizeMm: number): Gem {
  const species = SPECIES[kind];
  const depthOfColor = Math.min(3.2, (6 / Math.max(1, sizeMm)) ** 0.85);
  const melee = sizeMm < MELEE_MM;
  return {
    kind: 'gem',
    body: species.body ?? 'clear',
    ...(species.pattern && { pattern: species.pattern }),
    ior: [species.ior - species.dispersion * 0.23, species.ior, species.ior + species.dispersion * 0.41],
    fire: species.dispersion > VISIBLE_DISPERSION && sizeMm >= FIRELESS_MM,
    absorption: scale(species.absorption, depthOfColor),
    average: species.average,
    shadow: [shadowShare(species.average[0]), shadowShare(species.average[1]), shadowShare(species.average[2])],
    polarizer: species.polarizer ?? 1,
    bounces: melee ? 6 : kind === 'diamond' ? MOST_BOUNCES : 9,
    rounded: cut === 'cabochon' || cut === 'sphere',
  };
}

function scale(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

function shadowShare(average: number): number {
  return Math.min(1, 0.22 + 0.7 * average);
}

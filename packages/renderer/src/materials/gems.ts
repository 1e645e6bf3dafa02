import type { Cut, GemKind } from '@jewelry/design';
import type { Gem, Rgb } from './material';
import { pathTable, FIRE_SETS, type Band } from './spectra';

interface Species {
  /** Index of refraction at the sodium line (GIA Gem Reference Guide). */
  readonly ior: number;
  /** Difference of the index between the B and G Fraunhofer lines (same source). */
  readonly dispersion: number;
  /** Spectra for light that swings along the stone's axes, z through the table: their order is how the stone is cut. One where they are alike. */
  readonly absorption?: readonly [all: readonly Band[]] | readonly [x: readonly Band[], y: readonly Band[], z: readonly Band[]];
  /** How much deeper shops show the stone than the one whose bands are given; 1 if not given. */
  readonly depth?: number;
  /** Share of absorbed green and blue that comes back as red. */
  readonly glow?: number;
  /** Average colour, for reflections of reflections and opaque bodies. */
  readonly average: Rgb;
  readonly polarizer?: number;
  readonly body?: Gem['body'];
  readonly pattern?: Gem['pattern'];
}

const RUBY_O: readonly Band[] = [[404, 3290, 10.3], [538, 2870, 4.2], [560, 1580, 7.2], [460, 5200, 3]];
const RUBY_E: readonly Band[] = [[400, 3260, 17.6], [538, 2420, 3.5], [460, 5200, 3]];
const fainter = (bands: readonly Band[], share: number): readonly Band[] => bands.filter(([nm]) => nm !== 460).map(([nm, width, peak]) => [nm, width, peak * share]);
const SAPPHIRE_O: readonly Band[] = [[591, 5000, 5], [419, 4000, 0.32]];
const SAPPHIRE_E: readonly Band[] = [[560, 9000, 1.1], [727, 5370, 2]];
const YELLOW_O: readonly Band[] = [[450, 506, 3.6], [394, 1600, 1.8], [383, 1060, 7.3], [370, 9000, 3.8]];
const YELLOW_E: readonly Band[] = [[450, 506, 1.2], [394, 1600, 1.45], [383, 1060, 4.4], [370, 9000, 2.7]];
const EMERALD_O: readonly Band[] = [[415, 3560, 3.9], [446, 2720, 4.1], [533, 1460, 0.33], [606, 2470, 5.7], [400, 5000, 1]];
const EMERALD_E: readonly Band[] = [[399, 3000, 6.7], [446, 1480, 2.7], [569, 1200, 2], [635, 1970, 7.9], [400, 5000, 1]];
const AQUAMARINE_O: readonly Band[] = [[820, 4200, 1.2], [600, 6000, 0.1]];
const AQUAMARINE_E: readonly Band[] = [[620, 4200, 1.05], [820, 4200, 0.3]];
const AMETHYST_O: readonly Band[] = [[366, 4500, 2.6], [548, 4300, 2.2]];
const AMETHYST_E: readonly Band[] = [[366, 4500, 2.6], [548, 4300, 1.7]];
const MORGANITE_O: readonly Band[] = [[494, 4500, 0.5], [380, 5000, 0.5]];
const MORGANITE_E: readonly Band[] = [[540, 4000, 0.5], [380, 5000, 0.3]];
const TOURMALINE_O: readonly Band[] = [[520, 3200, 3.6], [400, 4500, 1.3]];
const TOURMALINE_E: readonly Band[] = [[520, 3200, 1.08], [400, 4500, 0.39]];

/**
 * Bands measured where they are published (ruby, yellow sapphire, emerald, peridot: GIA and the Caltech mineral
 * spectroscopy server; citrine, topaz, tourmaline) and otherwise placed to give the trade's colour. Corundum is cut with
 * its axis through the table, beryl, quartz and tourmaline across it.
 */
const SPECIES: Record<GemKind, Species> = {
  diamond: { ior: 2.417, dispersion: 0.044, absorption: [[[415, 2500, 0.02], [380, 6000, 0.03]]], average: [0.75, 0.76, 0.78], polarizer: 0.8 },
  ruby: { ior: 1.768, dispersion: 0.018, absorption: [RUBY_O, RUBY_O, RUBY_E], glow: 0.06, average: [0.4, 0.015, 0.05], polarizer: 0.6 },
  'blue-sapphire': { ior: 1.768, dispersion: 0.018, absorption: [SAPPHIRE_O, SAPPHIRE_O, SAPPHIRE_E], average: [0.03, 0.08, 0.42], polarizer: 0.7 },
  emerald: { ior: 1.577, dispersion: 0.014, absorption: [EMERALD_O, EMERALD_E, EMERALD_O], average: [0.02, 0.26, 0.13], polarizer: 0.8 },
  'pink-sapphire': { ior: 1.768, dispersion: 0.018, absorption: [fainter(RUBY_O, 0.2), fainter(RUBY_O, 0.2), fainter(RUBY_E, 0.2)], average: [0.68, 0.2, 0.38], polarizer: 0.75 },
  'yellow-sapphire': { ior: 1.768, dispersion: 0.018, absorption: [YELLOW_O, YELLOW_O, YELLOW_E], average: [0.75, 0.55, 0.08], polarizer: 0.8 },
  amethyst: { ior: 1.544, dispersion: 0.013, absorption: [AMETHYST_O, AMETHYST_E, AMETHYST_O], average: [0.32, 0.1, 0.5] },
  aquamarine: { ior: 1.577, dispersion: 0.014, absorption: [AQUAMARINE_O, AQUAMARINE_E, AQUAMARINE_O], depth: 2.2, average: [0.52, 0.75, 0.88] },
  citrine: { ior: 1.544, dispersion: 0.013, absorption: [[[295, 12650, 34], [411, 3690, 1.4], [469, 2080, 0.24]]], average: [0.7, 0.45, 0.05] },
  garnet: { ior: 1.77, dispersion: 0.022, absorption: [[[504, 700, 9], [527, 800, 12], [576, 800, 15], [470, 8500, 3.4], [400, 4000, 8]]], average: [0.3, 0.02, 0.03], polarizer: 0.7 },
  morganite: { ior: 1.58, dispersion: 0.014, absorption: [MORGANITE_O, MORGANITE_E, MORGANITE_O], depth: 1.7, average: [0.78, 0.55, 0.58] },
  onyx: { ior: 1.54, dispersion: 0, average: [0.012, 0.012, 0.013], body: 'opaque' },
  opal: { ior: 1.45, dispersion: 0, average: [0.72, 0.75, 0.78], body: 'opal' },
  pearl: { ior: 1.6, dispersion: 0, average: [0.86, 0.82, 0.78], body: 'pearl' },
  peridot: {
    ior: 1.67,
    dispersion: 0.02,
    absorption: [
      [[335, 6940, 11.5], [452, 4710, 1.7], [648, 2180, 1], [802, 1990, 5.4]],
      [[266, 13000, 52], [461, 4790, 2.7], [655, 3310, 1.9], [843, 2650, 6.2]],
      [[336, 13000, 3.7], [448, 3200, 0.8], [648, 2300, 0.9], [800, 2130, 5.1]],
    ],
    average: [0.35, 0.55, 0.08],
  },
  tanzanite: {
    ior: 1.695,
    dispersion: 0.03,
    absorption: [
      [[538, 3600, 2.6], [340, 5000, 3]],
      [[592, 4600, 3.2], [365, 3000, 3]],
      [[600, 4800, 2.2], [378, 2500, 4]],
    ],
    average: [0.15, 0.1, 0.5],
    polarizer: 0.8,
  },
  topaz: { ior: 1.62, dispersion: 0.014, absorption: [[[615, 3600, 1.5]]], average: [0.3, 0.62, 0.85] },
  turquoise: { ior: 1.61, dispersion: 0, average: [0.06, 0.44, 0.46], body: 'opaque', pattern: 'mottled' },
  jade: { ior: 1.66, dispersion: 0, average: [0.05, 0.31, 0.12], body: 'translucent', pattern: 'mottled' },
  'lapis-lazuli': { ior: 1.5, dispersion: 0, average: [0.014, 0.03, 0.24], body: 'opaque', pattern: 'flecked' },
  malachite: { ior: 1.85, dispersion: 0, average: [0.012, 0.19, 0.085], body: 'opaque', pattern: 'banded' },
  carnelian: { ior: 1.54, dispersion: 0, average: [0.52, 0.085, 0.015], body: 'translucent', pattern: 'mottled' },
  moonstone: { ior: 1.52, dispersion: 0, average: [0.66, 0.67, 0.69], body: 'moonstone' },
  tourmaline: { ior: 1.63, dispersion: 0.017, absorption: [TOURMALINE_O, TOURMALINE_E, TOURMALINE_O], average: [0.75, 0.25, 0.42] },
};

/** Width of the stone for which the bands are given, mm, and how fast the trade's rough is chosen paler as stones grow. */
const REFERENCE_MM = 8;
const TONE_POWER = 0.8;
const PALEST = 0.6;
const DEEPEST_TONE = 3;
/** Stones under this width are seen as points: their light is followed less far, mm. */
const MELEE_MM = 2.6;
/** Stones under this width show no fire at the sizes we photograph, mm. */
const FIRELESS_MM = 0.9;
/** Internal reflections followed in the liveliest stone. */
export const MOST_BOUNCES = 11;
/** Weaker dispersion than this is not seen. */
const VISIBLE_DISPERSION = 0.03;

/** Wavelengths of the Fraunhofer lines D, B and G, nm. */
const D_NM = 589.3;
const B_NM = 686.7;
const G_NM = 430.8;

/** Index of refraction at a wavelength in nm: diamond by Sellmeier's formula (Peter, 1923), others by Cauchy's. */
export function refractiveIndex(kind: GemKind, nm: number): number {
  if (kind === 'diamond') {
    const squared = (nm / 1000) ** 2;
    return Math.sqrt(1 + (4.3356 * squared) / (squared - 0.106 ** 2) + (0.3306 * squared) / (squared - 0.175 ** 2));
  }
  const { ior, dispersion } = SPECIES[kind];
  const slope = dispersion / (1 / G_NM ** 2 - 1 / B_NM ** 2);
  return ior + slope * (1 / nm ** 2 - 1 / D_NM ** 2);
}

const tables = new Map<GemKind, Gem['colors']>();

/** Colours over the path for light that swings along the stone's axes; one table where they are alike. */
function colorsOf(kind: GemKind): Gem['colors'] {
  const known = tables.get(kind);
  if (known) return known;
  const { absorption = [], glow = 0 } = SPECIES[kind];
  const made = new Map<readonly Band[], Float64Array>();
  const colors = absorption.map((bands) => {
    const table = made.get(bands) ?? pathTable(bands, glow);
    made.set(bands, table);
    return table;
  });
  tables.set(kind, colors);
  return colors;
}

/**
 * The optics of a stone of a width in mm (short side of the girdle). Small stones count as if their path were longer
 * and large ones as if it were shorter: rough is chosen for its tone, or a 2 mm ruby would be pink and a 15 mm one black.
 */
export function gem(kind: GemKind, cut: Cut, sizeMm: number): Gem {
  const species = SPECIES[kind];
  const tone = Math.min(DEEPEST_TONE, Math.max(PALEST, (REFERENCE_MM / Math.max(1, sizeMm)) ** TONE_POWER));
  const melee = sizeMm < MELEE_MM;
  const hasFire = species.dispersion > VISIBLE_DISPERSION && sizeMm >= FIRELESS_MM;
  return {
    kind: 'gem',
    body: species.body ?? 'clear',
    ...(species.pattern && { pattern: species.pattern }),
    ior: species.ior,
    fire: hasFire ? FIRE_SETS.map(({ nm, rgb }) => ({ indices: nm.map((wavelength) => refractiveIndex(kind, wavelength)), rgb })) : null,
    colors: species.body ? [] : colorsOf(kind),
    tone: tone * (species.depth ?? 1),
    average: species.average,
    polarizer: species.polarizer ?? 1,
    bounces: melee ? 6 : kind === 'diamond' ? MOST_BOUNCES : 9,
    rounded: cut === 'cabochon' || cut === 'sphere',
  };
}

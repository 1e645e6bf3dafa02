/**
 * Gems, one row each with all properties. Their names in prompts are in
 * `language/lexicon/<language>.json` under `stone`.
 *
 * Densities (g/cm³), indices of refraction at the sodium line and dispersions between the Fraunhofer lines B and G: GIA
 * Gem Reference Guide (1995), for ornamental stones Schumann, "Gemstones of the World" (2013). Absorption bands are
 * measured where they are published (ruby, yellow sapphire, emerald, peridot, alexandrite: GIA and the Caltech mineral
 * spectroscopy server; citrine, topaz, tourmaline, tsavorite, zircon) and otherwise placed to give the trade's colour.
 * Corundum is cut with its axis through the table, beryl, quartz and tourmaline across it, and alexandrite with the axis whose light is yellow
 * through the table, which leaves blue-green and purple to be seen.
 *
 * Prices: for good natural stones, the middle of trade lists of 2025 (a round diamond of G-H SI).
 */
import type { Band, Gem, Rgb } from './gem';

export type { Band, Body, Gem, GemOptics, Pattern, Schiller } from './gem';

const times = (bands: readonly Band[], share: number): readonly Band[] => bands.map(([nm, width, peak]) => [nm, width, peak * share]);

const DIAMOND = { ior: 2.417, dispersion: 0.044, sellmeier: [[4.3356, 0.106], [0.3306, 0.175]], polarizer: 0.8 } as const;
const ZIRCONIA = { ior: 2.16, dispersion: 0.06, polarizer: 0.85 } as const;
const CORUNDUM = { ior: 1.768, dispersion: 0.018 } as const;
const BERYL = { ior: 1.577, dispersion: 0.014 } as const;
const QUARTZ = { ior: 1.544, dispersion: 0.013 } as const;
const TOURMALINE = { ior: 1.63, dispersion: 0.017 } as const;
const SPINEL = { ior: 1.716, dispersion: 0.02 } as const;
const TOPAZ = { ior: 1.62, dispersion: 0.014 } as const;
const ZIRCON = { ior: 1.925, dispersion: 0.039 } as const;
const OPAL = { ior: 1.45, dispersion: 0 } as const;
const AGATE = { ior: 1.54, dispersion: 0 } as const;

const CHROMIUM_O: readonly Band[] = [[404, 3290, 10.3], [538, 2870, 4.2], [560, 1580, 7.2]];
const CHROMIUM_E: readonly Band[] = [[400, 3260, 17.6], [538, 2420, 3.5]];
const RUBY_O: readonly Band[] = [...CHROMIUM_O, [460, 5200, 3]];
const RUBY_E: readonly Band[] = [...CHROMIUM_E, [460, 5200, 3]];
const PINK_O = times(CHROMIUM_O, 0.2);
/** What inclusions of emeralds and silk of sapphires take from every colour: without it, light that goes far in them is neon. */
const CLOUDED: Band = [520, 20000, 0.3];
const SAPPHIRE_O: readonly Band[] = [[595, 4900, 4.85], [428, 4500, 0.55], CLOUDED];
const SAPPHIRE_E: readonly Band[] = [[560, 9000, 1.1], [727, 5370, 2], CLOUDED];
const YELLOW_O: readonly Band[] = [[450, 506, 3.6], [394, 1600, 1.8], [383, 1060, 7.3], [370, 9000, 3.8]];
const YELLOW_E: readonly Band[] = [[450, 506, 1.2], [394, 1600, 1.45], [383, 1060, 4.4], [370, 9000, 2.7]];
const TEAL_O: readonly Band[] = [[600, 4600, 3.6], [450, 506, 3.6], [385, 3600, 5]];
/** The blue that iron and vanadium take from emeralds of the trade's green: the measured stone, which has neither, was teal. */
const VANADIUM: Band = [475, 3600, 0.9];
const EMERALD_O: readonly Band[] = [[415, 3560, 3.9], [446, 2720, 4.1], [533, 1460, 0.33], [606, 2470, 5.7], [400, 5000, 1], VANADIUM, CLOUDED];
const EMERALD_E: readonly Band[] = [[399, 3000, 6.7], [446, 1480, 2.7], [569, 1200, 2], [635, 1970, 7.9], [400, 5000, 1], VANADIUM, CLOUDED];
const AQUAMARINE_O: readonly Band[] = [[820, 4200, 1.2], [600, 6000, 0.1]];
const AQUAMARINE_E: readonly Band[] = [[620, 4200, 1.05], [820, 4200, 0.3]];
const AMETHYST_O: readonly Band[] = [[366, 4500, 2.6], [548, 4300, 2.2]];
const AMETHYST_E: readonly Band[] = [[366, 4500, 2.6], [548, 4300, 1.7]];
const CITRINE: readonly Band[] = [[295, 12650, 34], [411, 3690, 1.4], [469, 2080, 0.24]];
const MORGANITE_O: readonly Band[] = [[494, 4500, 0.5], [380, 5000, 0.5]];
const MORGANITE_E: readonly Band[] = [[540, 4000, 0.5], [380, 5000, 0.3]];
const RUBELLITE_O: readonly Band[] = [[520, 3200, 3.6], [400, 4500, 1.3]];
const RUBELLITE_E: readonly Band[] = [[520, 3200, 1.08], [400, 4500, 0.39]];
const VERDELITE_O: readonly Band[] = [[690, 3800, 9], [430, 4600, 3.8], [380, 4000, 5]];
const VERDELITE_E: readonly Band[] = [[690, 3800, 4.5], [430, 4600, 2], [380, 4000, 2.5]];
const PARAIBA: readonly Band[] = [[680, 3900, 5.2], [375, 4500, 1.2]];
const KUNZITE: readonly Band[] = [[535, 4300, 0.75], [380, 5000, 0.15]];

export const GEMS = {
  diamond: { name: 'diamond', density: 3.52, price: [3000, 0.45], optics: { ...DIAMOND, absorption: [[[415, 2500, 0.02], [380, 6000, 0.03]]], average: [0.75, 0.76, 0.78] } },
  ruby: { name: 'ruby', density: 4, price: [1200, 0.4], optics: { ...CORUNDUM, absorption: [RUBY_O, RUBY_O, RUBY_E], glow: 0.06, average: [0.4, 0.015, 0.05], polarizer: 0.45 } },
  'blue-sapphire': { name: 'blue sapphire', density: 4, price: [900, 0.4], optics: { ...CORUNDUM, absorption: [SAPPHIRE_O, SAPPHIRE_O, SAPPHIRE_E], depth: 0.95, average: [0.03, 0.08, 0.42], polarizer: 0.5 } },
  emerald: { name: 'emerald', density: 2.72, price: [1100, 0.4], optics: { ...BERYL, absorption: [EMERALD_O, EMERALD_E, EMERALD_O], depth: 0.85, average: [0.02, 0.26, 0.13], polarizer: 0.5 } },
  'pink-sapphire': { name: 'pink sapphire', density: 4, price: [700, 0.35], optics: { ...CORUNDUM, absorption: [PINK_O, PINK_O, times(CHROMIUM_E, 0.2)], average: [0.68, 0.2, 0.38], polarizer: 0.75 } },
  'yellow-sapphire': { name: 'yellow sapphire', density: 4, price: [450, 0.3], optics: { ...CORUNDUM, absorption: [YELLOW_O, YELLOW_O, YELLOW_E], average: [0.75, 0.55, 0.08], polarizer: 0.8 } },
  amethyst: { name: 'amethyst', density: 2.65, price: [20, 0.05], optics: { ...QUARTZ, absorption: [AMETHYST_O, AMETHYST_E, AMETHYST_O], depth: 1.35, average: [0.32, 0.1, 0.5], polarizer: 0.6 } },
  aquamarine: { name: 'aquamarine', density: 2.72, price: [150, 0.15], optics: { ...BERYL, absorption: [AQUAMARINE_O, AQUAMARINE_E, AQUAMARINE_O], depth: 1.6, average: [0.52, 0.75, 0.88] } },
  citrine: { name: 'citrine', density: 2.65, price: [15, 0.05], optics: { ...QUARTZ, absorption: [CITRINE], average: [0.7, 0.45, 0.05] } },
  garnet: { name: 'garnet', density: 3.9, price: [60, 0.1], optics: { ior: 1.77, dispersion: 0.022, absorption: [[[504, 700, 9], [527, 800, 12], [576, 800, 15], [470, 8500, 3.4], [400, 4000, 8]]], depth: 0.8, average: [0.3, 0.02, 0.03], polarizer: 0.5 } },
  morganite: { name: 'morganite', density: 2.75, price: [150, 0.1], optics: { ior: 1.58, dispersion: 0.014, absorption: [MORGANITE_O, MORGANITE_E, MORGANITE_O], depth: 1.2, average: [0.78, 0.55, 0.58] } },
  onyx: { name: 'onyx', density: 2.6, price: [10, 0], optics: { ...AGATE, average: [0.012, 0.012, 0.013], body: 'opaque' } },
  opal: { name: 'opal', density: 2.1, price: [120, 0.15], cabochon: true, optics: { ...OPAL, average: [0.72, 0.75, 0.78], body: 'opal' } },
  pearl: { name: 'pearl', density: 2.72, price: [25, 0.2], optics: { ior: 1.6, dispersion: 0, average: [0.86, 0.82, 0.78], body: 'pearl' } },
  peridot: {
    name: 'peridot', density: 3.34, price: [60, 0.1],
    optics: {
      ior: 1.67, dispersion: 0.02, average: [0.35, 0.55, 0.08],
      absorption: [
        [[335, 6940, 11.5], [452, 4710, 1.7], [648, 2180, 1], [802, 1990, 5.4]],
        [[266, 13000, 52], [461, 4790, 2.7], [655, 3310, 1.9], [843, 2650, 6.2]],
        [[336, 13000, 3.7], [448, 3200, 0.8], [648, 2300, 0.9], [800, 2130, 5.1]],
      ],
    },
  },
  tanzanite: {
    name: 'tanzanite', density: 3.35, price: [400, 0.2],
    optics: {
      ior: 1.695, dispersion: 0.03, depth: 1.25, average: [0.15, 0.1, 0.5], polarizer: 0.6,
      absorption: [[[538, 3600, 2.6], [340, 5000, 3]], [[592, 4600, 3.2], [365, 3000, 3]], [[600, 4800, 2.2], [378, 2500, 4]]],
    },
  },
  topaz: { name: 'topaz', density: 3.53, price: [25, 0.05], optics: { ...TOPAZ, absorption: [[[615, 3600, 1.5]]], average: [0.3, 0.62, 0.85] } },
  tourmaline: { name: 'tourmaline', density: 3.06, price: [200, 0.2], optics: { ...TOURMALINE, absorption: [RUBELLITE_O, RUBELLITE_E, RUBELLITE_O], average: [0.75, 0.25, 0.42] } },
  turquoise: { name: 'turquoise', density: 2.76, price: [12, 0.05], cabochon: true, optics: { ior: 1.61, dispersion: 0, average: [0.09, 0.42, 0.43], body: 'opaque', lustre: 'waxy', pattern: { kind: 'matrix', color: [0.07, 0.045, 0.025], mm: 3.2 } } },
  jade: { name: 'jade', density: 3.34, price: [80, 0.3], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.05, 0.31, 0.12], body: 'translucent', lustre: 'waxy', pattern: { kind: 'mottled', color: [0.2, 0.48, 0.25], mm: 6 } } },
  'lapis-lazuli': { name: 'lapis lazuli', density: 2.75, price: [6, 0], cabochon: true, optics: { ior: 1.5, dispersion: 0, average: [0.014, 0.03, 0.24], body: 'opaque', lustre: 'waxy', pattern: { kind: 'flecked' } } },
  malachite: { name: 'malachite', density: 3.95, price: [4, 0], cabochon: true, optics: { ior: 1.85, dispersion: 0, average: [0.012, 0.19, 0.085], body: 'opaque', pattern: { kind: 'banded' } } },
  carnelian: { name: 'carnelian', density: 2.6, price: [4, 0], cabochon: true, optics: { ...AGATE, average: [0.44, 0.034, 0.012], body: 'translucent', pattern: { kind: 'layered', color: [0.27, 0.014, 0.006], mm: 2.6 } } },
  moonstone: { name: 'moonstone', density: 2.58, price: [20, 0.1], cabochon: true, optics: { ior: 1.52, dispersion: 0, average: [0.66, 0.67, 0.69], body: 'moonstone' } },

  // Diamonds of other colours, and their simulants.
  'yellow-diamond': { name: 'fancy yellow diamond', density: 3.52, price: [6500, 0.5], optics: { ...DIAMOND, absorption: [[[415, 1500, 0.7], [478, 3500, 0.65], [400, 6000, 1.6]]], average: [0.8, 0.62, 0.12] } },
  'champagne-diamond': { name: 'champagne diamond', density: 3.52, price: [1600, 0.4], optics: { ...DIAMOND, absorption: [[[430, 9000, 0.42], [560, 7000, 0.12]]], average: [0.62, 0.48, 0.3] } },
  'cognac-diamond': { name: 'cognac diamond', density: 3.52, price: [1300, 0.4], optics: { ...DIAMOND, absorption: [[[430, 9000, 1.25], [560, 6500, 0.42]]], average: [0.4, 0.2, 0.07] } },
  'pink-diamond': { name: 'fancy pink diamond', density: 3.52, price: [40000, 0.6], optics: { ...DIAMOND, absorption: [[[545, 4000, 0.42], [420, 5600, 0.3]]], average: [0.8, 0.5, 0.56] } },
  'blue-diamond': { name: 'fancy blue diamond', density: 3.52, price: [60000, 0.6], optics: { ...DIAMOND, absorption: [[[640, 6500, 0.3]]], average: [0.42, 0.58, 0.74] } },
  'green-diamond': { name: 'fancy green diamond', density: 3.52, price: [30000, 0.6], optics: { ...DIAMOND, absorption: [[[741, 5200, 0.7], [420, 5200, 0.5]]], average: [0.45, 0.65, 0.4] } },
  'black-diamond': { name: 'black diamond', density: 3.52, price: [180, 0.15], optics: { ...DIAMOND, polarizer: 0.45, average: [0.012, 0.012, 0.013], body: 'opaque', pattern: { kind: 'spotted', color: [0.05, 0.05, 0.052], mm: 0.3 } } },
  'salt-and-pepper-diamond': { name: 'salt-and-pepper diamond', density: 3.52, price: [700, 0.25], optics: { ...DIAMOND, absorption: [[[520, 30000, 0.22]]], average: [0.4, 0.4, 0.41], inclusions: { kind: 'specks', color: [0.03, 0.03, 0.034], mm: 0.55 } } },
  moissanite: { name: 'moissanite', density: 3.21, price: [90, 0.05], optics: { ior: 2.647, dispersion: 0.104, absorption: [[[400, 3000, 0.05], [625, 2500, 0.02]]], average: [0.75, 0.76, 0.76], polarizer: 0.8 } },
  'grey-moissanite': { name: 'grey moissanite', density: 3.21, price: [110, 0.05], optics: { ior: 2.647, dispersion: 0.104, absorption: [[[590, 9000, 0.7], [480, 8000, 0.5]]], average: [0.3, 0.31, 0.34], polarizer: 0.8 } },
  'cubic-zirconia': { name: 'cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[400, 3000, 0.02]]], average: [0.74, 0.75, 0.78] } },
  'pink-zirconia': { name: 'pink cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[535, 3300, 0.75], [400, 4300, 0.85]]], average: [0.75, 0.32, 0.45] } },
  'red-zirconia': { name: 'red cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[540, 3300, 4], [400, 4300, 4.4], [460, 5000, 1]]], average: [0.45, 0.03, 0.06] } },
  'yellow-zirconia': { name: 'yellow cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[415, 2500, 1.6], [470, 3500, 0.9]]], average: [0.8, 0.6, 0.1] } },
  'green-zirconia': { name: 'green cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[615, 2800, 3.6], [420, 3600, 3.2]]], average: [0.03, 0.32, 0.12] } },
  'blue-zirconia': { name: 'blue cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[590, 4200, 3.4], [640, 2400, 1.8]]], average: [0.05, 0.12, 0.45] } },
  'aqua-zirconia': { name: 'aqua cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[640, 4200, 1.1]]], average: [0.4, 0.72, 0.85] } },
  'purple-zirconia': { name: 'purple cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, absorption: [[[560, 4000, 2]]], average: [0.34, 0.1, 0.48] } },
  'black-zirconia': { name: 'black cubic zirconia', density: 5.8, price: [3, 0], optics: { ...ZIRCONIA, polarizer: 0.45, average: [0.012, 0.012, 0.013], body: 'opaque' } },

  // Corundum
  padparadscha: { name: 'padparadscha sapphire', density: 4, price: [2500, 0.45], optics: { ...CORUNDUM, absorption: [[...times(CHROMIUM_O, 0.1), [440, 5200, 0.8]]], average: [0.82, 0.36, 0.28], polarizer: 0.8 } },
  'teal-sapphire': { name: 'teal sapphire', density: 4, price: [700, 0.35], optics: { ...CORUNDUM, absorption: [TEAL_O, TEAL_O, [[640, 7000, 1.6], [450, 506, 1.2], [390, 4500, 3.6]]], depth: 0.8, average: [0.02, 0.25, 0.27], polarizer: 0.7 } },
  'green-sapphire': { name: 'green sapphire', density: 4, price: [350, 0.3], optics: { ...CORUNDUM, absorption: [[[640, 5600, 2.6], [450, 506, 3.6], [400, 5600, 4.2]]], average: [0.1, 0.3, 0.1], polarizer: 0.75 } },
  'purple-sapphire': { name: 'purple sapphire', density: 4, price: [500, 0.35], optics: { ...CORUNDUM, absorption: [[...times(CHROMIUM_O, 0.24), [591, 5000, 0.9]]], average: [0.34, 0.1, 0.44], polarizer: 0.75 } },
  'orange-sapphire': { name: 'orange sapphire', density: 4, price: [500, 0.35], optics: { ...CORUNDUM, absorption: [[[470, 4800, 3.2], [390, 4000, 4], [545, 2400, 0.3]]], average: [0.78, 0.28, 0.03], polarizer: 0.8 } },
  'white-sapphire': { name: 'white sapphire', density: 4, price: [90, 0.2], optics: { ...CORUNDUM, absorption: [[[400, 3000, 0.02]]], average: [0.72, 0.73, 0.75] } },
  'cornflower-sapphire': { name: 'cornflower blue sapphire', density: 4, price: [800, 0.4], optics: { ...CORUNDUM, absorption: [times(SAPPHIRE_O, 0.42), times(SAPPHIRE_O, 0.42), times(SAPPHIRE_E, 0.42)], average: [0.16, 0.28, 0.66], polarizer: 0.75 } },
  'black-sapphire': { name: 'black sapphire', density: 4, price: [20, 0.05], optics: { ...CORUNDUM, average: [0.012, 0.012, 0.014], body: 'opaque' } },
  'grey-sapphire': { name: 'grey sapphire', density: 4, price: [250, 0.3], optics: { ...CORUNDUM, absorption: [[[590, 9000, 0.8], [480, 8000, 0.55]]], average: [0.29, 0.3, 0.34], polarizer: 0.75 } },
  'pale-blue-sapphire': { name: 'pale blue sapphire', density: 4, price: [350, 0.3], optics: { ...CORUNDUM, absorption: [times(SAPPHIRE_O, 0.15), times(SAPPHIRE_O, 0.15), times(SAPPHIRE_E, 0.15)], average: [0.46, 0.58, 0.78], polarizer: 0.8 } },
  'hot-pink-sapphire': { name: 'hot pink sapphire', density: 4, price: [1000, 0.4], optics: { ...CORUNDUM, absorption: [times(CHROMIUM_O, 0.5), times(CHROMIUM_O, 0.5), times(CHROMIUM_E, 0.5)], glow: 0.03, average: [0.56, 0.06, 0.22], polarizer: 0.7 } },
  'pale-pink-sapphire': { name: 'pale pink sapphire', density: 4, price: [400, 0.3], optics: { ...CORUNDUM, absorption: [times(CHROMIUM_O, 0.1), times(CHROMIUM_O, 0.1), times(CHROMIUM_E, 0.08)], average: [0.74, 0.46, 0.56], polarizer: 0.8 } },
  'star-sapphire': { name: 'star sapphire', density: 4, price: [350, 0.3], cabochon: true, optics: { ...CORUNDUM, average: [0.055, 0.1, 0.3], body: 'translucent', schiller: 'star' } },
  'star-ruby': { name: 'star ruby', density: 4, price: [500, 0.3], cabochon: true, optics: { ...CORUNDUM, average: [0.36, 0.025, 0.08], body: 'translucent', schiller: 'star' } },

  // Garnets, spinels, chrysoberyls, zircons
  rhodolite: { name: 'rhodolite garnet', density: 3.84, price: [90, 0.15], optics: { ior: 1.76, dispersion: 0.026, absorption: [[[504, 700, 6], [527, 800, 8], [576, 800, 9], [540, 5500, 1.3], [430, 4500, 3]]], average: [0.4, 0.05, 0.16], polarizer: 0.75 } },
  spessartine: { name: 'spessartine garnet', density: 4.15, price: [350, 0.25], optics: { ior: 1.8, dispersion: 0.027, absorption: [[[423, 1195, 9.3], [486, 600, 7.2], [440, 5500, 7]]], average: [0.8, 0.24, 0.02], polarizer: 0.8 } },
  tsavorite: { name: 'tsavorite garnet', density: 3.61, price: [900, 0.4], optics: { ior: 1.734, dispersion: 0.028, absorption: [[[605, 2800, 5.2], [425, 3400, 5.2], [500, 6000, 0.4]]], average: [0.02, 0.3, 0.08], polarizer: 0.8 } },
  demantoid: { name: 'demantoid garnet', density: 3.84, price: [1800, 0.4], optics: { ior: 1.888, dispersion: 0.057, absorption: [[[610, 3200, 2.6], [430, 3000, 7], [380, 4000, 7]]], average: [0.2, 0.45, 0.05], polarizer: 0.8 } },
  spinel: { name: 'red spinel', density: 3.6, price: [700, 0.35], optics: { ...SPINEL, absorption: [[[540, 3300, 4], [400, 4300, 4.4], [460, 5000, 0.8]]], glow: 0.04, average: [0.45, 0.04, 0.1], polarizer: 0.75 } },
  'pink-spinel': { name: 'pink spinel', density: 3.6, price: [500, 0.3], optics: { ...SPINEL, absorption: [[[540, 3300, 1.15], [400, 4300, 1]]], average: [0.75, 0.26, 0.36], polarizer: 0.8 } },
  'blue-spinel': { name: 'blue spinel', density: 3.6, price: [450, 0.3], optics: { ...SPINEL, absorption: [[[580, 3600, 3.6], [625, 2000, 2], [480, 3000, 0.5]]], average: [0.05, 0.1, 0.4], polarizer: 0.75 } },
  'grey-spinel': { name: 'grey spinel', density: 3.6, price: [200, 0.2], optics: { ...SPINEL, absorption: [[[590, 9000, 0.75], [480, 8000, 0.45]]], average: [0.3, 0.3, 0.36], polarizer: 0.8 } },
  'black-spinel': { name: 'black spinel', density: 3.6, price: [15, 0.05], optics: { ...SPINEL, average: [0.012, 0.012, 0.014], body: 'opaque' } },
  alexandrite: {
    name: 'alexandrite', density: 3.73, price: [4000, 0.4],
    optics: {
      ior: 1.745, dispersion: 0.015, average: [0.07, 0.28, 0.26], polarizer: 0.8,
      absorption: [[[412, 3280, 4.4], [537, 4570, 0.85], [577, 2110, 4.1]], [[423, 2770, 4.6], [549, 1930, 1.3], [599, 1990, 6.3]], [[410, 3690, 4.8], [435, 2140, 3.5], [560, 2540, 1.2]]],
    },
  },
  'cats-eye': { name: "cat's-eye chrysoberyl", density: 3.73, price: [800, 0.35], cabochon: true, optics: { ior: 1.745, dispersion: 0.015, average: [0.42, 0.3, 0.08], body: 'translucent', schiller: 'eye' } },
  zircon: { name: 'blue zircon', density: 4.69, price: [120, 0.15], optics: { ...ZIRCON, absorption: [[[650, 3500, 1.6]]], average: [0.3, 0.62, 0.78], polarizer: 0.85 } },
  'white-zircon': { name: 'white zircon', density: 4.69, price: [40, 0.1], optics: { ...ZIRCON, absorption: [[[400, 3000, 0.03]]], average: [0.72, 0.73, 0.74], polarizer: 0.85 } },

  // Tourmalines
  rubellite: { name: 'rubellite tourmaline', density: 3.06, price: [350, 0.25], optics: { ...TOURMALINE, absorption: [times(RUBELLITE_O, 1.6), times(RUBELLITE_E, 1.6), times(RUBELLITE_O, 1.6)], average: [0.5, 0.06, 0.16], polarizer: 0.85 } },
  'green-tourmaline': { name: 'green tourmaline', density: 3.06, price: [250, 0.2], optics: { ...TOURMALINE, absorption: [VERDELITE_O, VERDELITE_E, VERDELITE_O], average: [0.12, 0.4, 0.12] } },
  'black-tourmaline': { name: 'black tourmaline', density: 3.1, price: [5, 0], optics: { ...TOURMALINE, average: [0.013, 0.013, 0.013], body: 'opaque' } },
  paraiba: { name: 'Paraíba tourmaline', density: 3.06, price: [8000, 0.5], optics: { ...TOURMALINE, absorption: [PARAIBA, times(PARAIBA, 0.7), PARAIBA], average: [0.04, 0.6, 0.66], polarizer: 0.8 } },
  indicolite: { name: 'indicolite tourmaline', density: 3.06, price: [350, 0.25], optics: { ...TOURMALINE, absorption: [[[690, 5200, 6], [400, 3800, 1.6]], [[690, 5200, 2.4], [400, 3800, 0.9]], [[690, 5200, 6], [400, 3800, 1.6]]], average: [0.03, 0.2, 0.34] } },
  'watermelon-tourmaline': { name: 'watermelon tourmaline', density: 3.06, price: [220, 0.2], optics: { ...TOURMALINE, absorption: [times(RUBELLITE_O, 0.8)], zone: times(VERDELITE_O, 0.75), average: [0.45, 0.36, 0.25] } },

  // Beryls, quartzes, topazes and others
  'green-beryl': { name: 'green beryl', density: 2.72, price: [90, 0.1], optics: { ...BERYL, absorption: [times(EMERALD_O, 0.3), times(EMERALD_E, 0.3), times(EMERALD_O, 0.3)], average: [0.3, 0.62, 0.42] } },
  'rose-de-france': { name: 'Rose de France amethyst', density: 2.65, price: [12, 0.05], optics: { ...QUARTZ, absorption: [times(AMETHYST_O, 0.25), times(AMETHYST_E, 0.25), times(AMETHYST_O, 0.25)], average: [0.62, 0.46, 0.7] } },
  heliodor: { name: 'golden beryl', density: 2.72, price: [70, 0.1], optics: { ...BERYL, absorption: [[[380, 6500, 3.4]]], average: [0.75, 0.66, 0.14] } },
  'smoky-quartz': { name: 'smoky quartz', density: 2.65, price: [6, 0], optics: { ...QUARTZ, absorption: [[[380, 11000, 1.9], [520, 9000, 0.7]]], average: [0.2, 0.12, 0.06] } },
  'rose-quartz': { name: 'rose quartz', density: 2.65, price: [5, 0], optics: { ...QUARTZ, absorption: [[[510, 4300, 0.28], [400, 5000, 0.12]]], depth: 1.2, average: [0.8, 0.56, 0.58], inclusions: { kind: 'specks', color: [0.8, 0.6, 0.62], mm: 1.6 } } },
  'rutilated-quartz': { name: 'rutilated quartz', density: 2.66, price: [20, 0.05], optics: { ...QUARTZ, absorption: [[[400, 4000, 0.05]]], average: [0.66, 0.6, 0.5], inclusions: { kind: 'needles', color: [0.5, 0.27, 0.06], mm: 1.1 } } },
  'rock-crystal': { name: 'rock crystal', density: 2.65, price: [4, 0], optics: { ...QUARTZ, absorption: [[[400, 3000, 0.01]]], average: [0.72, 0.73, 0.74] } },
  prasiolite: { name: 'green amethyst', density: 2.65, price: [15, 0], optics: { ...QUARTZ, absorption: [[[720, 5000, 0.9], [400, 5000, 0.7]]], average: [0.5, 0.65, 0.42] } },
  ametrine: { name: 'ametrine', density: 2.65, price: [25, 0.05], optics: { ...QUARTZ, absorption: [AMETHYST_O], zone: CITRINE, average: [0.5, 0.27, 0.28] } },
  'london-blue-topaz': { name: 'London blue topaz', density: 3.53, price: [30, 0.05], optics: { ...TOPAZ, absorption: [[[620, 3800, 1.7], [500, 8000, 0.9]]], average: [0.09, 0.28, 0.42] } },
  'sky-blue-topaz': { name: 'sky blue topaz', density: 3.53, price: [18, 0.05], optics: { ...TOPAZ, absorption: [[[620, 3500, 1]]], average: [0.48, 0.76, 0.92] } },
  'white-topaz': { name: 'white topaz', density: 3.53, price: [10, 0], optics: { ...TOPAZ, absorption: [[[400, 3000, 0.01]]], average: [0.72, 0.73, 0.75] } },
  'pink-topaz': { name: 'pink topaz', density: 3.53, price: [150, 0.2], optics: { ...TOPAZ, absorption: [[[530, 3600, 1], [390, 4000, 0.4]]], average: [0.76, 0.42, 0.52] } },
  'imperial-topaz': { name: 'imperial topaz', density: 3.53, price: [600, 0.3], optics: { ...TOPAZ, absorption: [[[400, 6000, 2.8], [525, 3000, 0.5]]], average: [0.8, 0.42, 0.14] } },
  kunzite: { name: 'kunzite', density: 3.18, price: [60, 0.05], optics: { ior: 1.66, dispersion: 0.017, absorption: [KUNZITE, times(KUNZITE, 0.5), times(KUNZITE, 1.4)], depth: 1, average: [0.76, 0.55, 0.72] } },
  iolite: { name: 'iolite', density: 2.61, price: [40, 0.1], optics: { ior: 1.542, dispersion: 0.017, absorption: [[[565, 3600, 2.4], [435, 3000, 0.3]], [[575, 4200, 2.2]], [[570, 5600, 0.9], [400, 5200, 0.6]]], average: [0.12, 0.13, 0.42] } },
  apatite: { name: 'apatite', density: 3.18, price: [60, 0.1], optics: { ior: 1.635, dispersion: 0.013, absorption: [[[625, 3600, 2.8], [400, 3600, 0.9]]], average: [0.05, 0.4, 0.58] } },
  'fire-opal': { name: 'fire opal', density: 2, price: [80, 0.15], optics: { ...OPAL, absorption: [[[440, 6200, 4.6], [380, 6000, 3]]], average: [0.85, 0.25, 0.02] } },
  sunstone: { name: 'sunstone', density: 2.65, price: [60, 0.1], optics: { ior: 1.563, dispersion: 0.012, absorption: [[[430, 5800, 1.5], [540, 3400, 0.45]]], average: [0.75, 0.32, 0.14], inclusions: { kind: 'spangles', color: [1.1, 0.55, 0.25], mm: 0.5 } } },
  amber: { name: 'amber', density: 1.08, price: [12, 0], cabochon: true, optics: { ior: 1.54, dispersion: 0, absorption: [[[400, 6800, 3], [490, 3800, 0.4]]], average: [0.7, 0.26, 0.02], inclusions: { kind: 'specks', color: [0.64, 0.33, 0.03], mm: 1.4 } } },
  'green-amber': { name: 'green amber', density: 1.08, price: [12, 0], cabochon: true, optics: { ior: 1.54, dispersion: 0, absorption: [[[400, 6800, 4], [640, 4200, 1.1]]], average: [0.36, 0.38, 0.04], inclusions: { kind: 'specks', color: [0.14, 0.15, 0.015], mm: 1.4 } } },
  'cherry-amber': { name: 'cherry amber', density: 1.08, price: [12, 0], cabochon: true, optics: { ior: 1.54, dispersion: 0, absorption: [[[400, 6800, 7], [520, 5000, 3.2]]], average: [0.36, 0.04, 0.01], inclusions: { kind: 'specks', color: [0.12, 0.012, 0.004], mm: 1.4 } } },
  'butterscotch-amber': { name: 'butterscotch amber', density: 1.08, price: [20, 0], cabochon: true, optics: { ior: 1.54, dispersion: 0, average: [0.78, 0.5, 0.14], body: 'opaque', lustre: 'waxy', pattern: { kind: 'mottled' } } },

  // Collectors' gems
  zultanite: { name: 'zultanite', density: 3.39, price: [400, 0.25], optics: { ior: 1.72, dispersion: 0.018, absorption: [[[420, 4600, 0.7], [560, 3000, 0.5]], [[420, 4600, 0.9], [650, 2600, 0.35]], [[420, 4600, 0.6], [560, 3000, 0.4]]], average: [0.6, 0.52, 0.32] } },
  sphene: { name: 'sphene', density: 3.53, price: [120, 0.2], optics: { ior: 1.95, dispersion: 0.051, absorption: [[[400, 5200, 3.4], [590, 3200, 0.35]]], average: [0.5, 0.5, 0.06], polarizer: 0.85 } },
  andalusite: { name: 'andalusite', density: 3.15, price: [80, 0.15], optics: { ior: 1.638, dispersion: 0.016, absorption: [[[480, 4600, 2.4]], [[420, 4600, 1.4], [680, 4200, 0.7]], [[420, 4600, 1.5], [690, 4200, 0.6]]], average: [0.46, 0.34, 0.13] } },
  kyanite: { name: 'kyanite', density: 3.65, price: [30, 0.1], optics: { ior: 1.721, dispersion: 0.02, absorption: [[[600, 4400, 2.2]], [[595, 4400, 3.6], [410, 3600, 0.3]], [[600, 4400, 4.2], [410, 3600, 0.4]]], average: [0.05, 0.15, 0.5] } },
  'chrome-diopside': { name: 'chrome diopside', density: 3.29, price: [50, 0.1], optics: { ior: 1.685, dispersion: 0.017, absorption: [[[440, 3800, 6], [645, 3200, 9]]], average: [0.02, 0.26, 0.05] } },
  benitoite: { name: 'benitoite', density: 3.67, price: [3000, 0.4], optics: { ior: 1.77, dispersion: 0.044, absorption: [[[680, 7000, 1.4], [560, 4200, 0.9]], [[680, 7000, 2.4], [560, 4200, 2.2]], [[680, 7000, 1.4], [560, 4200, 0.9]]], average: [0.07, 0.14, 0.52], polarizer: 0.8 } },
  danburite: { name: 'danburite', density: 3, price: [30, 0.05], optics: { ior: 1.633, dispersion: 0.017, absorption: [[[400, 3000, 0.02]]], average: [0.72, 0.73, 0.74] } },
  hiddenite: { name: 'hiddenite', density: 3.18, price: [80, 0.1], optics: { ior: 1.66, dispersion: 0.017, absorption: [[[430, 4000, 1], [640, 3000, 0.8]]], average: [0.42, 0.66, 0.36] } },
  grossular: { name: 'grossular garnet', density: 3.62, price: [300, 0.25], optics: { ior: 1.74, dispersion: 0.027, absorption: [[[430, 3800, 1.7], [620, 3200, 0.9]]], average: [0.4, 0.66, 0.22], polarizer: 0.85 } },
  'red-beryl': { name: 'red beryl', density: 2.68, price: [8000, 0.5], optics: { ...BERYL, absorption: [[[545, 3700, 5], [420, 4600, 4.2]], [[530, 3700, 4.6], [420, 4600, 3.8]], [[545, 3700, 5], [420, 4600, 4.2]]], average: [0.5, 0.04, 0.09] } },
  goshenite: { name: 'goshenite', density: 2.7, price: [20, 0.05], optics: { ...BERYL, absorption: [[[400, 3000, 0.02]]], average: [0.72, 0.73, 0.74] } },
  fluorite: { name: 'fluorite', density: 3.18, price: [8, 0], optics: { ior: 1.434, dispersion: 0.007, absorption: [[[555, 3800, 2.6], [400, 3000, 0.3]]], zone: [[660, 4200, 1.5], [410, 3600, 1.3]], average: [0.34, 0.34, 0.4] } },
  moldavite: { name: 'moldavite', density: 2.36, price: [60, 0.1], optics: { ior: 1.49, dispersion: 0.01, absorption: [[[410, 6400, 3.4], [720, 5200, 1.1]]], average: [0.24, 0.32, 0.06] } },

  // Ornamental stones, and gems of marine animals
  'black-opal': { name: 'black opal', density: 2.1, price: [600, 0.3], cabochon: true, optics: { ...OPAL, average: [0.03, 0.045, 0.07], body: 'opal' } },
  'light-green-jade': { name: 'light green jade', density: 3.34, price: [60, 0.3], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.34, 0.58, 0.36], body: 'translucent', lustre: 'waxy', pattern: { kind: 'mottled' } } },
  'lavender-jade': { name: 'lavender jade', density: 3.34, price: [80, 0.3], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.44, 0.34, 0.56], body: 'translucent', lustre: 'waxy', pattern: { kind: 'mottled' } } },
  'icy-jade': { name: 'moss in snow jade', density: 3.34, price: [120, 0.4], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.7, 0.77, 0.7], body: 'translucent', lustre: 'waxy', pattern: { kind: 'moss', color: [0.3, 0.6, 0.4], mm: 4 } } },
  'white-jade': { name: 'white jade', density: 3.34, price: [30, 0.2], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.66, 0.68, 0.62], body: 'translucent', lustre: 'waxy', pattern: { kind: 'mottled' } } },
  'black-jade': { name: 'black jade', density: 3.34, price: [15, 0.1], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.016, 0.019, 0.017], body: 'opaque', lustre: 'waxy', pattern: { kind: 'mottled' } } },
  'pink-opal': { name: 'pink opal', density: 2.1, price: [10, 0.1], cabochon: true, optics: { ...OPAL, average: [0.76, 0.42, 0.43], body: 'translucent', lustre: 'waxy' } },
  'grey-moonstone': { name: 'grey moonstone', density: 2.58, price: [10, 0.1], cabochon: true, optics: { ior: 1.52, dispersion: 0, average: [0.25, 0.26, 0.29], body: 'moonstone' } },
  'peach-moonstone': { name: 'peach moonstone', density: 2.58, price: [10, 0.1], cabochon: true, optics: { ior: 1.52, dispersion: 0, average: [0.74, 0.47, 0.32], body: 'moonstone' } },
  'green-onyx': { name: 'green onyx', density: 2.6, price: [6, 0], optics: { ...AGATE, average: [0.02, 0.22, 0.1], body: 'translucent' } },
  'blue-opal': { name: 'blue opal', density: 2.1, price: [40, 0.12], cabochon: true, optics: { ...OPAL, average: [0.03, 0.14, 0.42], body: 'opal' } },
  ammolite: { name: 'ammolite', density: 2.75, price: [120, 0.1], cabochon: true, optics: { ior: 1.55, dispersion: 0, average: [0.1, 0.04, 0.015], body: 'opal', pattern: { kind: 'veined', color: [0.02, 0.012, 0.008], mm: 2.6 } } },
  labradorite: { name: 'labradorite', density: 2.7, price: [8, 0], cabochon: true, optics: { ior: 1.565, dispersion: 0, average: [0.075, 0.085, 0.085], body: 'opaque', pattern: { kind: 'mottled' }, schiller: 'labradorescence' } },
  'tigers-eye': { name: "tiger's eye", density: 2.65, price: [3, 0], cabochon: true, optics: { ...AGATE, average: [0.2, 0.075, 0.012], body: 'opaque', pattern: { kind: 'fibrous', color: [0.6, 0.34, 0.07], mm: 1.1 }, schiller: 'eye' } },
  'moss-agate': { name: 'moss agate', density: 2.6, price: [8, 0], optics: { ...AGATE, average: [0.56, 0.64, 0.58], body: 'translucent', pattern: { kind: 'moss', color: [0.025, 0.1, 0.035], mm: 2.2 } } },
  'dendritic-agate': { name: 'dendritic agate', density: 2.6, price: [8, 0], optics: { ...AGATE, average: [0.72, 0.72, 0.68], body: 'translucent', pattern: { kind: 'moss', color: [0.05, 0.035, 0.025], mm: 1.6 } } },
  'blue-lace-agate': { name: 'blue lace agate', density: 2.6, price: [5, 0], cabochon: true, optics: { ...AGATE, average: [0.36, 0.46, 0.68], body: 'translucent', pattern: { kind: 'layered', color: [0.78, 0.8, 0.84], mm: 1.1 } } },
  chalcedony: { name: 'blue chalcedony', density: 2.6, price: [6, 0], cabochon: true, optics: { ...AGATE, average: [0.38, 0.48, 0.66], body: 'translucent' } },
  chrysoprase: { name: 'chrysoprase', density: 2.6, price: [20, 0.05], cabochon: true, optics: { ...AGATE, average: [0.16, 0.52, 0.22], body: 'translucent', pattern: { kind: 'mottled' } } },
  aventurine: { name: 'aventurine', density: 2.66, price: [3, 0], cabochon: true, optics: { ...AGATE, average: [0.09, 0.3, 0.16], body: 'translucent', pattern: { kind: 'spotted', color: [0.4, 0.62, 0.42], mm: 0.35 } } },
  bloodstone: { name: 'bloodstone', density: 2.61, price: [4, 0], cabochon: true, optics: { ...AGATE, average: [0.018, 0.06, 0.035], body: 'opaque', pattern: { kind: 'spotted', color: [0.26, 0.012, 0.01], mm: 1.5 } } },
  jasper: { name: 'red jasper', density: 2.65, price: [3, 0], cabochon: true, optics: { ...AGATE, average: [0.3, 0.06, 0.03], body: 'opaque', pattern: { kind: 'veined', color: [0.1, 0.03, 0.02], mm: 3 } } },
  larimar: { name: 'larimar', density: 2.81, price: [15, 0.05], cabochon: true, optics: { ior: 1.6, dispersion: 0, average: [0.2, 0.54, 0.64], body: 'opaque', lustre: 'waxy', pattern: { kind: 'veined', color: [0.8, 0.86, 0.86], mm: 3.2 } } },
  sodalite: { name: 'sodalite', density: 2.25, price: [3, 0], cabochon: true, optics: { ior: 1.48, dispersion: 0, average: [0.03, 0.055, 0.22], body: 'opaque', pattern: { kind: 'veined', color: [0.5, 0.5, 0.55], mm: 3.6 } } },
  howlite: { name: 'howlite', density: 2.58, price: [2, 0], cabochon: true, optics: { ior: 1.59, dispersion: 0, average: [0.76, 0.76, 0.74], body: 'opaque', lustre: 'waxy', pattern: { kind: 'veined', color: [0.22, 0.22, 0.22], mm: 2.6 } } },
  amazonite: { name: 'amazonite', density: 2.56, price: [4, 0], cabochon: true, optics: { ior: 1.53, dispersion: 0, average: [0.16, 0.52, 0.46], body: 'opaque', pattern: { kind: 'layered', color: [0.34, 0.64, 0.58], mm: 0.7 } } },
  rhodochrosite: { name: 'rhodochrosite', density: 3.6, price: [10, 0], cabochon: true, optics: { ior: 1.7, dispersion: 0, average: [0.64, 0.16, 0.2], body: 'translucent', pattern: { kind: 'layered', color: [0.86, 0.62, 0.6], mm: 1.6 } } },
  rhodonite: { name: 'rhodonite', density: 3.5, price: [5, 0], cabochon: true, optics: { ior: 1.73, dispersion: 0, average: [0.5, 0.11, 0.16], body: 'opaque', pattern: { kind: 'veined', color: [0.015, 0.012, 0.012], mm: 3.4 } } },
  charoite: { name: 'charoite', density: 2.68, price: [12, 0], cabochon: true, optics: { ior: 1.55, dispersion: 0, average: [0.2, 0.06, 0.36], body: 'opaque', pattern: { kind: 'fibrous', color: [0.46, 0.3, 0.62], mm: 1.5 } } },
  obsidian: { name: 'obsidian', density: 2.4, price: [2, 0], cabochon: true, optics: { ior: 1.5, dispersion: 0, average: [0.012, 0.011, 0.01], body: 'opaque' } },
  'lava-stone': { name: 'lava stone', density: 2.2, price: [0.5, 0], cabochon: true, optics: { ior: 1.5, dispersion: 0, average: [0.034, 0.032, 0.031], body: 'opaque', lustre: 'dull', pattern: { kind: 'porous', color: [0.003, 0.003, 0.003], mm: 0.75 } } },
  hematite: { name: 'hematite', density: 5.2, price: [2, 0], cabochon: true, optics: { ior: 2.94, dispersion: 0, average: [0.035, 0.036, 0.04], body: 'opaque' } },
  jet: { name: 'jet', density: 1.33, price: [10, 0], cabochon: true, optics: { ior: 1.66, dispersion: 0, average: [0.014, 0.012, 0.011], body: 'opaque' } },
  coral: { name: 'coral', density: 2.65, price: [40, 0.1], cabochon: true, optics: { ior: 1.57, dispersion: 0, average: [0.62, 0.07, 0.04], body: 'opaque', lustre: 'waxy', pattern: { kind: 'layered', color: [0.68, 0.1, 0.06], mm: 1.6 } } },
  'pink-coral': { name: 'pink coral', density: 2.65, price: [60, 0.1], cabochon: true, optics: { ior: 1.57, dispersion: 0, average: [0.8, 0.38, 0.32], body: 'opaque', lustre: 'waxy' } },
  'white-coral': { name: 'white coral', density: 2.65, price: [20, 0.1], cabochon: true, optics: { ior: 1.57, dispersion: 0, average: [0.8, 0.77, 0.71], body: 'opaque', lustre: 'waxy' } },
  'mother-of-pearl': { name: 'mother-of-pearl', density: 2.72, price: [2, 0], cabochon: true, optics: { ior: 1.6, dispersion: 0, average: [0.84, 0.82, 0.8], body: 'pearl', pattern: { kind: 'nacre', mm: 5 } } },
  abalone: { name: 'abalone shell', density: 2.72, price: [2, 0], cabochon: true, optics: { ior: 1.6, dispersion: 0, average: [0.12, 0.34, 0.38], body: 'pearl', pattern: { kind: 'nacre', color: [0.5, 0.16, 0.42], mm: 4 } } },
  prehnite: { name: 'prehnite', density: 2.9, price: [6, 0], cabochon: true, optics: { ior: 1.63, dispersion: 0, average: [0.5, 0.62, 0.3], body: 'translucent' } },
  sugilite: { name: 'sugilite', density: 2.74, price: [25, 0.05], cabochon: true, optics: { ior: 1.61, dispersion: 0, average: [0.22, 0.03, 0.3], body: 'opaque', pattern: { kind: 'mottled' } } },
  chrysocolla: { name: 'chrysocolla', density: 2.2, price: [6, 0], cabochon: true, optics: { ior: 1.5, dispersion: 0, average: [0.05, 0.4, 0.44], body: 'opaque', lustre: 'waxy', pattern: { kind: 'veined', color: [0.03, 0.2, 0.12], mm: 3 } } },
  azurite: { name: 'azurite', density: 3.8, price: [6, 0], cabochon: true, optics: { ior: 1.78, dispersion: 0, average: [0.015, 0.05, 0.32], body: 'opaque', pattern: { kind: 'spotted', color: [0.02, 0.2, 0.11], mm: 1.8 } } },
  variscite: { name: 'variscite', density: 2.5, price: [8, 0], cabochon: true, optics: { ior: 1.57, dispersion: 0, average: [0.24, 0.52, 0.3], body: 'opaque', lustre: 'waxy', pattern: { kind: 'matrix', color: [0.2, 0.13, 0.06], mm: 3.2 } } },
  seraphinite: { name: 'seraphinite', density: 2.7, price: [6, 0], cabochon: true, optics: { ior: 1.58, dispersion: 0, average: [0.025, 0.13, 0.06], body: 'opaque', lustre: 'waxy', pattern: { kind: 'fibrous', color: [0.3, 0.42, 0.34], mm: 1.8 } } },
  pietersite: { name: 'pietersite', density: 2.6, price: [8, 0], cabochon: true, optics: { ...AGATE, average: [0.06, 0.075, 0.12], body: 'opaque', pattern: { kind: 'fibrous', color: [0.4, 0.2, 0.05], mm: 2.2 } } },
  'hawks-eye': { name: "hawk's eye", density: 2.65, price: [4, 0], cabochon: true, optics: { ...AGATE, average: [0.035, 0.05, 0.075], body: 'opaque', pattern: { kind: 'fibrous', color: [0.2, 0.27, 0.36], mm: 1.1 }, schiller: 'eye' } },
  unakite: { name: 'unakite', density: 2.85, price: [2, 0], cabochon: true, optics: { ior: 1.6, dispersion: 0, average: [0.2, 0.26, 0.1], body: 'opaque', pattern: { kind: 'spotted', color: [0.55, 0.24, 0.18], mm: 2 } } },
  'ruby-zoisite': { name: 'ruby in zoisite', density: 3.3, price: [5, 0], cabochon: true, optics: { ior: 1.7, dispersion: 0, average: [0.1, 0.26, 0.11], body: 'opaque', pattern: { kind: 'spotted', color: [0.36, 0.02, 0.09], mm: 2.4 } } },
  'fire-agate': { name: 'fire agate', density: 2.6, price: [40, 0.1], cabochon: true, optics: { ...AGATE, average: [0.13, 0.05, 0.015], body: 'opal' } },
  'lace-agate': { name: 'crazy lace agate', density: 2.6, price: [3, 0], cabochon: true, optics: { ...AGATE, average: [0.52, 0.34, 0.2], body: 'opaque', pattern: { kind: 'layered', color: [0.78, 0.68, 0.54], mm: 1 } } },
  'botswana-agate': { name: 'Botswana agate', density: 2.6, price: [3, 0], cabochon: true, optics: { ...AGATE, average: [0.27, 0.22, 0.22], body: 'translucent', pattern: { kind: 'layered', color: [0.7, 0.64, 0.62], mm: 1 } } },
  sardonyx: { name: 'sardonyx', density: 2.6, price: [5, 0], cabochon: true, optics: { ...AGATE, average: [0.24, 0.06, 0.025], body: 'opaque', pattern: { kind: 'layered', color: [0.76, 0.66, 0.56], mm: 2.2 } } },
  'blue-onyx': { name: 'blue layered onyx', density: 2.6, price: [8, 0], cabochon: true, optics: { ...AGATE, average: [0.06, 0.1, 0.19], body: 'opaque' } },
  'dalmatian-jasper': { name: 'dalmatian jasper', density: 2.65, price: [2, 0], cabochon: true, optics: { ...AGATE, average: [0.66, 0.58, 0.46], body: 'opaque', pattern: { kind: 'spotted', color: [0.03, 0.025, 0.02], mm: 1.3 } } },
  'picture-jasper': { name: 'picture jasper', density: 2.65, price: [2, 0], cabochon: true, optics: { ...AGATE, average: [0.42, 0.26, 0.13], body: 'opaque', pattern: { kind: 'layered', color: [0.2, 0.1, 0.05], mm: 2.2 } } },
  'ocean-jasper': { name: 'ocean jasper', density: 2.65, price: [4, 0], cabochon: true, optics: { ...AGATE, average: [0.24, 0.32, 0.2], body: 'opaque', pattern: { kind: 'spotted', color: [0.66, 0.64, 0.5], mm: 1.8 } } },
  goldstone: { name: 'goldstone', density: 2.6, price: [1, 0], cabochon: true, optics: { ior: 1.53, dispersion: 0, average: [0.2, 0.06, 0.02], body: 'opaque', pattern: { kind: 'spotted', color: [0.75, 0.42, 0.2], mm: 0.22 } } },
  'blue-goldstone': { name: 'blue goldstone', density: 2.6, price: [1, 0], cabochon: true, optics: { ior: 1.53, dispersion: 0, average: [0.012, 0.016, 0.07], body: 'opaque', pattern: { kind: 'spotted', color: [0.5, 0.55, 0.7], mm: 0.22 } } },
  'sea-glass': { name: 'sea glass', density: 2.5, price: [1, 0], cabochon: true, optics: { ior: 1.52, dispersion: 0, average: [0.3, 0.58, 0.5], body: 'translucent', lustre: 'dull' } },
} as const satisfies Readonly<Record<string, Gem>>;

export type GemKind = keyof typeof GEMS;
export const GEM_KINDS = Object.keys(GEMS) as [GemKind, ...GemKind[]];

/** The row of a gem. */
export const gemOf = (kind: GemKind): Gem => GEMS[kind];

/** sRGB, `#rrggbb`, of a linear colour. */
const hexOf = (linear: Rgb): string => `#${linear.map((value) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)).toString(16).padStart(2, '0')).join('')}`;

/** The average colour of each gem, for swatches. */
export const GEM_SWATCHES: Readonly<Record<GemKind, string>> = Object.fromEntries(GEM_KINDS.map((kind) => [kind, hexOf(GEMS[kind].optics.average)])) as Record<GemKind, string>;

/** Name and mark of laboratory-grown diamonds in a design. */
export const LAB_GROWN = 'lab-grown';

/** True for stones that are cut en cabochon unless the prompt names another cut. */
export const isCabochon = (kind: GemKind): boolean => gemOf(kind).cabochon ?? false;

/**
 * True for stones without a benefit from facets: a named cut gives them its outline under a dome. Black diamond and
 * spinel are faceted nevertheless.
 */
export const isBuffTopped = (kind: GemKind): boolean => {
  const { body, dispersion } = gemOf(kind).optics;
  return body !== undefined && (isCabochon(kind) || dispersion === 0);
};

/** Width of a stone that the prompt calls small or tiny, mm: about 0.025 ct for diamonds, 0.1 ct for others. */
export const smallWidth = (kind: GemKind): number => (kind === 'diamond' ? 1.8 : 3);

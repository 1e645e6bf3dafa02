/**
 * Metals, one row each with all properties. Their names in prompts are in
 * `language/lexicon/<language>.json` under `metal`, `gold` and `hue`.
 */
type Rgb = readonly [red: number, green: number, blue: number];

/** Metals that have a market price. */
export type PureMetal = 'gold' | 'silver' | 'platinum';

export interface AlloyData {
  /** Without its karat. */
  readonly name: string;
  /**
   * g/cm³: golds from those of their metals (gold 19.3, silver 10.49, copper 8.96, zinc 7.14, palladium 12.02) in the
   * usual alloys. Yellow, in parts of silver, copper and zinc: 9k 100, 450, 75; 10k 100, 420, 63; 14k 100, 265, 50; 18k
   * 125, 125; 21k 63, 62; 22k 42, 42. Rose, silver and copper: 9k 50, 575; 10k 40, 543; 14k 60, 355; 18k 45, 205; 21k
   * and 22k copper alone. White, silver and palladium: 9k 510, 115; 10k 470, 113; 14k 295, 120; 18k with 130 palladium.
   * Sterling silver, platinum and palladium 950 with copper, steel 316L, titanium grade 5 and tungsten carbide by their
   * data sheets.
   */
  readonly density: number;
  /**
   * Share of pure metal, and the price of the rest of a gram, US dollars. White gold contains palladium, low karats
   * more silver. Palladium at its price of 1 October 2025, 1,250 dollars per troy ounce.
   */
  readonly price: readonly [pure: PureMetal | null, fineness: number, restPerG: number];
  /** Reflectance in linear sRGB facing the light, and at 82 degrees, where conductors dip below Schlick's curve. */
  readonly f0: Rgb;
  readonly f82: Rgb;
}

/**
 * Parts of gold in 1,000 by hallmark: 375, 585, 750, 916 and 999 as in ISO 9202, 417 of the United States and 875 of
 * the Gulf States.
 */
export const FINENESS = { 9: 375, 10: 417, 14: 585, 18: 750, 21: 875, 22: 916, 24: 999 } as const;

const gold = (
  name: string,
  karat: keyof typeof FINENESS,
  density: number,
  restPerG: number,
  f0: Rgb,
  f82: Rgb,
): AlloyData => ({ name, density, price: ['gold', FINENESS[karat] / 1000, restPerG], f0, f82 });
const yellow = gold.bind(null, 'yellow gold');
const rose = gold.bind(null, 'rose gold');
/** Sold rhodium-plated. */
const white = (karat: keyof typeof FINENESS, density: number, restPerG: number): AlloyData =>
  gold('white gold', karat, density, restPerG, [0.78, 0.75, 0.72], [0.71, 0.71, 0.71]);
/** White gold under black rhodium. */
const black = (karat: keyof typeof FINENESS, density: number, restPerG: number): AlloyData =>
  gold('black gold', karat, density, restPerG + 1, [0.15, 0.148, 0.141], [0.35, 0.35, 0.35]);
/** A hard black coating of carbon. */
const COATED = { f0: [0.111, 0.111, 0.113], f82: [0.3, 0.3, 0.3] } as const;

/**
 * Reflectances from measured complex indices of refraction (gold, silver, copper, palladium: Johnson and Christy, 1972;
 * platinum: Rakic et al., 1998; rhodium: Weaver, 1977; steel: Karlsson, 1982; titanium: Johnson and Christy, 1974),
 * alloyed by the atom-fraction mean of the permittivities and integrated over CIE 1931 under D65. The rule makes rose
 * gold too yellow: that up to 18 karat is moved half-way to copper of the same lightness, which the trade's samples
 * show. It makes yellow gold under 18 karat too pink, because the zinc in it bleaches copper: that has in CIELAB a hue
 * 1.5 to 3.5 degrees greener than 18 karat and a chroma of 15.5, 16.5 and 19.5 (ISO 8654 has b* 14 for 9 karat, 23 for
 * 18). 21 and 22 karat lie between their neighbours. Cast and hand-polished gold and silver return 0.92 of what
 * evaporated films do: L* 85 to 88. Black rhodium, coatings and tungsten carbide were tuned by eye against photographs.
 */
export const ALLOY_DATA = {
  'yellow-gold-9k': yellow(9, 11.2, 0.16, [0.915, 0.772, 0.574], [0.93, 0.836, 0.722]),
  'yellow-gold-10k': yellow(10, 11.5, 0.16, [0.928, 0.772, 0.564], [0.937, 0.839, 0.722]),
  'yellow-gold-14k': yellow(14, 13.1, 0.16, [0.966, 0.773, 0.533], [0.958, 0.852, 0.729]),
  'yellow-gold-18k': yellow(18, 15.5, 0.1, [1.004, 0.758, 0.476], [0.98, 0.854, 0.707]),
  'yellow-gold-21k': yellow(21, 17.2, 0.1, [1.016, 0.744, 0.428], [0.984, 0.854, 0.68]),
  'yellow-gold-22k': yellow(22, 17.8, 0.07, [1.022, 0.737, 0.405], [0.986, 0.854, 0.667]),
  'yellow-gold-24k': yellow(24, 19.3, 0, [1.039, 0.723, 0.362], [0.991, 0.855, 0.641]),
  'rose-gold-9k': rose(9, 11.3, 0.08, [0.945, 0.63, 0.53], [0.956, 0.781, 0.696]),
  'rose-gold-10k': rose(10, 11.6, 0.07, [0.95, 0.636, 0.526], [0.958, 0.785, 0.696]),
  'rose-gold-14k': rose(14, 13.2, 0.06, [0.968, 0.652, 0.51], [0.965, 0.799, 0.694]),
  'rose-gold-18k': rose(18, 15.1, 0.02, [0.985, 0.667, 0.49], [0.973, 0.816, 0.684]),
  'rose-gold-21k': rose(21, 16.9, 0.01, [1.014, 0.705, 0.411], [0.981, 0.834, 0.664]),
  'rose-gold-22k': rose(22, 17.6, 0.01, [1.022, 0.711, 0.393], [0.984, 0.841, 0.656]),
  'white-gold-9k': white(9, 12.9, 13),
  'white-gold-10k': white(10, 13.2, 13),
  'white-gold-14k': white(14, 14.6, 14.5),
  'white-gold-18k': white(18, 15.9, 16),
  'black-gold-9k': black(9, 12.9, 13),
  'black-gold-14k': black(14, 14.6, 14.5),
  'black-gold-18k': black(18, 15.9, 16),
  'silver-925': {
    name: 'sterling silver',
    density: 10.36,
    price: ['silver', 0.925, 0.01],
    f0: [0.99, 0.956, 0.9],
    f82: [0.986, 0.963, 0.94],
  },
  'platinum-950': {
    name: 'platinum',
    density: 21.4,
    price: ['platinum', 0.95, 8],
    f0: [0.68, 0.638, 0.577],
    f82: [0.665, 0.665, 0.66],
  },
  'palladium-950': {
    name: 'palladium',
    density: 11.8,
    price: [null, 0, 38],
    f0: [0.732, 0.697, 0.648],
    f82: [0.712, 0.714, 0.717],
  },
  'steel-316l': {
    name: 'steel',
    density: 7.99,
    price: [null, 0, 0.05],
    f0: [0.669, 0.639, 0.594],
    f82: [0.649, 0.664, 0.678],
  },
  titanium: {
    name: 'titanium',
    density: 4.43,
    price: [null, 0, 0.4],
    f0: [0.542, 0.497, 0.449],
    f82: [0.57, 0.57, 0.56],
  },
  'black-titanium': { name: 'black titanium', density: 4.43, price: [null, 0, 0.6], ...COATED },
  tungsten: {
    name: 'tungsten carbide',
    density: 15.6,
    price: [null, 0, 0.3],
    f0: [0.46, 0.455, 0.44],
    f82: [0.52, 0.52, 0.52],
  },
  'black-tungsten': { name: 'black tungsten carbide', density: 15.6, price: [null, 0, 0.4], ...COATED },
  copper: {
    name: 'copper',
    density: 8.96,
    price: [null, 0, 0.02],
    f0: [0.927, 0.621, 0.518],
    f82: [0.943, 0.754, 0.698],
  },
  brass: { name: 'brass', density: 8.5, price: [null, 0, 0.02], f0: [0.9, 0.76, 0.47], f82: [0.93, 0.84, 0.68] },
} as const satisfies Readonly<Record<string, AlloyData>>;

export type Alloy = keyof typeof ALLOY_DATA;
export const ALLOYS = Object.keys(ALLOY_DATA) as [Alloy, ...Alloy[]];

/** The row of a metal. */
export const alloyOf = (alloy: Alloy): AlloyData => ALLOY_DATA[alloy];

import { gemOf, type Band, type Cut, type GemKind, type Pattern } from '@jewelry/design';
import type { Gem, Rgb } from './material';
import { pathTable, FIRE_SETS } from './spectra';

/**
 * Width of the stone for which the bands are given, mm, and how fast the trade's rough is chosen paler as stones grow.
 */
const REFERENCE_MM = 8;
const TONE_POWER = 0.8;
const PALEST = 0.6;
const DEEPEST_TONE = 4.5;
/** Stones below this width appear as points: their light is traced less far, mm. */
const MELEE_MM = 2.6;
/** Stones below this width show no fire at the sizes of our photographs, mm. */
const FIRELESS_MM = 0.9;
/** Internal reflections traced in the most brilliant stone. */
export const MOST_BOUNCES = 11;
/** Stones above this index are as brilliant as diamond; as in kernel/gem.ts. */
export const LIVELY_INDEX = 2;
/** Cuts of long facets in rows, which show few directions of the room at a time. */
const STEP_CUTS: ReadonlySet<Cut> = new Set(['emerald', 'asscher', 'baguette', 'tapered-baguette', 'hexagon', 'kite']);
/** Stones whose average colour differs less between its channels count as colourless. */
const COLORLESS = 0.05;
/**
 * How much longer the way of light in step cuts is than in the rounds that the reference describes: 1.7 widths instead of
 * 1.25, traced. Cutters choose paler rough for them.
 */
const STEP_PATH = 1.36;
/** Share of the colour of gold that a colourless stone shows: with all of it, diamonds were brown. */
const COLORLESS_TINT = 0.45;
/** That of a stone whose brightest channel is not red: with all of it, sapphires were brown and amethysts orange on gold. */
const COOL_TINT = 0.25;
/**
 * Share of the light that stones send back where it would leave by their pavilion or the back of a dome. A stone tilted from the lens is a
 * window onto its seat; photographers close it with a card, retouchers paint the facets on.
 */
const FOIL = 0.75;
/** That of small diamonds, whose edges show their dark seats, or pavé is one white field. */
const MELEE_FOIL = 0.2;
/** Share of its light that a diamond loses at its girdle, as from dark cards around it: else it melts into white metal and paper. */
const DIAMOND_RIM = 0.65;
/** Stones wider than this lose less, by their width: on large facets the rim would be a grey vignette, mm. */
const RIM_MM = 3;
/** Factor on the tone of the source's bands, so that the body has the trade's colour beside bright flashes. */
const SHADE = 1.2;
/** Share of the dispersion that is traced: in a room of hard lights all of it is confetti. */
const FIRE = 0.3;
/** Weaker dispersion is invisible. */
const VISIBLE_DISPERSION = 0.03;

/**
 * Beads of stones whose brightest channel is darker than this are cut from rough with too many inclusions to facet,
 * which scatter the light: clear ones of 9 mm mirrored the dark room and were black.
 */
const DARK_BEAD = 0.45;
/** Their clouds, and the power that deepens their colour: light goes further in them than in the stones that reflect the average. */
const CLOUDS: Pattern = { kind: 'mottled' };
const BEAD_POWER = 1.2;
const deepened = ([r, g, b]: Rgb): Rgb => [r ** BEAD_POWER, g ** BEAD_POWER, b ** BEAD_POWER];

/** Wavelengths of the Fraunhofer lines D, B and G, nm. */
const D_NM = 589.3;
const B_NM = 686.7;
const G_NM = 430.8;

/**
 * Index of refraction at a wavelength in nm, by Sellmeier's formula where its terms are known, otherwise by Cauchy's.
 */
export function refractiveIndex(kind: GemKind, nm: number): number {
  const { ior, dispersion, sellmeier } = gemOf(kind).optics;
  const squared = (nm / 1000) ** 2;
  if (sellmeier) return Math.sqrt(sellmeier.reduce((sum, [b, c]) => sum + (b * squared) / (squared - c ** 2), 1));
  const slope = dispersion / (1 / G_NM ** 2 - 1 / B_NM ** 2);
  return ior + slope * (1 / nm ** 2 - 1 / D_NM ** 2);
}

const tables = new Map<GemKind, Gem['colors']>();

/**
 * Colours over path length for light polarized along the stone's axes; one table where they are equal, and a second for
 * the other end of a zoned stone.
 */
function colorsOf(kind: GemKind): Gem['colors'] {
  const known = tables.get(kind);
  if (known) return known;
  const { absorption = [], zone, glow = 0 } = gemOf(kind).optics;
  const made = new Map<readonly Band[], Float64Array>();
  const colors = [...absorption, ...(zone ? [zone] : [])].map((bands) => {
    const table = made.get(bands) ?? pathTable(bands, glow);
    made.set(bands, table);
    return table;
  });
  tables.set(kind, colors);
  return colors;
}

function metalTint(average: Rgb): number {
  if (Math.max(...average) - Math.min(...average) < COLORLESS) return COLORLESS_TINT;
  return average[0] < Math.max(average[1], average[2]) ? COOL_TINT : 1;
}

/**
 * The optics of a stone of a width in mm (short side of the girdle). Small stones count as if their path were longer
 * and large ones as if it were shorter: rough is chosen for its tone, or a 2 mm ruby would be pink and a 15 mm one
 * black.
 */
export function gem(kind: GemKind, isDomed: boolean, sizeMm: number, cut?: Cut): Gem {
  const {
    ior,
    dispersion,
    zone,
    depth = 1,
    average,
    polarizer = 1,
    body: usual = 'clear',
    pattern,
    lustre = 'vitreous',
    schiller,
    inclusions,
  } = gemOf(kind).optics;
  const isCloudy = usual === 'clear' && cut === 'sphere' && Math.max(...average) < DARK_BEAD;
  const body = isCloudy ? 'translucent' : usual;
  const longer = cut && STEP_CUTS.has(cut) ? STEP_PATH : 1;
  const tone = Math.min(DEEPEST_TONE, Math.max(PALEST, (REFERENCE_MM / (longer * Math.max(1, sizeMm))) ** TONE_POWER));
  const melee = sizeMm < MELEE_MM;
  const lively = cut && STEP_CUTS.has(cut) ? 'steps' : melee ? 'melee' : 'brilliants';
  const view = ior > LIVELY_INDEX ? lively : 'gems';
  const hasFire = dispersion > VISIBLE_DISPERSION && sizeMm >= FIRELESS_MM;
  return {
    kind: 'gem',
    body,
    pattern: pattern ?? (isCloudy ? CLOUDS : null),
    lustre,
    schiller: schiller ?? null,
    inclusions: (!melee && inclusions) || null,
    isZoned: zone !== undefined,
    view,
    ior,
    fire: hasFire
      ? FIRE_SETS.map(({ nm, rgb }) => ({
          indices: nm.map((wavelength) => ior + FIRE * (refractiveIndex(kind, wavelength) - ior)),
          rgb,
        }))
      : null,
    colors: body === 'clear' ? colorsOf(kind) : [],
    tone: tone * depth * SHADE,
    average: isCloudy ? deepened(average) : average,
    metalTint: metalTint(average),
    polarizer,
    foil: view === 'melee' ? MELEE_FOIL : FOIL,
    rim: view === 'gems' ? 0 : DIAMOND_RIM * Math.min(1, (RIM_MM / sizeMm) ** 1.5),
    bounces: melee ? 6 : ior > LIVELY_INDEX ? MOST_BOUNCES : 9,
    rounded: isDomed,
  };
}

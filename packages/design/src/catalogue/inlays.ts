/**
 * Inlays of metal: enamels, stones, shells, woods. Their names in prompts are in the lexicons under `inlay` and
 * `enamel`.
 */
import type { GemKind, Pattern } from './gems';

/** Linear sRGB, 0 to 1. */
type Rgb = readonly [r: number, g: number, b: number];

export interface Inlay {
  readonly name: string;
  /** A polished stone, or a coat over a colour (linear sRGB). */
  readonly fill:
    | { readonly gem: GemKind }
    | { readonly color: Rgb; readonly gloss: number; readonly pattern?: Pattern };
  /** US dollars for the area of a ring's inlay, `RING_CM2`. */
  readonly price: number;
}

/** Area of the strip around a band of 6 mm, cm². */
export const RING_CM2 = 2.5;

const enamel = (name: string, color: Rgb): Inlay => ({ name: `${name} enamel`, fill: { color, gloss: 1 }, price: 20 });
const stone = (gem: GemKind, name: string, price: number): Inlay => ({ name, fill: { gem }, price });

export const INLAYS = {
  'enamel-blue': enamel('blue', [0.012, 0.05, 0.32]),
  'enamel-navy': enamel('navy', [0.006, 0.014, 0.075]),
  'enamel-light-blue': enamel('light blue', [0.26, 0.5, 0.74]),
  'enamel-turquoise': enamel('turquoise', [0.02, 0.36, 0.4]),
  'enamel-green': enamel('green', [0.01, 0.16, 0.06]),
  'enamel-mint': enamel('mint green', [0.27, 0.62, 0.46]),
  'enamel-red': enamel('red', [0.42, 0.012, 0.016]),
  'enamel-burgundy': enamel('burgundy', [0.13, 0.005, 0.014]),
  'enamel-pink': enamel('pink', [0.76, 0.3, 0.38]),
  'enamel-purple': enamel('purple', [0.13, 0.03, 0.3]),
  'enamel-orange': enamel('orange', [0.78, 0.17, 0.012]),
  'enamel-yellow': enamel('yellow', [0.82, 0.5, 0.03]),
  'enamel-white': enamel('white', [0.8, 0.79, 0.76]),
  'enamel-gray': enamel('grey', [0.2, 0.21, 0.22]),
  'enamel-black': enamel('black', [0.008, 0.008, 0.009]),
  turquoise: stone('turquoise', 'turquoise', 25),
  'lapis-lazuli': stone('lapis-lazuli', 'lapis lazuli', 25),
  malachite: stone('malachite', 'malachite', 25),
  onyx: stone('onyx', 'onyx', 20),
  opal: stone('opal', 'opal', 60),
  'blue-opal': stone('blue-opal', 'blue opal', 50),
  'mother-of-pearl': stone('mother-of-pearl', 'mother-of-pearl', 25),
  abalone: stone('abalone', 'abalone', 25),
  jade: stone('jade', 'jade', 50),
  'tigers-eye': stone('tigers-eye', "tiger's eye", 20),
  coral: stone('coral', 'coral', 40),
  wood: {
    name: 'wood',
    fill: {
      color: [0.14, 0.072, 0.037],
      gloss: 0.25,
      pattern: { kind: 'wooden', color: [0.042, 0.019, 0.0095], mm: 0.8 },
    },
    price: 25,
  },
  carbon: {
    name: 'carbon fibre',
    fill: {
      color: [0.035, 0.035, 0.037],
      gloss: 0.9,
      pattern: { kind: 'woven', color: [0.006, 0.006, 0.006], mm: 0.8 },
    },
    price: 20,
  },
  meteorite: {
    name: 'meteorite',
    fill: { color: [0.36, 0.35, 0.34], gloss: 0.7, pattern: { kind: 'crossed', color: [0.2, 0.195, 0.19], mm: 0.7 } },
    price: 120,
  },
} as const satisfies Readonly<Record<string, Inlay>>;

export type InlayKind = keyof typeof INLAYS;
export const INLAY_KINDS = Object.keys(INLAYS) as [InlayKind, ...InlayKind[]];

/** The row of an inlay. */
export const inlayOf = (kind: InlayKind): Inlay => INLAYS[kind];

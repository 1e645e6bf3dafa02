/** What words of size mean, in mm, for each kind of part. */
import type { Size } from './sizeWords';

/** Least and most of a length in mm. */
export type Range = readonly [least: number, most: number];
export type Measured =
  | 'band'
  | 'chain'
  | 'hoop'
  | 'wire'
  | 'stud'
  | 'earrings'
  | 'ear-width'
  | 'figure'
  | 'center-piece'
  | 'pendant'
  | 'bracelet'
  | 'case'
  | 'strap'
  | 'numerals'
  | 'beads'
  | 'ring'
  | 'brooch';

const upTo = (most: number): Range => [0, most];
const from = (least: number): Range => [least, Infinity];

/**
 * Lengths that words of size mean, mm, by what they describe. Bands: 1.5 to 2 mm are sold as thin, 2 to 3 as medium,
 * from 3 on as sturdy, 5 and more as wide. Chains: 1 to 1.8 mm as dainty, from 5 on as bold. Hoops: to 20 mm across as
 * small, from 40 on as large. (Size guides of vromjewel.com, loralyndesigns.com and kalenofficial.com, 2026.) Cases of
 * watches: to 34 mm as small, from 42 on as large, their numerals from 3.6 mm on; their straps: to 12 mm as thin, from 20 on as wide. The limits leave 10 to 20 % for what an eye cannot tell apart.
 */
export const MEANT_MM: Readonly<Record<Measured, Partial<Record<Size, Range>>>> = {
  band: { thin: upTo(2.4), small: upTo(2.4), thick: from(3), wide: from(4.5), large: from(4.5) },
  chain: { thin: upTo(2), small: upTo(2), thick: from(4.5), wide: from(4.5), large: from(4.5) },
  hoop: { small: upTo(22), large: from(38) },
  wire: { thin: upTo(2.2), small: upTo(2.6), thick: from(3.2), wide: from(3.2) },
  stud: { small: upTo(8.5), thin: upTo(8.5), large: from(9.5), thick: from(9.5), wide: from(9.5) },
  earrings: { small: upTo(20), large: from(32) },
  'ear-width': { thin: upTo(12), thick: from(12), wide: from(15) },
  figure: { small: upTo(13), thin: upTo(13), large: from(17), thick: from(17), wide: from(17) },
  'center-piece': { small: upTo(16), thin: upTo(16), large: from(28), thick: from(28), wide: from(28) },
  pendant: { small: upTo(16), thin: upTo(18), large: from(22), thick: from(22), wide: from(22) },
  bracelet: { thin: upTo(4.5), small: upTo(4.5), thick: from(5), wide: from(8), large: from(8) },
  case: { small: upTo(34), thin: upTo(10), large: from(42), thick: from(12), wide: from(42) },
  strap: { thin: upTo(12), small: upTo(12), thick: from(19), wide: from(19), large: from(19) },
  beads: { small: upTo(6), thin: upTo(6), large: from(10), thick: from(10), wide: from(10) },
  numerals: { small: upTo(2.6), thin: upTo(2.6), large: from(3.6), thick: from(3.6), wide: from(3.6) },
  ring: { small: upTo(9), thin: upTo(9), large: from(10.5), thick: from(9), wide: from(4.5) },
  brooch: { small: upTo(28), thin: upTo(28), large: from(40), thick: from(40), wide: from(40) },
};

/** What is measured, in the words of a note. */
export const SAID: Readonly<Record<Measured, (mm: number) => string>> = {
  band: (mm) => `The band is ${mm} mm wide.`,
  chain: (mm) => `The links of the chain are ${mm} mm wide.`,
  hoop: (mm) => `The hoops are ${mm} mm across.`,
  wire: (mm) => `The hoops are ${mm} mm thick.`,
  stud: (mm) => `The studs are ${mm} mm across.`,
  earrings: (mm) => `The earrings are ${mm} mm long.`,
  'ear-width': (mm) => `The earrings are ${mm} mm wide.`,
  figure: (mm) => `It is ${mm} mm across.`,
  'center-piece': (mm) => `It is ${mm} mm across.`,
  pendant: (mm) => `The pendant is ${mm} mm long.`,
  bracelet: (mm) => `The bracelet is ${mm} mm wide.`,
  case: (mm) => `The case is ${mm} mm.`,
  strap: (mm) => `It is worn on a strap or bracelet ${mm} mm wide.`,
  beads: (mm) => `The beads are ${mm} mm wide.`,
  numerals: (mm) => `The numerals are ${mm} mm tall.`,
  ring: (mm) => `The top of the ring is ${mm} mm across.`,
  brooch: (mm) => `It is ${mm} mm across.`,
};

/** Lengths of pieces, and the words for short and long ones. */
import { cues } from './cues';
import type { JewelryType } from '../spec';

/** Lengths of a piece, mm, by the makers' names of dimensions. */
export type PieceMeasures = Partial<
  Record<'band_width' | 'inner_diameter' | 'diameter' | 'length' | 'height' | 'width', number>
>;
/** Stems of words for short among those for long. */
export const SHORT = cues`${'short'}`;
/** Earrings up to `short` are short, and from `long` on long; long ones are `usual` where no length is stated, mm. */
export const LONG_EARRINGS_MM = { short: 22, long: 28, usual: 42 } as const;
/** Diameter of big hoops, and lengths of short and long chains, where none is stated, mm. */
export const LARGE_HOOP_MM = 45;
export const CHAINS_MM = { short: 400, long: 600 } as const;
/** Dimension of a length without a noun when no stone is mentioned: width of a ring, height of a pendant. */
export const BARE_LENGTH: Partial<Record<JewelryType, keyof PieceMeasures>> = {
  ring: 'band_width',
  bracelet: 'band_width',
  pendant: 'height',
  earrings: 'height',
  watch: 'diameter',
};

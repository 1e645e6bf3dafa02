/** Names of stones and their cuts. */
import { LAB_GROWN, gemOf } from '../catalogue/gems';
import type { Cut, GemKind, SoldAs } from '../spec';
import { pearlNamed } from './pearls';

/**
 * Name of a kind of stone, with the trade name of pearls; laboratory-grown diamonds are labelled, as trade rules
 * require.
 */
export function stoneName(kind: GemKind, { pearl, diamonds }: Readonly<SoldAs> = {}): string {
  if (kind === 'pearl') return pearlNamed(pearl)?.name ?? gemOf(kind).name;
  return kind === 'diamond' && diamonds === LAB_GROWN ? `${LAB_GROWN} diamond` : gemOf(kind).name;
}

/** English says "oval ruby" but "emerald-cut ruby": the bare word would name another stone, or a princess. */
export const CUT_ADJECTIVE: Record<Cut, string> = {
  round: 'round',
  oval: 'oval',
  pear: 'pear',
  marquise: 'marquise',
  cushion: 'cushion-cut',
  emerald: 'emerald-cut',
  asscher: 'asscher-cut',
  baguette: 'baguette-cut',
  'tapered-baguette': 'tapered baguette-cut',
  princess: 'princess-cut',
  hexagon: 'hexagonal',
  trillion: 'trillion-cut',
  'half-moon': 'half-moon',
  heart: 'heart-cut',
  kite: 'kite-cut',
  radiant: 'radiant-cut',
  'old-mine': 'old mine-cut',
  rose: 'rose-cut',
  rough: 'rough',
  cabochon: 'cabochon',
  sphere: 'round',
};

/** The article before a word. */
export const article = (word: string): string => (/^[aeiou8]/i.test(word) ? 'an' : 'a');

/** Corrects misspellings of jewelry terms. */
import leven from 'leven';
import EVERYDAY from './everyday.json' with { type: 'json' };
import { wordList } from '../wordList';

/**
 * Jewelry terms. Only those with five letters or more correct misspellings; too many words are close to shorter ones.
 */
const TERMS: readonly string[] = wordList(`
  diamond diamonds sapphire sapphires emerald emeralds amethyst aquamarine citrine garnet morganite peridot tanzanite
  topaz tourmaline turquoise malachite carnelian pearl pearls moonstone rubies carat carats
  bracelet bracelets necklace necklaces earring earrings pendant pendants watch bangle choker locket chronograph chain
  chains black purple green
  sterling silver platinum yellow white titanium stainless
  minimalist minimal geometric organic contemporary innovative honeycomb layered futuristic modern delicate chunky
  statement
  solitaire eternity engagement wedding signet cathedral twisted tennis riviere hammered brushed polished satin
  princess cushion marquise baguette asscher cabochon trillion hexagon brilliant round
  heart flower butterfly feather infinity crown snake serpent crescent initial letter halo cluster bezel stones stone
  without
  dragonfly sunflower snowflake elephant peacock dolphin phoenix hummingbird falcon sagittarius capricorn aquarius
  football guitar compass anchor
`);
const KNOWN = new Set(TERMS);

/** Everyday English words, and others within the edit distance of a term; they are never corrected. */
const NO_SLIPS = new Set(
  `${EVERYDAY.en} heat heats heated heater heath chant chants blank block blocks greet greed princes bevel clutter locker lockers signed stain stains satan letter latter litter garner purse father fathers shake shaker witch watcher heard hearts hearth hears start crowd clown crows stole store stores while write waiter initially letters lettuce rounds round sound stated state tenant leather weather whiter colour color finish polish silvery pearly crossed bungle minimum titanic carrot carrots chair chairs chaise emeraldine sake`.split(
    ' ',
  ),
);

/** Contractions are no slips. */
const CONTRACTED = /'ll$/u;

/** Largest edit distance for a word length. */
const slack = (length: number): number => (length >= 8 ? 2 : 1);

/** The nearest term of a misspelled word, or null when no term is near enough. */
export function respelled(word: string): string | null {
  if (word.length < 4 || CONTRACTED.test(word) || KNOWN.has(word) || NO_SLIPS.has(word)) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const term of TERMS) {
    if (term.length < 5 || term[0] !== word[0]) continue;
    const allowed = slack(Math.max(word.length, term.length));
    const swapped = word.length === term.length && [...term].toSorted().join('') === [...word].toSorted().join('');
    const apart = swapped ? 1 : leven(word, term, { maxDistance: allowed + 1 });
    if (apart <= allowed && apart < least) [best, least] = [term, apart];
  }
  return best;
}

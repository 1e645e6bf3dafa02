/** The colour of a dial: a word of the lexicon, a colour that elsewhere means a stone, and words of depth beside them. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import type { DialColor } from '../vocabulary';

/** Colours of dials by the stones that the same words mean on other pieces: "deep blue", "rouge foncé". */
const BY_STONE: Readonly<Record<string, DialColor>> = {
  'blue-sapphire': 'midnight',
  'cornflower-sapphire': 'midnight',
  'sky-blue-topaz': 'turquoise',
  aquamarine: 'turquoise',
  'teal-sapphire': 'turquoise',
  emerald: 'forest',
  ruby: 'burgundy',
  garnet: 'burgundy',
  onyx: 'graphite',
  'grey-spinel': 'silver',
  'pink-sapphire': 'salmon',
  morganite: 'salmon',
  'champagne-diamond': 'champagne',
  'cognac-diamond': 'brown',
  'smoky-quartz': 'brown',
  spessartine: 'orange',
  amethyst: 'purple',
  iolite: 'purple',
};

/** The colour of a dial that a phrase names; null for other phrases and for those that name a stone or a metal besides. */
export function dialColourAt(s: Sentence, i: number): DialColor | null {
  const own = s.id(i, 'dial') as DialColor | null;
  if (own !== null) return own;
  const isOther = s.isOf(i, 'metal', 'stone');
  return isOther ? null : (BY_STONE[s.id(i, 'colour') ?? ''] ?? null);
}

/** Words that say how deep or how bright a colour is. */
const DEPTH = cues`^${'depth-of-colour'}$`;

/** True for a word of depth, which belongs to the colour beside it. */
export const isDepth = (s: Sentence, i: number): boolean =>
  i >= 0 && i < s.items.length && s.mark(i) === null && DEPTH.test(s.items[i]!.words);

/** True for a phrase that belongs to the colour beside it: "deep emerald green", "burgundy red", "bleu nuit profond". */
export const addsToColour = (s: Sentence, i: number): boolean =>
  isDepth(s, i) || (dialColourAt(s, i) !== null && s.id(i, 'metal') === null);

/** Stones that hang one below the other: "one above the other", "untereinander", "alt alta". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

const COLUMN = cues`${'one-of-several'} (?:${'hung'} )?(?:${'directly'} )?${'above-or-below'} ${'the-next'}|${'in-a-column'}`;
/** Such words and no others. */
const COLUMN_ONLY = cues`^(?:${COLUMN})$`;
/** Most phrases of such words. */
const LONGEST = 7;
const TYPES = ['pendant', 'earrings', 'necklace'] as const;

/** Chains right before such words are in layers. */
const CHAIN_REACH = 2;
const isChain = (s: Sentence, i: number): boolean => s.is(i, 'form', 'chain') || s.id(i, 'chain') !== null;

/** Finds words for a column of stones on pieces that hang. */
export function columns(s: Sentence): void {
  const hangs = TYPES.some((type) => s.has('type', type) || s.has('hint', type));
  if (!hangs || !(s.all('stone').length > 0 || s.has('noun', 'stone')) || s.has('noun', 'strand')) return;
  if (!COLUMN.test(s.words(0, s.items.length))) return;
  for (let from = 0; from < s.items.length; from++)
    for (let to = Math.min(s.items.length, from + LONGEST); to > from; to--) {
      const words = s.items
        .slice(from, to)
        .map((item) => item.words)
        .join(' ');
      if (s.items.slice(Math.max(0, from - CHAIN_REACH), from).some((_, k) => isChain(s, from - 1 - k))) continue;
      if (!COLUMN_ONLY.test(words) || s.items.slice(from, to).some(({ mark }) => mark !== null)) continue;
      s.find('form', 'tiers', from, to);
      s.close(from, to);
      return;
    }
}

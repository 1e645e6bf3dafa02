/** One earring instead of a pair: "a single gold hoop", "a lone stud". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

const ONE = cues`^${'single'}$`;
/** Names of an earring in the singular; "single pearl earrings" are a pair with one pearl each. */
const EARRING = cues`${'one-earring'}$`;
/** Most words between the two. */
const BETWEEN = 3;

/** True for a word that counts one earring, and no stones. */
export const isOneEarring = (s: Sentence, i: number): boolean =>
  ONE.test(s.items[i]!.words) && s.items.slice(i + 1, i + 2 + BETWEEN).some(({ words }) => EARRING.test(words));

export function singleEarrings(s: Sentence): void {
  if (s.has('form', 'single-earring') || s.has('form', 'mismatched')) return;
  const at = s.items.findIndex((_, i) => isOneEarring(s, i));
  if (at >= 0) s.find('form', 'single-earring', at, at + 1);
}

/**
 * Pins of earrings, which are their posts, and chains that hang from them, which are tassels: "iğneli küpe", "حلق دبوس",
 * "pendientes con cadenitas colgando".
 */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Words that mean a brooch where no earrings are named. */
const PIN = cues`^${'pin'}$`;

/** Several chains, and words for hanging near them. */
const CHAINS = cues`^${'several-chains'}$`;
const HANGING = cues`^${'that-hang'}$`;
const HANG_REACH = 2;

function hungChains(s: Sentence): void {
  if (s.all('motif').length > 0) return;
  for (const [i, { words }] of s.items.entries()) {
    if (!CHAINS.test(words) || s.isClosed(i)) continue;
    const near = Array.from({ length: HANG_REACH }, (_, k) => [i + 1 + k, i - 1 - k]).flat();
    const hung = near.find((at) => s.is(at, 'form', 'drop') || HANGING.test(s.items[at]?.words ?? ''));
    if (hung === undefined) continue;
    s.find('form', 'tassel', Math.min(i, hung), Math.max(i, hung) + 1);
    s.close(Math.min(i, hung), Math.max(i, hung) + 1);
  }
}

export function earPosts(s: Sentence): void {
  if (!s.has('type', 'earrings')) return;
  hungChains(s);
  for (const i of s.all('form')) {
    // "Earrings and a pin" are two pieces.
    const isOther = [i - 1, i - 2].some((at) => s.is(at, 'grammar', 'and'));
    if (!s.is(i, 'form', 'brooch') || !PIN.test(s.items[i]!.words) || isOther) continue;
    s.find('form', 'stud', i, i + 1);
    s.close(i, i + 1);
  }
}

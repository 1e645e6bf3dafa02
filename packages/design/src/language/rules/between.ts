/** Stones between others of a row: "pearls with diamonds between the pearls". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** The measure of the place of stones among others. */
export const AMONG = 'between';
/** Words for what lies between, before its bounds or after them. */
const BETWEEN = cues`^(?:${'in'} )?(?:${'between'}|${'between-them'})|${'between'}$`;
/** Maximum distance of such a word from the stone before it and from its bounds, in phrases. */
const REACH = 3;

/** Places a stone among the stones of another kind that are named before it and bound it. */
export function betweens(s: Sentence): void {
  if (s.has('type', 'ring', 'earrings', 'pendant') || s.has('motif')) return;
  const stones = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  for (const [i, { words }] of s.items.entries()) {
    if (!BETWEEN.test(words) || s.findings.some(({ concept, from }) => concept === 'place' && from === i)) continue;
    const own = stones.findLast(({ to }) => to <= i && i - to < REACH);
    const bound = stones.find(({ from }) => from > i && from - i <= REACH);
    const isOfRow = stones.some(({ from, value }) => own && from < own.from && value !== own.value);
    if (
      !own ||
      !isOfRow ||
      own.role === 'center' ||
      (bound && !stones.some((one) => one.from < own.from && one.value === bound.value))
    )
      continue;
    s.find('place', 'side', i, i + 1, { of: own.value, measure: AMONG });
    // The bounds are the stones of the row once more.
    if (bound) bound.role = null;
  }
}

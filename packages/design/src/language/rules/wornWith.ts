/** Other jewelry that a piece is worn with: "a band that sits round my engagement ring". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

const WORN_WITH = new RegExp(
  cues`(?:${'sits'}(?: ${'snugly'})* )?${'beside-another'} ${'existing'} ${'engagement-ring'}`,
  'giu',
);

/** Reads a ring that the piece is worn beside, which is no part of it. */
export function wornWith(s: Sentence): void {
  for (const { index, 0: words } of s.prompt.matchAll(WORN_WITH)) {
    const range = s.range(index, index + words.length);
    if (!range) continue;
    s.find('lacking', 'worn with', ...range);
    s.close(...range);
  }
}

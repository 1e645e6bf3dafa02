/** Other jewelry that a piece is worn with: "a band that sits round my engagement ring". */
import type { Sentence } from '../sentence';

const WORN_WITH =
  /(?<!\p{L})(?:(?:to )?(?:sits?|fits?|goes|go|nests?|curves?|wraps?|hugs?|stacks?)(?: (?:nicely|flush|snugly|neatly|perfectly|right|tight|close))* )?(?:a?round|against|beside|alongside|next to|under(?:neath)?|with|to match|to) (?:my|her|his|the|an existing|my existing|her existing) (?:engagement|diamond engagement|solitaire engagement) ring(?!\p{L})/giu;

/** Reads a ring that the piece is worn beside, which is no part of it. */
export function wornWith(s: Sentence): void {
  for (const { index, 0: words } of s.prompt.matchAll(WORN_WITH)) {
    const range = s.range(index, index + words.length);
    if (!range) continue;
    s.find('lacking', 'worn with', ...range);
    s.close(...range);
  }
}

/** Which of several stones is the main one and which surround it, whatever order they are named in. */
import type { GemKind } from '../spec';
import type { Found } from './reader';

const AFTER_SECOND = /^[ -]*(?:(?:[a-z]+-)?(?:halos?|accents?|accented|pave|side[- ]?stones?|melee|shoulders?|surround|border|edges?|trim|encrusted|studded)\b|(?:on|along|in) the (?:sides?|shoulders?|shank|band|halo)\b)/;
const BEFORE_SECOND = /\b(?:halos? of|surrounded by|framed (?:by|in|with)|accents? of|accented (?:by|with)|flanked by|bordered (?:by|with)|pave of|side stones? of|set all around with|edged (?:in|with)|ring of|rimmed with|trimmed with|between(?: two)?)(?: (?:small|tiny|little|fine|round|two|three|four|six|white|sparkling|baguette|pear|of))* *$/;
const MAIN_BEFORE = /\b(?:cent(?:re|er|ral)|main|middle|focal)(?: (?:stone|gem))?(?: (?:a|an|is|of|being|round|oval|pear))* *$/;
const MAIN_AFTER = /^ *(?:in the (?:cent(?:re|er)|middle)|(?:as the |at (?:the|its) )?cent(?:re|er)(?:piece| stone)?|solitaire)\b/;

/** The kinds, the main stone first; stones of equal standing keep their order. */
export function ranked(found: readonly Found<GemKind>[], text: string): GemKind[] {
  const rank = ({ index, words }: Found<GemKind>): number => {
    const before = text.slice(Math.max(0, index - 48), index);
    const after = text.slice(index + words.length, index + words.length + 30);
    if (MAIN_BEFORE.test(before) || MAIN_AFTER.test(after)) return 0;
    return AFTER_SECOND.test(after) || BEFORE_SECOND.test(before) ? 2 : 1;
  };
  return [...new Set(found.map((f) => ({ id: f.id, index: f.index, rank: rank(f) })).toSorted((a, b) => a.rank - b.rank || a.index - b.index).map((f) => f.id))];
}

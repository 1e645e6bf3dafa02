/** Which of several stones is the main one and which surround it, whatever order they are named in. */
import type { StoneRole } from '../language/requirement';
import type { Cut, GemKind } from '../spec';
import type { Found } from './reader';
import { STONE_NOUN } from './stoneWords';

const AFTER_SECOND = /^[ -]*(?:(?:[a-z]+-)?(?:halos?|accents?|accented|pave|sides?(?:[- ]?stones?)?|melee|tops?|shoulders?|surround|border|edges?|trim|encrusted|studded)\b|(?:set |all )*(?:around|round) (?:it|them|the)\b|(?:on|along|in) the (?:sides?|shoulders?|shank|band|halo)\b)/;
const BEFORE_SECOND = /\b(?:halos? of|surrounded by|framed (?:by|in|with)|accents? of|accented (?:by|with)|flanked by|bordered (?:by|with)|pave of|side stones? of|set all around with|edged (?:in|with)|ring of|rimmed with|trimmed with|between(?: two)?)(?: (?:small|tiny|little|fine|round|two|three|four|six|white|sparkling|baguette|pear|of))* *$/;
const MAIN_BEFORE = /\b(?:cent(?:re|er|ral)|main|middle|focal)(?: (?:stone|gem))?(?: (?:a|an|is|of|being|round|oval|pear))* *$/;
const MAIN_AFTER = /^ *(?:in the (?:cent(?:re|er)|middle)|(?:as the |at (?:the|its) )?cent(?:re|er)(?:piece| stone)?|solitaire)\b/;

/** 0 for words that stand for the main stone, 2 for those that surround or accompany it, 1 where nothing says so. */
function rankOf({ index, words }: Found<string>, text: string): 0 | 1 | 2 {
  const before = text.slice(Math.max(0, index - 48), index);
  const after = text.slice(index + words.length, index + words.length + 30);
  if (MAIN_BEFORE.test(before) || MAIN_AFTER.test(after)) return 0;
  return AFTER_SECOND.test(after) || BEFORE_SECOND.test(before) ? 2 : 1;
}

const ROLES: readonly (readonly [role: StoneRole, words: RegExp])[] = [['halo', /halo|surround|framed|around|round|ring of|rimmed|border|edged/], ['pave', /pave|encrusted|studded|melee|shank|band/], ['side', /side|flanked|between|shoulder/]];

/** Where on the piece a found stone or cut belongs, where the words beside it say so. */
export function roleOf(found: Found<string>, text: string): StoneRole | null {
  const rank = rankOf(found, text);
  if (rank !== 2) return rank === 0 ? 'center' : null;
  const { index, words } = found;
  const beside = (AFTER_SECOND.exec(text.slice(index + words.length, index + words.length + 30)) ?? BEFORE_SECOND.exec(text.slice(Math.max(0, index - 48), index)))![0];
  return ROLES.find(([, pattern]) => pattern.test(beside))?.[0] ?? 'accent';
}

/** "A ruby halo ring with diamonds" has a ruby in its halo; what is called a diamond halo is of diamonds. */
const isHaloed = ({ id, index, words }: Found<GemKind>, text: string): boolean =>
  id !== 'diamond' && /^[ -]*halo (?:engagement |wedding |stud |drop )?(?:ring|pendant|necklace|earring|stud|bracelet)s?\b/.test(text.slice(index + words.length));

/** The kinds, the main stone first; stones of equal standing keep their order. */
export const ranked = (found: readonly Found<GemKind>[], text: string): GemKind[] =>
  [...new Set(found.map((f) => ({ id: f.id, index: f.index, rank: isHaloed(f, text) ? 1 : rankOf(f, text) })).toSorted((a, b) => a.rank - b.rank || a.index - b.index).map((f) => f.id))];

/** What stands between a cut and the stone that it is said of. */
const TO_ITS_STONE = /^[ -]*(?:(?:cut|shaped?|cabochon|white|black|blue|pink|green|yellow)[ -]+)*$/;

/** The cuts of the main stone, and those of the stones beside it. */
export function cutsByRole(found: readonly Found<Cut>[], text: string, stones: readonly Found<GemKind>[], main: GemKind | undefined): { main: Cut[]; side: Cut[] } {
  // "An emerald and a pear diamond": the second stone is the pear.
  const isOfAnother = ({ index, words }: Found<Cut>): boolean => {
    const its = stones.find((stone) => stone.index >= index + words.length && TO_ITS_STONE.test(text.slice(index + words.length, stone.index)));
    return its !== undefined && its.id !== main;
  };
  // "Oval halo ring": the halo is round an oval stone.
  const isOfSide = (f: Found<Cut>): boolean => isOfAnother(f) || (rankOf(f, text) === 2 && !/^[ -]*halos?\b/.test(text.slice(f.index + f.words.length)));
  const of = (isSide: boolean): Cut[] => [...new Set(found.filter((f) => isOfSide(f) === isSide).map((f) => f.id))];
  const [first, ...more] = of(false);
  return { main: first ? [first, ...more] : [], side: [...of(true), ...more] };
}

const NOT_BETWEEN = String.raw`(?!(?:and|with|on|of|in)\b)`;
const SIZES: readonly (readonly [scale: number, words: string])[] = [[0.72, 'small|tiny|little|petite|mini'], [1.35, 'big|large'], [1.6, 'huge|enormous|giant']];

/** A size said of a stone, not of the piece. */
export const STONE_SIZES = new RegExp(`\\b(?:${SIZES.map(([, words]) => words).join('|')})(?=(?:,? ${NOT_BETWEEN}[a-z-]+){0,2} (?:${STONE_NOUN})\\b)`);

/** How much larger or smaller than usual the main stone is to be: "a large oval amethyst". */
export function stoneScale(text: string, found: readonly Found<GemKind>[], main: GemKind | undefined): number {
  for (const [scale, words] of SIZES) {
    for (const match of text.matchAll(new RegExp(`\\b(${words})((?:,? ${NOT_BETWEEN}[a-z-]+){0,2}) (?:${STONE_NOUN})\\b`, 'g'))) {
      const end = match.index + match[0].length;
      const named = found.find((f) => f.index < end && f.index + f.words.length >= end);
      if (named ? named.id === main : found.length === 0) return scale;
    }
  }
  // A cocktail ring is worn for its stone.
  return /\bcocktail rings?\b/.test(text) ? 1.6 : 1;
}

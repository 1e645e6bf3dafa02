/** Stones that only their colours name: "a big blue stone with little white ones round it". */
import { cues } from '../cues';
import { isStoneOnly } from '../roles';
import type { Sentence } from '../sentence';

/** Maximum number of words between a colour and the word stone: "a red central stone". */
const MOST_BETWEEN = 2;

/** The word "stone" that a colour describes, before or after it; -1 when there is none. */
export function stoneOfColour(s: Sentence, i: number): number {
  const isStone = (at: number): boolean =>
    isStoneOnly(s, at) || (s.id(at, 'role') !== null && cues`${'stone-or-gem'}$`.test(s.items[at]!.words));
  let at = i + 1;
  const isJoint = (): boolean => ['/', '-'].includes(s.mark(at) ?? '') || s.isAny(at, 'grammar', 'and', 'or');
  // "Maroon/red stones", "red and blue gems".
  while (isJoint() && s.id(at + 1, 'colour') !== null) at += 2;
  for (const end = at + MOST_BETWEEN; at <= end && !s.isBreak(at) && !isJoint(); at++) {
    if (isStone(at)) return at;
    if (!s.isClosed(at) && !s.isOf(at, 'scale', 'cut', 'shape', 'colour', 'role')) break;
  }
  // "Piedra roja", "камень синий".
  if (s.items[i]!.language === 'en') return -1;
  at = i - 1;
  while (at > i - MOST_BETWEEN && s.isOf(at, 'scale', 'cut')) at--;
  return isStone(at) ? at : -1;
}

/** The colours of stones that have no other name, by the places of their nouns. */
function coloursOfStones(s: Sentence): Map<number, string> {
  const found = new Map<number, string>();
  for (const i of s.all('colour')) {
    const at = s.id(i, 'stone') === null ? stoneOfColour(s, i) : -1;
    if (at >= 0) found.set(at, s.id(i, 'colour')!);
  }
  return found;
}

/** True for stones of two colours, each of which is then a stone of its own; a watch has colours of other parts. */
export const areOfTwoColours = (s: Sentence): boolean =>
  !s.has('type', 'watch') && new Set(coloursOfStones(s).values()).size > 1;

/** The kind of a stone: its name, or its colour among stones of several; null for any other. */
export const kindOfStone = (s: Sentence, at: number): string | null =>
  s.id(at, 'stone') ?? (areOfTwoColours(s) ? (coloursOfStones(s).get(at) ?? null) : null);

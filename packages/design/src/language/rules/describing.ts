/** Words that describe a stone or a form within a refusal: "no small diamonds", "no modern shiny halo". */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';

/** True for a size or a style before the stone that it describes: "no small diamonds" refuses diamonds. */
export const describesStone = (s: Sentence, i: number): boolean =>
  s.isOf(i, 'scale', 'style') &&
  s.id(i, 'stone') === null &&
  (s.id(i + 1, 'stone') !== null ||
    isStoneNoun(s, i + 1) ||
    describesStone(s, i + 1) ||
    (s.id(i + 1, 'colour') !== null && stoneOfColour(s, i + 1) !== null));

/** Words of refusal before a noun and what describes it: "no fiddly claws", "rather than that inky navy". */
export const BEFORE_NOUN = cues`^${'before-refused-noun'}$`;
export const ADJECTIVE = /\p{L}{2}(?:y|ish)$/u;
/** Kinds of words that describe a refused form: "no modern shiny halo". */
const DESCRIBING: readonly string[] = ['style', 'look', 'finish', 'scale'];
/** Maximum number of adjectives before what is refused. */
const MOST_ADJECTIVES = 3;

/** True for an adjective before a refused form: "modern", "shiny" before "halo". */
export function describesForm(s: Sentence, i: number, most = MOST_ADJECTIVES): boolean {
  const isPlainForm = (at: number): boolean => s.id(at, 'form') !== null && s.id(at, 'look') === null;
  return (
    most > 0 &&
    s.mark(i) === null &&
    !isPlainForm(i) &&
    s.isOf(i, ...DESCRIBING) &&
    (isPlainForm(i + 1) || describesForm(s, i + 1, most - 1))
  );
}

/** Maximum number of adjectives between a colour and its stone. */
const MOST_BETWEEN = 2;

/** The stone that a colour belongs to, after other adjectives: "no white sparkly diamonds"; null without one. */
export function stoneOfColour(s: Sentence, colour: number): number | null {
  let i = colour + 1;
  const isAdjective = (at: number): boolean =>
    s.items[at] !== undefined &&
    s.mark(at) === null &&
    (ADJECTIVE.test(s.items[at].words) || s.isOf(at, 'finish', 'scale', 'style'));
  while (i <= colour + MOST_BETWEEN && !isStoneNoun(s, i) && isAdjective(i)) i++;
  return isStoneNoun(s, i) ? i : null;
}

/** True for the words enamel and inlay, whose colours are refused with them: "no blue enamel". */
export const isEnamel = (s: Sentence, i: number): boolean => s.isAny(i, 'noun', 'enamel', 'inlay');

/** Words of colour and finish that describe no piece: "a rough year", "the Red Sea", "im Schwarzwald". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { background } from './background';
import { clothes } from './clothes';
import { wornWith } from './wornWith';

/** Kinds of concepts that describe. */
const DESCRIBING = ['cut', 'finish', 'style', 'look', 'scale', 'shape', 'colour', 'inlay', 'hue'] as const;
/** Kinds of concepts of a piece itself, which a name of a place hardly has. */
const OF_PIECE = ['type', 'hint', 'form', 'stone', 'part', 'noun', 'cut', 'chain'] as const;

/** Nouns of everyday life, which no word for a piece describes. */
const OF_LIFE = cues`^${'thing-of-life'}$`;

/** Languages that put words for what a noun is like after it as well. */
const AFTER: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar']);

function ofLife(s: Sentence): void {
  const isWord = (i: number): boolean => s.isOf(i, ...DESCRIBING) && !s.isOf(i, 'metal', 'stone', 'type', 'motif');
  for (const [i, { words, language }] of s.items.entries()) {
    if (!OF_LIFE.test(words) || s.isOf(i, 'motif', 'form')) continue;
    let from = i;
    while (isWord(from - 1)) from--;
    let to = i + 1;
    const isAfter = AFTER.has(s.items[to]?.language ?? language);
    if (isAfter) while (isWord(to)) to++;
    if (to - from > 1) s.take(from, to);
  }
}

/** Share of capitalized words from which a prompt is a title, in which capitals tell nothing. */
const TITLE = 0.5;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
const isCapitalized = (s: Sentence, i: number): boolean =>
  i >= 0 && i < s.items.length && CAPITALIZED.test(s.prompt.slice(s.items[i]!.start, s.items[i]!.start + 3));

/** Adjectives of colour that German capitalizes in names alone: "im Roten Meer". */
const DECLINED = cues`^${'colour-of-place'}$`;

/** Names of places with a word of colour: "the Red Sea", "el Mar Rojo", "la mer Rouge". */
function ofPlaces(s: Sentence): void {
  const words = s.items.filter(({ mark, value }) => mark === null && value === null);
  const capitals = s.items.filter((_, i) => isCapitalized(s, i)).length;
  const isGerman = words.some(({ language }) => language === 'de');
  if (!isGerman && capitals > TITLE * words.length) return;
  for (const [i, { words: word }] of s.items.entries()) {
    const isColour = s.isOf(i, 'colour', 'metal') && !s.isOf(i, 'stone') && isCapitalized(s, i);
    if (!isColour || i === 0 || s.isBreak(i - 1) || (isGerman && !DECLINED.test(word))) continue;
    const isPlace = (at: number): boolean => isCapitalized(s, at) && !s.isOf(at, ...OF_PIECE, 'metal', 'colour');
    if (isPlace(i + 1)) s.take(i, i + 2);
    else if (!isGerman && s.id(i, 'metal') === null && s.items[i]!.language !== 'en') {
      // "La mer Rouge" has a capital for its colour alone.
      if (!s.isBreak(i - 1) && !s.isOf(i - 1, ...OF_PIECE, 'metal', 'grammar')) s.take(i - 1, i + 1);
    }
  }
}

/** Closes stories, clothes, other jewelry, and words of colour, cut and finish that stand by a noun of everyday life or in the name of a place. */
export function asides(s: Sentence): void {
  background(s);
  ofLife(s);
  ofPlaces(s);
  clothes(s);
  wornWith(s);
}

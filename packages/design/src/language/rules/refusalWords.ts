import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Verbs of having and wishing between a refusal and its object: "que no tenga diamantes", "che non abbia perle". */
export const HAVING = cues`^${'verb-after-no'}$`;

/** Words for the inside of a band, which go on with the wishes: "ohne Steine und innen graviert". */
export const INSIDE = cues`^${'inside-of-band'}(?: \p{L}+)*$`;

/** Words before what a refusal of stones leaves: "keine Steine außer einem Saphir". */
export const EXCEPT = cues`^${'except-for'}$`;

/** Words that point at what is refused: "can't stand those huge ones". */
export const THESE = cues`^(?:${'these'}|${'anything'})$`;

/** Words before one more thing that is refused: "no skulls or any biker nonsense". */
export const ANY = cues`^${'any'}$`;

/** Words that repeat the verb of the clause before: "камней не надо, позолоты тоже", "keine Perlen, Gold auch nicht". */
export const TOO = cues`^${'too-after-no'}$`;

/** Words that refuse one thing, which something else replaces: a comma after it goes on with the wishes. */
export const IN_PLACE_OF = cues`^${'in-place-of'}$`;

/** Words that strengthen a refusal: "no yellow gold ever, nor pearls". */
export const EVER = cues`^${'ever'}$`;

/** Words before something that its wearer has already: "I've got my own chain". */
export const OWN = cues`${'have-already'}(?: ${'any-article'})? $`;

/** Words of a pair, each before what is refused: "weder Perlen noch Gold". */
export const NEITHER = cues`^${'neither'}$`;
export const NOR = cues`^${'nor-of-neither'}$`;

/** Words for a thin coat of gold: what refuses it does not refuse gold. */
export const PLATED = cues`${'plated'}`;

/** Concepts of adjectives that describe the whole piece. */
const OF_PIECE: ReadonlySet<string> = new Set(['scale', 'style', 'look', 'finish']);
/** True for an adjective alone, which goes on with the wishes after a refused noun: "no stones, small and light". */
export const isAdjective = (s: Sentence, i: number): boolean =>
  s.items[i]?.concepts.some(({ kind }) => OF_PIECE.has(kind)) === true &&
  s.items[i].concepts.every(({ kind }) => OF_PIECE.has(kind) || kind === 'grammar');

import { COMMAND_PHRASES, DESIGN_OPENINGS, type VoiceCommand } from './commandPhrases';

/** Intent of a sentence: a command of the app, a new design, or a change of the open piece. */
export type Utterance =
  | { readonly kind: VoiceCommand }
  | { readonly kind: 'design' | 'change'; readonly words: string };

/** A command is short; a longer sentence that holds its words describes a piece. */
const MOST_COMMAND_WORDS = 8;

/** Lower-case words without punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const holds = (words: readonly string[], phrase: string): boolean => {
  const wanted = wordsOf(phrase);
  return words.some((_, start) => wanted.every((word, i) => words[start + i] === word));
};

const opensWith = (words: readonly string[], phrase: string): boolean =>
  wordsOf(phrase).every((word, i) => words[i] === word);

/**
 * Parses a sentence in any of the assistant's languages. A sentence without a command goes to the language layer of the
 * designer: as a change when a piece is open and the sentence requests no new one, else as a design.
 * @param hasPiece whether there is a piece to change
 */
export function readUtterance(text: string, hasPiece: boolean): Utterance {
  const words = wordsOf(text);
  if (words.length <= MOST_COMMAND_WORDS) {
    for (const [kind, phrases] of Object.entries(COMMAND_PHRASES) as [VoiceCommand, readonly string[]][]) {
      if (phrases.some((phrase) => holds(words, phrase))) return { kind };
    }
  }
  const asksForNew = DESIGN_OPENINGS.some((phrase) => opensWith(words, phrase));
  return { kind: hasPiece && !asksForNew ? 'change' : 'design', words: text.trim() };
}

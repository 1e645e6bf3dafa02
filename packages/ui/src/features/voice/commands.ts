import { COMMAND_PHRASES, DESIGN_OPENINGS, type VoiceCommand } from './commandPhrases';

/** Intent of a sentence: a command of the app, a new design, or a change of the open piece. */
export type Utterance =
  | { readonly kind: VoiceCommand }
  | { readonly kind: 'design' | 'change'; readonly words: string };

/** Maximum length of a command; a longer sentence with its words describes a piece. */
const MAX_COMMAND_WORDS = 8;

/** Chinese and Japanese have no spaces between words, so each character counts as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Characters per word in these scripts, for the length of a command. */
const CHARACTERS_PER_WORD = 2;

/** Lower-case words without punctuation, and without the dot that lower case adds to a Turkish İ. */
const toWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll('\u0307', '')
    .match(new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu')) ?? [];

const lengthOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (UNSPACED.test(word) ? 1 / CHARACTERS_PER_WORD : 1), 0);

const holds = (words: readonly string[], phrase: string): boolean => {
  const wanted = toWords(phrase);
  return words.some((_, start) => wanted.every((word, i) => words[start + i] === word));
};

const opensWith = (words: readonly string[], phrase: string): boolean =>
  toWords(phrase).every((word, i) => words[i] === word);

/**
 * Parses a sentence in any of the assistant's languages. A sentence without a command goes to the language layer of the
 * designer: as a change when a piece is open and the sentence requests no new one, else as a design.
 * @param hasPiece whether there is a piece to change
 */
export function readUtterance(text: string, hasPiece: boolean): Utterance {
  const words = toWords(text);
  if (lengthOf(words) <= MAX_COMMAND_WORDS) {
    for (const [kind, phrases] of Object.entries(COMMAND_PHRASES) as [VoiceCommand, readonly string[]][]) {
      if (phrases.some((phrase) => holds(words, phrase))) return { kind };
    }
  }
  const isNewDesign = DESIGN_OPENINGS.some((phrase) => opensWith(words, phrase));
  return { kind: hasPiece && !isNewDesign ? 'change' : 'design', words: text.trim() };
}

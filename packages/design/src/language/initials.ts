/** Letters and initials that prompts name: "the letter K", "initials JM", "字母M". */
import { LETTERS } from '../motifs/letters';

/* Initials are capitals in the prompt: "the letter K", "initials JM", "monogram A & B", "an M initial". */

const NAMED = String.raw`\b(?:[Ii]nitials?|[Ll]etters?|[Mm]onogram(?:med)?)(?: (?:charms?|pendants?|discs?|disks?|beads?|tags?|coins?))?`;
const SPELLED = String.raw`(?:[A-Z]{2,3}(?![A-Za-z'])|[A-Za-z](?![A-Za-z'])(?:(?:[., &+/]|\band\b){1,5}(?:[A-Z]|[b-hj-z])(?![A-Za-z'])){0,2})`;
const AFTER_NAMED = new RegExp(
  `${NAMED}\\W{1,3}(?:(?:of|the|with|my|our|letters?|initials?)\\W{1,3}){0,3}(${SPELLED})(?![ ,&]{1,2}[A-Z](?![A-Za-z']))`,
  'd',
);
/** In other languages a small letter is a word: "la lettre a", "iniziale e diamante". */
const AFTER_NAMED_ELSEWHERE =
  /(?<!\p{L})(?:[Mm]onogram(?:m|me|ma|a)|[Ii]nicial(?:es)?|[Ii]nicia(?:l|is)|[Ii]nitial(?:e|es|en)|[Ii]nizial[ei]|[Ll]etras?|[Ll]ettres?|[Ll]etter[ae]|[Bb]uchstaben?|[Ii]nitiaal|[Ii]nitialen)\P{L}{1,3}(?:(?:de|del|di|der|die|y|e|et|und|en)\P{L}{1,3}){0,2}([A-Z](?:(?:[., &+/]|\b(?:y|e|et|und|en)\b){0,5}[A-Z](?!\p{L})){0,2})(?!\p{L})/du;
/** "字母M", "イニシャルA&T", "अक्षर R". */
const AFTER_NAMED_IN_ASIA =
  /(?:字母|イニシャル|頭文字|अक्षर|[Bb]aş harf\p{L}{0,4})[「“"：:は\s]{0,2}([A-Z](?:[ &+.・和と]{0,3}[A-Z]){0,2})(?![A-Za-z])/du;
/** "Буква М": a Cyrillic letter that looks like a Latin one. */
const AFTER_NAMED_CYRILLIC = /[Бб]укв\p{L}{1,2}\s([АВЕКМНОРСТХ])(?!\p{L})/du;
const LATIN_OF: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
};
const BEFORE_NAMED =
  /(?<![A-Za-z'])((?:[A-Z]{1,3}|[A-Z](?:(?:[. &+]|\band\b){1,5}[A-Z]){1,2}))[- ](?:[Ii]nitials?|[Ll]etters?|[Mm]onogram|[Ss]haped?|[Hh]arf(?:i|li)?)\b/d;

/** "J.M." on a signet, but neither a name such as J. R. Smith nor a country. */
const POINTED = /(?<![\p{L}.])(?!U\.\s?[KS]\.)([A-Z]\.\s?[A-Z]\.(?:\s?[A-Z]\.)?)(?!\s?\p{Lu}\p{Ll})/du;
const SIGNET = /(?<!\p{L})(?:signet|siegel|chevali|sigill|sello|sinete|печат|mühür|zegel|sygnet|klackring)/iu;

/** The figure of the letters that a prompt names, with its words; null for none. */
export function initialsIn(prompt: string): { text: string; start: number; end: number } | null {
  const after =
    AFTER_NAMED.exec(prompt) ??
    AFTER_NAMED_ELSEWHERE.exec(prompt) ??
    AFTER_NAMED_IN_ASIA.exec(prompt) ??
    AFTER_NAMED_CYRILLIC.exec(prompt) ??
    (SIGNET.test(prompt) ? POINTED.exec(prompt) : null);
  const before = BEFORE_NAMED.exec(prompt);
  // "A monogram ..." at the beginning is an article.
  const initials =
    after ?? (before && !(before[1] === 'A' && before.index === 0 && !/harf/i.test(before[0])) ? before : null);
  // "V-shaped" and "a V shape" are forms and not letters.
  const isForm = initials === before && /^[VUXY][- ][Ss]haped?/.test(before?.[0] ?? '');
  const letters = isForm
    ? undefined
    : initials?.[1]!
        .replaceAll(/[А-Х]/g, (letter) => LATIN_OF[letter] ?? letter)
        .replaceAll(/(?<=\W)(?:and|y|e|et|und|en)(?=\W)|[^A-Za-z]/g, '')
        .toUpperCase();
  if (!initials || !letters || ![...letters].every((letter) => LETTERS.includes(letter))) return null;
  return {
    text: letters.length > 1 ? `letters ${letters}` : `letter ${letters}`,
    start: initials.index,
    end: initials.index + initials[0].length,
  };
}

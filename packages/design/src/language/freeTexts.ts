/** Engraved texts without quotes: "gravé à l'intérieur Je t'aime", "Gravur: Für immer", "刻着2020.5.20". */
import { cues, cuesIn } from './cues';
import type { Sentence } from './sentence';

/** Nouns and verbs that introduce a text, in the languages of the lexicons. */
const INTRODUCTION = cues`(?:${'introduces-text'}|${cuesIn('fr')`${'marked-with'}`})`;
/** Words between an introduction and its text: where it stands, and helping verbs. */
const LINK = cues`(?:\s(?:${'before-text'}|${'on-a-part'} \p{L}{3,12}(?=\s?:)))*`;
const TEXT = /([^\s.,;:!?،。、"'«»„“”‘’()][^.,;:!?\n،。、"«»„“”()]{0,39})/u;
const AFTER = new RegExp(cues`${INTRODUCTION}${LINK}(\s?[:：]\s?|\s)${TEXT}(?=[.,;:!?\n،。、]|$)`, 'diu');
const DATE = new RegExp(
  cues`${INTRODUCTION}${LINK}(\s?[:：]\s?|\s)((?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d)(?!\w))`,
  'diu',
);
/** Words after a text that are none of it: "marqué Yanis dessus". */
const ON_IT = cues`\s${'upon-it'}$`;
/** Names before the verb: "with Mum engraved". */
const BEFORE_VERB = new RegExp(
  cues`()${'with-a-text'}\s(\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*){0,3})\s${'engraved-participle'}`,
  'du',
);
/** One word right after the verb: "gravée Léo", "Gravur Tom, Silber", "con placa grabada Lucía en oro". */
const WORD_AFTER = new RegExp(cues`${INTRODUCTION}${LINK}(\s?[:：]\s?|\s)(\p{L}{2,12})(?!\p{L})`, 'diu');
/** A name: a capitalized word that no other capitalized word follows. */
const NAME = /^\p{Lu}\p{Ll}+$/u;
const AFTER_NAME = /^(?:$|[.,;:!?)\n]|\s\p{Ll}|\s[&+])/u;
/** Latin letters and digits beside verbs of Chinese and Japanese. */
const LATIN_TEXT = /([A-Za-z0-9][A-Za-z0-9 .&+/-]{0,29})(?<![ .])/u;
const VERB_LAST = [
  new RegExp(cues`${'cut-letters'}${'after-cut'}*()[：:]?\s?${LATIN_TEXT}`, 'du'),
  // Turkish: "içine A&M yazılsın".
  new RegExp(cues`()${'on-or-inside-it'}\s([^\s.,;:"'][^.,;:"']{0,29}?)\s${'be-written'}`, 'diu'),
  new RegExp(cues`()${LATIN_TEXT}\s?${'text-particle'}?${'are-cut'}`, 'du'),
];

/** Words of which engraved texts consist, in lower case as well. */
const OF_TEXTS = cues`${'words-of-love'}`;

/** Two names that are inside: "innen Jana und Tobi", "inside: Jana & Tobi". */
const NAMES_INSIDE = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]nside|[Ii]nnen|[Ii]nnenseite|[Dd]ans l['’]anneau|[àÀ] l['’]intérieur|[Dd]entro|[Pp]or dentro|(?:al|nel)l['’]interno|na parte de dentro|[Вв]нутри|[İi]çine|[İi]çinde|[İi]ç tarafına|binnenin|aan de binnenkant|wewnątrz|insidan)(\s?[:：]\s?|\s)(\p{Lu}\p{Ll}+ ?(?:&|\+|(?<= )(?:and|und|et|y|e|en|och|i|и|ve)(?= )) ?\p{Lu}\p{Ll}+)(?!\p{L})`,
  'du',
);

/** Kinds of concepts that no text consists of: what follows describes an ornament. */
const OF_PIECES: ReadonlySet<string> = new Set(
  'type hint motif form stone metal finish cut look chain gold inlay part lacking lettering noun section unit'.split(
    ' ',
  ),
);
/** Kinds of words that are also names: Rosa, Leo. */
const NAMED_ALIKE: ReadonlySet<string> = new Set(['motif', 'lacking']);
const MOST_WORDS = 6;

export interface FreeText {
  text: string;
  start: number;
  end: number;
  whole: readonly [start: number, end: number];
}

/** True for words that are a text by themselves, and describe nothing. */
function isText(s: Sentence, { text, start, end }: FreeText, isMarked: boolean, areNames: boolean): boolean {
  const range = s.range(start, end);
  if (!range || text.split(/\s+/).length > MOST_WORDS) return false;
  const items = s.items.slice(...range);
  if (OF_TEXTS.test(text)) return true;
  const isOfPiece = (kind: string): boolean => OF_PIECES.has(kind) && !(areNames && NAMED_ALIKE.has(kind));
  if (items.some(({ concepts }) => concepts.some(({ kind }) => isOfPiece(kind)))) return false;
  if (isMarked) return true;
  const isUnknown = items.some(({ concepts, value, mark }) => concepts.length === 0 && value === null && mark === null);
  // German capitalizes nouns, so one of them may be an ornament.
  const isNoun = s.items.some(({ language }) => language === 'de') && items.length < 2;
  // Russian capitalizes names alone: "с гравировкой Мама".
  const isName = s.items.some(({ language }) => language === 'ru') && /^\p{Lu}/u.test(text);
  return (isUnknown || isName) && !isNoun && !/^\p{Ll}/u.test(text);
}

/** Kinds of words that are also names or what one calls a parent: Leo, Rosa, Papa. */
const NAMESAKES: ReadonlySet<string> = new Set(['wearer', 'grammar', 'noun', 'child']);

/** True for a capitalized word that is a name and no noun of the piece. */
function isNameAlone(s: Sentence, { text, start, end }: FreeText): boolean {
  const range = s.range(start, end);
  if (!range || range[1] - range[0] !== 1) return false;
  // Titles such as "Engraved Silver Ring" capitalize every word.
  const isTitle = /^\P{L}*\p{Lu}\S*(?:\s\p{Lu}\S*){3,}/u.test(s.prompt.slice(0, start + text.length));
  const { concepts, mark, value } = s.items[range[0]]!;
  return (
    !isTitle && mark === null && value === null && concepts.every(({ kind, id }) => NAMESAKES.has(kind) || id === 'leo')
  );
}

/** The engraved text that no quotes mark, or null. */
export function freeTextIn(s: Sentence): FreeText | null {
  const hasIntroduction = INTRODUCTION.test(s.prompt);
  for (const pattern of [...(hasIntroduction ? [DATE, AFTER] : []), BEFORE_VERB, ...VERB_LAST, NAMES_INSIDE]) {
    const match = pattern.exec(s.prompt);
    if (!match) continue;
    const [start, end] = match.indices![2]!;
    // What follows the verb is placed by it: "engraved on the front".
    const whole = pattern === BEFORE_VERB ? ([start, end] as const) : match.indices![0]!;
    const text = match[2]!.trim().replace(ON_IT, '');
    const found: FreeText = { text, start, end: start + text.length, whole };
    const isCertain = pattern !== AFTER && pattern !== BEFORE_VERB && pattern !== NAMES_INSIDE;
    const isMarked = pattern === BEFORE_VERB || /[:：]/.test(match[1]!);
    if (isCertain || isText(s, found, isMarked, pattern === NAMES_INSIDE && isMarked)) return found;
  }
  const word = hasIntroduction ? WORD_AFTER.exec(s.prompt) : null;
  if (word && NAME.test(word[2]!)) {
    const [start, end] = word.indices![2]!;
    const found: FreeText = { text: word[2]!, start, end, whole: word.indices![0]! };
    if (AFTER_NAME.test(s.prompt.slice(end)) && isNameAlone(s, found)) return found;
  }
  return null;
}

const BEFORE = cues`${INTRODUCTION}[^.,;:]{0,36}$`;

/** True for a verb or noun of engraving shortly before a place in the prompt. */
export const isIntroduced = (prompt: string, at: number): boolean =>
  BEFORE.test(prompt.slice(Math.max(0, at - 60), at));

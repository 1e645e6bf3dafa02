/** Finds texts on a piece: names, initials and engravings. */
import { cues } from './cues';
import { ENGRAVINGS, INSIDE, QUOTED_TEXTS } from './engravings';
import { canEngrave } from '../lettering/outline';
import { freeTextIn, isIntroduced } from './freeTexts';
import { isName } from '../motifs/name';
import { inArabic } from './arabicNames';
import { NAMES, bare, namesAfter } from './names';
import { initialsIn } from './initials';
import { ENGLISH, OTHERS, longest } from './lookup';
import type { Sentence } from './sentence';
import { tokenize } from './tokenizer';

/** Forms with a face for letters. */
const PLATES = ['dog-tag', 'disc', 'medallion', 'locket', 'signet'] as const;

/* Names: "name necklace Layla", "with the name Omar", "pendant saying LOVE", "قلادة باسم ليلى", "Sara in Arabic". */

const WORD = /(\p{L}[\p{L}\p{M}]{0,30})(?![\p{L}\p{M}])/u;
const QUOTED = cues`["'\u201c\u2018\u00ab]\s{0,3}${WORD}\s{0,3}["'\u201d\u2019\u00bb]`;
const PIECE = cues`${'piece-with-a-name'}`;
const OF_WHOM = cues`(?:${'for-whom'} )?(?:${'somebodys'} )?(?:${'relative-or-dear'} ){0,3}`;
const IN_ARABIC = cues`${'in-arabic'}`;
const LETTERING = cues`(?: ${'kind-of-lettering'})?`;
/** "Name necklace" and the words between it and the name. */
const NAME_PIECE = cues`${'name-plate'}\s{1,3}(?:${'gold-or-silver'}\s{1,3})?${PIECE}(?: ${'in'} ${IN_ARABIC}${LETTERING})?(?: ${'that-says'})?(?: ${'the-name'})?[\s,:-]{1,3}${OF_WHOM}`;
/** Words that introduce any word as a text. */
const SAID = cues`(?:${'saying'}|${'name'}:|(?<!${'somebody'} )${'says'})[\s,:-]{1,3}(?:${'word-or-name'} )?`;
/** Words of other languages that introduce any word as a text: "que diga Mateo", "qui dit Maman". */
const SAID_ELSEWHERE = cues`(?:${'saying-elsewhere'}|${'that-reads'}(?! ${'that-clause'}))[\s,:-]{1,3}`;
/** Verbs of writing, after which only a capital begins a name: "write Mariam in English letters". */
const WRITTEN = cues`${'write'}[\s,:-]{1,3}(?:${'whose-name'} )?(?:${'word-or-name'} )?`;
/** Words right before a name. */
const BEFORE = [
  NAME_PIECE,
  cues`${'whose-name'} ${'name'}[\s,:-]{1,3}(?:${'is-or-of'} )?`,
  cues`${'name'} ${'is-to-be'}[\s,:-]{1,3}`,
  WRITTEN,
  SAID,
  SAID_ELSEWHERE,
  NAMES,
  cues`${'name'} `,
  cues`${'name-elsewhere'}[\s:]{1,3}(?:${'engraved-or-of'}\s)?(?:d['’e]\s{0,2})?`,
  cues`${'name-or-word'}[\s:،-]{1,3}(?:${'my-relative'}\s{1,3}(?=\p{L}))?`,
].map((before) => ({
  isPiece: before === NAME_PIECE,
  isSaid: before === SAID,
  isWritten: before === WRITTEN || before === NAMES,
  quoted: new RegExp(cues`(?:${before})${QUOTED}`, 'diu'),
  plain: new RegExp(cues`(?:${before})${WORD}(?!['\u2019]s)(?! ${'gold-or-cut'})`, 'dgiu'),
}));
const CALLED = [
  cues`(?:${'name-plate'}|${'name'}).{0,80}?${QUOTED}`,
  cues`${QUOTED}.{0,80}?(?:${'name-plate'}|${'name'})`,
  cues`${PIECE} ${QUOTED}$`,
].map((pattern) => new RegExp(pattern, 'diu'));
const PROPER = [
  cues`(?<![\p{L}'\u2019])${WORD} ${'spelled-out'}`,
  cues`(?<![\p{L}'\u2019])${WORD} (?:${'name-plate'}|${'name'} ${PIECE})`,
  // "Namenskette Sophie", "isimli kolye Zeynep", "Elif isimli".
  cues`(?:${'name-jewelry'}|${'with-the-name'}(?: ${'piece-of-a-name'})?)[\s:,]{1,3}(?:${'with-before-name'} )?["'\u201c\u2018\u00ab]?${WORD}`,
  cues`(?<![\p{L}'\u2019])${WORD} ${'so-named'}`,
  // "Ein Anhänger, auf dem Lena steht".
  cues`${'on-which'} ${WORD} ${'stands'}`,
  cues`${IN_ARABIC}${LETTERING}(?: ${PIECE})?[\s,:-]{1,3}(?:${'of-a-name'} )?${WORD}`,
].map((pattern) => new RegExp(pattern, 'diu'));
const ARABIC_WORD = /[\p{Script=Arabic}\p{M}]{2,}/gu;
const CONNECTING = cues`^${'beside-a-name'}$`;
/** Common nouns that are also names: Lily, Ruby, Pearl. */
const NAMESAKES: ReadonlySet<string> = new Set(['motif', 'stone']);

const kindsOf = (word: string): string[] => {
  const tokens = tokenize(word);
  const match = longest(ENGLISH, tokens, 0);
  // In a prompt for a person, Leo is a name and not a sign of the zodiac.
  return match?.to === tokens.length ? match.concepts.filter(({ id }) => id !== 'leo').map(({ kind }) => kind) : [];
};
const meansMore = (word: string): boolean => kindsOf(word).length > 0;
const isConnecting = (word: string): boolean => CONNECTING.test(bare(word));
const isCapital = (word: string): boolean => word[0] !== word[0]!.toLowerCase();

/** Hearts, stars and emoji. */
const SIGNS = /(?:[\p{Extended_Pictographic}\u2600-\u27bf]|\ufe0f|\u200d)+/gu;

/** Reduces a text to characters that can be engraved. */
const engravable = (text: string): string =>
  (canEngrave(text.trim()) ? text.trim() : bare(text.trim()))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[,!]/g, '')
    // "R & J e a data 12.10.2024" is initials and a date.
    .replace(/^([A-Z&+ ]+) (?:\p{Ll}+ ){1,4}(?=\d)/u, '$1 ');

interface Spelled {
  text: string;
  start: number;
  end: number;
  /** The text with the words that introduce it. */
  whole: readonly [start: number, end: number];
}

/**
 * True for one Arabic word of the lexicon, alone or with the one before: "نقش على الجانبين" is an engraving on the sides
 * and not of the word "on", "نقش نباتي" one of foliage.
 */
const isKnownWord = (s: Sentence, { text, start }: Spelled): boolean =>
  /^[\p{Script=Arabic}\p{M}]+$/u.test(text) &&
  (OTHERS.some((language) => longest(language, tokenize(text), 0) !== null) ||
    s.items.some((item) => item.start < start && item.end > start && item.concepts.length > 0));

/** The text of the first pattern that a prompt matches. */
function firstOf(patterns: readonly RegExp[], prompt: string): Spelled | null {
  for (const pattern of patterns) if (pattern.test(prompt)) return group(pattern.exec(prompt));
  return null;
}

const group = (match: RegExpExecArray | null | undefined): Spelled | null => {
  if (!match) return null;
  const at = match.findIndex((text, i) => i > 0 && text !== undefined);
  const whole = match.indices![0]!;
  return { text: match[at]!, start: match.indices![at]![0], end: match.indices![at]![1], whole };
};

function findName(prompt: string): Spelled | null {
  for (const { isPiece, isSaid, isWritten, quoted, plain } of BEFORE) {
    const named = group(quoted.exec(prompt));
    if (named) return named;
    for (const match of prompt.matchAll(plain)) {
      const word = match[1]!;
      // After "name necklace" any word may follow, so only capitalized or quoted words are a name.
      const isName =
        !isPiece ||
        (kindsOf(word).some((kind) => NAMESAKES.has(kind)) &&
          !kindsOf(word).includes('metal') &&
          !/[A-Z]/.test(match[0].slice(1, -word.length)));
      // "Says mama": a word of everyday speech is a text there.
      const isFree =
        !meansMore(word) || (isSaid && kindsOf(word).every((kind) => kind === 'grammar' || kind === 'wearer'));
      if (isWritten && !isCapital(word)) continue;
      if (!isConnecting(word) && (isFree || (isCapital(word) && isName))) return group(match);
    }
  }
  // "Gold pendant 'Sara'", "Layla name necklace".
  const called = firstOf(CALLED, prompt);
  if (called) return called;
  const proper = PROPER.map((pattern) => group(pattern.exec(prompt))).find(
    (one) => one !== null && isCapital(one.text) && !isConnecting(one.text) && !meansMore(one.text),
  );
  if (proper) return proper;
  // One Arabic word in an English prompt is the text.
  const [arabic, ...more] = [...prompt.matchAll(ARABIC_WORD)];
  if (!arabic || more.length > 0 || !/[a-z]{3}/i.test(prompt)) return null;
  const isKnown = OTHERS.some((language) => longest(language, tokenize(arabic[0]), 0) !== null);
  return isKnown
    ? null
    : {
        text: arabic[0],
        start: arabic.index,
        end: arabic.index + arabic[0].length,
        whole: [arabic.index, arabic.index + arabic[0].length],
      };
}

/** The name in letters that can be built. */
function inLetters(given: string, prompt: string): string {
  const name = bare(given);
  if (name.search(ARABIC_WORD) >= 0) return name;
  if (IN_ARABIC.test(prompt)) return inArabic(name);
  return name.length > 1 && name === name.toUpperCase()
    ? name
    : name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** Maximum distance of the words that introduce a text from it, in phrases. */
const INTRODUCED = 3;

/** The four points of a compass in their usual orders. */
const POINTS = new RegExp(
  cues`(?<![A-Za-z])N[\s,.&/]*(?:[EOS])[\s,.&/]*(?:[SEO])[\s,.&/]*(?:${'and'} )?[WO](?![A-Za-z])`,
  'u',
);

/** Excludes a spelled text from all other rules, and marks its introduction as read. */
function spell(
  s: Sentence,
  concept: 'name' | 'engraving' | 'motif' | 'lacking',
  value: string,
  { start, end, whole }: Spelled,
): void {
  const at = s.range(start, end);
  if (!at) return;
  // "Written inside", "yazsın": words of writing next to the text.
  const [first, last] = s.range(...whole) ?? at;
  for (let i = Math.max(first, at[0] - INTRODUCED); i < Math.min(last, at[1] + INTRODUCED); i++)
    if (s.items[i]!.concepts.length === 0) s.read(i, i + 1);
  s.find(concept, value, ...at);
  s.close(...at);
  for (const i of s.all('lettering'))
    if (
      concept === 'name'
        ? s.id(i, 'lettering') !== 'engraving'
        : s.id(i, 'lettering') === 'engraving' || concept === 'engraving'
    )
      s.read(i, i + 1);
}

/** Finds a second text in quotes, such as the one inside a signet ring with initials. */
function spellInside(s: Sentence, first: Spelled): void {
  for (const match of s.prompt.matchAll(QUOTED_TEXTS)) {
    const quoted = group(match);
    if (!quoted || (quoted.start < first.end && quoted.end > first.start)) continue;
    const text = engravable(quoted.text);
    if (!canEngrave(text)) continue;
    spell(s, 'engraving', text, quoted);
    return;
  }
}

/** One or two further names after a name. */
const MORE_NAMES = /^(?: \p{Lu}\p{Ll}{1,11}){1,2}(?!\p{L})/u;

/** A name that is written rather than engraved, as on name necklaces: "مكتوب فيه اسم «نورة»". */
const NAME_WRITTEN = cues`${'is-written'}(?: ${'on-or-in-it'})? ${'name-noun'} ["'\u201c\u2018\u00ab]?$`;

/** Finds the engraved text, the initials or the name of a piece. */
export function spelledOut(s: Sentence): void {
  const { prompt } = s;
  const found = firstOf(ENGRAVINGS, prompt);
  const isNecklace =
    !s.has('type', 'bracelet', 'ring', 'earrings', 'watch') && !PLATES.some((form) => s.has('form', form));
  const spelled = found && !isKnownWord(s, found) ? found : freeTextIn(s);
  const isCutOut = (one: { text: string; start: number } | null | undefined): boolean =>
    !!one && isNecklace && NAME_WRITTEN.test(prompt.slice(0, one.start)) && isName(bare(one.text));
  const engraved = isCutOut(found) || isCutOut(spelled) ? null : spelled;
  const written = engraved && engravable(engraved.text);
  // Fonts have no hearts: the letters are engraved, and the sign is not.
  const inFont = written && !canEngrave(written) ? engravable(written.replaceAll(SIGNS, ' ')) : written;
  const text = inFont && canEngrave(inFont) ? inFont : written;
  if (engraved && text && canEngrave(text)) {
    spell(s, 'engraving', text, engraved);
    if (text !== written) {
      const sign = engraved.start + engraved.text.search(SIGNS);
      const at = s.range(sign, sign + 1);
      if (at) s.find('lacking', 'sign', ...at);
    }
    const inside = INSIDE.exec(prompt);
    const at = inside && s.range(inside.index, inside.index + inside[0].length);
    if (at && s.items[at[0]]!.concepts.length === 0) s.read(...at);
    if (INSIDE.test(prompt)) spellInside(s, engraved);
    // "Initials J.M. and engraved 12.06.1998": the letters are on the face, the date is round the band.
    const letters = /^[\d./-]+$/.test(text) && s.has('form', 'signet') ? initialsIn(prompt) : null;
    if (letters) spell(s, 'motif', letters.text, { ...letters, text: '', whole: [letters.start, letters.end] });
    return;
  }
  // The text is in characters that no font has.
  if (
    engraved &&
    text &&
    /^["'\u201c\u201e\u2018\u00ab\u00bb「『]\s{0,3}$/.test(prompt.slice(0, engraved.start).slice(-1))
  ) {
    spell(s, 'lacking', 'letters', engraved);
    return;
  }
  const initials = initialsIn(prompt);
  // The points of a compass are engraved beside it.
  const points = s.has('motif', 'compass') ? POINTS.exec(prompt) : null;
  if (points) {
    const [start, end] = [points.index, points.index + points[0].length];
    spell(s, 'engraving', points[0].replaceAll(/[^A-Z]+/g, ' '), { start, end, text: '', whole: [start, end] });
  } else if (initials)
    spell(s, 'motif', initials.text, { ...initials, text: '', whole: [initials.start, initials.end] });
  const given = findName(prompt);
  if (!given) return;
  const name = inLetters(given.text, prompt);
  if (!isName(name)) {
    // Our hands write Latin and Arabic; fonts have Cyrillic as well.
    const isEngravable = canEngrave(given.text);
    if (/^\p{L}/u.test(given.text) && !/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(given.text))
      spell(s, isEngravable ? 'engraving' : 'lacking', isEngravable ? given.text : 'letters', given);
    return;
  }
  // A plate carries a name as an engraving.
  const hasPlate =
    PLATES.some((form) => s.has('form', form)) || (s.has('type', 'bracelet') && s.has('lettering', 'plate'));
  // Inside a ring, or after a verb of engraving, a name is engraved as well.
  const isInRing = s.has('type', 'ring') && INSIDE.test(prompt);
  const isOnPlate =
    (hasPlate || isInRing || (!isCutOut(found) && !isCutOut(given) && isIntroduced(prompt, given.start))) &&
    canEngrave(name);
  // "Que diga Abuela Lupita": the words after it that are names as well.
  const more = isOnPlate && isCapital(given.text) ? (MORE_NAMES.exec(prompt.slice(given.end))?.[0] ?? '') : '';
  if (more !== '' && canEngrave(name + more)) {
    spell(s, 'engraving', name + more, { ...given, end: given.end + more.length });
    return;
  }
  spell(s, isOnPlate ? 'engraving' : 'name', name, given);
  if (!isOnPlate) for (const next of namesAfter(s, given.end)) spell(s, 'name', inLetters(next.text, prompt), next);
  if (name.toLowerCase() !== given.text.toLowerCase()) s.readAs[given.text] = name;
}

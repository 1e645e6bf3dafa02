/** Names that a piece is to spell: "name necklace Layla", "with the name Omar", "pendant saying LOVE", "قلادة باسم ليلى", "Sara in Arabic". */
import { isName } from '../motifs/name';
import { inArabic } from './arabicNames';
import { IDLE_WORDS } from './idleWords';
import { translated } from './languages';
import { ALLOY_WORDS, CHAIN_WORDS, FINISH_WORDS, FORM_WORDS, MOTIF_WORDS, STYLE_WORDS, TYPE_WORDS } from './lexicon';
import { bare, literally, plain, plainPrompt } from './plain';
import type { Lexicon, Reader } from './reader';
import { CUT_WORDS, GEM_WORDS } from './stoneWords';
import type { Traced } from './traced';

const WORD = String.raw`(\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{M}])`;
const QUOTED = String.raw`["'\u201c\u2018\u00ab]\s*${WORD}\s*["'\u201d\u2019\u00bb]`;
const PIECE = '(?:necklaces?|pendants?|chains?|bracelets?|bangles?|rings?|plates?(?: necklaces?)?|earrings?|jewell?e?ry)';
const OF_WHOM = String.raw`(?:(?:for|of|to) )?(?:(?:my|our|her|his|the|a) )?(?:(?:baby|little|daughter|son|wife|husband|girlfriend|boyfriend|mother|mom|mum|father|dad|sister|brother|friend|grandmother|niece|fiancee?) )?`;
const LETTERING = '(?: (?:letters?|lettering|script|calligraphy|writing|font|style))?';
/** "Name necklace", and what stands between it and the name. */
const NAME_PIECE = String.raw`\b(?:name ?plates?|name(?: bar)?)\s+(?:(?:gold|silver)\s+)?${PIECE}(?: in arabic${LETTERING})?(?: (?:with|saying|says|that says|reading|that reads|spelling|that spells|in|of|for))?(?: the name)?[\s,:-]+${OF_WHOM}`;
/** What comes right before a name. */
const BEFORE = [
  NAME_PIECE,
  String.raw`\b(?:the|her|his|my daughter's|my son's|my wife's|my mother's|my|first) names?[\s,:-]+(?:(?:is|of) )?`,
  String.raw`\b(?:saying|says|that says|reading|that reads|spelling|that spells|spells|spelled|the words?|named|name:)[\s,:-]+(?:(?:the )?(?:word|name) )?`,
  String.raw`\bnames? `,
  String.raw`\b(?:nombre|nome|pr[eé]nom|nom|namen)\s+(?:d['’e]\s*)?`,
  String.raw`(?<!\p{L})(?:ب?اسم(?:ي|ها|ه)?|مكتوبة? علي(?:ها|ه)|كلمة)[\s:،-]+(?:(?:[اأ]بنتي|بنتي|[اأ]بني|زوجتي|زوجي|[اأ]مي|[اأ]ختي|[اأ]خي|حبيبتي|حبيبي)\s+(?=\p{L}))?`,
];
const ARABIC_WORD = /[\p{Script=Arabic}\p{M}]{2,}/gu;
const LETTER = '[a-z\\u0600-\\u06ff]';
const wholly = (given: string): RegExp => new RegExp(`(?<!${LETTER})${literally(given)}(?!${LETTER})`);
const IN_ARABIC = /\barabic\b/i;

/** Where a name is asked for, Leo is one and no sign of the zodiac. */
const MOTIFS = MOTIF_WORDS.filter(([id]) => id !== 'leo');
/** Stones and figures that people are named after: Lily, Ruby, Pearl. */
const NAMESAKES = [MOTIFS, GEM_WORDS];
const KNOWN = [...NAMESAKES, ALLOY_WORDS, CHAIN_WORDS, FINISH_WORDS, FORM_WORDS, STYLE_WORDS, TYPE_WORDS, CUT_WORDS];
const CONNECTING = new Set('in on at of with and or for from by to as written made engraved necklace pendant name initial initials letter letters word words custom personalized personalised arabic english cursive script calligraphy font plate bar'.split(' '));

/** True when one of the lexicons has an entry for the whole of a plain word. */
const isIn = (lexicons: readonly Lexicon<string>[], word: string): boolean => lexicons.some((lexicon) => lexicon.some(([, pattern]) => new RegExp(`^(?:${pattern.source})$`).test(word)));

/** Words that say something else than a name; written with a capital after "the name" they can be one all the same. */
const meansMore = (word: string): boolean => IDLE_WORDS.has(plain(word)) || isIn(KNOWN, plain(word));
const isConnecting = (word: string): boolean => CONNECTING.has(plain(word));
const isCapital = (word: string): boolean => word[0] !== word[0]!.toLowerCase();

export interface StatedName {
  index: number;
  /** In letters that there are; capitals throughout where it was given so. */
  name: string;
  words: string;
  readAs: Record<string, string>;
}

function findName(prompt: string): string | null {
  for (const before of BEFORE) {
    const quoted = new RegExp(`(?:${before})${QUOTED}`, 'iu').exec(prompt);
    if (quoted) return quoted[1]!;
    for (const match of prompt.matchAll(new RegExp(`(?:${before})${WORD}(?!['\u2019]s)(?! (?:gold|cut)\\b)`, 'giu'))) {
      const word = match[1]!;
      // After "name necklace" all else can be meant, unless it alone is written as a name.
      const isTold = before !== NAME_PIECE || (isIn(NAMESAKES, plain(word)) && !/[A-Z]/.test(match[0].slice(1, -word.length)));
      if (!isConnecting(word) && (!meansMore(word) || (isCapital(word) && isTold))) return word;
    }
  }
  // "Gold pendant 'Sara'", "Layla name necklace".
  const called = new RegExp(`\\b(?:name|nameplate|names)\\b.*${QUOTED}|${QUOTED}.*\\bname|${PIECE} ${QUOTED}$`, 'iu').exec(prompt)?.slice(1).find((word) => word !== undefined);
  if (called) return called;
  const proper = [`(?<![\\p{L}'\u2019])${WORD} name ?(?:plate|${PIECE})`, `\\barabic${LETTERING}(?: ${PIECE})?[\\s:,-]+(?:(?:of|saying|for|with|that says) )?${WORD}`]
    .map((pattern) => new RegExp(pattern, 'iu').exec(prompt)?.[1])
    .find((word) => word !== undefined && isCapital(word) && !isConnecting(word) && !meansMore(word));
  if (proper) return proper;
  // One word of Arabic in an English prompt is what is to be written.
  const [arabic, ...more] = prompt.match(ARABIC_WORD) ?? [];
  const isAlone = arabic !== undefined && more.length === 0 && /[a-z]{3}/i.test(prompt);
  return isAlone && translated(plainPrompt(arabic), [plain(arabic)]) === null ? arabic : null;
}

/** The name in letters that there are. */
function inLetters(given: string, prompt: string): string {
  const name = bare(given);
  if (name.search(ARABIC_WORD) >= 0) return name;
  if (IN_ARABIC.test(prompt)) return inArabic(name);
  return name.length > 1 && name === name.toUpperCase() ? name : name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** The name that a prompt states, its words taken; null where there is none, or none that can be written in one of the hands. */
export function statedName(prompt: string, reader: Reader): StatedName | null {
  const given = findName(prompt.normalize('NFC'));
  if (given === null) return null;
  const name = inLetters(given, prompt);
  if (!isName(name)) return null;
  const match = reader.takeAll(wholly(given))[0];
  if (!match) return null;
  reader.takeAll(new RegExp(`\\barabic${LETTERING}\\b|\\bcalligraphy\\b`));
  reader.takeAll(/\bname ?plates?\b|\bnames?\b|\b(?:saying|says|reading|reads|spelling|spells|spelled|named|words?)\b/);
  return { name, index: match.index, words: match[0], readAs: name.toLowerCase() === given.toLowerCase() ? {} : { [given]: name } };
}

/** Holds the place of what is to be spelled while the rest of a text is put into English: it stays as it is, also where it means something. */
const STAND_IN = '\ue000';

/** A text put into English but for what is to be spelled. */
export function translatedAround(spelled: string | undefined, text: Traced, lost: readonly string[]): ReturnType<typeof translated> {
  if (spelled === undefined) return translated(text, lost);
  const english = translated(text.replaceAll(new RegExp(wholly(spelled).source, 'g'), () => STAND_IN), lost);
  return english && { ...english, text: english.text.replaceAll(new RegExp(STAND_IN, 'g'), () => spelled) };
}

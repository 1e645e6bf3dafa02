/** Names that a piece is to spell: "name necklace Layla", "with the name Omar", "pendant saying LOVE". */
import { isName } from '../motifs/name';
import { IDLE_WORDS } from './idleWords';
import { ALLOY_WORDS, CHAIN_WORDS, FINISH_WORDS, FORM_WORDS, MOTIF_WORDS, STYLE_WORDS, TYPE_WORDS } from './lexicon';
import { plain } from './plain';
import type { Reader } from './reader';
import { CUT_WORDS, GEM_WORDS } from './stoneWords';

const WORD = String.raw`(\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{M}])`;
const QUOTED = String.raw`["'\u201c\u2018\u00ab]\s*${WORD}\s*["'\u201d\u2019\u00bb]`;
const PIECE = '(?:necklaces?|pendants?|chains?|bracelets?|bangles?|rings?|plates?(?: necklaces?)?|earrings?|jewell?e?ry)';
const OF_WHOM = String.raw`(?:(?:for|of|to) )?(?:(?:my|our|her|his|the|a) )?(?:(?:baby|little|daughter|son|wife|husband|girlfriend|boyfriend|mother|mom|mum|father|dad|sister|brother|friend|grandmother|niece|fiancee?) )?`;
/** What comes right before a name. */
const BEFORE = [
  String.raw`\b(?:name ?plates?|name(?: bar)?)\s+(?:(?:gold|silver)\s+)?${PIECE}(?: (?:with|saying|says|that says|reading|that reads|spelling|that spells|in|of|for))?(?: the name)?[\s,:-]+${OF_WHOM}`,
  String.raw`\b(?:the|her|his|my daughter's|my son's|my wife's|my mother's|my|first) names?[\s,:-]+(?:(?:is|of) )?`,
  String.raw`\b(?:saying|says|that says|reading|that reads|spelling|that spells|spells|spelled|the words?|named|name:)[\s,:-]+(?:(?:the )?(?:word|name) )?`,
  String.raw`\bnames? `,
];

/** Where a name is asked for, Leo is one and no sign of the zodiac. */
const MOTIFS = MOTIF_WORDS.filter(([id]) => id !== 'leo');
const KNOWN = [ALLOY_WORDS, CHAIN_WORDS, FINISH_WORDS, FORM_WORDS, MOTIFS, STYLE_WORDS, TYPE_WORDS, GEM_WORDS, CUT_WORDS].flatMap((lexicon) => lexicon.map(([, pattern]) => pattern));
const CONNECTING = new Set('in on at of with and or for from by to as written made engraved necklace pendant name initial initials letter letters word words custom personalized personalised arabic english cursive script calligraphy font plate bar'.split(' '));

/** Words that say something else than a name; written with a capital after "the name" they can be one all the same. */
const meansMore = (word: string): boolean => {
  const text = plain(word);
  return IDLE_WORDS.has(text) || KNOWN.some((pattern) => new RegExp(`^(?:${pattern.source})$`).test(text));
};
const isConnecting = (word: string): boolean => CONNECTING.has(plain(word));
const isCapital = (word: string): boolean => word[0] !== word[0]!.toLowerCase();

export interface StatedName {
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
      if (!isConnecting(word) && (!meansMore(word) || (isCapital(word) && before !== BEFORE[0]))) return word;
    }
  }
  // "Gold pendant 'Sara'", "Layla name necklace".
  const called = new RegExp(`\\b(?:name|nameplate|names)\\b.*${QUOTED}|${QUOTED}.*\\bname|${PIECE} ${QUOTED}$`, 'iu').exec(prompt)?.slice(1).find((word) => word !== undefined);
  if (called) return called;
  const first = new RegExp(`(?<![\\p{L}'\u2019])${WORD} name ?(?:plate|${PIECE})`, 'iu').exec(prompt)?.[1];
  return first && isCapital(first) && !isConnecting(first) && !meansMore(first) ? first : null;
}

/** The name that a prompt states, its words taken; null where there is none, or none that can be written in one of the hands. */
export function statedName(prompt: string, reader: Reader): StatedName | null {
  const given = findName(prompt.normalize('NFC'));
  if (given === null) return null;
  const bare = given.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const name = bare.length > 1 && bare === bare.toUpperCase() ? bare : bare.charAt(0).toUpperCase() + bare.slice(1).toLowerCase();
  if (!isName(name)) return null;
  const [words] = reader.takeAll(new RegExp(`\\b${plain(given)}\\b`))[0] ?? [null];
  if (words === null) return null;
  reader.takeAll(/\bname ?plates?\b|\bnames?\b|\b(?:saying|says|reading|reads|spelling|spells|spelled|named|words?)\b/);
  return { name, words, readAs: bare === given ? {} : { [given]: name } };
}

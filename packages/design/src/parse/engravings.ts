/** Texts that a piece is to be engraved with: "engraved with 'forever'", "inside engraving 12.05.2024", "signet engraved AB". */
import { canEngrave } from '../motifs/engraving';
import { bare, literally } from './plain';
import type { Reader } from './reader';

const OPENING = `["'\u201c\u2018\u00ab]`;
const CLOSING = `["'\u201d\u2019\u00bb]`;
const QUOTED = `${OPENING}\\s*([^"'\u201c\u201d\u2018\u2019\u00ab\u00bb]{1,40}?)\\s*${CLOSING}`;
const DATE = String.raw`(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d)(?!\w)`;
/** Initials, or a name: capitals tell a text from an ornament, and so does Arabic in English. */
const CAPITALS = String.raw`((?:[A-Z](?:\.| ?& ?| ?\+ ?)[A-Z]\.?|[A-Z]{1,12}|[A-Z][a-z]{1,11}(?: ?(?:&|\+|and) ?[A-Z][a-z]{1,11})?)(?![\w'])|[\p{Script=Arabic}\p{M}]{2,20})`;
const ENGRAVED = String.raw`\b[Ee]ngrav(?:ed?|ing)\b|\b[Ii]nscri(?:bed|ption)\b|محفورة?|منقوشة?|نقش|حفر`;
const LINK = String.raw`(?:\s+(?:on the )?(?:inside|outside)(?: of)?(?: the)?(?: ring| band)?)?(?:\s+(?:with|of|saying|says|that says|reading|reads))?(?:\s+(?:the|my|our|his|her))?(?:\s+(?:words?|names?|dates?|initials?|letters?|text|monogram))?(?:\s+علي(?:ها|ه))?(?:\s+(?:ب?اسم|كلمة|عبارة|حرف))?[\s:,]+`;
const PATTERNS = [
  new RegExp(`(?:${ENGRAVED})${LINK}${QUOTED}`, 'u'),
  new RegExp(`${QUOTED}\\s+(?:${ENGRAVED})`, 'u'),
  new RegExp(`(?:${ENGRAVED})${LINK}${DATE}`, 'u'),
  new RegExp(`${DATE} (?:${ENGRAVED})`, 'u'),
  new RegExp(`(?:${ENGRAVED})${LINK}${CAPITALS}`, 'u'),
];
const INSIDE = /\binside\b|\binner\b/;

export interface StatedEngraving {
  index: number;
  text: string;
  inside: boolean;
  words: string;
}

/** The text that a prompt wants engraved, its words taken; null where there is none, or none that can be cut. */
export function statedEngraving(prompt: string, reader: Reader): StatedEngraving | null {
  const found = PATTERNS.map((pattern) => pattern.exec(prompt)).find((match) => match !== null);
  const text = found && bare(found[1]!.trim()).replaceAll(/\s+/g, ' ').replaceAll(/[,!]/g, '');
  if (!found || !text || !canEngrave(text)) return null;
  const match = reader.takeAll(new RegExp(literally(found[1]!.trim())))[0];
  if (!match) return null;
  const inside = reader.takeAll(INSIDE).length > 0;
  reader.takeAll(/\bengrav(?:ed?|ings?)\b|\binscri(?:bed|ption)\b|\b(?:initials?|letters?|monogram(?:med)?|dates?|words?|names?|saying|says|reading|outside)\b/);
  return { text, inside, index: match.index, words: match[0] };
}

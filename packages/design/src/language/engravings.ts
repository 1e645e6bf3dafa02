/** Patterns of texts that are engraved, in the languages of the lexicons. */

import { cues } from './cues';

/* French opens with « and closes with »; German books do it the other way round. */
const OPENING = `["'\u201c\u201e\u2018\u00ab\u00bb]`;
const CLOSING = `["'\u201c\u201d\u2018\u2019\u00bb\u00ab]`;

/* Engravings: "engraved with 'forever'", "inside engraving 12.05.2024", "signet engraved AB". */

const QUOTED_TEXT = `(?<!\\p{L})${OPENING}\\s{0,3}([^"'\u201c\u201d\u2018\u2019\u00ab\u00bb]{1,40}?)\\s{0,3}${CLOSING}`;
const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d)(?!\w)`;
/**
 * Initials or a name, with an optional date: capitals distinguish a text from an ornament, and so does Arabic in an
 * English prompt.
 */
const CAPITALS = String.raw`((?:[A-Z]\.[A-Z]\.[A-Z]\.?|[A-Z](?:\.| ?& ?| ?\+ ?)[A-Z]\.?|[A-Z](?: [A-Z]){1,5}|[A-Z]{1,12}(?: (?:to (?=[A-Z]))?(?:[A-Z]{1,12}|\d{1,4})){0,4}|\p{Lu}\p{Ll}{1,11}(?: ?(?:&|\+|and) ?\p{Lu}\p{Ll}{1,11})?)(?:[ ,]{1,2}${DATE})?(?![\p{L}\d'])|[\p{Script=Arabic}\p{M}]{2,20})`;
/** Words of love before a name: "Love, Pete", "Always yours, Ann". */
const SIGNED = String.raw`((?:[Aa]ll [Mm]y [Ll]ove|[Ll]ots [Oo]f [Ll]ove|[Ll]ove|[Aa]lways(?: [Yy]ours)?|[Ff]orever(?: [Yy]ours)?|[Yy]ours(?: [Aa]lways)?),? \p{Lu}\p{Ll}{1,11})(?!\p{L})`;
const ENGRAVED = String.raw`\b[Ee]ngrav(?:ed?|ing)\b|\b[Ii]nscri(?:bed|ption)\b|محفورة?|منقوشة?|نقش|حفر`;
const LINK = String.raw`(?:\s(?:on the )?(?:inside|outside)(?: of)?(?: the)?(?: ring| band)?)?(?:\s(?:with|of|saying|says|that says|reading|reads))?(?:\s(?:the|my|our|his|her))?(?:\s(?:words?|names?|dates?|initials?|letters?|text|monogram))?(?:\sعلي(?:ها|ه))?(?:\s(?:ب?اسم|كلمة|عبارة|حرف))?[\s:,]{1,3}`;
/**
 * Verb and noun in other languages. Only all capitals or quotes mark a text there, since German capitalizes every noun.
 */
const ENGRAVED_ELSEWHERE = String.raw`(?<!\p{L})(?:[Gg]raver(?:a|ad|at|ade|ing)|[Gg]ravyr|[Ww]?y?grawer\p{L}{0,9}|[Gg]ravier(?:en|t|e)|[Gg]ravur|[Gg]egraveerde?|[Gg]rav(?:eer|eren|er|ez|ée?s?|e|ure|ar|ad[ao]s?|ação)|[Gg]rab(?:ar|ad[ao]s?|e|a)|[Ii]ncid(?:ere|i)|[Ii]ncis(?:ione|[oaie])|[Ss]critt[oa]|[Ee]scrit[oa]s?|[Éé]crite?s?|[Gg]eschrieben|[Нн]аписан\p{L}{1,2}|[Вв]?ы?гравир\p{L}{0,9})(?!\p{L})\s(?:\p{L}{2,7}\s|(?:int[ée]rieure?|intern[ao]|interior)\s){0,2}`;
/** "El nombre Ana grabado", "dem Namen Max graviert": the verb tells that the name is not cut out. */
const NAME_ENGRAVED = String.raw`(?<!\p{L})(?:[Nn]ombre|[Nn]ome|[Pp]r[ée]nom|[Nn]om|[Nn]amen?|[Nn]aam|[Nn]amn(?:et)?|[Ии]мя|[Ии]менем|[Ii]mi[ęe](?:niem)?)\s(\p{Lu}\p{Ll}{1,11})\s(?:\p{L}{1,5}\s){0,2}(?:grabad|gravad|incis|grav[ée]|gravier|eingravier|gegrav|graver|wygraw|выграв|гравир)\p{L}*`;
const UPPER = String.raw`((?:[A-Z]{2,12}|[A-Z] ?[&+] ?[A-Z])(?:[ ,]{1,2}(?:\p{L}{1,9} ){0,4}${DATE})?)(?!\p{L})`;
export const ENGRAVINGS = [
  `(?:${ENGRAVED})${LINK}${QUOTED_TEXT}`,
  `${QUOTED_TEXT}\\s{1,3}(?:${ENGRAVED})`,
  `(?:${ENGRAVED})${LINK}${SIGNED}`,
  `\\b[Nn]ames? ${CAPITALS} (?:${ENGRAVED})`,
  NAME_ENGRAVED,
  `\\b(?:[Mm]essage|[Qq]uote|[Pp]hrase)(?: \\p{L}{1,9}){0,2}[\\s:,]{1,3}${QUOTED_TEXT}`,
  `(?:${ENGRAVED})${LINK}(${DATE})`,
  `(${DATE}) (?:${ENGRAVED})`,
  // "RK engraved", but not the abbreviation of a metal: "WG engraved".
  `(?<![\\p{L}\\d])(?!(?:[YWR]G|CZ|ID|UK|US) )([A-Z]{2,12}(?: [A-Z]{1,12}){0,4}|[A-Z](?: [A-Z]{2,12}){1,4}|[A-Z] ?[&+] ?[A-Z]) (?:${ENGRAVED})`,
  `(?:م?حفو?ر|نقش|منقوش|مكتوب)\\p{L}{0,3} (?:\\p{L}{2,8} ){0,2}${QUOTED_TEXT}`,
  `(?:[Ии]нициал\\p{L}{0,4}|[Бб]укв\\p{L}{1,2}(?! [АВЕКМНОРСТХ](?!\\p{L})))\\s([А-Я](?:[ .&+]{0,3}[А-Я]){0,2})(?!\\p{L})`,
  `حرف\\s(\\p{Script=Arabic})(?!\\p{L})`,
  `(?:${ENGRAVED})${LINK}${CAPITALS}`,
  `${ENGRAVED_ELSEWHERE}${QUOTED_TEXT}`,
  `${ENGRAVED_ELSEWHERE}${UPPER}`,
  // A capital followed by a date is not a noun.
  `${ENGRAVED_ELSEWHERE}(\\p{Lu}\\p{Ll}{1,11} ${DATE})`,
  `${ENGRAVED_ELSEWHERE}(${DATE})`,
  // "Le nom de nos enfants, Léo et Vera": names that a noun and a person introduce.
  `(?<!\\p{L})(?:nombres?|nom[ei]?|noms|nomes|pr[ée]noms?|[Nn]amen?|names?|имена|isimleri) (?:of|de|des|der|von|dei|dos|delle) (?:\\p{Ll}{2,9} ){0,2}\\p{Ll}{2,12}[,:]? (\\p{Lu}\\p{Ll}{1,11} (?:and|y|e|et|und|и|ve|&|\\+) \\p{Lu}\\p{Ll}{1,11})(?!\\p{L})`,
  `${ENGRAVED_ELSEWHERE}(\\p{Lu}\\p{Ll}{1,11} (?:y|e|et|und|en|och|i|и|&|\\+) \\p{Lu}\\p{Ll}{1,11}(?:[ ,]{1,2}${DATE})?)(?!\\p{L})`,
  // Turkish and Hindi put the verb last: "arkasına 'Ege 1987' kazınsın".
  `${QUOTED_TEXT}\\s{1,3}(?:kaz[ıi]\\p{L}{1,8}|yaz[ıi]?[ls]\\p{L}{1,6}|yazd[ıi]r\\p{L}{0,6}|işle\\p{L}{1,6}|likh\\p{L}{1,5}|khud\\p{L}{1,5}|लिख[\\p{L}\\p{M}]{0,5}|खुद[\\p{L}\\p{M}]{0,5})`,
  // "Andar Rahul likha ho".
  `(?:[Aa]ndar|[Uu]s par|[Uu]spe|[Pp]eeche) (\\p{Lu}\\p{Ll}{1,11}) (?:likh|khud)\\p{L}{1,5}`,
  `\\b[Mm]otto[\\s:,]{1,3}${CAPITALS}`,
  `(?<!\\p{L})(?:[Dd]at[ae]|[Ff]echa|[Dd]atum|[Дд]ат[ау]|[Tt]arih[ıi]?|تاريخ|日期)(?: (?:kaz[ıi]|yaz[ıi])\\p{L}{1,8})?[\\s：:]{0,2}(${DATE})`,
  // The verb may be separated from its text: "mit eingraviertem Hirsch, innen der Text 'AMA'".
  `(?:${ENGRAVED}|[Gg]ravi\\p{L}{1,9}|[Ii]nnen der Text).{0,60}?${QUOTED_TEXT}`,
  // "One says ROCK", "1994 on one side": a text that its place introduces or follows.
  `\\b(?=\\p{Ll}{2,7} (?:says?|reads?))(?<!\\bname ?(?:plate|necklace|chain|bracelet|pendant)[^.]{0,40})(?:one|other|another|it|which|that|(?<!name ?)plate|tag) (?:says?|reads?)[\\s:,]{1,3}${CAPITALS}`,
  `(${DATE}) (?:on|inside|auf|sur|en|su|em) `,
  `(?:[Нн]адпись\\p{L}{0,2}|[Tt]exto?|[Ss]chriftzug|[Ss]critta|[Ii]nscription|[Yy]azı\\p{L}{0,4})[\\s:,]{1,3}${QUOTED_TEXT}`,
  // Two names are a text, one name may be cut out.
  `(?<!\\p{L})(?:[Nn]ombres|[Nn]omi|[Nn]omes|[Pp]r[ée]noms|[Nn]amen|[Ии]мена)[\\s:,]{1,3}(\\p{Lu}\\p{Ll}{1,11} (?:and|y|e|et|und|и|&|\\+) \\p{Lu}\\p{Ll}{1,11})(?!\\p{L})`,
  // Several words in quotes, or one that is "on it".
  `(?<!(?:like|mood|mood of|vibe|feel|called|titled|style|wie|comme|como|come)[ :]{1,2})(?<!\\p{L})${OPENING}([^"'\u201c\u201d\u2018\u2019\u00ab\u00bb]{1,20} [^"'\u201c\u201d\u2018\u2019\u00ab\u00bb]{1,20})${CLOSING}(?!\\p{L})`,
  `(?<!\\p{L})${QUOTED_TEXT} (?:on (?:it|the|one|each)|inside|written)(?!\\p{L})`,
  // Japanese puts the text first, Chinese last; both have their own brackets.
  `[「『]([^「」『』]{1,40})[」』](?:の|という)?(?:文字|名前)?(?:と|を|が)?(?:刻印|彫刻|刻|彫)`,
  `(?:刻印|刻字|刻上|刻有|刻着|刻)(?:文字|字样|名字)?[：:]?[「『“"]([^「」『』“”"]{1,40})[」』”"]`,
].map((pattern) => new RegExp(pattern, 'du'));

/** Words for the back of a piece. */
export const BACK = cues`${'at-the-back'}`;

export const QUOTED_TEXTS = new RegExp(QUOTED_TEXT, 'dgu');
export const INSIDE = cues`${'on-the-inside'}`;

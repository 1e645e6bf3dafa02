/** Numbers and measures in words and figures. */
import type { JewelryType } from '../spec';
import type { Reader } from './reader';
import { STONE_NOUN } from './stoneWords';

const WORDS: Record<string, number> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40,
  'a pair of': 2, 'pair of': 2, 'a couple of': 2, twin: 2, 'a trio of': 3, 'half a dozen': 6, 'a dozen': 12, dozen: 12,
};
const NAMES = Object.keys(WORDS).toSorted((a, b) => b.length - a.length).join('|');
const FRACTION = 'one and a half|two and a half|three[- ]quarters?(?: of)?(?: an?)?|(?:a |one )?quarter(?: of)?(?: an?)?|(?:a |one )?third(?: of)?(?: an?)?|half(?: of)?(?: an?)?';
const NUMBER = `(?:\\d{1,3} \\d\\/\\d|\\d{1,2}\\/\\d{1,2}|\\d{1,3}(?:[.,]\\d{1,2})?|\\.\\d{1,2}|${FRACTION}|${NAMES})`;

/** The number that a matched text stands for; NaN for anything else. */
export function numberOf(text: string): number {
  const words = text.trim();
  const known = WORDS[words];
  if (known !== undefined) return known;
  if (words.startsWith('one and')) return 1.5;
  if (words.startsWith('two and')) return 2.5;
  if (words.startsWith('three')) return 0.75;
  if (words.includes('quarter')) return 0.25;
  if (words.includes('third')) return 1 / 3;
  if (words.startsWith('half')) return 0.5;
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(words);
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  return Number(words.replace(',', '.'));
}

const ADJECTIVE =
  'small|tiny|little|large|big|round|oval|pear|square|blue|pink|white|black|red|green|yellow|sparkling|fine|brilliant|huge|petite|baguette|marquise|princess|cushion|emerald-cut|cut|matching|graduated|natural|single|tapered|step-cut|rose-cut|purple|violet|smaller|larger|shaped|of';

/** A number that somebody stated: what it is of, its value (mm, unless its name says other), and the words. */
export interface Stated {
  field: 'size' | 'carats' | 'count' | 'length';
  id: string;
  words: string;
  index: number;
}

/** How many stones are asked for: "three 4 mm stones", "a pair of small rubies"; null when nobody counts. */
export function stoneCount(reader: Reader): Stated | null {
  const matches = reader.open.matchAll(new RegExp(`(?<![\\w.,/])(${NUMBER})[- ](?:(?:\\d{1,2}(?:[.,]\\d{1,2})?[- ]?(?:mm|millimet(?:er|re)s?|ct|carats?)|${ADJECTIVE})[- ])*(?=(?:${STONE_NOUN})\\b(?![- ](?:cut|shaped|set)))`, 'g'));
  const counts = [...matches].map((match) => ({ match, count: /^an?$/.test(match[1]!) ? 0 : numberOf(match[1]!) })).filter(({ count }) => Number.isInteger(count) && count >= 1 && count <= 60);
  // "One big ruby and two small diamonds" counts the diamonds.
  const counted = counts.find(({ count }) => count > 1) ?? counts[0];
  if (!counted) return null;
  for (const { match } of counts) reader.note(match.index, match[1]!);
  return { field: 'count', id: String(counted.count), words: counted.match[1]!, index: counted.match.index };
}

const SINGULAR = 'stone|gem|gemstone|diamond|brilliant|ruby|sapphire|emerald|pearl|opal|amethyst|garnet|topaz|citrine|aquamarine|peridot|tanzanite|tourmaline|morganite|onyx|moonstone|turquoise|jade|carnelian|malachite|cabochon';
/** Words that begin another phrase, or name the piece: what stands before them is not the stone's article. */
export const NOT_OF_STONE = 'with|and|in|of|on|set|rings?|bands?|necklaces?|bracelets?|bangles?|cuffs?|earrings?|studs?|hoops?|pendants?|watch(?:es)?|chains?';
const ONE_STONE = new RegExp(`\\ban?[- ](?:(?!(?:${NOT_OF_STONE})\\b)[\\w.-]+[- ]){0,3}(?:${SINGULAR})\\b(?=\\s*(?:$|[,.;:!?]|(?:and|with|in|on|at|as|set|surrounded|flanked|for|or|that)\\b))`);
const SEVERAL_STONES = /\b(?:stones|gems|gemstones|jewels|diamonds|brilliants|rubies|sapphires|emeralds|pearls|opals|amethysts|garnets|citrines|aquamarines|peridots|tanzanites|tourmalines|morganites|moonstones|carnelians)\b/;

/** One stone or several, by article and plural alone: "an emerald", "with rubies"; null when neither says so. */
export function grammaticalNumber(text: string): 'single' | 'many' | null {
  if (SEVERAL_STONES.test(text)) return ONE_STONE.test(text) ? null : 'many';
  return ONE_STONE.test(text) ? 'single' : null;
}

export interface StoneMeasures {
  /** Width of the main stone, mm. */
  sizeMm: number | null;
  /** Weight of the main stone (all main stones together when `total`), carats. */
  carats: number | null;
  total: boolean;
  /** Width of the small stones, mm. */
  meleeMm: number | null;
}

/** Lengths of the piece that people give, mm, under the names makers give their dimensions. */
export type PieceMeasures = Partial<Record<'band_width' | 'inner_diameter' | 'diameter' | 'length' | 'height', number>>;

export interface Measures extends StoneMeasures {
  piece: PieceMeasures;
  /** The measures that a finished design can be held against. */
  stated: Stated[];
}

const MM = '(?:mm|millimet(?:er|re)s?)';
const SECOND_ROLE = /^[\w\s-]{0,34}\b(?:halo|accents?|pave|side stones?|melee|shoulders?)\b/;

/** US ring sizes grow by 0.8128 mm of inner diameter from 11.63 mm at size 0. */
const US_SIZE_0_MM = 11.63;
const US_STEP_MM = 0.8128;
/** British sizes (BS 6820) grow by 1.25 mm of inner circumference from 37.5 mm at A. */
const UK_SIZE_A_MM = 37.5;
const UK_STEP_MM = 1.25;

/** Inner circumferences that ring sizes are told by on the continent (ISO 8653: sizes 41 to 76), mm. No ring is so wide, nor its stone. */
const FINGER_MM = [41, 76] as const;
const isOfFinger = (text: string): boolean => /\b(?:rings?|bands?|solitaire)\b/.test(text) && !/\b(?:earrings?|watch|necklace|bracelet|pendant|bangle)\b/.test(text);

/** The smallest hoop, mm: a shorter length is how thick one is. */
const HOOP_MM = 8;
/** The smallest case of a watch, mm. */
const WATCH_MM = 20;

function pieceLength(before: string, after: string, mm: number, unit: 'mm' | 'cm', text: string): [keyof PieceMeasures, number] | null {
  const near = after.slice(0, 28);
  if (isOfFinger(text) && mm >= FINGER_MM[0] && mm <= FINGER_MM[1] && unit === 'mm') return ['inner_diameter', mm / Math.PI];
  if (/^[- ]*(?:wide|thick|width|(?:[a-z]+ ){0,3}(?:band|shank|bangle|cuff)\b)/.test(near) || /\b(?:band|shank|width|thickness) (?:of|is) (?:about )?$/.test(before)) return ['band_width', mm];
  if (mm < HOOP_MM && /^[- ]*(?:[a-z]+ ){0,2}(?:hoops?|huggies?)\b/.test(near)) return ['band_width', mm];
  if (/^[- ]*(?:in )?diameter|^[- ]*(?:[a-z]+ ){0,2}(?:watch|case|dial|hoops?)\b/.test(near) || /\b(?:diameter|case) (?:of|is) (?:about )?$/.test(before)) return ['diameter', mm];
  if (/^[- ]*(?:tall|high|height|(?:[a-z]+ ){0,2}(?:pendant|charm|medallion|locket)\b)/.test(near)) return ['height', mm];
  // Nobody's stone is as wide as a watch.
  if (mm >= WATCH_MM && /\b(?:watch|dial|chronograph|diver)\b/.test(text)) return ['diameter', mm];
  if (unit === 'cm' || /^[- ]*(?:long|length|(?:[a-z]+ ){0,2}(?:chain|necklace|bracelet)\b)/.test(near)) return ['length', mm];
  return null;
}

/** What a bare length is of where no stone is spoken of: a ring's is its width, a pendant's its height. */
const BARE_LENGTH: Partial<Record<JewelryType, keyof PieceMeasures>> = { ring: 'band_width', bracelet: 'band_width', pendant: 'height', earrings: 'height', watch: 'diameter' };

/** The measures of a piece without stones: the length that would be a stone's is its own. */
export function withoutStone(measured: Measures, type: JewelryType | undefined, isHoop: boolean): Measures {
  const { sizeMm } = measured;
  const ofHoop = sizeMm !== null && sizeMm < HOOP_MM ? 'band_width' : 'diameter';
  const name = type && (isHoop && type === 'earrings' ? ofHoop : BARE_LENGTH[type]);
  if (!name || sizeMm === null || measured.piece[name] !== undefined) return measured;
  const stated = measured.stated.map((one): Stated => (one.field === 'size' ? { field: 'length', id: `${name} ${sizeMm}`, words: one.words, index: one.index } : one));
  return { ...measured, sizeMm: null, piece: { ...measured.piece, [name]: sizeMm }, stated };
}

/** Reads every length, weight and ring size and tells stones from the piece. */
export function measures(reader: Reader): Measures {
  const text = reader.open;
  const out: Measures = { sizeMm: null, carats: null, total: false, meleeMm: null, piece: {}, stated: [] };
  const ofPiece = ([name, mm]: [keyof PieceMeasures, number], { 0: words, index }: RegExpExecArray): void => {
    if (out.piece[name] === undefined) out.stated.push({ field: 'length', id: `${name} ${mm}`, words: words.trim(), index });
    out.piece[name] ??= mm;
  };
  const around = (match: RegExpExecArray): [string, string] => [text.slice(Math.max(0, match.index - 30), match.index), text.slice(match.index + match[0].length)];
  for (const match of reader.takeAll(new RegExp(`(?<![\\w.,/])(${NUMBER})(?:\\s?(?:x|by|\\u00d7)\\s?(\\d{1,2}(?:[.,]\\d{1,2})?))?[- ]?${MM}\\b`))) {
    const mm = match[2] ? Math.min(numberOf(match[1]!), numberOf(match[2])) : numberOf(match[1]!);
    const [before, after] = around(match);
    const length = pieceLength(before, after, mm, 'mm', text);
    if (length) ofPiece(length, match);
    else if (SECOND_ROLE.test(after) && !/^[\w\s-]*\b(?:with|and)\b/.test(after.slice(0, 34))) out.meleeMm ??= mm;
    else if (out.sizeMm === null) {
      out.sizeMm = mm;
      out.stated.push({ field: 'size', id: String(mm), words: match[0].trim(), index: match.index });
    }
    else out.meleeMm ??= mm;
  }
  for (const match of reader.takeAll(new RegExp(`(?<![\\w.,/])(${NUMBER})[- ]?(cm|centimet(?:er|re)s?|inch(?:es)?|in\\b(?= (?:long|chain|necklace))|")`))) {
    const mm = Math.round(numberOf(match[1]!) * (match[2]!.startsWith('c') ? 10 : 25.4) * 100) / 100;
    const length = pieceLength(...around(match), mm, 'cm', text);
    if (length) ofPiece(length, match);
  }
  const carat = reader.takeAll(new RegExp(`(?<![\\w.,/])(${NUMBER})[- ]?(?:ctw|cttw|ct\\.?|cts|carats?)\\b(?! (?:(?:rose|white|yellow|pink|red)[- ]?)?gold)( total(?: weight)?| tw)?`))[0];
  if (carat) {
    out.carats = numberOf(carat[1]!);
    out.total = carat[2] !== undefined || /ctt?w/.test(carat[0]);
    out.stated.push({ field: 'carats', id: String(out.carats), words: carat[0].trim(), index: carat.index });
  }
  if (Object.keys(out.piece).length > 0) reader.takeAll(/\b(?:long|tall|wide|high|thick|in diameter|diameter|length|height|width)\b/);
  // Bangles in India are two inches and so many sixteenths wide.
  const indian = /\b(?:bangles?|kadas?|bracelets?)\b/.test(text) ? reader.takeAll(/\bsize 2[./](2|4|6|8|10|12)\b/)[0] : undefined;
  if (indian) ofPiece(['diameter', 25.4 * (2 + Number(indian[1]) / 16)], indian);
  const size = reader.takeAll(/\b(us |eu |russian )?size (?:is |of )?(\d{1,2}(?:\.\d{1,2}| 1\/2)?)\b/)[0];
  if (size) {
    const number = numberOf(size[2]!);
    ofPiece(['inner_diameter', size[1] === 'russian ' ? number : number >= 40 ? number / Math.PI : US_SIZE_0_MM + US_STEP_MM * number], size);
  }
  const letter = reader.takeAll(/\b(?:uk )?size ([a-z])\b(?![.'-])/)[0];
  if (letter) ofPiece(['inner_diameter', (UK_SIZE_A_MM + UK_STEP_MM * (letter[1]!.charCodeAt(0) - 'a'.charCodeAt(0))) / Math.PI], letter);
  return out;
}

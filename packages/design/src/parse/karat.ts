/** The karat of gold, in figures and words: "22k", "gold 21 carat", "eighteen karat", "750 gold", "916". */
import { METAL_NAME, alloyName } from '../describe';
import { goldOf, hueOf, inKarat } from '../gold';
import type { Alloy } from '../spec';
import { NOT_OF_STONE } from './measures';
import type { Found, Reader } from './reader';
import { STONE_NOUN } from './stoneWords';

const WORDS: Record<string, number> = {
  nine: 9, ten: 10, twelve: 12, fourteen: 14, eighteen: 18, twenty: 20, 'twenty one': 21, 'twenty two': 22, 'twenty four': 24,
};
const NUMBER = '(?:[89]|1\\d|2[0-4]|nine|ten|twelve|fourteen|eighteen|twenty(?:[- ](?:one|two|four))?)';
const FINE = '(?:333|375|41[67]|58[35]|750|875|91[67]|990|995|999)';
const PIECE = '(?:rings?|bands?|necklaces?|bracelets?|bangles?|earrings?|studs|hoops|pendants?|chains?|watch(?:es)?|jewell?e?ry)';
/** What may stand between a karat and its gold. */
const COLORED = '[- ]?(?:(?:solid|pure|fine|real|rose|pink|red|white|yellow)[- ]?)*gold';
/** "Gold, 2 carat oval diamond": a number of carats that has a stone is the stone's. */
const OF_STONE = `(?:[- ](?!(?:${NOT_OF_STONE})\\b)[a-z-]+){0,2}[- ](?:${STONE_NOUN})\\b`;

const KARATS: readonly RegExp[] = [
  new RegExp(`(?<![\\w.,/$])(${NUMBER})[- ]?(?:kt?s?|karats?)\\b`),
  new RegExp(`\\bkarats? (${NUMBER})\\b`),
  new RegExp(`(?<![\\w.,/])(${NUMBER})[- ]?(?:ct|cts|carats?)\\b\\.?(?=${COLORED})`),
  new RegExp(`(?<=\\bgold(?:en)?,? (?:of |in |a )?\\(?)(${NUMBER})[- ]?(?:ct|cts|carats?)\\b(?!${OF_STONE})`),
  new RegExp(`(?<![\\w.,/$])(${FINE})(?:er|\\/1000)?(?=${COLORED})`),
  new RegExp(`(?<=\\bgold,? (?:of )?\\(?)(${FINE})(?:\\/1000)?\\b(?! ?(?:usd|aed|dollars?|euros?|dirhams?|dhs?|mm|stones?|diamonds?))`),
  new RegExp(`\\b(?:au|hallmark(?:ed)?) ?(${FINE})\\b|\\b(${FINE}) hallmark(?:ed)?\\b`),
  new RegExp(`(?<![\\w.,/$]|silver |platinum )(${FINE})(?= ${PIECE}\\b)|(?<=\\b${PIECE},? )(${FINE})(?=$|[,.;!])`),
];
const ANY_STONE = new RegExp(`\\b(?:${STONE_NOUN}|solitaire|engagement)\\b`);
const OF_GOLD = /(?<![\w.,/$])(9|14|18|21|22|24)[- ]?(?:ct|carats?)\b/;
const PURE = /\bpure(?=[- ]gold\b)/;

/** A karat that somebody stated, as a number of 24ths. */
export interface StatedKarat {
  karat: number;
  index: number;
  words: string;
}

const karatOf = (text: string): number => {
  const number = WORDS[text.replace('-', ' ')] ?? Number(text);
  return number > 24 ? Math.round((number / 1000) * 24) : number;
};

/** Takes every karat that a text states. "Pure gold" is 24 where no figure says other. */
export function statedKarats(reader: Reader): StatedKarat[] {
  const found = KARATS.flatMap((pattern) => reader.takeAll(pattern)).map((match) => ({ karat: karatOf(match[1] ?? match[2]!), index: match.index, words: match[0].trim() }));
  if (found.length > 0) return found;
  // Without any stone a carat is the gold's: "bangle 22 carat".
  if (!ANY_STONE.test(reader.open)) {
    const bare = reader.takeAll(OF_GOLD).map((match) => ({ karat: Number(match[1]), index: match.index, words: match[0].trim() }));
    if (bare.length > 0) return bare;
  }
  return reader.takeAll(PURE).map(({ index, 0: words }) => ({ karat: 24, index, words }));
}

/** Metals with their karats. */
export interface Golds {
  /** The main metal first, each hue once. */
  alloys: Alloy[];
  /** The karats that are made, by the words that stated them. */
  made: { karat: number; words: string; index: number }[];
  /** Golds of a karat that is not made, and what is made instead. */
  readAs: Record<string, string>;
}

/** The metals of a text with the karats that it states: each gold has the one that stands nearest. A karat alone is of yellow gold. */
export function inKarats(metals: readonly Found<Alloy>[], karats: readonly StatedKarat[]): Golds {
  const named = metals.length > 0 || karats.length === 0 ? metals : [{ id: 'yellow-gold-18k' as const, index: karats[0]!.index, words: '' }];
  const readAs: Record<string, string> = {};
  const made = new Map<StatedKarat, number>();
  const apart = (metal: Found<Alloy>, { index, words }: StatedKarat): number => (index < metal.index ? metal.index - index - words.length : index - metal.index - metal.words.length);
  const alloys = named.map((metal): Alloy => {
    const gold = goldOf(metal.id);
    if (!gold || karats.length === 0) return metal.id;
    const stated = karats.reduce((best, one) => (apart(metal, one) < apart(metal, best) ? one : best));
    const alloy = inKarat(gold.color, stated.karat);
    const { karat } = goldOf(alloy)!;
    if (karat !== stated.karat) readAs[`${stated.words} ${gold.color === 'yellow-gold' ? 'gold' : METAL_NAME[gold.color]}`] = alloyName(alloy);
    made.set(stated, karat);
    return alloy;
  });
  return {
    alloys: alloys.filter((alloy, i) => alloys.findIndex((other) => hueOf(other) === hueOf(alloy)) === i),
    made: karats.map((stated) => ({ karat: made.get(stated) ?? stated.karat, words: stated.words, index: stated.index })),
    readAs,
  };
}

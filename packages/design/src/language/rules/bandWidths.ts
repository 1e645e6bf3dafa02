/** Whether a length of a ring is the width of its band. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { isSingle } from './grammaticalNumber';
import { near } from './phrases';

/** "It's a cushion cut, about 7 mm. Band not too thick": a length in a sentence about a stone and not the band. */
export function isOfStone(s: Sentence, i: number): boolean {
  let at = i - 1;
  let hasStone = false;
  while (at >= 0 && !['.', '!', '?'].includes(s.mark(at) ?? '')) {
    if (s.is(at, 'form', 'band') || s.is(at, 'part', 'band')) return false;
    hasStone ||= isStoneNoun(s, at) || s.id(at, 'cut') !== null;
    at--;
  }
  return hasStone && at >= 0;
}

/** Maximum distance of a stone before its width, in phrases. */
const STONE_BACK = 4;

/** "One aquamarine round cut about 4 mm", "an oval emerald, 6 mm": the noun before a length is a stone. */
export function isAfterStone(s: Sentence, from: number): boolean {
  const isApart = s.mark(from - 1) === ',';
  for (let i = isApart ? from - 2 : from - 1; i >= from - STONE_BACK && i >= 0 && !s.isBreak(i); i--) {
    if (isStoneNoun(s, i)) return !isApart || isSingle(s, i);
    if (s.isOf(i, 'form', 'type', 'part', 'noun', 'metal', 'motif', 'chain')) return false;
  }
  return false;
}

/** A chain whose thickness stands before its length: "curb chain in silver, chunky, like 8 mm". */
export function isOfThickChain(s: Sentence, from: number): boolean {
  const isChain = (i: number): boolean => s.id(i, 'chain') !== null || s.is(i, 'form', 'chain');
  if (!s.has('style', 'bold', 'minimalist')) return false;
  let i = from - 1;
  let hasSize = false;
  for (let breaks = 0; i >= 0 && breaks < 2; i--) {
    if (s.isBreak(i)) breaks++;
    else if (isStoneNoun(s, i)) return false;
    else if (hasSize && isChain(i)) return true;
    else hasSize ||= breaks === 0 && s.isAny(i, 'style', 'bold', 'minimalist');
  }
  return false;
}

/** Widths of thin bands, which no main stone of a ring is as narrow as, mm. */
const THIN_BAND_MM = 3.5;
/** Width of the broadest bands, mm. */
const BROADEST_BAND_MM = 12;
/** Words for her ring and his of a pair, each before its description. */
export const HERS = cues`^${'her-ring'}$`;
export const HIS = cues`^${'his-ring'}$`;
const isOfOnesRing = (s: Sentence, i: number): boolean => {
  const words = s.items[i]?.words ?? '';
  return s.has('form', 'pair') && (HERS.test(words) || HIS.test(words) || s.is(i, 'custom', 'hers'));
};

/** "Wide" beside its measure: "anello largo 6 mm", "6 mm breit". */
const WIDE = cues`^${'wide'}$`;
/** Maximum distance of the band before its width, in phrases. */
const BAND_BACK = 7;
/** Maximum number of clauses before a bare length in which its subject may be. */
const CLAUSES_BACK = 3;

const isOfStoneWord = (s: Sentence, i: number): boolean =>
  isStoneNoun(s, i) || s.id(i, 'cut') !== null || s.isAny(i, 'role', 'center', 'side');
const isOfBandWord = (s: Sentence, i: number): boolean =>
  s.is(i, 'form', 'band') ||
  s.id(i, 'part') !== null ||
  s.is(i, 'form', 'plain') ||
  s.isOf(i, 'section', 'finish') ||
  s.is(i, 'wearer', 'man') ||
  s.items[i]!.words === 'wide';

/** True for a ring of which only the band can be measured: "titanium ring 6 mm brushed". */
const isBandAlone = (s: Sentence): boolean =>
  !s.has('form', 'signet') && s.items.every((_, i) => !isOfStoneWord(s, i) && s.id(i, 'motif') === null);

/**
 * The subject of a ring's length: that of its clause, or of the nearest clause before a bare one: "wide, 12 mm, gold",
 * "stacker, 1 mm, five opals".
 */
export function isOfBand(s: Sentence, from: number, to: number, mm: number): boolean {
  // "A wedding band 2 mm with eleven diamonds".
  if ((s.is(from - 1, 'form', 'band') || s.is(from - 1, 'part', 'band')) && !isStoneNoun(s, to)) return true;
  if (isOfOnesRing(s, from - 1)) return true;
  if (WIDE.test(s.items[from - 1]?.words ?? '') && s.id(from - 2, 'type') === 'ring') return true;
  // The nearest noun before it, where no comma is between: "a thin band of no more than 2 mm".
  for (let i = from - 1; i >= from - BAND_BACK && !s.isBreak(i); i--) {
    if (s.is(i, 'part', 'band')) return true;
    if (isOfStoneWord(s, i) || s.isClosed(i) || s.isAny(i, 'grammar', 'with', 'and')) break;
  }
  let [first, last] = [from, to];
  while (!s.isBreak(first - 1)) first--;
  while (!s.isBreak(last)) last++;
  for (let back = 0; back <= CLAUSES_BACK && first >= 0; back++) {
    const clause = Array.from({ length: last - first }, (_, k) => first + k).filter((i) => i < from || i >= to);
    if (clause.some((i) => isOfStoneWord(s, i))) return false;
    if (clause.some((i) => isOfBandWord(s, i))) return true;
    // "Platinum, about 2 mm".
    const isOfMetal = back === 1 && clause.every((i) => s.id(i, 'metal') !== null);
    if (isOfMetal || clause.some((i) => s.is(i, 'type', 'ring') || s.is(i, 'hint', 'ring')))
      return mm <= THIN_BAND_MM || (mm <= BROADEST_BAND_MM && isBandAlone(s));
    if (first === 0) return false;
    last = first - 1;
    first = last;
    while (!s.isBreak(first - 1)) first--;
  }
  return false;
}

/** Least lengths of a pendant, right after its name and anywhere, mm. */
const PENDANT_MM = 8;
const LARGE_PENDANT_MM = 18;

/** Least length of a figure with stones, which none of them is as wide as, mm. */
const FIGURE_MM = 14;

/** "Brincos em forma de coração, compridos, mais ou menos 40 mm": the length of a figure, without a stone beside it. */
export const isOfFigure = (s: Sentence, from: number, to: number, mm: number): boolean =>
  s.has('motif') &&
  s.has('type', 'pendant', 'necklace', 'earrings') &&
  !s.has('type', 'ring', 'bracelet', 'watch') &&
  !s.has('form', 'hoop') &&
  mm >= FIGURE_MM &&
  !isStoneNoun(s, from - 1) &&
  !near(s, to, 2, (i) => isStoneNoun(s, i) && !s.is(i - 1, 'grammar', 'with'));

/** "A compass pendant 20 mm with a sapphire", "an oval medal of about 25 mm": no stone is beside the length. */
export const isOfPendant = (s: Sentence, from: number, to: number, mm: number): boolean =>
  s.has('type', 'pendant') &&
  !isStoneNoun(s, from - 1) &&
  !isStoneNoun(s, from - 2) &&
  mm >= (s.is(from - 1, 'type', 'pendant') ? PENDANT_MM : LARGE_PENDANT_MM) &&
  !near(s, to, 2, (i) => isStoneNoun(s, i) && !s.is(i - 1, 'grammar', 'with'));

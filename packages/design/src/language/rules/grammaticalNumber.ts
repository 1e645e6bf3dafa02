/** One stone or several, by articles and plurals. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { EACH_SIDE, SIDE_REACH } from './eachSide';

/** Singular articles of languages in which a noun may look like a plural: "un rubis". */
const ONE = cues`^${'indefinite-article'}$`;

/** Languages with plurals in s. */
const PLURAL_IN_S: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'pt']);

/** German nouns of several together: "einer Reihe Brillanten". */
const SET_OF = cues`^${'group-of'}$`;

/** German declines "einen Diamanten", one diamond, so the article marks the singular. */
function isDeclined(s: Sentence, i: number): boolean {
  if (s.items[i]!.language !== 'de') return false;
  let at = i - 1;
  while (
    at >= i - 3 &&
    at >= 0 &&
    s.mark(at) === null &&
    s.id(at, 'grammar') !== 'with' &&
    !SET_OF.test(s.items[at]!.words) &&
    !ONE.test(s.items[at]!.words)
  )
    at--;
  return ONE.test(s.items[at]?.words ?? '');
}

/** Chinese and Japanese words for several before a noun without a plural. */
const A_FEW = cues`^${'a-few'}`;

/** German plurals of stones: "Turmaline", "grünen Peridoten"; "Perle" and "Koralle" are singular. */
const GERMAN_PLURAL = /(?:[iy]n|[iy]t|yst|at|al|as|ell|ir|agd|stein|ont|yx|ant|idot)en?$/;

/** Chinese and Japanese have no plurals: pearls are a strand by custom, where neither one nor a size is stated. */
const isStrand = (s: Sentence, i: number): boolean =>
  !/^(?:zh|ja)$/.test(s.items[i]!.language) ||
  (![i - 1, i - 2, i + 1].some(
    (at) =>
      s.value(at) !== null || s.is(at, 'place', 'one') || s.is(at, 'role', 'center') || s.id(at, 'scale') === '1.35',
  ) &&
    ['necklace', 'bracelet', 'earrings'].some((type) => s.has('type', type) || s.has('hint', type)));

/** Russian plurals of stones in the cases that mark them: "с фианитами", "из топазов", "бриллианты". */
const RUSSIAN_PLURAL = /(?:[ая]ми|[оеё]в|(?<=[дзлмнрст])ы)$/u;

/** Nouns of one stone that look like plurals. */
const LOOKS_PLURAL = cues`${'looks-plural'}$`;

/** French words before several: "des petits rubis". */
const FRENCH_PLURAL = cues`^${'some'}$`;

/** True for a stone, or side stones, in the plural. */
export const isPlural = (s: Sentence, i: number): boolean =>
  (isStoneNoun(s, i) || s.is(i, 'role', 'side')) &&
  !ONE.test(s.items[i - 1]?.words ?? '') &&
  (A_FEW.test(s.items[i - 1]?.words ?? '') ||
    A_FEW.test(s.items[i - 2]?.words ?? '') ||
    (((s.is(i, 'plural', 'yes') && isStrand(s, i)) ||
      (s.items[i]!.language === 'de' && GERMAN_PLURAL.test(s.items[i]!.words)) ||
      (s.items[i]!.language === 'ru' &&
        RUSSIAN_PLURAL.test(s.items[i]!.words) &&
        !LOOKS_PLURAL.test(s.items[i]!.words))) &&
      !isDeclined(s, i)) ||
    (s.items[i]!.language === 'fr' &&
      LOOKS_PLURAL.test(s.items[i]!.words) &&
      FRENCH_PLURAL.test(s.items[i - 1]?.words ?? '')) ||
    (PLURAL_IN_S.has(s.items[i]!.language) &&
      (s.is(i, 'role', 'side') ? cues`${'ends-in-stones'}$` : /[^sx]s$/).test(s.items[i]!.words) &&
      !LOOKS_PLURAL.test(s.items[i]!.words)));

/** The measure of stones in the plural. */
export const SEVERAL = 'several';

/** The measure of one stone: "a ruby", "an emerald in the middle". */
export const ONE_STONE = 'one';

/** Arabic nouns of one stone end in ة: "ألماسة" is a diamond, "ألماس" are diamonds. */
const ONE_IN_ARABIC = cues`${'arabic-single-stone'}$`;

/** "One" before a stone without a plural: "一粒のアコヤ真珠", "一颗红宝石". */
const ONE_IN_HAN = cues`^${'one-counted'}${'attributive-particle'}?$`;

/** Nouns of one stone in languages that often omit its article: "cruz y piedra negra", "com pedrinha vermelha". */
const BARE_SINGULAR = cues`^${'stone-without-article'}$`;

/** True for a stone in the singular with an article. */
export function isSingle(s: Sentence, i: number): boolean {
  if (!isStoneNoun(s, i) || isPlural(s, i)) return false;
  if (ONE_IN_ARABIC.test(s.items[i]!.words)) return true;
  // "حبة زركون وحدة": Arabic puts "one" after its noun.
  if (s.items[i + 1]?.language === 'ar' && s.id(i + 1, 'number') === '1') return true;
  if ([i - 1, i - 2].some((at) => ONE_IN_HAN.test(s.items[at]?.words ?? '') && s.mark(i - 1) === null)) return true;
  if (BARE_SINGULAR.test(s.items[i]!.words) && s.isAny(i - 1, 'grammar', 'with', 'and')) return true;
  const isEnd =
    s.isBreak(i + 1) ||
    s.isClosed(i + 1) ||
    s.is(i + 1, 'role', 'center') ||
    s.isAny(i + 1, 'grammar', 'and', 'with', 'in', 'or', 'around', 'on', 'as', 'for') ||
    cues`^${'relation-after-stone'}(?= |$)`.test(s.items[i + 1]!.words);
  if (!isEnd) return false;
  let at = i - 1;
  while (at >= i - 3 && at >= 0 && s.mark(at) === null && !s.is(at, 'grammar', 'a')) {
    if (s.isAny(at, 'grammar', 'with', 'and', 'in') || s.isOf(at, 'type', 'hint')) return false;
    at--;
  }
  return at >= i - 4 && s.is(at, 'grammar', 'a');
}

/** True for one stone that is not one of several alike: "a ruby", but not "a ruby on each petal". */
export const isLone = (s: Sentence, i: number): boolean =>
  isSingle(s, i) &&
  !s.items.slice(i + 1, i + 1 + SIDE_REACH).some(({ words }) => EACH_SIDE.test(words) || words === 'every');

/** One stone or several, by article and plural alone: "an emerald", "with rubies". */
export function grammaticalNumber(s: Sentence): 'single' | 'many' | null {
  const all = s.items.map((_, i) => i);
  const hasOne = all.some((i) => isSingle(s, i));
  if (all.some((i) => isPlural(s, i))) return hasOne ? null : 'many';
  return hasOne ? 'single' : null;
}

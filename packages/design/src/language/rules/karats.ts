/** Karats of gold and carats of stones. */
import { cues } from '../cues';
import { alloyName, goldOf, inKarat, metalName } from '../../gold';
import { isStoneNoun } from '../roles';
import type { Finding, Sentence } from '../sentence';
import { near, isGold, numberAt } from './phrases';

/** Fineness of gold in thousandths. */
const FINENESS: ReadonlySet<number> = new Set([333, 375, 416, 417, 583, 585, 750, 875, 916, 917, 990, 995, 999]);

/** Karats in which gold is sold. */
const GOLDS: ReadonlySet<number> = new Set([9, 14, 18, 21, 22, 24]);

/** Measure of the weight of all stones, or of all stones `of` a kind. */
export const TOTAL = 'total';
/** Measure of the weight of each of several stones. */
export const EACH = 'each';
const APIECE = cues`^(?:${'each'}|${'each-one'})$`;

interface Weight {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly isTotal: boolean;
}

/** Maximum distance of the word total from a weight, in phrases. */
const TOTAL_WITHIN = 2;

/** A weight, which is that of all stones where the word total stands by it: "toplam 1 karat", "1.5 carats the pair, total". */
function weightAt(s: Sentence, value: number, from: number, to: number, isTotal: boolean): Weight {
  const isNear = (at: number): boolean => s.is(at, 'grammar', 'total');
  const near = Array.from({ length: TOTAL_WITHIN }, (_, k) => k)
    .flatMap((k) => [from - 1 - k, to + k])
    .find(isNear);
  if (near !== undefined) s.read(near, near + 1);
  return { value, from, to, isTotal: isTotal || near !== undefined };
}

/** Singular articles before the unit: "a carat", "d'un carat". */
const ONE = cues`^(?:${'a-or-one'}|${'about-a'}|${'indefinite-article'})$`;
/** A hundredth of a carat is a point. */
const POINTS = [5, 99] as const;
/** Carats in a ratti, the weight in which Indian astrologers prescribe stones (pakki ratti, 0.182 g). */
const RATTI_CARATS = 0.91;
const RATTI = cues`^${'ratti'}$`;

/** A weight without its unit has two decimals: "brillante da 0,50". */
const BARE_WEIGHT = /^[0-4][.,]\d{2}$/;
/** Maximum distance of a bare weight after its stone, in phrases. */
const STONE_BEFORE = 3;

/** The weight in carats that begins at a phrase without a unit of its own or without a number; null for none. */
function looseWeight(s: Sentence, i: number): { value: number; to: number } | null {
  const { words, start, end } = s.items[i]!;
  // "Полкарата" is a number with its unit, and one carat has no number in Arabic.
  if (s.is(i, 'unit', 'carat') && s.value(i) !== null) return { value: s.value(i)!, to: i + 1 };
  const isAlone = s.value(i - 1) === null && s.value(i + 1) === null;
  if (s.is(i, 'unit', 'carat') && s.items[i]!.language === 'ar' && isAlone) return { value: 1, to: i + 1 };
  const isOne = s.value(i) === null && (ONE.test(words) || s.is(i, 'grammar', 'a'));
  if (isOne && s.is(i + 1, 'unit', 'carat') && !s.items[i + 1]!.words.endsWith('s')) return { value: 1, to: i + 2 };
  const value = s.value(i);
  if (value === null) return null;
  if (s.is(i + 1, 'unit', 'point') && value >= POINTS[0] && value <= POINTS[1])
    return { value: value / 100, to: i + 2 };
  const isAfterStone = Array.from({ length: STONE_BEFORE }, (_, k) => i - 1 - k).some((at) => isStoneNoun(s, at));
  const isBare = BARE_WEIGHT.test(s.prompt.slice(start, end)) && s.id(i + 1, 'unit') === null && s.mark(i + 1) !== '%';
  return isBare && isAfterStone ? { value, to: i + 1 } : null;
}

/** Reads karats of gold and weights of stones. */
export function karatsAndCarats(s: Sentence): { karat: number; from: number; to: number }[] {
  const karats: { karat: number; from: number; to: number }[] = [];
  const put = (value: number, from: number, to: number): void => {
    karats.push({ karat: value > 24 ? Math.round((value / 1000) * 24) : value, from, to });
    s.take(from, to);
  };
  /** True when gold follows after its colours. */
  const isBeforeGold = (i: number): boolean =>
    near(s, i, 5, (at) => isGold(s, at)) &&
    (isGold(s, i) ||
      ((s.id(i, 'hue') !== null || s.isAny(i, 'grammar', 'pure', 'with') || s.id(i, 'style') !== null) &&
        isBeforeGold(i + 1)));
  const isAfterGold = (i: number): boolean =>
    isGold(s, i - 1) ||
    ((s.mark(i - 1) === ',' || s.mark(i - 1) === '(' || s.isAny(i - 1, 'grammar', 'in', 'a', 'of')) &&
      isGold(s, i - 2));
  const isOfStone = (i: number): boolean => near(s, i, 3, (at) => isStoneNoun(s, at) || s.id(at, 'cut') !== null);
  const hasStone = s.has('stone') || s.has('noun', 'stone', 'birthstone') || s.has('custom', 'diamond');
  const isNearStone = (from: number, to: number): boolean =>
    isOfStone(to) || [from - 1, from - 2].some((at) => isStoneNoun(s, at) || s.id(at, 'cut') !== null);
  const isKarat = (value: number): boolean => Number.isInteger(value) && value >= 8 && value <= 24;
  const weights: Weight[] = [];
  for (let i = 0; i < s.items.length; i++) {
    const unit = s.id(i, 'unit');
    const number = numberAt(s, i);
    const loose = hasStone && !s.isClosed(i) ? looseWeight(s, i) : null;
    if (loose) weights.push(weightAt(s, loose.value, i, loose.to, false));
    else if (number) {
      const { value, to } = number;
      // "आधा कैरेट": where one word is both, a fraction is a weight.
      const isEither = s.is(to, 'unit', 'karat') && s.is(to, 'unit', 'carat');
      const of = isEither ? (isKarat(value) ? 'karat' : 'carat') : s.id(to, 'unit');
      if (of === 'karat' && isKarat(value)) put(value, i, to + 1);
      else if (
        of === 'carat' &&
        isKarat(value) &&
        // "Or 14 carats grosse perle": right after gold, the number of an alloy is no weight of the next stone.
        (isBeforeGold(to + 1) || (isAfterGold(i) && !isOfStone(to + 1)) || (isGold(s, i - 1) && GOLDS.has(value)))
      )
        put(value, i, to + 1);
      // "Bangle in 22ct, ruby eyes": no stone next to it and no gold anywhere.
      else if (of === 'carat' && GOLDS.has(value) && (!hasStone || (!s.has('metal') && !isNearStone(i, to + 1))))
        put(value, i, to + 1);
      else if (of === 'carat' || of === 'carat-total') {
        const inCarats = RATTI.test(s.items[to]!.words) ? Math.round(value * RATTI_CARATS * 100) / 100 : value;
        weights.push(weightAt(s, inCarats, i, to + 1, of === 'carat-total'));
      } else if (
        FINENESS.has(value) &&
        s.mark(i - 1) !== '$' &&
        !['silver-925', 'platinum-950'].includes(s.id(i - 1, 'metal') ?? '')
      ) {
        const end = s.is(to, 'unit', 'fine') ? to + 1 : to;
        const isMarked = s.is(end, 'grammar', 'hallmark') || s.is(i - 1, 'grammar', 'hallmark');
        const isNext = s.id(end, 'type') !== null || s.is(end, 'form', 'band');
        const isLast =
          (s.id(i - 1, 'type') !== null || (s.mark(i - 1) === ',' && s.id(i - 2, 'type') !== null)) && s.isBreak(end);
        if (isBeforeGold(end) || isAfterGold(i) || isMarked || isNext || isLast)
          put(value, s.is(i - 1, 'grammar', 'hallmark') ? i - 1 : i, s.is(end, 'grammar', 'hallmark') ? end + 1 : end);
      }
    } else if (unit === 'karat' && isKarat(s.value(i + 1) ?? 0)) {
      // "عيار 18 قيراط".
      const isNamedTwice = s.isAny(i + 2, 'unit', 'karat', 'carat');
      put(s.value(i + 1)!, i, isNamedTwice ? i + 3 : i + 2);
    }
  }
  const isEach = (at: number): boolean => s.is(at, 'grammar', 'each') || APIECE.test(s.items[at]?.words ?? '');
  const hasTotal = weights.some(({ isTotal }) => isTotal);
  for (const { value, from, to, isTotal } of hasTotal ? weights.slice(0, 1) : weights) {
    const of = [to, to + 1, to + 2].map((at) => s.id(at, 'stone')).find((stone) => stone !== null);
    const ofEach = isEach(to) || isEach(from - 1) ? { measure: EACH } : {};
    s.find('carats', String(value), from, to, isTotal ? { measure: TOTAL, ...(of && { of }) } : ofEach);
    // "Einkaräter" is a diamond as well.
    if (s.id(from, 'stone') === null) s.close(from, to);
  }
  if (hasTotal) for (const { from, to } of weights.slice(1)) s.read(from, to);
  for (const i of s.all('karat')) karats.push({ karat: Number(s.id(i, 'karat')), from: i, to: i + 1 });
  if (karats.length === 0)
    for (let i = 0; i < s.items.length; i++) if (s.is(i, 'grammar', 'pure') && isGold(s, i + 1)) put(24, i, i + 1);
  return karats;
}

/** Applies the stated karats to the metals: each gold gets the nearest one. A karat alone means yellow gold. */
export function inKarats(s: Sentence, karats: readonly { karat: number; from: number; to: number }[]): void {
  if (karats.length === 0) return;
  let golds = s.findings.filter((f) => f.concept === 'metal' && !f.isRefused);
  if (golds.length === 0) golds = [s.find('metal', 'yellow-gold-18k', karats[0]!.from, karats[0]!.to)];
  const made = new Map(karats.map((stated) => [stated, stated.karat]));
  const apart = (gold: Finding, { from, to }: { from: number; to: number }): number =>
    from < gold.from ? gold.from - to : from - gold.to;
  for (const metal of golds) {
    const gold = goldOf(metal.value as Parameters<typeof goldOf>[0]);
    if (!gold) continue;
    const stated = karats.reduce((best, one) => (apart(metal, one) < apart(metal, best) ? one : best));
    const alloy = inKarat(gold.color, stated.karat);
    metal.value = alloy;
    const { karat } = goldOf(alloy)!;
    made.set(stated, karat);
    const words = statedWords(s, stated);
    if (karat !== stated.karat)
      s.readAs[`${words} ${gold.color === 'yellow-gold' ? 'gold' : metalName(gold.color)}`] = alloyName(alloy);
  }
  for (const [stated, karat] of made) s.find('karat', String(karat), stated.from, stated.to);
}

const statedWords = (s: Sentence, { from, to }: { from: number; to: number }): string =>
  s.prompt.slice(s.items[from]!.start, s.items[to - 1]!.end).toLowerCase();

/** Reads the phrases of a prompt: requirements and refusals, the parts they belong to, sizes and counts. */
import { alloyName, goldOf, hueOf, inKarat, metalName } from '../gold';
import { INLAYS } from '../catalogue/inlays';
import type { FigureSeat } from '../spec';
import type { RequirementConcept, StoneRole } from './requirement';
import { isHaloed, isStoneNoun, roleAt } from './roles';
import type { Finding, Sentence } from './sentence';
import { spelledOut } from './spelledOut';
import { WATCH_FORMS } from './vocabulary';

/** Kinds of concepts that are requirements as they stand. */
const DIRECT: Readonly<Record<string, RequirementConcept>> = {
  type: 'type',
  metal: 'metal',
  'two-tone': 'two-tone',
  finish: 'finish',
  inlay: 'inlay',
  stone: 'stone',
  sequence: 'sequence',
  cut: 'cut',
  style: 'style',
  motif: 'motif',
  form: 'form',
  chain: 'chain',
  section: 'section',
  view: 'view',
  origin: 'origin',
  wearer: 'wearer',
  quantity: 'quantity',
  custom: 'custom',
  lacking: 'lacking',
};
const REFUSABLE = ['stone', 'metal', 'style', 'form', 'type', 'cut', 'motif', 'finish', 'colour'] as const;

/** The smallest hoop, mm: a shorter length is how thick one is. */
export const HOOP_MM = 8;
/** The smallest case of a watch, mm. */
const WATCH_MM = 20;
/**
 * European ring sizes are inner circumferences (ISO 8653: 41 to 76), mm. No band and no stone is that wide, so a ring's
 * length in this range is its size.
 */
const FINGER_MM = [41, 76] as const;
/** US ring sizes grow by 0.8128 mm of inner diameter from 11.63 mm at size 0. */
const US_SIZE_0_MM = 11.63;
const US_STEP_MM = 0.8128;
/** British sizes (BS 6820) grow by 1.25 mm of inner circumference from 37.5 mm at A. */
const UK_SIZE_A_MM = 37.5;
const UK_STEP_MM = 1.25;
const MM_PER_INCH = 25.4;
/** Fineness of gold in thousandths. */
const FINENESS: ReadonlySet<number> = new Set([333, 375, 416, 417, 583, 585, 750, 875, 916, 917, 990, 995, 999]);
const MOST_STONES = 60;
const INLAY_STONES: ReadonlySet<string> = new Set(Object.keys(INLAYS));

const isSmall = (s: Sentence, i: number): boolean => s.id(i, 'grammar') !== null;

/* Refusals */

/**
 * What a refusal names: skips "any", "too", "with", takes one phrase and those that "or", "nor", "and" or commas join
 * to it.
 */
function refusedRange(s: Sentence, from: number): [number, number] | null {
  let i = from;
  while (s.is(i, 'grammar', 'the') || s.is(i, 'grammar', 'a') || s.is(i, 'grammar', 'with') || s.is(i, 'grammar', 'of'))
    i++;
  const start = i;
  const named = (at: number): number => {
    if (at >= s.items.length || s.mark(at) !== null || s.is(at, 'grammar', 'but') || s.is(at, 'grammar', 'not'))
      return at;
    // A colour belongs to the stone or the metal after it.
    return s.id(at, 'colour') !== null && (isStoneNoun(s, at + 1) || s.id(at + 1, 'metal') !== null) ? at + 2 : at + 1;
  };
  let end = named(i);
  if (end === start) return null;
  for (;;) {
    let next = end;
    const isListed =
      s.mark(next) === ',' &&
      named(next + 1) === next + 2 &&
      (s.is(next + 2, 'grammar', 'or') || s.is(next + 2, 'grammar', 'and') || s.mark(next + 2) === ',');
    if (isListed) {
      end = next + 2;
      continue;
    }
    if (s.mark(next) === ',') next++;
    const isOr = s.is(next, 'grammar', 'or');
    if (!isOr && !(s.is(next, 'grammar', 'and') && next === end)) return [start, end];
    const after = next + 1;
    if (isSmall(s, after) && !s.items[after]!.concepts.some(({ kind }) => kind !== 'grammar')) return [start, end];
    const to = named(after);
    if (to === after) return [start, end];
    end = to;
  }
}

/** Kinds that a refused phrase is searched for, the first that it has: "no diamonds" is no dial. */
function refuse(s: Sentence, from: number, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const item = s.items[i]!;
    const put = (concept: RequirementConcept, value: string): Finding =>
      s.find(concept, value, from, end, { isRefused: true });
    if (s.is(i, 'noun', 'stone')) put('stones', 'any');
    if (s.is(i, 'gold', 'any')) for (const hue of ['yellow-gold', 'white-gold', 'rose-gold']) put('metal', hue);
    const isStone = s.id(i, 'stone') !== null;
    const isMetal = s.id(i, 'metal') !== null;
    for (const kind of REFUSABLE) {
      for (const { kind: own, id } of item.concepts) {
        if (
          own !== kind ||
          (own === 'colour' && (isStone || isStoneNoun(s, i + 1) || s.id(i + 1, 'metal') !== null)) ||
          (own === 'metal' && s.is(i, 'gold', 'any'))
        )
          continue;
        if (own === 'motif' && (isStone || isMetal)) continue;
        put(own === 'colour' ? 'colour' : own, own === 'metal' ? hueOf(id as Parameters<typeof hueOf>[0]) : id);
      }
    }
  }
  s.read(from, end);
  s.close(from, end);
}

/**
 * One past "other stones", "any more gems", "weiteren Steine": stones beside those that are named; null where another
 * thing is refused.
 */
function othersAfter(s: Sentence, from: number): number | null {
  let i = from;
  while (s.is(i, 'grammar', 'the') || s.is(i, 'grammar', 'a')) i++;
  const isOther = s.is(i, 'grammar', 'other');
  if (isOther && s.is(i + 1, 'noun', 'stone')) return i + 2;
  // Romance languages put it after its noun: "aucune pierre de plus".
  return s.is(i, 'noun', 'stone') && s.is(i + 1, 'grammar', 'other') ? i + 2 : null;
}

function refusals(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (s.is(i, 'stones', 'refused')) {
      s.find('stones', 'any', i, i + 1, { isRefused: true });
      s.close(i, i + 1);
    } else if (s.is(i, 'grammar', 'not') && !s.isClosed(i)) {
      // Chinese and Japanese, Turkish and Hindi say "diamond without".
      const others = othersAfter(s, i + 1);
      if (others !== null) {
        s.find('stones', 'other', i, others, { isRefused: true });
        s.close(i, others);
        continue;
      }
      const range = refusedRange(s, i + 1);
      if (range) refuse(s, i, ...range);
    } else if (s.is(i, 'grammar', 'not-before') && i > 0 && !s.isBreak(i - 1)) refuse(s, i - 1, i - 1, i + 1);
  }
}

/* Numbers */

/** "1 1/2", "1/2", "2": the number that begins at a phrase, and where it ends. */
function numberAt(s: Sentence, i: number): { value: number; to: number } | null {
  const value = s.value(i);
  if (value === null) return null;
  const isFraction = (at: number): boolean =>
    s.mark(at + 1) === '/' &&
    s.value(at) !== null &&
    s.value(at + 2) !== null &&
    Number.isInteger(s.value(at)) &&
    s.items[at + 1]!.isAttached &&
    s.items[at + 2]!.isAttached &&
    s.value(at)! < s.value(at + 2)!;
  if (isFraction(i)) return { value: value / s.value(i + 2)!, to: i + 3 };
  if (isFraction(i + 1) && Number.isInteger(value))
    return { value: value + s.value(i + 1)! / s.value(i + 3)!, to: i + 4 };
  return { value, to: i + 1 };
}

function budgets(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const number = numberAt(s, i);
    if (!number) continue;
    let [from, to] = [i, number.to];
    if (s.is(to, 'unit', 'karat') && s.items[to]!.isAttached && s.items[to]!.words === 'k') to++;
    const isBudget = (at: number): boolean => s.is(at, 'money', 'budget');
    const isLimit = (at: number): boolean => s.is(at, 'money', 'limit') || isBudget(at) || s.mark(at) === ':';
    if (s.is(to, 'money', 'currency')) to++;
    else if (s.is(from - 1, 'money', 'currency')) from--;
    else if (isBudget(to)) {
      s.find('budget', s.words(from, to + 1), from, to + 1);
      s.close(from, to + 1);
      continue;
    } else {
      let at = from - 1;
      while (isLimit(at) && !isBudget(at)) at--;
      if (!isBudget(at)) continue;
      s.find('budget', s.words(at, to), at, to);
      s.close(at, to);
      continue;
    }
    while (isLimit(from - 1)) from--;
    if (isBudget(to)) to++;
    s.find('budget', s.words(from, to), from, to);
    s.close(from, to);
  }
}

const UNIT_OF_LENGTH: Readonly<Record<string, number>> = { mm: 1, cm: 10, inch: MM_PER_INCH };
const round = (mm: number): number => Math.round(mm * 100) / 100;

/** True where some phrase from `from` on, at most `most` further, is `test`ed true before another phrase begins. */
function near(s: Sentence, from: number, most: number, test: (i: number) => boolean): boolean {
  for (let i = from; i < from + most && i < s.items.length && !s.isBreak(i); i++) {
    if (test(i)) return true;
    if (s.is(i, 'grammar', 'with') || s.is(i, 'grammar', 'and') || s.value(i) !== null) return false;
  }
  return false;
}

const isOfType = (s: Sentence, i: number, ...types: readonly string[]): boolean =>
  types.some((type) => s.is(i, 'type', type) || s.is(i, 'hint', type));

/** What a length is of, when it is the piece's. */
function lengthOf(s: Sentence, from: number, to: number, mm: number, unit: string, isRing: boolean): string | null {
  if (isRing && unit === 'mm' && mm >= FINGER_MM[0] && mm <= FINGER_MM[1]) return 'circumference';
  const after = s.id(to, 'dimension') ?? (s.is(to, 'grammar', 'in') ? s.id(to + 1, 'dimension') : null);
  if (after !== null) return after;
  const before =
    s.is(from - 1, 'grammar', 'in') || s.is(from - 1, 'grammar', 'is') || s.is(from - 1, 'grammar', 'of')
      ? from - 2
      : from - 1;
  // English says "8 mm wide"; others say "Durchmesser 30 mm" as well.
  if (s.id(before, 'dimension') !== null && (before < from - 1 || s.items[before]!.language !== 'en'))
    return s.id(before, 'dimension');
  if (before < from - 1 && s.id(before, 'part') !== null)
    return s.id(before, 'part') === 'band' ? 'band_width' : 'diameter';
  if (near(s, to, 4, (i) => s.is(i, 'part', 'band') || s.is(i, 'form', 'bangle') || s.is(i, 'form', 'cuff')))
    return 'band_width';
  if (near(s, to, 3, (i) => s.is(i, 'form', 'hoop')) || (s.is(from - 1, 'form', 'hoop') && !isStoneNoun(s, to)))
    return mm < HOOP_MM ? 'band_width' : 'diameter';
  if (near(s, to, 3, (i) => s.is(i, 'type', 'watch') || s.is(i, 'noun', 'dial') || s.is(i, 'part', 'case')))
    return 'diameter';
  if (
    near(s, to, 3, (i) =>
      ['pendant', 'charm', 'medallion', 'locket'].some((name) => s.is(i, 'type', name) || s.is(i, 'form', name)),
    )
  )
    return 'height';
  if (mm >= WATCH_MM && (s.has('type', 'watch') || s.has('hint', 'watch'))) return 'diameter';
  if (
    unit !== 'mm' ||
    near(
      s,
      to,
      3,
      (i) =>
        s.is(i, 'form', 'chain') ||
        s.id(i, 'chain') !== null ||
        s.is(i, 'type', 'necklace') ||
        s.is(i, 'type', 'bracelet'),
    )
  )
    return 'length';
  return null;
}

/** A stone's own width stands before halos, accents and side stones: it is of the small ones. */
const isOfSmall = (s: Sentence, to: number): boolean =>
  !s.is(to, 'grammar', 'in') &&
  near(s, to, 5, (i) => ['halo', 'accent', 'pave', 'side'].some((role) => s.is(i, 'role', role)));

function lengths(s: Sentence): void {
  let hasSize = false;
  // Of two rings the widths of their bands are stated.
  const isPair = s.has('form', 'pair');
  const isRing =
    (s.has('type', 'ring') || s.has('hint', 'ring') || s.has('form', 'band')) &&
    !['earrings', 'watch', 'necklace', 'bracelet', 'pendant'].some((type) => s.has('type', type));
  for (let i = 0; i < s.items.length; i++) {
    const first = numberAt(s, i);
    if (!first || s.isClosed(i)) continue;
    let { value, to } = first;
    const isBy =
      s.mark(to) === '×' || s.items[to]?.words === 'x' || s.items[to]?.words === 'by' || s.items[to]?.words === '*';
    const second = isBy ? numberAt(s, to + 1) : null;
    if (second) [value, to] = [Math.min(value, second.value), second.to];
    const unit = s.id(to, 'unit');
    const perUnit = unit === null ? undefined : UNIT_OF_LENGTH[unit];
    // "4 in a row" is no length.
    // Two figures beside a stone are its length and width in mm: "emerald 9x7".
    if (
      second &&
      unit === null &&
      value >= 2 &&
      value <= 30 &&
      (isStoneNoun(s, i - 1) || near(s, to, 3, (at) => isStoneNoun(s, at)))
    ) {
      s.find('size', String(value), i, to, { role: hasSize ? 'accent' : null });
      s.close(i, to);
      hasSize = true;
      i = to - 1;
      continue;
    }
    if (
      perUnit === undefined ||
      (s.items[to]!.words === 'in' &&
        !s.items[to]!.isAttached &&
        !near(
          s,
          to + 1,
          1,
          (at) =>
            s.id(at, 'dimension') !== null ||
            s.id(at, 'chain') !== null ||
            s.is(at, 'form', 'chain') ||
            s.is(at, 'type', 'necklace'),
        ))
    ) {
      continue;
    }
    const mm = round(value * perUnit);
    const end = to + 1;
    const measure = lengthOf(s, i, end, mm, unit!, isRing);
    if (measure === 'circumference') s.find('length', String(mm / Math.PI), i, end, { measure: 'inner_diameter' });
    else if (measure !== null) s.find('length', String(mm), i, end, { measure });
    else if (unit === 'mm' && isPair && !isOfSmall(s, end) && !near(s, end, 3, (at) => isStoneNoun(s, at)))
      s.find('length', String(mm), i, end, { measure: 'band_width' });
    else if (unit === 'mm') {
      const isMelee: boolean = isOfSmall(s, end) || hasSize;
      s.find('size', String(mm), i, end, { role: isMelee ? 'accent' : null });
      hasSize ||= !isMelee;
    }
    s.close(i, end);
    i = end - 1;
  }
  if (s.findings.some(({ concept }) => concept === 'length'))
    for (const i of s.all('dimension')) {
      s.read(i, i + 1);
      s.close(i, i + 1);
    }
}

/** Ring and bangle sizes. */
function sizes(s: Sentence): void {
  const isBangle = s.has('form', 'bangle') || s.has('type', 'bracelet');
  for (let i = 0; i < s.items.length; i++) {
    const unit = s.id(i, 'unit');
    if (unit === null || !unit.startsWith('size')) continue;
    const next = numberAt(s, i + 1);
    const letter = /^[a-z]$/.exec(s.items[i + 1]?.words ?? '')?.[0];
    const put = (mm: number, to: number, measure: string): void => {
      s.find('length', String(mm), i, to, { measure });
      s.close(i, to);
    };
    if (next && isBangle) {
      // Bangles in India are two inches and so many sixteenths wide.
      const indian = /^2[./](2|4|6|8|10|12)$/.exec(s.items[i + 1]!.words);
      if (indian) put(MM_PER_INCH * (2 + Number(indian[1]) / 16), next.to, 'diameter');
    } else if (next) {
      const inner =
        unit === 'size-ru' || (next.value >= 14 && next.value < 25)
          ? next.value
          : next.value >= FINGER_MM[0]
            ? next.value / Math.PI
            : US_SIZE_0_MM + US_STEP_MM * next.value;
      put(inner, next.to, 'inner_diameter');
    } else if (letter && s.mark(i + 2) !== '.')
      put((UK_SIZE_A_MM + UK_STEP_MM * (letter.codePointAt(0)! - 97)) / Math.PI, i + 2, 'inner_diameter');
  }
}

const isGold = (s: Sentence, i: number): boolean =>
  s.id(i, 'metal') !== null && goldOf(s.id(i, 'metal') as Parameters<typeof goldOf>[0]) !== null;

/** The karats of gold, and the weights of stones. */
function karatsAndCarats(s: Sentence): { karat: number; from: number; to: number }[] {
  const karats: { karat: number; from: number; to: number }[] = [];
  const put = (value: number, from: number, to: number): void => {
    karats.push({ karat: value > 24 ? Math.round((value / 1000) * 24) : value, from, to });
    s.read(from, to);
    s.close(from, to);
  };
  /** Gold follows, past its colours. */
  const isBeforeGold = (i: number): boolean =>
    near(s, i, 5, (at) => isGold(s, at)) &&
    (isGold(s, i) ||
      ((s.id(i, 'hue') !== null ||
        s.is(i, 'grammar', 'pure') ||
        s.is(i, 'grammar', 'with') ||
        s.id(i, 'style') !== null) &&
        isBeforeGold(i + 1)));
  const isAfterGold = (i: number): boolean =>
    isGold(s, i - 1) ||
    ((s.mark(i - 1) === ',' ||
      s.mark(i - 1) === '(' ||
      s.is(i - 1, 'grammar', 'in') ||
      s.is(i - 1, 'grammar', 'a') ||
      s.is(i - 1, 'grammar', 'of')) &&
      isGold(s, i - 2));
  const isOfStone = (i: number): boolean => near(s, i, 3, (at) => isStoneNoun(s, at) || s.id(at, 'cut') !== null);
  const hasStone =
    s.has('stone') || s.has('noun', 'stone') || s.has('noun', 'birthstone') || s.has('custom', 'diamond');
  const isKarat = (value: number): boolean => Number.isInteger(value) && value >= 8 && value <= 24;
  const weights: { value: number; from: number; to: number; isTotal: boolean }[] = [];
  for (let i = 0; i < s.items.length; i++) {
    const unit = s.id(i, 'unit');
    const number = numberAt(s, i);
    if (number) {
      const { value, to } = number;
      const of = s.id(to, 'unit');
      if (of === 'karat' && isKarat(value)) put(value, i, to + 1);
      else if (of === 'carat' && isKarat(value) && (isBeforeGold(to + 1) || (isAfterGold(i) && !isOfStone(to + 1))))
        put(value, i, to + 1);
      else if (of === 'carat' && [9, 14, 18, 21, 22, 24].includes(value) && !hasStone) put(value, i, to + 1);
      else if (of === 'carat' || of === 'carat-total')
        weights.push({ value, from: i, to: to + 1, isTotal: of === 'carat-total' });
      else if (
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
    } else if (unit === 'karat' && isKarat(s.value(i + 1) ?? 0)) put(s.value(i + 1)!, i, i + 2);
  }
  for (const { value, from, to, isTotal } of weights.slice(0, 1)) {
    s.find('carats', String(value), from, to, isTotal ? { measure: 'total' } : {});
    s.close(from, to);
  }
  for (const { from, to } of weights.slice(1)) s.read(from, to);
  for (const i of s.all('karat')) karats.push({ karat: Number(s.id(i, 'karat')), from: i, to: i + 1 });
  if (karats.length === 0)
    for (let i = 0; i < s.items.length; i++) if (s.is(i, 'grammar', 'pure') && isGold(s, i + 1)) put(24, i, i + 1);
  return karats;
}

/** The required number of stones. */
function counts(s: Sentence): void {
  const found: { count: number; i: number }[] = [];
  for (let i = 0; i < s.items.length; i++) {
    const count = s.value(i);
    if (count === null || s.isClosed(i) || !Number.isInteger(count) || count < 1 || count > MOST_STONES) continue;
    let at = i + 1;
    while (
      at < s.items.length &&
      at < i + 5 &&
      s.mark(at) === null &&
      !isStoneNoun(s, at) &&
      (s.isClosed(at) ||
        s.is(at, 'grammar', 'adjective') ||
        s.is(at, 'grammar', 'of') ||
        (s.items[at]!.language !== 'en' && s.is(at, 'grammar', 'idle')) ||
        ['cut', 'shape', 'scale', 'colour', 'style'].some((kind) => s.id(at, kind) !== null))
    )
      at++;
    if (isStoneNoun(s, at) && !s.is(at + 1, 'grammar', 'cut')) found.push({ count, i });
    else if (
      !isStoneNoun(s, i - 1) &&
      ['baguette', 'marquise', 'cabochon'].includes(s.id(at - 1, 'cut') ?? '') &&
      at > i + 1
    )
      found.push({ count, i });
  }
  for (const i of s.all('form'))
    if (s.is(i, 'form', 'three-stone') && s.items[i]!.words.includes('stone')) found.push({ count: 3, i });
  // "One big ruby and two small diamonds" counts the diamonds.
  const counted = found.find(({ count }) => count > 1) ?? found[0];
  for (const { i } of found) s.read(i, i + 1);
  if (counted) s.find('count', String(counted.count), counted.i, counted.i + 1);
}

/* Nouns that need their neighbours */

function prongs(s: Sentence): void {
  for (const i of s.all('form')) {
    const count = s.value(i - 1);
    if (s.is(i, 'form', 'prong') && (count === 4 || count === 6)) s.find('prongs', String(count), i - 1, i + 1);
  }
}

function strands(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const fold =
      s.id(i, 'fold') ?? (s.value(i) !== null && s.value(i)! >= 2 && s.value(i)! <= 4 ? String(s.value(i)) : null);
    if (fold === null || !s.is(i + 1, 'noun', 'strand')) continue;
    s.find('strands', fold, i, i + 2);
    s.find('style', 'layered', i, i + 2);
  }
}

/** Birthstones of a family that are neither counted nor named. */
const SOME_STONES = 4;
const isSeveral = (s: Sentence, i: number): boolean =>
  s.is(i, 'plural', 'yes') ||
  /stones$|steine|pierres|piedras|pietre|pedras|камни|taşları/.test(s.items[i]!.words) ||
  s.items[i - 1]?.words === 'family';

/** The months' stones, where the prompt speaks of birthstones. */
function birthstones(s: Sentence): void {
  const births = s.all('noun').filter((i) => s.is(i, 'noun', 'birthstone'));
  if (births.length > 0) for (const i of s.all('month')) s.find('stone', s.id(i, 'month')!, i, i + 1);
  if (s.findings.some(({ concept, isRefused }) => concept === 'stone' && !isRefused) || s.all('stone').length > 0)
    for (const i of births) s.read(i, i + 1);
  else
    for (const i of births.slice(0, 1))
      s.find('stones', 'birthstone', i, i + 1, { count: countBefore(s, i) ?? (isSeveral(s, i) ? SOME_STONES : 1) });
}

/** The flowers of the months, as far as there are figures of them. */
const BIRTH_FLOWERS: Readonly<Record<string, string>> = {
  march: 'daffodil',
  mar: 'daffodil',
  april: 'daisy',
  apr: 'daisy',
  may: 'lily',
  june: 'rose',
  july: 'lotus',
  september: 'daisy',
  sept: 'daisy',
  sep: 'daisy',
  december: 'daffodil',
  dec: 'daffodil',
};

/** "Birth flower for March", and "birth flower (daffodil)", which names it itself. */
function birthFlowers(s: Sentence): void {
  for (const i of s.all('noun').filter((at) => s.is(at, 'noun', 'birth-flower'))) {
    const [month] = s.all('month');
    const isNamed = s.all('motif').length > 0;
    if (isNamed) s.read(i, i + 1);
    else s.find('motif', (month !== undefined && BIRTH_FLOWERS[s.items[month]!.words]) || 'flower', i, i + 1);
    for (const at of s.all('month')) s.read(at, at + 1);
    s.close(i, i + 1);
  }
}

/** What stands on a ground: "on black velvet", "against a green background". */
function stages(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (!s.is(i, 'grammar', 'on')) continue;
    let at = i + 1;
    let last = -1;
    while (
      at < s.items.length &&
      at < i + 7 &&
      s.mark(at) === null &&
      (s.is(at, 'grammar', 'a') ||
        s.is(at, 'grammar', 'the') ||
        s.is(at, 'grammar', 'texture') ||
        s.id(at, 'ground') !== null ||
        s.is(at, 'grammar', 'background') ||
        ['colour', 'finish', 'hue'].some((kind) => s.id(at, kind) !== null))
    ) {
      if (s.id(at, 'ground') !== null) last = at;
      at++;
    }
    if (last < 0) continue;
    const isEnd = s.isBreak(at) || s.is(at, 'grammar', 'with') || s.is(at, 'grammar', 'and');
    const isGround = s.is(at - 1, 'grammar', 'background') || s.id(last, 'ground') === 'cloth' || isEnd;
    const isPart =
      s.id(at, 'type') !== null || s.id(at, 'form') !== null || s.id(at, 'metal') !== null || s.id(at, 'noun') !== null;
    if (
      !isGround ||
      (isPart && !s.is(at - 1, 'grammar', 'background')) ||
      (s.id(last, 'stone') !== null && !s.is(at - 1, 'grammar', 'background'))
    )
      continue;
    s.find('stage', s.id(last, 'ground')!, i, at);
    s.close(i, at);
  }
}

const isWatchForm = (id: string | null): boolean => (WATCH_FORMS as readonly (string | null)[]).includes(id);

/**
 * Colours of a watch's dial, which stand beside the word dial or face, or before "watch" when they name no metal or
 * stone.
 */
function dials(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const isDial = s.is(i, 'noun', 'dial');
    if (!isDial && !s.is(i, 'noun', 'watch')) continue;
    const before = s.is(i - 1, 'noun', 'dial-finish') ? i - 2 : i - 1;
    const isFree = (at: number): boolean =>
      s.id(at, 'dial') !== null &&
      (isDial || (s.id(at, 'metal') === null && s.id(at, 'stone') === null && s.id(at, 'hue') !== 'rose-gold-18k'));
    const isAfter =
      isDial && isFree(i + 1) && s.id(i + 1, 'metal') === null && (!isFree(before) || s.id(before, 'metal') !== null);
    const at = isAfter ? i + 1 : isFree(before) ? before : -1;
    if (at < 0) continue;
    const [from, to] = [Math.min(at, i), Math.max(at, i) + (isDial || at > i ? 1 : 0)];
    s.find('dial', s.id(at, 'dial')!, from, to);
    // How its face is worked stands between its colour and its name.
    for (let k = from; k < to; k++) if (isWatchForm(s.id(k, 'form'))) s.find('form', s.id(k, 'form')!, k, k + 1);
    if (isDial) s.find('custom', 'watch', i, i + 1);
    s.close(from, to);
  }
}

/** The colour of a watch's strap, before the words leather or strap or after "in". */
function straps(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (!s.is(i, 'noun', 'strap') && !s.is(i, 'form', 'leather')) continue;
    const at =
      s.id(i - 1, 'leather') !== null
        ? i - 1
        : s.is(i + 1, 'grammar', 'in') && s.id(i + 2, 'leather') !== null
          ? i + 2
          : -1;
    if (at < 0 || s.isClosed(at) || s.id(at, 'metal') !== null) continue;
    s.find('strap', s.id(at, 'leather')!, at, at + 1);
    s.find('custom', 'watch', i, i + 1);
    s.close(at, at + 1);
  }
}

/** A step from an inlay to what it is of: small words, and other words that state the metal's work. */
const isBetween = (s: Sentence, i: number): boolean =>
  s.is(i, 'grammar', 'with') ||
  s.is(i, 'grammar', 'of') ||
  s.is(i, 'grammar', 'in') ||
  s.is(i, 'grammar', 'a') ||
  s.is(i, 'grammar', 'by');

/**
 * What is let into the metal, beside the words inlay and enamel: "blue inlay", "inlaid with turquoise", "red and black
 * enamel".
 */
function inlays(s: Sentence): void {
  for (const i of s
    .all('noun')
    .filter((at) => (s.is(at, 'noun', 'inlay') || s.is(at, 'noun', 'enamel')) && !s.isClosed(at))) {
    const isEnamel = s.is(i, 'noun', 'enamel');
    const idAt = (at: number): string | null =>
      isEnamel
        ? s.id(at, 'enamel')
        : (s.id(at, 'inlay') ?? (INLAY_STONES.has(s.id(at, 'stone') ?? '') ? s.id(at, 'stone') : s.id(at, 'enamel')));
    let after = i + 1;
    while (after <= i + 2 && isBetween(s, after)) after++;
    // "Enamel blue sapphire" has a sapphire that is blue.
    const isAfter =
      idAt(after) !== null && (after > i + 1 || (isEnamel && !isStoneNoun(s, after) && !isStoneNoun(s, after + 1)));
    const at = idAt(i - 1) !== null ? i - 1 : isAfter ? after : -1;
    if (at < 0 && !isEnamel) continue;
    const [from, to] = at < 0 ? [i, i + 1] : [Math.min(at, i), Math.max(at, i) + 1];
    s.find('inlay', at < 0 ? 'enamel-blue' : idAt(at)!, from, to);
    s.close(from, to);
    // "Red and black enamel", "enamel in orange and white".
    const other = at < 0 ? -1 : at < i ? at - 2 : at + 2;
    const joint = (other + at) / 2;
    if (
      other < 0 ||
      !(s.is(joint, 'grammar', 'and') || s.mark(joint) === '/') ||
      idAt(other) === null ||
      s.isClosed(other) ||
      (other > i && isStoneNoun(s, other + 1))
    )
      continue;
    s.find('inlay', idAt(other)!, other, other + 1);
    s.close(Math.min(other, joint), Math.max(other, joint) + 1);
  }
}

/** Colours of pearls, and the shells they come from; beside the word pearl, on either side. */
function pearls(s: Sentence): void {
  const named = new Set<number>();
  for (const i of s.all('stone').filter((at) => s.is(at, 'stone', 'pearl'))) {
    const isShade = (at: number): boolean => s.id(at, 'shade') !== null || s.is(at, 'lost', 'word');
    const put = (at: number): void => {
      const shade = s.id(at, 'shade');
      if (
        shade === 'none' &&
        !s.is(at, 'lost', 'word') &&
        s.id(at, 'cut') === null &&
        s.id(at, 'form') === null &&
        s.id(at, 'style') === null
      ) {
        s.read(at, at + 1);
        s.close(at, at + 1);
      }
      if (shade === null || shade === 'none' || named.has(at)) return;
      named.add(at);
      // A golden pearl may hang in gold: its word stays free for the metal.
      const isMetal =
        s.id(at, 'metal') !== null &&
        !(s.items[at + 1]?.concepts.some(({ kind, id }) => kind === 'shade' && id === 'south-sea') ?? false);
      if (isMetal && s.items[at]!.words === 'gold') return;
      s.find('pearl', shade, at, at + 1);
      if (!isMetal) s.close(at, at + 1);
    };
    for (let at = i - 1; isShade(at); at--) put(at);
    for (
      let at = i + 1;
      isShade(at) &&
      !(
        s.id(at + 1, 'metal') !== null ||
        isOfType(s, at + 1, 'ring') ||
        s.is(at + 1, 'form', 'chain') ||
        s.is(at + 1, 'stone', 'diamond') ||
        s.is(at + 1, 'noun', 'stone')
      );
      at++
    )
      put(at);
  }
}

/** "Square diamond", "hexagon stone", "moss agate hexagon". */
function shapes(s: Sentence): void {
  for (const i of s.all('shape')) {
    if (
      isStoneNoun(s, i + 1) ||
      s.is(i + 1, 'grammar', 'cut') ||
      (s.id(i, 'shape') === 'trillion' && s.is(i + 1, 'role', 'side')) ||
      (s.id(i, 'shape') === 'hexagon' && (isStoneNoun(s, i - 1) || s.has('form', 'solitaire')))
    ) {
      s.find('cut', s.id(i, 'shape')!, i, i + 1);
      s.close(i, i + 1);
    } else if (
      s.id(i, 'shape') === 'princess' &&
      near(s, i + 1, 3, (at) => s.is(at, 'type', 'watch') || s.is(at, 'noun', 'dial') || s.is(at, 'part', 'case'))
    )
      s.find('form', 'square-case', i, i + 1);
  }
}

/** Sections of a band that "flat" names. */
function flats(s: Sentence): void {
  for (const i of s.all('flat'))
    if (
      near(
        s,
        i + 1,
        4,
        (at) => s.is(at, 'part', 'band') || isOfType(s, at, 'ring', 'bracelet') || s.is(at, 'part', 'profile'),
      )
    )
      s.find('section', 'flat', i, i + 1);
}

/**
 * "Yellow and white gold" names two metals with one noun; "gold, yellow and white" as well, and so does a colour after
 * its gold.
 */
function metals(s: Sentence, karats: readonly { from: number; to: number }[]): void {
  const [firstGold = Infinity] = s.all('gold');
  const isJoint = (i: number): boolean =>
    s.is(i, 'grammar', 'and') || s.mark(i) === '/' || s.mark(i) === ',' || s.mark(i) === '+';
  const found: [string, number, number][] = [];
  const listed: number[] = [];
  for (const i of s.all('hue')) {
    const hue = s.id(i, 'hue')!;
    if (isStoneNoun(s, i + 1) || s.id(i, 'metal') !== null) continue;
    const isHue = (at: number): boolean => s.id(at, 'hue') !== null && s.id(at, 'metal') === null;
    // "Yellow rose & white gold".
    let joined = i + 1;
    while (isJoint(joined) || (isHue(joined) && !isStoneNoun(s, joined + 1))) joined++;
    const isShared =
      joined > i + 1 &&
      isJoint(joined - 1) &&
      /white|yellow|rose|pink/.test(s.items[joined]?.words ?? '') &&
      isGold(s, joined);
    // "14k yellow", "9ct rose".
    const isKarated = karats.some(({ from, to }) => to === i || from === i + 1) && !isGold(s, i + 1);
    const isListed =
      ((s.is(i + 1, 'grammar', 'and') && isHue(i + 2) && !isStoneNoun(s, i + 3) && !s.is(i + 3, 'gold', 'any')) ||
        (s.is(i - 1, 'grammar', 'and') && isHue(i - 2))) &&
      firstGold < i;
    // Many languages put the colour after its gold; words that English writes apart are phrases of its lexicon.
    if (s.is(i + 1, 'gold', 'any')) found.push([hue, i, i + 2]);
    else if (s.is(i - 1, 'gold', 'any') && s.items[i - 1]!.language !== 'en') found.push([hue, i - 1, i + 1]);
    else if (isShared || isListed || isKarated) found.push([hue, i, i + 1]);
    if (isListed) listed.push(i);
  }
  for (const at of s.all('gold').filter((gold) => gold < (listed.at(-1) ?? 0))) {
    s.read(at, at + 1);
    s.close(at, at + 1);
  }
  for (const [hue, from, to] of found) {
    s.find('metal', hue, from, to);
    s.close(from, to);
  }
}

/** "Rings for both of us", "his and hers bands", "two simple bands". */
function pairs(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i) || !(s.is(i, 'grammar', 'pair') || s.value(i) === 2)) continue;
    let at = i + 1;
    while (at < i + 5 && at < s.items.length && s.mark(at) === null && !/^(?:rings|bands)$/.test(s.items[at]!.words))
      at++;
    if (at < s.items.length && s.mark(at) === null && /^(?:rings|bands)$/.test(s.items[at]!.words)) {
      s.find('form', 'pair', i, at + 1);
    }
  }
}

/** A chain is as chunky as its link; "diamonds on the band" sets the shank; a halo is what stones go around. */
function attachments(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (!isStoneNoun(s, i)) continue;
    let at = i + 1;
    while (
      s.is(at, 'grammar', 'in') ||
      s.is(at, 'grammar', 'all') ||
      s.is(at, 'grammar', 'on') ||
      s.is(at, 'grammar', 'along')
    )
      at++;
    if (
      s.is(at, 'grammar', 'around') &&
      (s.is(at, 'grammar', 'it') ||
        s.items.slice(at + 1, at + 4).some((_, k) => isStoneNoun(s, at + 1 + k) && s.mark(at + k) === null))
    )
      s.find('form', 'halo', i, at + 1);
    else if (
      at > i + 1 &&
      (s.is(at, 'grammar', 'the') || s.is(at, 'grammar', 'a')) &&
      (s.is(at + 1, 'part', 'band') || s.is(at + 1, 'role', 'side'))
    ) {
      s.find('form', 'pave-shank', i, at + 2);
      s.shanks.add(at + 1);
    } else if (/^diamond$/.test(s.items[i]!.words) && s.is(i + 1, 'part', 'shank'))
      s.find('form', 'pave-shank', i, i + 2);
  }
}

/** An illness is no sign, and a son who is called Leo wants no lion. */
function signs(s: Sentence): void {
  const SIGNS = new Set([
    'aries',
    'taurus',
    'gemini',
    'cancer',
    'leo',
    'virgo',
    'libra',
    'scorpio',
    'sagittarius',
    'capricorn',
    'aquarius',
    'pisces',
  ]);
  for (const i of s.all('motif')) {
    const sign = s.items[i]!.concepts.find(({ kind, id }) => kind === 'motif' && SIGNS.has(id))?.id;
    if (sign === undefined) continue;
    const isNext = (at: number): boolean => s.is(at, 'noun', 'zodiac');
    const isMeant =
      sign === 'cancer'
        ? isNext(i - 1) || isNext(i + 1) || (s.id(i + 1, 'type') !== null && !s.is(i - 1, 'grammar', 'illness'))
        : !s.is(i - 1, 'grammar', 'called');
    if (!isMeant) s.close(i, i + 1);
    else
      for (let at = i - 1; at <= i + 3; at++)
        if (isNext(at)) {
          s.read(at, at + 1);
          s.close(at, at + 1);
        }
  }
}

/* Stones and cuts */

/** The stone that a cut belongs to: the next one, past words of its cut and colour. */
function stoneOfCut(s: Sentence, i: number): number | null {
  let at = i + 1;
  while (
    s.is(at, 'grammar', 'cut') ||
    (s.id(at, 'colour') !== null && s.id(at, 'stone') === null) ||
    s.id(at, 'cut') === 'cabochon'
  )
    at++;
  return s.id(at, 'stone') === null ? null : at;
}

function stonesAndCuts(s: Sentence): void {
  const stones = s.all('stone').filter((i) => !s.items[i]!.concepts.some(({ kind }) => kind === 'cut'));
  const roles = new Map(stones.map((i) => [i, isHaloed(s, i) ? null : roleAt(s, i)]));
  for (const i of stones) s.find('stone', s.id(i, 'stone')!, i, i + 1, { role: roles.get(i)! });
  const rank = (role: StoneRole | null): number => (role === null ? 1 : role === 'center' ? 0 : 2);
  const [main] = s.findings
    .filter(({ concept, isRefused }) => concept === 'stone' && !isRefused)
    .toSorted((a, b) => rank(a.role) - rank(b.role) || a.from - b.from);
  for (const i of s.all('cut')) {
    const its = stoneOfCut(s, i);
    const isOfAnother = its !== null && main !== undefined && s.id(its, 'stone') !== main.value;
    const role = roleAt(s, i);
    // "Oval halo ring": the halo is round an oval stone.
    const isSide = isOfAnother || (rank(role) === 2 && !s.is(i + 1, 'role', 'halo'));
    s.find('cut', s.id(i, 'cut')!, i, i + 1, {
      ...(its === null ? {} : { of: s.id(its, 'stone')! }),
      role: isSide ? ((its === null ? role : (roles.get(its) ?? role)) ?? 'side') : role === 'center' ? 'center' : null,
    });
  }
}

/** How much larger or smaller than usual a stone is to be; the word does not apply to the piece then. */
function scales(s: Sentence): void {
  for (const i of s.all('scale')) {
    let at = i + 1;
    while (
      at <= i + 2 &&
      at < s.items.length &&
      !isStoneNoun(s, at) &&
      (s.mark(at) === ',' ||
        (s.mark(at) === null &&
          !s.is(at, 'grammar', 'with') &&
          !s.is(at, 'grammar', 'and') &&
          !s.is(at, 'grammar', 'in') &&
          !s.is(at, 'grammar', 'on')))
    )
      at++;
    if (!isStoneNoun(s, at)) continue;
    const stone = s.id(at, 'stone');
    s.find('scale', s.id(i, 'scale')!, i, i + 1, stone === null ? { measure: 'any' } : { measure: stone, of: stone });
    s.close(i, i + 1);
  }
}

/** True for a word that names a piece made of metal. */
const isPieceOfMetal = (s: Sentence, i: number): boolean =>
  isOfType(s, i, 'ring', 'bracelet', 'necklace', 'earrings', 'pendant') ||
  s.is(i, 'form', 'band') ||
  s.is(i, 'part', 'band');

/**
 * "A black ring", "black men's band", "ring black with an inlay": black beside what is made of metal, where no metal is
 * named.
 */
function isBlackMetal(s: Sentence, i: number): boolean {
  if (
    !s.is(i, 'colour', 'onyx') ||
    s.items[i]!.words !== 'black' ||
    s.findings.some(({ concept }) => concept === 'metal')
  )
    return false;
  let at = i + 1;
  while (s.id(at, 'wearer') !== null || s.is(at, 'grammar', 'and') || s.id(at, 'finish') !== null) at++;
  if (isPieceOfMetal(s, at) || s.id(i + 1, 'form') !== null) return true;
  return isPieceOfMetal(s, i - 1) && s.mark(i) === null && !isStoneNoun(s, i + 1);
}

/** Colours stand for a stone when no stone is named; the colours of a watch are those of its dial and strap. */
function colours(s: Sentence): void {
  // "Green eyes" are of a green stone, whatever other stones are named.
  for (const i of s.all('colour')) {
    const isOfEyes = s.is(i + 1, 'seat', 'eyes') || (s.is(i - 1, 'seat', 'eyes') && s.items[i]!.language !== 'en');
    if (!isOfEyes || !s.has('motif') || s.id(i, 'stone') !== null || s.id(i, 'metal') !== null) continue;
    s.find('stone', s.id(i, 'colour')!, i, i + 1, { seat: 'eyes' });
    s.read(i - 1, i + 2);
    s.close(i, i + 1);
  }
  for (const i of s.all('colour')) {
    if (!isBlackMetal(s, i)) continue;
    s.find('metal', s.has('wearer', 'man') || s.has('custom', 'bare') ? 'black-titanium' : 'black-gold-18k', i, i + 1);
    s.close(i, i + 1);
  }
  const hasStones = s.findings.some(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  // A gradient runs from one colour to another, whatever stones have them.
  const isGradient = s.has('sequence', 'gradient');
  if ((hasStones && !isGradient) || s.has('type', 'watch')) return;
  for (const i of s.all('colour')) {
    const id = s.id(i, 'colour')!;
    if (isGradient && s.id(i, 'metal') === null && s.id(i, 'stone') === null && s.id(i + 1, 'metal') === null) {
      s.find('colour', id, i, i + 1);
      continue;
    }
    // "White" and "clear" name a stone only beside the word stone.
    const isOfStone = isStoneNoun(s, i + 1) || isStoneNoun(s, i + 2);
    if (id === 'diamond' ? isOfStone : s.id(i, 'metal') === null) s.find('colour', id, i, i + 1);
  }
  // A "white ring" is of white metal.
  if (!s.findings.some(({ concept }) => concept === 'metal'))
    for (const i of s.all('hue'))
      if (s.is(i, 'hue', 'white-gold-18k') && !s.items[i]!.isRead) s.find('metal', 'white-gold-18k', i, i + 1);
}

/** Singular articles of languages in which a noun may look like a plural: "un rubis". */
const ONE: ReadonlySet<string> = new Set(['un', 'une', 'ein', 'eine', 'einem', 'einen', 'una', 'uma', 'um', 'uno']);

/** One stone or several, by article and plural alone: "an emerald", "with rubies". */
function grammaticalNumber(s: Sentence): 'single' | 'many' | null {
  const isPlural = (i: number): boolean =>
    !ONE.has(s.items[i - 1]?.words ?? '') &&
    (isStoneNoun(s, i) || s.is(i, 'role', 'side')) &&
    (s.is(i, 'plural', 'yes') ||
      (s.items[i]!.language === 'en' &&
        (s.is(i, 'role', 'side') ? /stones$/ : /[^sx]s$/).test(s.items[i]!.words) &&
        !/(?:lapis|rubis|topas)$/.test(s.items[i]!.words)));
  const isOne = (i: number): boolean => {
    if (!isStoneNoun(s, i) || isPlural(i)) return false;
    const isEnd =
      s.isBreak(i + 1) ||
      s.isClosed(i + 1) ||
      s.is(i + 1, 'role', 'center') ||
      ['and', 'with', 'in', 'or', 'around', 'on', 'as', 'for'].some((id) => s.is(i + 1, 'grammar', id)) ||
      s.items[i + 1]!.words === 'that';
    if (!isEnd) return false;
    let at = i - 1;
    while (at >= i - 3 && at >= 0 && s.mark(at) === null && !s.is(at, 'grammar', 'a')) {
      if (
        ['with', 'and', 'in'].some((id) => s.is(at, 'grammar', id)) ||
        s.id(at, 'type') !== null ||
        s.id(at, 'hint') !== null
      )
        return false;
      at--;
    }
    return at >= i - 4 && s.is(at, 'grammar', 'a');
  };
  const all = s.items.map((_, i) => i);
  if (all.some(isPlural)) return all.some(isOne) ? null : 'many';
  return all.some(isOne) ? 'single' : null;
}

/**
 * The metals with the karats that the prompt states: each gold has the one that stands nearest. A karat alone is of
 * yellow gold.
 */
function inKarats(s: Sentence, karats: readonly { karat: number; from: number; to: number }[]): void {
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

/** Reads a sentence: afterwards its findings hold everything that was understood. */
export function understand(s: Sentence, mayBeWatch = false): void {
  spelledOut(s);
  refusals(s);
  budgets(s);
  signs(s);
  birthstones(s);
  birthFlowers(s);
  const karats = karatsAndCarats(s);
  sizes(s);
  prongs(s);
  strands(s);
  lengths(s);
  counts(s);
  stages(s);
  dials(s);
  straps(s);
  inlays(s);
  pearls(s);
  metals(s, karats);
  shapes(s);
  flats(s);
  attachments(s);
  const number = grammaticalNumber(s);
  const hasCount = s.findings.find(({ concept }) => concept === 'count');
  const quantity = hasCount
    ? Number(hasCount.value) === 1
      ? 'single'
      : Number(hasCount.value) > 5
        ? 'many'
        : null
    : number;
  pairs(s);
  stonesAndCuts(s);
  scales(s);
  const isOnWatch = mayBeWatch || s.has('type', 'watch') || s.has('hint', 'watch');
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i)) continue;
    for (const { kind, id } of s.items[i]!.concepts) {
      const concept = DIRECT[kind];
      if (!concept || kind === 'stone' || kind === 'cut' || (kind === 'form' && s.shanks.has(i))) continue;
      // A word that names the metal or the stone is neither a figure nor a colour of something else.
      if (kind === 'motif' && (s.id(i, 'metal') !== null || (s.id(i, 'cut') !== null && id !== 'drop'))) continue;
      if (kind === 'form' && isWatchForm(id) && !isOnWatch) continue;
      if (kind === 'motif' && id === 'crown' && isOnWatch && !mayBeWatch) {
        // A watch is wound by its crown, which a stone may end.
        if (s.all('stone').length > 0) s.find('form', 'crown-stone', i, i + 1);
        else s.read(i, i + 1);
        continue;
      }
      // The moon's phases are shown by a watch's dial, and are a figure on other pieces.
      if (
        (kind === 'form' && id === 'moonphase' && !isOnWatch) ||
        (kind === 'motif' && id === 'moon phases' && isOnWatch && !mayBeWatch)
      )
        continue;
      // "Like a dewdrop" compares a stone.
      if (kind === 'motif' && id === 'drop' && s.is(i - 1, 'grammar', 'like')) {
        s.read(i, i + 1);
        continue;
      }
      // A lotus flower is one figure.
      if (kind === 'motif' && id === 'flower' && s.id(i - 1, 'motif') !== null) {
        s.read(i, i + 1);
        continue;
      }
      if (kind === 'type' && id === 'necklace' && isWithLocket(s, i)) {
        s.read(i, i + 1);
        continue;
      }
      s.find(concept, id, i, i + 1);
    }
    const hint = s.id(i, 'hint');
    if (hint !== null) s.find('hint', hint, i, i + 1);
    if (s.is(i, 'child', 'yes') && s.id(i + 1, 'type') !== null) s.find('style', 'minimalist', i, i + 1);
    if (s.is(i, 'grammar', 'only') && s.id(i + 1, 'metal') !== null) s.find('custom', 'plain', i, i + 1);
  }
  if (quantity !== null && !s.findings.some(({ concept }) => concept === 'quantity'))
    s.findings.push({ concept: 'quantity', value: quantity, isRefused: false, role: null, from: 0, to: 0 });
  for (const i of s.all('lettering')) {
    if (
      !s.is(i, 'lettering', 'engraving') ||
      s.items[i]!.isRead ||
      !/^(?:engrav|grav|grab|incis|гравир)/.test(s.items[i]!.words)
    )
      continue;
    s.find('form', 'engraved', i, i + 1);
  }
  surrounds(s);
  colours(s);
  seats(s);
  ties(s);
  inKarats(s, karats);
}

/** Stones that go around are a halo, and stones along the band are pavé, in whatever language that is written. */
function surrounds(s: Sentence): void {
  const has = (...forms: readonly string[]): boolean =>
    s.findings.some(({ concept, value, isRefused }) => concept === 'form' && !isRefused && forms.includes(value));
  for (const [role, form, ...same] of [
    ['halo', 'halo', 'double-halo', 'hidden-halo', 'cluster'],
    ['pave', 'pave-shank', 'pave', 'eternity', 'half-eternity', 'channel'],
  ] as const) {
    const around = s.findings.find(
      (f) => (f.concept === 'stone' || f.concept === 'stones') && f.role === role && !f.isRefused,
    );
    if (around && s.items[around.from]!.language !== 'en' && !has(form, ...same))
      s.find('form', form, around.from, around.to);
  }
}

/** How far a measure stands from its stone, in phrases. */
const MEASURE_REACH = 4;

/** How many of it are named right before a phrase: "three small stars". */
function countBefore(s: Sentence, i: number): number | undefined {
  let at = i - 1;
  while (
    at >= 0 &&
    at > i - 5 &&
    s.mark(at) === null &&
    s.value(at) === null &&
    (s.isClosed(at) ||
      s.is(at, 'grammar', 'adjective') ||
      ['scale', 'cut', 'colour', 'style', 'finish'].some((kind) => s.id(at, kind) !== null))
  )
    at--;
  const count = s.value(at);
  return count !== null &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= MOST_STONES &&
    s.id(at + 1, 'unit') === null
    ? count
    : undefined;
}

/** Articles and prepositions of other languages are no longer than this, in letters. */
const LONGEST_LINK = 5;

/** Figures that have wings of their own. */
const WINGED: ReadonlySet<string> = new Set([
  'bee',
  'butterfly',
  'dove',
  'dragon',
  'dragonfly',
  'falcon',
  'hummingbird',
  'ladybird',
  'owl',
  'peacock',
  'phoenix',
  'scarab',
  'swallow',
  'swan',
]);

/** Parts of a figure that opaque stones fill as slabs: wings of mother-of-pearl. */
const PLATES: ReadonlySet<FigureSeat> = new Set(['wings', 'petals', 'leaves', 'body']);

/**
 * Where on a figure stones and inlays belong, by what follows them or goes before: "emerald eyes", "a diamond on its
 * tail", "eyes of ruby".
 */
function seats(s: Sentence): void {
  const isLink = (i: number): boolean =>
    s.mark(i) === null &&
    !s.isClosed(i) &&
    (['a', 'the', 'in', 'of', 'on', 'as', 'for', 'with', 'set', 'all', 'along', 'adjective'].some((id) =>
      s.is(i, 'grammar', id),
    ) ||
      s.is(i, 'custom', 'center') ||
      s.items[i]!.words === 'its' ||
      s.items[i]!.words === 'their' ||
      (s.items[i]!.concepts.length === 0 && s.items[i]!.value === null && s.items[i]!.words.length <= LONGEST_LINK));
  const seatAt = (i: number): FigureSeat | null => s.id(i, 'seat') as FigureSeat | null;
  const stones = new Map(
    s.findings
      .filter(
        ({ concept, isRefused }) => (concept === 'stone' || concept === 'colour' || concept === 'inlay') && !isRefused,
      )
      .map((f) => [f.from, f]),
  );
  for (const [i, stone] of stones) {
    if (stone.seat !== undefined) continue;
    const count = stone.concept === 'inlay' ? undefined : countBefore(s, i);
    if (count !== undefined) stone.count = count;
    // "Ruby and emerald eyes" are both.
    let at = stone.to;
    while (s.is(at, 'grammar', 'and') && stones.has(at + 1)) at += 2;
    while (at < stone.to + 4 && at < s.items.length && seatAt(at) === null && isLink(at)) at++;
    let seat = seatAt(at);
    if (seat === null && s.items[i - 1] !== undefined) {
      at = i - 1;
      while (at > i - 5 && at >= 0 && seatAt(at) === null && (isLink(at) || s.is(at, 'grammar', 'holding'))) at--;
      seat = at < i - 1 ? seatAt(at) : null;
    }
    if (seat === null) continue;
    // What leaves hold lies on them and not in them.
    if (PLATES.has(seat) && INLAY_STONES.has(stone.value) && !s.is(at + 1, 'grammar', 'holding'))
      stone.concept = 'inlay';
    stone.seat = seat;
    delete stone.count;
    s.read(at, at + 1);
    // A part of another figure is none of its own: the wings of a dragonfly.
    if (s.findings.some((f) => f.concept === 'motif' && f.from !== at)) {
      const own = s.findings.findIndex((f) => f.concept === 'motif' && f.from === at && !f.isRefused);
      if (own >= 0) s.findings.splice(own, 1);
    }
  }
  if (s.findings.some(({ concept, value, isRefused }) => concept === 'motif' && !isRefused && WINGED.has(value))) {
    for (const wings of s.findings.filter(
      ({ concept, value, isRefused }) => concept === 'motif' && !isRefused && value === 'wing',
    )) {
      s.findings.splice(s.findings.indexOf(wings), 1);
      s.read(wings.from, wings.to);
    }
  }
  for (const motif of s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused)) {
    const count = countBefore(s, motif.from);
    if (count === undefined || count < 2) continue;
    motif.count = count;
    s.read(motif.from - 1, motif.from);
  }
}

/** Ties stones to the motif that holds them or whose eyes they are, and measures to their stone. */
function ties(s: Sentence): void {
  const at = (concept: RequirementConcept): Map<number, Finding> =>
    new Map(s.findings.filter((f) => f.concept === concept && !f.isRefused).map((f) => [f.from, f]));
  const motifs = at('motif');
  const stones = at('stone');
  const past = (i: number): number =>
    s.is(i, 'grammar', 'a') ||
    s.is(i, 'grammar', 'the') ||
    s.id(i, 'scale') !== null ||
    s.id(i, 'style') !== null ||
    s.id(i, 'metal') !== null ||
    s.id(i, 'cut') !== null ||
    s.isClosed(i)
      ? past(i + 1)
      : i;
  for (const [i, stone] of stones) {
    if (s.is(i + 1, 'grammar', 'held')) {
      const holder = motifs.get(past(i + 2));
      if (holder) stone.of = holder.value;
    } else if (stone.seat !== undefined) {
      const owner = [...motifs].findLast(([place]) => place < i)?.[1] ?? [...motifs.values()][0];
      if (owner) stone.of = owner.value;
    }
  }
  for (const [i, motif] of motifs) {
    // "A dragon holding a ruby", "octopus ring holding a pearl".
    const verb = s.id(i + 1, 'type') === null ? i + 1 : i + 2;
    const held = s.is(verb, 'grammar', 'holding') ? stones.get(past(verb + 1)) : undefined;
    if (held) held.of = motif.value;
  }
  for (const measure of s.findings.filter(({ concept }) => concept === 'size' || concept === 'carats')) {
    for (let i = measure.to; i < measure.to + MEASURE_REACH && !s.isBreak(i); i++) {
      const stone = stones.get(i);
      if (stone) measure.of = stone.value;
      if (stone || s.is(i, 'grammar', 'with') || s.is(i, 'grammar', 'and')) break;
    }
  }
}

/** A locket is what hangs on its necklace. */
const isWithLocket = (s: Sentence, i: number): boolean =>
  s.is(i + 1, 'grammar', 'with') && s.items.slice(i + 2, i + 8).some((_, k) => s.is(i + 2 + k, 'form', 'locket'));

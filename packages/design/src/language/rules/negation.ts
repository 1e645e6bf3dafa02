/** Refusals: "no diamonds", "without a halo", "not gold or silver", "no other stones". */
import { cues } from '../cues';
import { hueOf } from '../../gold';
import { LATIN } from '../lookup';
import type { RequirementConcept } from '../requirement';
import { isStoneNoun } from '../roles';
import type { Finding, Sentence } from '../sentence';
import {
  ANY,
  EVER,
  EXCEPT,
  HAVING,
  INSIDE,
  IN_PLACE_OF,
  NEITHER,
  NOR,
  OWN,
  PLATED,
  THESE,
  TOO,
  isAdjective,
} from './refusalWords';
import { isEveryday } from './chatter';
import { colouredAfter, isColoured, refuseColoured } from './colouredStones';
import { ADJECTIVE, BEFORE_NOUN, describesForm, describesStone, isEnamel, stoneOfColour } from './describing';
import { textBefore } from './stories';
import { closePlace, namesStones, refuseBeside, refusedBeside, withDetails } from './refusedBeside';
import { refusedFittings } from './refusedFittings';
import { refusedGolds, refusedHue } from './refusedGolds';

/** Kinds of concepts that can be refused, in order of precedence. */
const REFUSABLE = ['stone', 'metal', 'style', 'look', 'form', 'type', 'cut', 'motif', 'finish', 'colour'] as const;
const isSmall = (s: Sentence, i: number): boolean => s.id(i, 'grammar') !== null;

/** True for an everyday word before what is refused: "ما ابي فيه الماس", "не хочу, чтобы были". */
const isVerb = (s: Sentence, i: number): boolean =>
  s.items[i] !== undefined &&
  !LATIN.test(s.items[i].words) &&
  s.items[i].concepts.every(({ kind, id }) => kind === 'grammar' && id === 'idle') &&
  s.mark(i) === null &&
  s.value(i) === null &&
  isEveryday(s.items[i].words);

/**
 * Range of a refusal: skips "any", "too", "with", then takes a phrase and those joined by "or", "nor", "and" or commas.
 */
function refusedRange(s: Sentence, from: number): [number, number] | null {
  const isNeither = NEITHER.test(s.items[from - 1]?.words ?? '');
  const isOfOne = IN_PLACE_OF.test(s.items[from - 1]?.words ?? '');
  let i = from;
  const isIdle = (at: number): boolean =>
    s.is(at, 'grammar', 'idle') && s.items[at]!.concepts.every(({ kind }) => kind === 'grammar') && at > from;
  while (
    THESE.test(s.items[i]?.words ?? '') ||
    (i === from && HAVING.test(s.items[i]?.words ?? '') && s.mark(i + 1) === null) ||
    (s.items[i]?.concepts.length === 0 &&
      ADJECTIVE.test(s.items[i]!.words) &&
      BEFORE_NOUN.test(s.items[i - 1]?.words ?? '')) ||
    s.isAny(i, 'grammar', 'the', 'a', 'with', 'of') ||
    (isIdle(i) && s.is(i + 1, 'form', 'chain')) ||
    isVerb(s, i)
  )
    i++;
  const start = i;
  const named = (at: number): number => {
    if (at >= s.items.length || s.mark(at) !== null || s.isAny(at, 'grammar', 'but', 'not')) return at;
    if (describesStone(s, at) || describesForm(s, at)) return named(at + 1);
    // "60 cm, not 45 cm".
    if (s.value(at) !== null && s.id(at + 1, 'unit') !== null) return at + 2;
    if (s.is(at, 'noun', 'stone') && isColoured(s, at + 1)) return at + 2;
    // A colour belongs to the stone or metal after it.
    const isHue = (colour: number): boolean => s.id(colour, 'colour') !== null && s.mark(colour) === null;
    // "Sin esmalte azul".
    if (isEnamel(s, at) && s.items[at]!.language !== 'en' && isHue(at + 1) && !isStoneNoun(s, at + 2)) return at + 2;
    if (!isHue(at)) return at + 1;
    const stone = stoneOfColour(s, at);
    return stone !== null ? stone + 1 : s.id(at + 1, 'metal') !== null || isEnamel(s, at + 1) ? at + 2 : at + 1;
  };
  /** True at a comma of a list that ends in "or" or "and"; other commas go on with the wishes: "no date, markers, steel". */
  const isLast = (at: number): boolean => s.isAny(at, 'grammar', 'or', 'and');
  const isListed = (comma: number): boolean =>
    s.mark(comma) === ',' &&
    named(comma + 1) === comma + 2 &&
    !(isAdjective(s, comma + 1) && !isAdjective(s, start) && s.is(comma + 2, 'grammar', 'and')) &&
    (isLast(comma + 2) || isListed(comma + 2) || (s.mark(comma + 2) === ',' && isLast(comma + 3)));
  let end = named(i);
  if (end === start) return null;
  for (;;) {
    let next = end;
    if (!isOfOne && isListed(next)) {
      end = next + 2;
      continue;
    }
    if (EVER.test(s.items[next]?.words ?? '')) next++;
    if (s.mark(next) === ',') next++;
    const isOr = s.is(next, 'grammar', 'or') || (isNeither && NOR.test(s.items[next]?.words ?? ''));
    if (!isOr && !(s.is(next, 'grammar', 'and') && next === end)) return [start, end];
    // "Nothing gothic or with crosses".
    let after = next + 1;
    while (s.isAny(after, 'grammar', 'with', 'a') || ANY.test(s.items[after]?.words ?? '')) after++;
    if (INSIDE.test(s.items[after]?.words ?? '')) return [start, end];
    if (isSmall(s, after) && !s.items[after]!.concepts.some(({ kind }) => kind !== 'grammar')) return [start, end];
    const to = named(after);
    if (to === after) return [start, end];
    end = to;
  }
}

/** Adds the refusals that the phrases from `start` to `end` name; their findings begin at `from`. */
function refuse(s: Sentence, from: number, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const item = s.items[i]!;
    const put = (concept: RequirementConcept, value: string): Finding =>
      s.find(concept, value, from, end, { isRefused: true });
    if (PLATED.test(item.words)) continue;
    const tint = i > start && s.is(i, 'noun', 'stone') ? s.id(i - 1, 'colour') : null;
    if (tint !== null) put('colour', tint);
    else if (s.is(i, 'noun', 'stone')) {
      const isOfColour = isColoured(s, i + 1) || isColoured(s, i - 1);
      // "Nor small stones" beside a named one.
      const isSmall = s.has('stone') && (s.id(i + 1, 'scale') !== null || (i > start && describesStone(s, i - 1)));
      const isOther = isSmall || EXCEPT.test(s.items[end]?.words ?? '');
      put('stones', isOfColour ? 'coloured' : isOther ? 'other' : 'any');
    }
    if (isEnamel(s, i)) put('inlay', s.id(i, 'noun') === 'inlay' ? 'inlay' : 'enamel');
    if (s.is(i, 'lettering', 'engraving') && s.id(i, 'form') === null) put('form', 'engraved');
    const other = refusedHue(s, i, from);
    if (other !== null) {
      put('metal', other);
      continue;
    }
    if (s.is(i, 'gold', 'any')) for (const hue of refusedGolds(s, start, end)) put('metal', hue);
    const isOfColoured = s.id(i - 1, 'colour') !== null && i > start && (stoneOfColour(s, i - 1) ?? 0) > i;
    if (isOfColoured || describesStone(s, i) || describesForm(s, i)) continue;
    const isStone = s.id(i, 'stone') !== null;
    const isMetal = s.id(i, 'metal') !== null;
    for (const kind of REFUSABLE) {
      for (const { kind: own, id } of item.concepts) {
        if (
          own !== kind ||
          (own === 'colour' &&
            (isStone ||
              stoneOfColour(s, i) !== null ||
              s.id(i + 1, 'metal') !== null ||
              isEnamel(s, i + 1) ||
              (i > start && isEnamel(s, i - 1)))) ||
          (own === 'metal' && s.is(i, 'gold', 'any')) ||
          // "Not a brilliant" in Turkish refuses diamonds and no round cut.
          (own === 'cut' && isStone)
        )
          continue;
        if (own === 'motif' && (isStone || isMetal)) continue;
        // "No chronograph" refuses the form and not all watches.
        if (own === 'type' && item.concepts.some(({ kind: other }) => other === 'form')) continue;
        put(own === 'look' ? 'style' : own, own === 'metal' ? hueOf(id as Parameters<typeof hueOf>[0]) : id);
      }
    }
  }
  // "内圈不用刻字": where nothing is engraved.
  const first =
    s.id(start, 'lettering') !== null && s.id(from - 1, 'lettering') !== null && s.mark(from - 1) === null
      ? from - 1
      : from;
  s.take(first, end);
}

/**
 * One past "other stones", "any more gems", "weiteren Steine": stones other than the named ones; null when something
 * else is refused.
 */
function othersAfter(s: Sentence, from: number): number | null {
  let i = from;
  while (s.isAny(i, 'grammar', 'the', 'a')) i++;
  const first = i;
  while (describesStone(s, i)) i++;
  const isOther = s.is(i, 'grammar', 'other');
  if (isOther && s.is(i + 1, 'noun', 'stone')) return i + 2;
  // "No small stones" beside a named one refuses others.
  if (i > first && s.is(i, 'noun', 'stone') && s.has('stone')) return i + 1;
  // Romance languages and Arabic put it after the noun: "aucune pierre de plus", "بدون فصوص صغيرة".
  const isAfter = s.is(i + 1, 'grammar', 'other') || (s.id(i + 1, 'scale') !== null && s.has('stone'));
  return s.is(i, 'noun', 'stone') && isAfter ? i + 2 : null;
}

/** Words for everything else before a negation: "sonst keine Steine". */
const ELSE = cues`^${'otherwise'}$`;

/** True for particles between what is refused and its negation: "ダイヤは", "हीरे भी". */
const isParticle = (s: Sentence, i: number): boolean =>
  s.mark(i) === null &&
  (EVER.test(s.items[i]!.words) ||
    (s.id(i, 'grammar') !== null && s.items[i]!.concepts.every(({ kind }) => kind === 'grammar')));

/** Kinds of things that a list before a negation names, and particles that join it. */
const LISTED = ['stone', 'metal', 'form', 'motif', 'style', 'finish', 'cut', 'colour'] as const;
const ALSO = cues`^${'also-after-noun'}$`;

/** What a list before a negation has at a phrase: a kind of things, of which stones, enamel and engravings are one. */
function listedAt(s: Sentence, i: number): string | null {
  const isOrnament =
    s.id(i, 'stone') !== null || s.isAny(i, 'noun', 'stone', 'enamel', 'inlay') || s.is(i, 'lettering', 'engraving');
  return isOrnament ? 'ornament' : (LISTED.find((one) => s.id(i, one) !== null) ?? null);
}

/** Where the list that ends with `last` begins: "ダイヤもルビーも", "elmas ve yakut"; a colour belongs to its noun. */
function listBefore(s: Sentence, last: number): number {
  // "Kırmızı taş olmasın".
  if (s.is(last, 'noun', 'stone') && s.id(last - 1, 'colour') !== null) return last - 1;
  const kind = listedAt(s, last);
  const isJoint = s.isAny(last - 1, 'grammar', 'and', 'or') || ALSO.test(s.items[last - 1]?.words ?? '');
  const before = isJoint && kind !== null ? listedAt(s, last - 2) : null;
  // "Сердечек и розового не надо": two kinds of things that are a clause by themselves.
  const isAll = before !== null && s.isBreak(last - 3);
  return before !== null && (before === kind || isAll) ? listBefore(s, last - 2) : last;
}

/** Refuses what stands before a negation, or after it where nothing does: "позолоты не надо", "не надо бриллиантов". */
function refuseBefore(s: Sentence, i: number): void {
  let from = i - 1;
  while (from >= 0 && from > i - 3 && !s.isBreak(from) && isParticle(s, from)) from--;
  if (from >= 0 && !s.isBreak(from) && !s.isClosed(from)) {
    // "他の石はいらない", "başka taş olmasın", "küçük taş olmasın".
    if (s.is(from, 'noun', 'stone') && isColoured(s, from - 1)) {
      refuseColoured(s, from - 1, i + 1);
      return;
    }
    const isSmall = namesStones(s) && describesStone(s, from - 1);
    if (s.is(from, 'noun', 'stone') && (isSmall || s.is(from - 1, 'grammar', 'other'))) {
      s.find('stones', 'other', from - 1, i + 1, { isRefused: true });
      s.close(from - 1, i + 1);
      return;
    }
    const first = listBefore(s, from);
    refuse(s, first, first, i + 1);
    return;
  }
  const range = s.isBreak(i + 1) ? null : refusedRange(s, i + 1);
  if (range) refuse(s, i, ...range);
}

/** Refuses what follows a refusal and repeats it with "too". */
function refuseToo(s: Sentence, i: number): void {
  const from = s.isBreak(i - 2) ? i - 1 : i - 2;
  const isAfterRefusal = s.findings.some(({ isRefused, to }) => isRefused && to === from - 1);
  if (s.mark(from - 1) !== ',' || !s.isBreak(i + 1) || !isAfterRefusal || listedAt(s, i - 1) === null) return;
  refuse(s, from, from, i + 1);
}

export function refusals(s: Sentence): void {
  refusedFittings(s);
  for (let i = 0; i < s.items.length; i++) {
    const beside = refusedBeside(s, i);
    if (beside) refuseBeside(s, beside);
    else if (s.is(i, 'stones', 'refused')) {
      s.find('stones', 'any', i, i + 1, { isRefused: true });
      s.close(i, i + 1);
    } else if (s.is(i, 'stones', 'glitter')) {
      // "A diamond ring, no bling" refuses all stones but the named ones.
      const isNamed = namesStones(s);
      s.find('stones', isNamed ? 'other' : 'any', i, i + 1, { isRefused: true });
      s.close(i, i + 1);
    } else if (s.is(i, 'grammar', 'not') && !s.isClosed(i)) {
      // Chinese, Japanese, Turkish and Hindi put "without" after the noun.
      const others =
        othersAfter(s, i + 1) ??
        (ELSE.test(s.items[i - 1]?.words ?? '') && s.is(i + 1, 'noun', 'stone') && s.has('stone') ? i + 2 : null);
      const coloured = colouredAfter(s, i + 1);
      if (coloured !== null) {
        refuseColoured(s, i, coloured);
        continue;
      }
      if (others !== null) {
        s.find('stones', 'other', i, others, { isRefused: true });
        s.close(i, others);
        continue;
      }
      const range = refusedRange(s, i + 1);
      if (range) {
        refuse(s, i, ...withDetails(s, range));
        closePlace(s, range);
      }
      // "Collier plastron non, une chaîne fine".
      else if (s.isBreak(i + 1) && s.items[i]!.language !== 'en') refuseBefore(s, i);
    } else if (s.is(i, 'grammar', 'nothing') && !s.isClosed(i)) {
      const at = s.is(i + 1, 'grammar', 'the') ? i + 2 : i + 1;
      if (s.isOf(at, 'style', 'look')) refuse(s, i, ...(refusedRange(s, at) ?? ([at, at + 1] as const)));
    } else if (s.is(i, 'form', 'chain') && s.id(i + 1, 'type') === null && OWN.test(textBefore(s, i))) {
      // The wearer has a chain, so the piece needs none.
      refuse(s, i - 1, i, i + 1);
    } else if (TOO.test(s.items[i]!.words)) refuseToo(s, i);
    else if (s.is(i, 'grammar', 'not-before')) refuseBefore(s, i);
  }
}

/** Which figures hold which stones, and how many parts hang in a row. */
import { cues } from '../cues';
import { CHAIN_REACH } from './hungChains';
import { isPlural, ONE_STONE } from './grammaticalNumber';
import { IN_GAPS, isStoneNoun } from '../roles';
import { countBefore } from './phrases';
import { isInPast } from './stories';
import type { Finding, Sentence } from '../sentence';

/** The measure of a count of hanging parts: "six charms". */
export const CHARMS = 'charms';
const MOST_CHARMS = 24;

/** Words between a figure and its stone: "a star set with a small round diamond". */
const isBetween = (s: Sentence, i: number): boolean =>
  s.mark(i) === null &&
  (s.isAny(i, 'grammar', 'a', 'the', 'in', 'of', 'on', 'with', 'set', 'holding', 'adjective', 'held') ||
    s.isOf(i, 'scale', 'cut', 'shape', 'colour', 'style', 'form', 'noun', 'type') ||
    s.value(i) !== null ||
    EACH.test(s.items[i]!.words) ||
    HAS.test(s.items[i]!.words));

/** Verbs between a figure and its stone: "the heart should have an aquamarine in it". */
const HAS = cues`^${'has-or-holds'}$`;
const EACH = cues`^${'each-or-little'}$`;
/** Maximum distance between a figure and its stone, in phrases. */
const REACH = 6;

/** The first figure that begins at a phrase, and the first that ends before it. */
type Ends = Readonly<Record<'byStart' | 'byEnd', ReadonlyMap<number, Finding>>>;
const endsOf = (motifs: readonly Finding[]): Ends => {
  const fromLast = motifs.toReversed();
  return {
    byStart: new Map(fromLast.map((one) => [one.from, one])),
    byEnd: new Map(fromLast.map((one) => [one.to, one])),
  };
};

/** The figure right before or after a stone: "an anchor set with a sapphire", "a ruby heart". */
function holderOf(s: Sentence, stone: Finding, figures: Ends): Finding | undefined {
  // "An aquamarine in the heart."
  let to = stone.to;
  if (s.isAny(to, 'grammar', 'in', 'on')) to += s.is(to + 1, 'grammar', 'the') ? 2 : 1;
  const after = figures.byStart.get(to);
  if (after) return after;
  let at = stone.from - 1;
  while (at >= 0 && stone.from - at < REACH && isBetween(s, at) && !figures.byEnd.has(at + 1)) at--;
  return at < stone.from - 1 ? figures.byEnd.get(at + 1) : undefined;
}

const OF = cues`^${'made-of'}$`;

/** True when nothing but "of" is between a figure and its stone, or when they are a compound: "a coral horn". */
function isOf(s: Sentence, figure: Finding, stone: Finding): boolean {
  if (figure.from === stone.to) return true;
  return s.items.slice(figure.to, stone.from).every(({ words, mark }) => mark === null && OF.test(words));
}

/** Words for a stone that is not named: "a crescent hugging the stone". */
const THE_STONE = cues`^${'unnamed-stone'}$`;

/** A figure that holds the only stone, which another phrase names. */
function holderOfAny(s: Sentence, motifs: readonly Finding[]): Finding | undefined {
  const holding = s.all('grammar').find((i) => s.is(i, 'grammar', 'holding'));
  if (holding === undefined) return undefined;
  const isStone = s.items.slice(holding + 1, holding + 4).some(({ words }) => THE_STONE.test(words));
  return isStone ? motifs.findLast(({ to }) => to <= holding && holding - to < 3) : undefined;
}

const FOR_EACH = cues`^(?:${'each'}|${'each-one'})|${'each'}$`;
const BETWEEN = cues`^${'between'}`;
/** Words for all of them, after "between". */
const THEM = cues`^${'them'}`;

/** True for a stone that lies in the gaps of at least three others: "drei Opale, dazwischen ein kleiner Brillant". */
function isInGaps(s: Sentence, stone: Finding, named: readonly Finding[]): boolean {
  if (!named.some(({ value, count = 0 }) => value !== stone.value && count > 2)) return false;
  const isGap = (i: number): boolean => {
    const words = s.items[i]?.words ?? '';
    return (
      IN_GAPS.test(words) ||
      (BETWEEN.test(words) && [words.split(' ')[1], s.items[i + 1]?.words].some((next) => THEM.test(next ?? '')))
    );
  };
  return s.items.some((_, i) => isGap(i) && i > stone.from - REACH - 2 && i < stone.to + 3);
}

/** Ties stones to the figure that each of several figures holds. */
export function holders(s: Sentence): void {
  const motifs = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  const named = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const holds = named.length === 1 ? holderOfAny(s, motifs) : undefined;
  if (holds) named[0]!.of ??= holds.value;
  const figures = endsOf(motifs);
  for (const stone of s.findings) {
    if ((stone.concept !== 'stone' && stone.concept !== 'colour') || stone.isRefused) continue;
    const holder = holderOf(s, stone, figures);
    if (holder) stone.figure = holder.value;
    // The number of "three onyx hearts" is that of the hearts.
    if (holder?.from === stone.to && stone.count !== undefined) holder.count ??= stone.count;
    stone.isCarved = stone.concept === 'stone' && holder !== undefined && isOf(s, holder, stone);
    stone.isCharm = s.is(stone.to, 'form', 'charm');
    stone.isBead =
      cues`${'bead'}$`.test(s.words(stone.from, stone.to)) ||
      (s.is(stone.to, 'form', 'beads') &&
        (s.items[stone.to]!.language !== 'en' || cues`^${'bead'}$`.test(s.items[stone.to]!.words)));
    const isInEachGap = stone.count === undefined && isInGaps(s, stone, named);
    const near = s.items.slice(Math.max(0, stone.from - REACH), stone.to + 4).map(({ words }) => words);
    stone.isEach =
      near.some((words) => FOR_EACH.test(words)) ||
      isInEachGap ||
      (isStoneNoun(s, stone.from) && isPlural(s, stone.from) && countBefore(s, stone.from) === undefined);
    const isAtEnds = s.findings.some(
      ({ value, from }) => value === 'chain-drops' && from < stone.from && stone.from - from <= CHAIN_REACH,
    );
    // One in each gap, or at the end of each chain, is not one on the piece.
    if ((isInEachGap || isAtEnds) && stone.measure === ONE_STONE) delete stone.measure;
  }
}

/** Maximum distance of a noun from "seven of them", in phrases. */
const THEM_REACH = 5;

/** "Graduated round opals, seven of them": the kind of stones that "them" stands for; null for other things. */
function stoneBefore(s: Sentence, i: number): string | null {
  for (let at = i - 1; at >= 0 && i - at <= THEM_REACH; at--) {
    if (s.id(at, 'stone') !== null) return s.id(at, 'stone');
    if (s.isOf(at, 'motif', 'form', 'type')) return null;
  }
  return null;
}

/** "Six charms", "9 of them", "around 12 in all": the number of parts that hang in a row. */
export function charms(s: Sentence): void {
  for (const [i, { value }] of s.items.entries()) {
    if (value === null || s.isClosed(i) || !Number.isInteger(value) || value < 2 || value > MOST_CHARMS) continue;
    let at = i + 1;
    while (at < i + 4 && s.mark(at) === null && (s.is(at, 'grammar', 'adjective') || s.isOf(at, 'scale', 'metal')))
      at++;
    const isAbout = s.isBreak(i + 1) && cues`^${'about-a-number'}$`.test(s.items[i - 1]?.words ?? '');
    const isOfThem = cues`^${'in-all'}`.test(s.words(i + 1, i + 3));
    const isCharm = s.is(at, 'form', 'charm') || (s.is(at, 'type', 'pendant') && s.has('type', 'bracelet'));
    if ((!isCharm && !isOfThem && !isAbout) || isInPast(s, i)) continue;
    const stone = isOfThem && !isCharm ? stoneBefore(s, i) : null;
    s.find('count', String(value), i, isOfThem ? i + 2 : i + 1, stone ? { of: stone } : { measure: CHARMS });
    return;
  }
}

/** What hangs from a bracelet is its charm: "pulseira com pingente de ursinho". */
export function pendantsOnBracelets(s: Sentence): void {
  const bracelet = s.all('type').find((i) => s.is(i, 'type', 'bracelet'));
  if (bracelet === undefined) return;
  for (const i of s.all('type')) {
    const between = s.items.slice(bracelet + 1, i).map((_, k) => bracelet + 1 + k);
    if (
      i <= bracelet ||
      !s.is(i, 'type', 'pendant') ||
      !between.some((at) => s.is(at, 'grammar', 'with')) ||
      between.some((at) => s.id(at, 'type') !== null)
    )
      continue;
    s.find('form', 'charm', i, i + 1);
    s.close(i, i + 1);
  }
}

export const isBangle = (s: Sentence): boolean =>
  s.has('type', 'bracelet') || s.has('hint', 'bracelet') || s.has('form', 'torque', 'bangle');

/** Words for both ends of an open bangle. */
export const BOTH_ENDS = cues`${'both-ends'}`;
/** "Two heads facing each other". */
const FACING = cues`${'facing-each-other'}`;

/** Animals' heads on both ends of an open bangle are two: "a ram's head on each end". */
export function ends(s: Sentence): void {
  if (!isBangle(s)) return;
  const isFacing = FACING.test(s.prompt);
  const places = s.items.flatMap(({ words, concepts }, i) =>
    (s.is(i, 'place', 'end') && BOTH_ENDS.test(words)) ||
    (isFacing && concepts.some(({ kind, id }) => kind === 'seldom' && id === 'arrangement'))
      ? [i]
      : [],
  );
  const figures = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  const [first] = figures;
  if ((places.length === 0 && !isFacing) || !first || figures.some(({ value }) => value !== first.value)) return;
  for (const figure of figures) figure.count ??= 2;
  for (const i of places) {
    const lacking = s.findings.findIndex(({ concept, from }) => concept === 'lacking' && from === i);
    if (lacking >= 0) s.findings.splice(lacking, 1);
    s.find('place', 'end', i, i + 1, { of: first.value });
  }
}

/** An open bangle has the gap of a torque, an open ring that of a bypass. */
export function openHoops(s: Sentence): void {
  const open = s.all('worked').filter((i) => s.is(i, 'worked', 'open') && !s.items[i]!.isRead);
  const form = s.has('form', 'bangle') ? 'torque' : s.has('type', 'ring') ? 'bypass' : null;
  if (form === null || s.has('form', 'cuff', 'torque', 'bypass')) return;
  for (const i of open) s.find('form', form, i, i + 1);
}

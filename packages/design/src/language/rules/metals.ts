/** Golds whose colour is separate from the word gold. */
import { cues } from '../cues';
import type { RequirementConcept } from '../requirement';
import { isJoined, isStoneNoun } from '../roles';
import type { Finding, Sentence } from '../sentence';
import { isEveryday } from './chatter';
import { isGold } from './phrases';

/** "Half yellow half white gold". */
const HALF = 0.5;

/** "Half silver half gold", "half in rose gold and half in white gold". */
function halves(s: Sentence): void {
  const named = s.items.flatMap((_, i): [from: number, to: number][] => {
    const at = s.is(i + 1, 'grammar', 'in') ? i + 2 : i + 1;
    const isMetal = s.isOf(at, 'metal', 'hue');
    return s.value(i) === HALF && isMetal ? [[i, at + 1]] : [];
  });
  if (named.length === 2) s.find('two-tone', 'yes', named[0]![0], named[1]![1]);
}

/** True for a color that is counted like the metals before it: "one rose gold, one white gold, one yellow". */
function isCountedLikeMetals(s: Sentence, i: number): boolean {
  const isCounted = (at: number): boolean => s.value(at - 1) !== null;
  const isNamed = s.all('metal').some((at) => at < i && isCounted(at));
  return isNamed && isCounted(i) && (s.isBreak(i + 1) || s.is(i + 1, 'grammar', 'and'));
}

/** A colour that a gold before it is joined with, where the noun leads: "oro blanco y amarillo", "ذهب أبيض وأصفر". */
function isJoinedToGold(s: Sentence, i: number): boolean {
  if (s.items[i]!.language === 'en' || isStoneNoun(s, i + 1)) return false;
  if (isJoined(s, i)) return isGold(s, i - 1);
  const isLink = (at: number): boolean => s.is(at, 'grammar', 'and') || s.mark(at) === '/';
  // "Or jaune, blanc et rose": a comma joins where the list goes on.
  const goesOn = s.mark(i - 1) === ',' && isLink(i + 1) && s.id(i + 2, 'hue') !== null;
  if (!isLink(i - 1) && !goesOn) return false;
  return isGold(s, i - 2) || (s.mark(i - 3) === ',' && s.id(i - 2, 'hue') !== null && isGold(s, i - 4));
}

/**
 * "Yellow and white gold" and "gold, yellow and white" name two metals with one noun; so does a colour after its gold.
 */
export function metals(s: Sentence, karats: readonly { from: number; to: number }[]): void {
  halves(s);
  const [firstGold = Infinity] = s.all('gold');
  const isJoint = (i: number): boolean =>
    s.is(i, 'grammar', 'and') ||
    // "Yellow or white gold", of which `alternatives` leaves the first.
    (s.is(i, 'grammar', 'or') && s.id(i, 'metal') === null) ||
    // "One yellow, one rose and one white gold".
    (s.value(i) === 1 && (s.id(i + 1, 'hue') !== null || isGold(s, i + 1))) ||
    s.value(i) === HALF ||
    s.mark(i) === '/' ||
    s.mark(i) === ',' ||
    s.mark(i) === '+';
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
      (isJoint(joined - 1) || isHue(joined - 1)) &&
      (cues`${'hue-of-gold'}`.test(s.items[joined]?.words ?? '') ||
        (s.items[joined]?.language !== 'en' && s.items[joined]?.words.includes(' '))) &&
      isGold(s, joined);
    // "14k yellow", "9ct rose".
    const isKarated = karats.some(({ from, to }) => to === i || from === i + 1) && !isGold(s, i + 1);
    const isListed =
      ((s.is(i + 1, 'grammar', 'and') && isHue(i + 2) && !isStoneNoun(s, i + 3) && !s.is(i + 3, 'gold', 'any')) ||
        (s.is(i - 1, 'grammar', 'and') && isHue(i - 2)) ||
        // "Each colour of gold: yellow, white, rose".
        (s.mark(i + 1) === ',' && isHue(i + 2) && !isStoneNoun(s, i + 3)) ||
        (s.mark(i - 1) === ',' && isHue(i - 2))) &&
      firstGold < i;
    const isCounted = isCountedLikeMetals(s, i) || isJoinedToGold(s, i);
    // "3 stackers rose white yellow gold", "one rose gold one yellow one white".
    const isOfStack = s.has('form', 'stack') && s.all('metal').length > 0 && s.id(i, 'stone') === null;
    // "Yellow gold or rose": the first is made.
    if (s.is(i - 1, 'grammar', 'or') && (s.all('metal')[0] ?? Infinity) < i && !s.is(i + 1, 'gold', 'any')) {
      s.take(i, i + 1);
      continue;
    }
    const karat = karats.find(({ to }) => to === i);
    const isPastKarat = karat && s.is(karat.from - 1, 'gold', 'any') && s.items[i]!.language !== 'en';
    // "Золото 585 розовое".
    if (isPastKarat) found.push([hue, karat.from - 1, i + 1]);
    // Many languages put the colour after gold; what English writes as two words is a phrase of their lexicon.
    else if (s.is(i + 1, 'gold', 'any')) found.push([hue, i, i + 2]);
    else if (s.is(i - 1, 'gold', 'any') && s.items[i - 1]!.language !== 'en') found.push([hue, i - 1, i + 1]);
    else if (isShared || isListed || isKarated || isCounted || isOfStack) found.push([hue, i, i + 1]);
    if (isListed) listed.push(i);
  }
  for (const at of s.all('gold').filter((gold) => gold < (listed.at(-1) ?? 0))) {
    s.take(at, at + 1);
  }
  for (const [hue, from, to] of found) {
    s.find('metal', hue, from, to);
    s.close(from, to);
  }
}

/** `measure` of the metal of a clasp. */
export const CLASP = 'clasp';
const CLASPS = cues`(?:${'clasp'}|${'fastener'})$|^${'clasp-alone'}$`;

/** Kinds of pieces of which a padlock is a figure. */
const isCharm = (s: Sentence): boolean =>
  ['type', 'hint'].some((kind) => s.has(kind, 'pendant')) || s.has('form', 'charm') || s.has('type', 'ring');

/** Words right before a shape: "в форме", "в виде", "şeklinde" stands after it. */
const SHAPE = cues`^${'in-the-shape'}$`;

/** True for a clasp whose word also names a padlock: "замок английский" of earrings. */
export const isLock = (s: Sentence, i: number): boolean =>
  CLASPS.test(s.items[i]!.words) && !isCharm(s) && !SHAPE.test(s.items[i - 1]?.words ?? '');

/** What a clasp may have of its own. */
const ON_CLASP: ReadonlySet<RequirementConcept> = new Set(['metal', 'form']);

/** Words between a clasp and its metal: "扣头也要黄金的", "застёжка тоже золотая". */
const TO_CLASP = 3;

/** The clasp that a metal stands by; -1 without one. */
function claspOf(s: Sentence, { from, to }: Finding): number {
  const isClasp = (at: number): boolean => CLASPS.test(s.items[at]?.words ?? '') || s.is(at, 'lacking', 'clasp');
  // Arabic adjectives follow their nouns.
  if (isClasp(to) && s.items[to]!.language !== 'ar') return to;
  const isLink = s.isAny(from - 1, 'grammar', 'in', 'of');
  const isForeign = s.items[from]!.language !== 'en';
  if (!isForeign) return -1;
  if (isClasp(from - (isLink ? 2 : 1))) return from - (isLink ? 2 : 1);
  // Further back only where everyday words stand between.
  let at = from - 1;
  while (at > Math.max(0, from - TO_CLASP) && s.mark(at) === null && !isClasp(at) && isEveryday(s.items[at]!.words))
    at--;
  return at >= 0 && isClasp(at) ? at : -1;
}

/** Marks the metal and the setting of a clasp, before its noun or after it: "white gold clasp", "fermoir en or blanc". */
export function clasps(s: Sentence): void {
  for (const metal of s.findings.slice()) {
    if (!ON_CLASP.has(metal.concept) || metal.isRefused || metal.to <= metal.from) continue;
    const at = claspOf(s, metal);
    if (at < 0) continue;
    metal.measure = CLASP;
    s.read(at, at + 1);
    const lost = s.findings.findIndex(({ concept, from }) => concept === 'lacking' && from === at);
    if (lost >= 0) s.findings.splice(lost, 1);
  }
}

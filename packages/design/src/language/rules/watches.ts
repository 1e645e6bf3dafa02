/** Reads dials and straps of watches. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import type { DialColor, Form } from '../vocabulary';
import { BEZEL_COLORS, WATCH_FORMS } from '../vocabulary';
import { CORD_COLORS } from './colours';
import { addsToColour, dialColourAt, isDepth } from './dialColours';

export const isWatchForm = (id: string | null): boolean => (WATCH_FORMS as readonly (string | null)[]).includes(id);

/** Words after an hour. */
const O_CLOCK = cues`^${'oclock'}$`;
/** Words between a dial and its colour: "Zifferblatt aus Perlmutt", "cadran en nacre". */
const PARTICLE = cues`^(?:${'of-a-dial'}|:)$`;

/** True for the finish of a dial: "cadran en émail blanc", "kadran beyaz mine". */
const isFinish = (s: Sentence, i: number): boolean => s.mark(i) === null && s.isAny(i, 'noun', 'dial-finish', 'enamel');

/** True for the word of an enamelled dial, which has one even colour without the rays of a brushed one. */
const isEnamel = (s: Sentence, i: number): boolean =>
  s.is(i, 'noun', 'enamel') || s.items[i]?.words.startsWith('grand feu') === true;

/** Colours of the small dials of dials that are named after animals. */
const COUNTERS: Readonly<Record<string, DialColor>> = { panda: 'graphite' };

/** Bracelets that are no strap of a watch. */
export const RIGID = ['bangle', 'cuff', 'torque'] as const satisfies readonly Form[];

/**
 * Colours of a watch's dial, beside the word dial or face, or before "watch" when they do not mean a metal or a stone.
 */
export function dials(s: Sentence): void {
  // The face of a signet is no dial: "anchor signet, silver face".
  if (s.has('form', 'signet') && !s.has('type', 'watch')) return;
  // A compass has a dial of its own.
  if (s.has('motif', 'compass') && !s.has('type', 'watch')) {
    for (const i of s.all('noun'))
      if (s.is(i, 'noun', 'dial')) s.close(s.id(i - 1, 'dial') === null ? i : i - 1, i + 1);
    return;
  }
  // Neither is the ball of a bangle, "esfera" in Spanish.
  if (!s.has('type', 'watch') && RIGID.some((form) => s.has('form', form))) return;
  for (let i = 0; i < s.items.length; i++) {
    // The Arabic word for a dial means enamel on other pieces.
    const isOther = s.has('type') || s.has('form', 'brooch', 'cufflinks');
    if (s.is(i, 'noun', 'enamel') && isOther && !s.has('type', 'watch')) continue;
    const isDial = s.is(i, 'noun', 'dial');
    if (isDial && s.has('type', 'watch')) s.read(i, i + 1);
    if (!isDial && !s.is(i, 'noun', 'watch')) continue;
    // Japanese puts a particle between the colour and its noun, in either order.
    let before = cues`^${'attributive-particle'}$`.test(s.items[i - 1]?.words ?? '') ? i - 2 : i - 1;
    const isOfFinish = (at: number): boolean => isDial && s.is(at, 'noun', 'dial-finish');
    while (isOfFinish(before)) before--;
    const isFree = (at: number): boolean =>
      (isDial ? dialColourAt(s, at) : s.id(at, 'dial')) !== null &&
      (isDial || (!s.isOf(at, 'metal', 'stone') && s.id(at, 'hue') !== 'rose-gold-18k'));
    let next = PARTICLE.test(s.items[i + 1]?.words ?? '') ? i + 2 : i + 1;
    if (isDial && isFinish(s, next)) next++;
    if (isDial) while (isDepth(s, next)) next++;
    const isAfter =
      isDial && isFree(next) && s.id(next, 'metal') === null && (!isFree(before) || s.id(before, 'metal') !== null);
    const at = isAfter ? next : isFree(before) ? before : -1;
    if (at < 0) {
      // Enamel without a colour is white.
      if (isDial && s.has('type', 'watch') && isEnamel(s, i - 1)) {
        s.find('dial', 'white', i - 1, i + 1);
        s.find('tint', 'enamel', i - 1, i, { measure: 'watch.dial/finish' });
        s.close(before + 1, i + 1);
      }
      continue;
    }
    const end = Math.max(at, i) + (isDial || at > i ? 1 : 0);
    let from = Math.min(at, i);
    let to = isDial && isFinish(s, end) ? end + 1 : end;
    if (isDial && at < i) while (addsToColour(s, from - 1)) from--;
    else if (isDial) while (addsToColour(s, to)) to++;
    // "Matte black dial": elsewhere the finish is that of the metal.
    if (isDial && s.is(from - 1, 'finish', 'matte')) {
      s.find('tint', 'matte', from - 1, from, { measure: 'watch.dial/finish' });
      s.close(from - 1, from);
    }
    s.find('dial', dialColourAt(s, at)!, from, to);
    // The finish of the dial may be between its colour and its noun.
    for (let k = from; k < to; k++) {
      if (isWatchForm(s.id(k, 'form'))) s.find('form', s.id(k, 'form')!, k, k + 1);
      if (isDial && isEnamel(s, k)) s.find('tint', 'enamel', k, k + 1, { measure: 'watch.dial/finish' });
    }
    if (isDial) s.find('custom', 'watch', i, i + 1);
    const counters = COUNTERS[s.items[at]!.words];
    if (counters) s.find('tint', counters, at, at + 1, { measure: 'watch.subdial' });
    s.close(from, to);
  }
  if (!s.has('type', 'watch') || s.findings.some(({ concept }) => concept === 'dial')) return;
  // "文字盤は薄いピンクのマザーオブパール": words may be between a dial and its shell.
  const shell = s.all('noun').flatMap((i) => {
    if (!s.is(i, 'noun', 'dial')) return [];
    for (let at = i + 1; at <= i + SHELL_WITHIN && !s.isBreak(at); at++)
      if (s.is(at, 'stone', 'mother-of-pearl')) return [at];
    return [];
  })[0];
  if (shell !== undefined) {
    s.find('dial', 'mother-of-pearl', shell, shell + 1);
    s.close(shell, shell + 1);
    return;
  }
  // A colour in a clause of its own is that of the dial, and so is its enamel.
  const endOf = (i: number): number => (isEnamel(s, i + 1) ? i + 2 : i + 1);
  const alone = s
    .all('dial')
    .find((i) => i > 0 && s.isBreak(i - 1) && s.isBreak(endOf(i)) && !s.isOf(i, 'metal', 'stone'));
  if (alone === undefined) return;
  const end = endOf(alone);
  s.find('dial', s.id(alone, 'dial')!, alone, end);
  if (end > alone + 1) s.find('tint', 'enamel', alone + 1, end, { measure: 'watch.dial/finish' });
  s.close(alone, end);
}

/** Maximum distance of mother-of-pearl from its dial, in phrases. */
const SHELL_WITHIN = 6;

const OF_BEZELS: ReadonlySet<string> = new Set(BEZEL_COLORS);

/** True for the word bezel, also at the end of a phrase such as "diving bezel". */
const isBezel = (s: Sentence, i: number): boolean =>
  s.is(i, 'noun', 'bezel') || cues`${'bezel'}$`.test(s.items[i]!.words);

/** Maximum distance of a stone from the bezel that holds it, in phrases. */
const STONES_WITHIN = 4;

/** True when stones are named before a bezel, or after it in the same clause: "a bezel set with rubies". */
function holdsStones(s: Sentence, i: number): boolean {
  for (const way of [-1, 1])
    for (let at = i + way; Math.abs(at - i) <= STONES_WITHIN && !s.isBreak(at); at += way)
      if (isStoneNoun(s, at) || s.is(at, 'form', 'pave')) return true;
  return false;
}

/** Nicknames of rings in two colours, the upper half first. */
const NICKNAMES: Readonly<Record<string, readonly [upper: DialColor, lower: DialColor]>> = {
  pepsi: ['midnight', 'burgundy'],
  batman: ['graphite', 'midnight'],
  coke: ['graphite', 'burgundy'],
  'root beer': ['graphite', 'brown'],
};

/** A colour of a ring at a phrase, which names no metal and no stone. */
const ringColor = (s: Sentence, i: number): DialColor | null =>
  OF_BEZELS.has(s.id(i, 'dial') ?? '') && !s.isOf(i, 'metal', 'stone') && !s.isClosed(i)
    ? (s.id(i, 'dial') as DialColor)
    : null;

/** Words between the colours of a ring and beside the word bezel. */
const BESIDE_COLORS = cues`^(?:${'beside-colours'}|&|,)$`;

/** The two colours of a ring: "blue and red bezel", "bezel half blue, half red"; null for others. */
function ringColors(s: Sentence, i: number): { upper: number; lower: number } | null {
  for (const way of [-1, 1]) {
    const found: number[] = [];
    for (let at = i + way; at >= 0 && at < s.items.length && found.length < 2; at += way) {
      if (ringColor(s, at) !== null) found.push(at);
      else if (!BESIDE_COLORS.test(s.items[at]!.words)) break;
    }
    if (found.length === 2) return { upper: Math.min(...found), lower: Math.max(...found) };
  }
  return null;
}

/** The colour of a watch's bezel, before the word bezel or after it. A bezel without stones is no setting. */
export function bezels(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i) || !isBezel(s, i)) continue;
    const nickname = NICKNAMES[s.items[i - 1]?.words ?? ''];
    const pair = ringColors(s, i);
    if (nickname || pair) {
      const [upper, lower] = pair ? [pair.upper, pair.lower] : [i - 1, i - 1];
      s.find('bezel', nickname?.[0] ?? ringColor(s, upper)!, upper, upper + 1);
      s.find('tint', nickname?.[1] ?? ringColor(s, lower)!, lower, lower + 1, { measure: 'watch.bezel/lower' });
      for (const form of ['diver', 'gmt'] as const) if (s.is(i, 'form', form)) s.find('form', form, i, i + 1);
      const [from, to] = [Math.min(upper, i), Math.max(lower, i) + 1];
      s.take(from, to);
      continue;
    }
    // "Black ceramic" is one word of the lexicon, a metal elsewhere.
    const isBlack = s.items[i - 1]?.words === 'black ceramic';
    const before = s.items[i - 1]?.words === 'ceramic' ? i - 2 : i - 1;
    const isFree = (at: number): boolean =>
      (isBlack && at === i - 1) || (OF_BEZELS.has(s.id(at, 'dial') ?? '') && !s.isOf(at, 'metal', 'stone'));
    const isForeign = s.items[i]!.language !== 'en' && isFree(i + 1);
    const at = isFree(before) ? before : isForeign ? i + 1 : s.is(i + 1, 'grammar', 'in') && isFree(i + 2) ? i + 2 : -1;
    if (at < 0) {
      if (s.has('type', 'watch') && s.is(i, 'noun', 'bezel') && !holdsStones(s, i)) {
        s.take(i, i + 1);
      }
      continue;
    }
    const [from, to] = [Math.min(at, i), Math.max(at, i) + 1];
    s.find('bezel', s.id(at, 'dial') ?? 'graphite', from, to);
    for (const form of ['diver', 'gmt', 'tachymeter', 'fluted-bezel'] as const)
      if (s.is(i, 'form', form)) s.find('form', form, i, i + 1);
    s.close(from, to);
  }
}

/** A date in numbers, which is engraved: "our wedding date 12.06.1994". */
const IN_NUMBERS = /^[\s:]{0,3}\d{1,4}[./-]\d/;

/** The word date before one in numbers means no window of a dial. */
export function engravedDates(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (!s.is(i, 'form', 'date') || !IN_NUMBERS.test(s.prompt.slice(s.items[i]!.end))) continue;
    s.take(i, i + 1);
  }
}

/** Hours of a dial. */
const HOURS = 12;

/** True when a list of numbers continues. */
const isListed = (s: Sentence, i: number): boolean =>
  s.value(i) !== null ||
  ((s.is(i, 'grammar', 'and') || s.mark(i) === ',') && (s.value(i + 1) !== null || s.value(i + 2) !== null)) ||
  O_CLOCK.test(s.items[i]?.words ?? '');

/** "Diamonds at twelve, three and nine o'clock": stones at these hours of the dial. */
export function hours(s: Sentence): void {
  const isOnWatch = s.has('type', 'watch');
  for (let i = 0; i < s.items.length; i++) {
    const isOClock = O_CLOCK.test(s.items[i]!.words);
    // "Diamonds at 12, 3, 6 and 9" ends with the last number.
    const isLast = isOnWatch && s.value(i) !== null && s.value(i)! <= HOURS && !isListed(s, i + 1);
    if (s.isClosed(i) || (!isOClock && !isLast)) continue;
    let from = isOClock ? i : i + 1;
    let count = 0;
    while (s.value(from - 1) !== null || s.is(from - 1, 'grammar', 'and') || s.mark(from - 1) === ',') {
      from--;
      if (s.value(from) !== null) count++;
    }
    let stone = from - 1;
    // "Numerals at 12 and 6".
    const numbered = count === 2 ? 'twelve-six' : 'quarter-numerals';
    while (s.items[stone]?.words === 'at' || s.isAny(stone, 'grammar', 'only', 'on', 'in')) stone--;
    if (count === 0 || (!isOClock && count < 2) || stone === from - 1) continue;
    if (count > 1 && s.isAny(stone, 'form', 'arabic-numerals', 'roman-numerals', 'breguet-numerals')) {
      s.find('form', numbered, from, i + 1);
      s.close(from, i + 1);
    }
    if (!isStoneNoun(s, stone)) continue;
    s.find('form', 'hour-markers', from, i + 1);
    s.find('count', String(count), from, i + 1);
    s.close(from, i + 1);
  }
}

/** Colours of leather that give a brown cord. */
const BROWNS: ReadonlySet<string> = new Set(['brown', 'tan', 'burgundy']);

/** "A brown leather bracelet", "pendant on a leather cord": leather of pieces other than watches. */
export function cords(s: Sentence): void {
  const isTyped = s.all('type').length + s.all('hint').length > 0;
  const isHung = ['bracelet', 'necklace', 'pendant'].some((type) => s.has('type', type) || s.has('hint', type));
  if (isTyped && !isHung) return;
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i) || !s.is(i, 'form', 'leather')) continue;
    // A way of working the leather may be between it and its colour: "brown braided leather".
    const colored = s.is(i - 1, 'form', 'twist') ? i - 2 : i - 1;
    const from = s.id(colored, 'leather') === null ? i : colored;
    // "Cuero trenzado marrón", "Leder braun": the colour follows.
    const after = s.is(i + 1, 'form', 'twist') ? i + 2 : i + 1;
    const to = from === i && s.id(after, 'leather') !== null && s.id(after, 'metal') === null ? after + 1 : i + 1;
    const colour = s.id(from, 'leather') ?? s.id(to - 1, 'leather') ?? '';
    // "Lederarmband" names its piece as well.
    if (s.is(i, 'hint', 'bracelet')) s.find('type', 'bracelet', i, i + 1);
    s.find('chain', BROWNS.has(colour) ? 'brown-cord' : CORD_COLORS.has(colour) ? `${colour}-cord` : 'cord', from, to);
    s.close(from, to);
  }
}

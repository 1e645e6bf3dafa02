/** Reads the strap, the hands, the small dials and the case of a watch, with their colours. */
import { cues } from '../cues';
import { hueOf } from '../../gold';
import type { Alloy } from '../../spec';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import type { DialColor, Form, LeatherColor } from '../vocabulary';
import { wordList } from '../../wordList';

/** Leathers by the colours of dials, which name most of them. */
const LEATHER_OF: Partial<Record<DialColor, LeatherColor>> = {
  midnight: 'navy',
  forest: 'green',
  ivory: 'white',
  white: 'white',
  graphite: 'black',
  burgundy: 'burgundy',
  salmon: 'pink',
  silver: 'grey',
  turquoise: 'turquoise',
  brown: 'brown',
  orange: 'orange',
  yellow: 'yellow',
  purple: 'purple',
};

/** Colours of hands by those of dials. */
const HAND_OF: Partial<Record<DialColor, string>> = {
  midnight: 'blued',
  graphite: 'black',
  ivory: 'white',
  white: 'white',
  burgundy: 'red',
  orange: 'orange',
  champagne: 'gold',
  yellow: 'gold',
  salmon: 'copper',
  silver: 'steel',
};

/** Metals of hands, by hue. */
const HAND_METAL: Readonly<Record<string, string>> = {
  'yellow-gold': 'gold',
  'rose-gold': 'copper',
  'steel-316l': 'steel',
  brass: 'brass',
  copper: 'copper',
};

/** Materials of straps. */
const STRAPS: readonly Form[] = ['leather', 'rubber', 'textile', 'crocodile', 'suede'];
const isStrap = (s: Sentence, i: number): boolean =>
  s.is(i, 'noun', 'strap') || STRAPS.some((form) => s.is(i, 'form', form));
const isPart = (s: Sentence, i: number): boolean =>
  isStrap(s, i) ||
  s.is(i, 'part', 'case') ||
  s.is(i, 'type', 'watch') ||
  ['dial', 'hands', 'subdial', 'bezel'].some((noun) => s.is(i, 'noun', noun));

/** True for words between a part and the colour after it: "革は白", "cinturino in coccodrillo verde". */
const isBetween = (s: Sentence, i: number): boolean =>
  i >= 0 &&
  i < s.items.length &&
  s.mark(i) === null &&
  (isStrap(s, i) || (s.value(i) === null && s.items[i]!.concepts.some(({ kind }) => kind === 'grammar')));

/** True when a stone and a bracelet are not separated by punctuation or by another part: "a bracelet of diamonds". */
const isClause = (s: Sentence, at: number, i: number): boolean =>
  at < i || at === i + 1 || (isBetween(s, i + 1) && !s.is(i + 1, 'grammar', 'and'));
const isStrapNoun = (s: Sentence, i: number): boolean => s.is(i, 'noun', 'strap') || s.is(i, 'type', 'bracelet');

/** A small dial in the singular. */
const SINGULAR = cues`^${'small-dial'}$`;

/** Most words between a part and the colour after it. */
const MOST_BETWEEN = 3;

/** A word after a colour, which adds nothing to it: "gold coloured hands". */
const COLOURED = cues`^(?:${'coloured'}|${'toned'})$`;
const isColoured = (s: Sentence, i: number): boolean => s.mark(i) === null && COLOURED.test(s.items[i]?.words ?? '');

interface Colour {
  readonly at: number;
  readonly value: string;
}

/** The colour of the part at `i`: before it, or after it where another language, "in" or the end of a clause puts it. */
function colourOf(s: Sentence, i: number, read: (at: number) => string | null): Colour | null {
  // Japanese and Hindi put a particle between the two.
  const isParticle = s.items[i - 1]?.language !== 'en' && isBetween(s, i - 1) && !s.is(i - 1, 'grammar', 'and');
  const hasWordBefore = isParticle || isColoured(s, i - 1);
  for (const at of hasWordBefore ? [i - 1, i - 2] : [i - 1]) {
    const before = read(at);
    if (before !== null) return { at, value: before };
  }
  const isForeign = s.items[i]!.language !== 'en';
  let at = i + 1;
  while (at <= i + MOST_BETWEEN && isBetween(s, at) && read(at) === null) at++;
  const after = read(at);
  if (after === null || isPart(s, at + 1)) return null;
  return isForeign || at > i + 1 || s.isBreak(isColoured(s, at + 1) ? at + 2 : at + 1) ? { at, value: after } : null;
}

/** True for the metal of a strap, which then has links: "bracelet en acier", "çelik kordon". */
const isMetalOf = (s: Sentence, at: number, i: number): boolean =>
  s.id(at, 'metal') !== null &&
  s.items[i]!.language !== 'en' &&
  (at !== i + 2 || ['in', 'of', 'idle'].some((word) => s.is(i + 1, 'grammar', word)));

const CERAMIC = cues`^${'ceramic'}$`;

/** "Slim bracelet", "bracciale sottile", "на тонком браслете": the strap's width, not that of the watch. */
function slimStrap(s: Sentence, i: number): void {
  if (!s.has('type', 'watch')) return;
  const at = [i - 1, i + 1].find((k) => s.mark(k) === null && s.is(k, 'style', 'minimalist'));
  if (at === undefined) return;
  s.find('form', 'slim-strap', at, at + 1);
  s.close(at, at + 1);
  if (!s.is(i, 'type', 'bracelet') || STRAPS.some((form) => s.has('form', form))) return;
  s.find('form', 'links', i, i + 1);
  s.close(i, i + 1);
}

/** Straps in a colour: "brown leather strap", "correa de piel negra". */
export function straps(s: Sentence): void {
  const leather = (at: number): string | null =>
    s.id(at, 'metal') === null ? (s.id(at, 'leather') ?? LEATHER_OF[s.id(at, 'dial') as DialColor] ?? null) : null;
  for (let i = 0; i < s.items.length; i++) {
    if (isStrap(s, i) || isStrapNoun(s, i)) slimStrap(s, i);
    // "A gold bracelet", "Goldarmband": a bracelet of links.
    if (s.is(i, 'type', 'bracelet') && s.has('type', 'watch') && s.id(i - 1, 'metal') !== null) {
      s.find('form', 'links', i, i + 1);
      s.close(i, i + 1);
    }
    if (s.isClosed(i) || !isStrap(s, i)) continue;
    const isOfWatch = s.has('type', 'watch') || s.has('hint', 'watch');
    if (s.is(i, 'noun', 'strap') && isOfWatch) s.read(i, i + 1);
    if (s.is(i, 'noun', 'strap') && isOfWatch && [i - 1, i + 1, i + 2].some((at) => isMetalOf(s, at, i)))
      s.find('form', 'links', i, i + 1);
    // "White ceramic strap": ceramic is not the metal of the watch.
    if (s.is(i, 'noun', 'strap') && isOfWatch && CERAMIC.test(s.items[i - 1]?.words ?? '')) {
      const from = s.id(i - 2, 'dial') !== null && s.mark(i - 2) === null ? i - 2 : i - 1;
      s.find('lacking', 'strap', from, i + 1);
      s.close(from, i + 1);
      continue;
    }
    // A "bracelet strap" is one of metal.
    if (s.is(i, 'noun', 'strap') && s.is(i - 1, 'type', 'bracelet') && s.has('type', 'watch')) {
      s.find('form', 'links', i - 1, i + 1);
      s.close(i - 1, i + 1);
      continue;
    }
    const colour = colourOf(s, i, leather);
    if (colour) {
      s.find('strap', colour.value, colour.at, colour.at + 1);
      s.find('custom', 'watch', i, i + 1);
      s.close(colour.at, colour.at + 1);
    }
    // Many languages call a strap a bracelet.
    if (!s.is(i, 'type', 'bracelet') || !s.has('type', 'watch')) continue;
    s.read(i, i + 1);
    s.close(i, i + 1);
  }
}

/** Forms of hour marks, which may have a colour. */
const MARKS: readonly Form[] = wordList(`
  hour-markers roman-numerals arabic-numerals eastern-numerals breguet-numerals quarter-numerals twelve-six
`);
/** Numerals of a kind other than Arabic. */
const NAMED_NUMERALS = ['roman-numerals', 'eastern-numerals', 'breguet-numerals'] as const satisfies readonly Form[];
const ARABIC = cues`${'arabic'}`;

/** True for a noun of numerals whose kind stands elsewhere in the prompt. */
export const isOfNamedNumerals = (s: Sentence, i: number): boolean =>
  !ARABIC.test(s.items[i]!.words) && NAMED_NUMERALS.some((form) => s.has('form', form));

/** Parts that their forms name, which keep their words: "blue sword hands", "black numerals". */
const FORMED: Readonly<Record<string, readonly Form[]>> = {
  marks: MARKS,
  formed: ['leaf-hands', 'sword-hands', 'baton-hands', 'dauphine-hands', 'breguet-hands'],
};
/** Distance of a small dial from the words of what it shows, in phrases. */
const SHOWN_NEAR = 3;

/** True for a small dial that is no counter of a chronograph: "small seconds on a sub-dial", "one subdial at six". */
function isAlone(s: Sentence, i: number): boolean {
  for (let at = i - SHOWN_NEAR; at <= i + SHOWN_NEAR; at++)
    if (['small-seconds', 'moonphase', 'power-reserve'].some((form) => s.is(at, 'form', form))) return true;
  return false;
}

/** Hands, hour marks and small dials in a colour: "copper hands", "black numerals", "tres subesferas negras". */
export function handsAndSubdials(s: Sentence): void {
  const dial = (at: number): string | null => s.id(at, 'dial');
  const paint = (at: number): string | null => HAND_OF[s.id(at, 'dial') as DialColor] ?? null;
  // Elsewhere the metal before the hands is that of the watch: "orologio in oro con lancette".
  const metal = (at: number): string | undefined =>
    s.items[at]?.language === 'en' ? HAND_METAL[hueOf((s.id(at, 'metal') ?? '') as Alloy)] : undefined;
  const hand = (at: number): string | null => paint(at) ?? metal(at) ?? null;
  const mark = (at: number): string | null => (s.id(at, 'metal') === null ? paint(at) : null);
  const thread = (at: number): string | null =>
    s.id(at, 'leather') ?? LEATHER_OF[s.id(at, 'dial') as DialColor] ?? null;
  for (const [noun, kind, read] of [
    ['seconds-hand', 'watch.hands/seconds_color', hand],
    ['hands', 'watch.hands', hand],
    ['formed', 'watch.hands', hand],
    ['subdial', 'watch.subdial', dial],
    ['seam', 'strap.leather/thread', thread],
    ['marks', 'watch.indices', mark],
  ] as const) {
    for (let i = 0; i < s.items.length; i++) {
      const isMarks = FORMED[noun]?.some((form) => s.is(i, 'form', form)) ?? false;
      if (s.isClosed(i) || !(isMarks || s.is(i, 'noun', noun))) continue;
      const colour = colourOf(s, i, read);
      if (isMarks) {
        // In "quadrante argentato con numeri romani" the colour is that of the dial.
        if (!colour || Math.abs(colour.at - i) > 1 || (s.items[i]!.language !== 'en' && isPart(s, colour.at - 1)))
          continue;
        s.find('tint', colour.value, colour.at, colour.at + 1, { measure: kind });
        s.close(colour.at, colour.at + 1);
        continue;
      }
      s.read(i, i + 1);
      if (noun === 'subdial' && !isAlone(s, i))
        s.find('form', SINGULAR.test(s.items[i]!.words) ? 'small-seconds' : 'chronograph', i, i + 1);
      if (noun === 'seam') s.find('form', 'stitched', i, i + 1);
      if (!colour) continue;
      s.find('tint', colour.value, Math.min(colour.at, i), Math.max(colour.at, i) + 1, { measure: kind });
      s.close(colour.at, colour.at + 1);
      s.close(i, i + 1);
    }
  }
}

/** Distance of a shape from the watch, its dial or its case, in phrases. */
const NEAR = 3;

/** Forms of cases by the cuts and shapes that name them. */
const CASE_OF: Readonly<Record<string, Form>> = { oval: 'oval-case', cushion: 'cushion-case', hexagon: 'hexagonal' };

/** The size of a watch that a word names: "small round dial", "a watch, tiny,"; other parts have no size. */
function sizeAt(s: Sentence, i: number): Form | null {
  const scale = Number(s.id(i, 'scale') ?? 1);
  if (scale === 1) return null;
  let next = i + 1;
  while (
    next <= i + NEAR &&
    (s.id(next, 'shape') !== null || s.is(next, 'grammar', 'around') || s.id(next, 'cut') !== null)
  )
    next++;
  const isOfWatch =
    (s.isBreak(i - 1) && s.isBreak(i + 1)) ||
    s.is(next, 'type', 'watch') ||
    s.is(i - 1, 'type', 'watch') ||
    s.is(next, 'part', 'case') ||
    s.is(next, 'noun', 'dial') ||
    (s.id(next, 'wearer') !== null && s.is(next + 1, 'type', 'watch'));
  return isOfWatch ? (scale < 1 ? 'small-case' : 'large-case') : null;
}

/** The shape and the colour of a case: "oval", "boîtier noir". */
export function cases(s: Sentence): void {
  const dark = (at: number): string | null =>
    s.is(at, 'dial', 'graphite') && s.id(at, 'metal') === null ? 'black-titanium' : null;
  const isFree = (i: number): boolean => !isStoneNoun(s, i - 1) && !isStoneNoun(s, i + 1) && !isStoneNoun(s, i + 2);
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i)) continue;
    const size = sizeAt(s, i);
    if (size) {
      s.find('form', size, i, i + 1);
      s.close(i, i + 1);
    }
    // The bars of a dial are its hour marks.
    if (s.is(i, 'form', 'bar')) {
      s.find('form', 'hour-markers', i, i + 1);
      s.close(i, i + 1);
    }
    if (isStrapNoun(s, i) && [i - 1, i + 1, i + 2].some((at) => isStoneNoun(s, at) && isClause(s, at, i)))
      s.find('form', 'strap-stones', i, i + 1);
    const shape = CASE_OF[s.id(i, 'cut') ?? s.id(i, 'shape') ?? ''];
    const isNear = Array.from({ length: 2 * NEAR + 1 }, (_, k) => i + k - NEAR).some(
      (at) => s.is(at, 'part', 'case') || s.is(at, 'type', 'watch') || s.is(at, 'noun', 'dial'),
    );
    if (shape && isNear && isFree(i)) {
      s.find('form', shape, i, i + 1);
      s.close(i, i + 1);
    }
    if (!s.is(i, 'part', 'case')) continue;
    s.read(i, i + 1);
    const colour = colourOf(s, i, dark);
    if (!colour) continue;
    s.find('metal', colour.value, colour.at, colour.at + 1);
    s.close(colour.at, colour.at + 1);
  }
}

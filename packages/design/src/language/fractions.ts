/** Fractions beside a whole number and its unit: "a carat and a half", "قيراط ونص", "1克拉半", "साढ़े तीन कैरेट". */

import { cues } from './cues';
import { CJK, HANGUL, type Concept } from './lookup';

/** What a phrase needs to be part of a number. */
interface Phrase {
  concepts: readonly Concept[];
  value: number | null;
  mark: string | null;
  words: string;
  start: number;
  end: number;
  isAttached: boolean;
}

const UNITS: ReadonlySet<string> = new Set(['carat', 'mm', 'cm', 'inch']);
/** Words between a whole and its fraction. */
const JOINING: ReadonlySet<string> = new Set(['and', 'with', 'a']);
/** A fraction with its own "and", and the Turkish half that only follows a number. */
const JOINED = cues`^(?:${'joined-and'}|${'and-a-half'}$)`;
/** The singular article, where a language has one. */
const ONE = cues`^(?:${'a-or-one'}|${'indefinite-article'})$`;
/** Arabic has a dual: two carats. */
const DUAL = /^\p{Script=Arabic}+(?:ان|ين)$/u;
/** What Hindi adds to the whole number after such a word, which is one where a unit follows. */
const BEFORE_WHOLE: readonly (readonly [RegExp, number])[] = [
  [cues`^${'half-more'}$`, 0.5],
  [cues`^${'quarter-more'}$`, 0.25],
  [cues`^${'quarter-less'}$`, -0.25],
];

const isUnit = (item: Phrase | undefined): boolean =>
  item?.concepts.some(({ kind, id }) => kind === 'unit' && UNITS.has(id)) === true;
const isFraction = (item: Phrase | undefined): boolean =>
  item !== undefined && item.value !== null && item.value > 0 && item.value < 1;
const isWhole = (item: Phrase | undefined): boolean =>
  item !== undefined && item.value !== null && Number.isInteger(item.value) && item.value > 0;

/** The place of a fraction that is added to what stands before `from`; null without one. */
function added(items: readonly Phrase[], from: number): number | null {
  let at = from;
  while (at < from + 2 && items[at]?.concepts.some(({ kind, id }) => kind === 'grammar' && JOINING.has(id))) at++;
  const one = items[at];
  if (!one || !isFraction(one)) return null;
  const isNext = HANGUL.test(one.words) || (one.isAttached && CJK.test(one.words));
  return at > from || isNext || JOINED.test(one.words) ? at : null;
}

/** The number `value` in the place of the phrases from `first` to `last`. */
const numeral = <One extends Phrase>(first: One, last: One, value: number): One => ({
  ...first,
  concepts: [{ kind: 'number', id: String(value) }],
  value,
  mark: null,
  end: last.end,
});

/** Adds fractions to the whole numbers that they belong to, and numbers the units that stand for one or two. */
export function joinFractions(items: Phrase[]): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    if (isWhole(item)) {
      const [, more] = BEFORE_WHOLE.find(([word]) => word.test(items[i - 1]?.words ?? '')) ?? [];
      if (more !== undefined && isUnit(items[i + 1])) {
        items.splice(i - 1, 2, numeral(items[i - 1]!, item, item.value! + more));
        continue;
      }
      const at = added(items, i + 1);
      if (at !== null && isUnit(items[at + 1]))
        items.splice(i, at - i + 1, numeral(item, items[at]!, item.value! + items[at]!.value!));
      continue;
    }
    if (!isUnit(item) || item.value !== null || isFraction(items[i - 1])) continue;
    const at = added(items, i + 1);
    const whole = items[i - 1];
    const isOne = whole !== undefined && whole.value === null && ONE.test(whole.words);
    const isTwo = DUAL.test(item.words);
    if (at === null && !(isTwo && !isWhole(whole))) continue;
    const value = (isWhole(whole) ? whole!.value! : isTwo ? 2 : 1) + (at === null ? 0 : items[at]!.value!);
    const unit = at === null ? item : { ...item, end: items[at]!.end };
    if (isWhole(whole) || isOne) items.splice(i - 1, (at ?? i) - i + 2, numeral(whole!, whole!, value), unit);
    else {
      items.splice(i, (at ?? i) - i + 1, numeral(item, item, value), { ...unit, start: unit.end });
      i++;
    }
  }
}

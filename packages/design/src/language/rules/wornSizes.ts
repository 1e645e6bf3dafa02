/** Ring and bangle sizes of several countries. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { numberAt } from './phrases';
import { MM_PER_INCH, FINGER_MM } from './lengths';

/** US ring sizes: inner diameter of 11.63 mm at size 0, and 0.8128 mm more for each size. */
const US_SIZE_0_MM = 11.63;
const US_STEP_MM = 0.8128;

/** British sizes (BS 6820): inner circumference of 37.5 mm at A, and 1.25 mm more for each letter. */
const UK_SIZE_A_MM = 37.5;
const UK_STEP_MM = 1.25;

/** Sizes that are the inner circumference less 40 mm: Italy, Spain, Portugal, Brazil, Turkey (ISO 8653's predecessors). */
const lessForty = (size: number): number => (40 + size) / Math.PI;
/** East Asian sizes: inner diameter of 13 mm at size 1, and a third of a millimetre more for each size. */
const eastAsian = (size: number): number => 13 + (size - 1) / 3;
/** Latin America counts as the United States, with smaller numbers than those of Spain. */
const LEAST_SPANISH = 10;
/** Inner diameters by the language of the word for size, mm. */
const NATIONAL: Readonly<Record<string, (size: number) => number>> = {
  it: lessForty,
  pt: lessForty,
  tr: lessForty,
  es: (size) => (size < LEAST_SPANISH ? US_SIZE_0_MM + US_STEP_MM * size : lessForty(size)),
  ja: eastAsian,
  zh: eastAsian,
  hi: eastAsian,
};

/** Words before a size that name its country, by the lexicon's unit. */
const COUNTRY: Readonly<Record<string, RegExp>> = {
  'size-uk': cues`^${'british-size'}$`,
  'size-us': cues`^${'american-size'}$`,
  'size-eu': cues`^${'european-size'}$`,
  'size-jp': cues`^${'asian-size'}$`,
  'size-it': cues`^${'italian-size'}$`,
};
const unitOfCountry = (word = ''): string | undefined => Object.keys(COUNTRY).find((unit) => COUNTRY[unit]!.test(word));
const isCountry = (word: string | undefined): boolean => unitOfCountry(word) !== undefined;
/** "EU 62" and "UK M" need no word for size; "us" in lower case is a pronoun. */
const isBareCountry = (s: Sentence, i: number): boolean =>
  isCountry(s.items[i]!.words) && /^[A-Z]{2,3}$/.test(s.prompt.slice(s.items[i]!.start, s.items[i]!.end));
/** Inner diameters by the unit that a country's name stands for, mm. */
const FOREIGN: Readonly<Record<string, (size: number) => number>> = { 'size-jp': eastAsian, 'size-it': lessForty };

/** True for the letter of a British size, which is not an initial: "UK size M." ends a sentence. */
const endsSize = (s: Sentence, i: number): boolean => s.mark(i) !== '.' || s.items[i + 1]?.isAttached !== true;

/** Ring and bangle sizes. */
export function sizes(s: Sentence): void {
  const isBangle = s.has('form', 'bangle') || s.has('type', 'bracelet');
  const isRing = s.has('type', 'ring') || s.has('hint', 'ring');
  for (let i = 0; i < s.items.length; i++) {
    const named = s.id(i, 'unit');
    const isBare = named === null && isRing && !s.isClosed(i) && isBareCountry(s, i);
    if (!isBare && (named === null || !named.startsWith('size'))) continue;
    const at = isCountry(s.items[i + 1]?.words) && !isBare ? i + 1 : i;
    const before = isCountry(s.items[i - 1]?.words) ? i - 1 : i;
    const next = numberAt(s, at + 1);
    // "Ring size 12 Indian".
    const isAfter =
      next !== null && isCountry(s.items[next.to]?.words) && unitOfCountry(s.items[before]?.words) === undefined;
    const unit = unitOfCountry(s.items[isAfter ? next.to : isBare ? i : at > i ? at : before]?.words) ?? named!;
    // "All the same size, 4 mm" is a length.
    if (next && s.id(next.to, 'unit') === 'mm') continue;
    // Hindi in Latin letters says "size" too.
    const isIndian = s.items.some(({ language }) => language === 'hi');
    const national =
      FOREIGN[unit] ?? NATIONAL[s.items[i]!.language] ?? (isIndian && unit === 'size' ? eastAsian : undefined);
    const letter = /^[a-z]$/.exec(s.items[at + 1]?.words ?? '')?.[0];
    const put = (mm: number, to: number, measure: string, from = before): void => {
      s.find('length', String(mm), Math.min(i, from), to, { measure });
      s.close(Math.min(i, from), to);
      if (isAfter) {
        s.take(to, to + 1);
      }
    };
    if (next && isBangle) {
      // Indian bangle sizes are two inches plus a number of sixteenths.
      const indian = /^2[./](2|4|6|8|10|12)$/.exec(s.items[at + 1]!.words);
      if (indian) put(MM_PER_INCH * (2 + Number(indian[1]) / 16), next.to, 'diameter');
    } else if (national && next && next.value < FINGER_MM[0]) put(national(next.value), next.to, 'inner_diameter');
    else if (next) {
      const inner =
        unit === 'size-ru' || (next.value >= 14 && next.value < 25)
          ? next.value
          : next.value >= FINGER_MM[0]
            ? next.value / Math.PI
            : US_SIZE_0_MM + US_STEP_MM * next.value;
      put(inner, next.to, 'inner_diameter');
    } else if (!isBare && national && s.value(i - 1) !== null && s.value(i - 1)! < FINGER_MM[0] && !isBangle)
      // "11号", "15 numara".
      put(national(s.value(i - 1)!), i + 1, 'inner_diameter', i - 1);
    else if (letter && (!isBare || unit === 'size-uk') && endsSize(s, at + 2))
      put((UK_SIZE_A_MM + UK_STEP_MM * (letter.codePointAt(0)! - 97)) / Math.PI, at + 2, 'inner_diameter');
  }
}

/** Plurals of figures' names. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Figures of which each shows several. */
const SEVERAL_IN_ONE: ReadonlySet<string> = new Set(['mountain', 'wave']);

/** Plurals of frequent figures in other languages, and of what is small. */
const PLURALS: Readonly<Record<string, RegExp>> = {
  leaf: cues`${'leaves'}$`,
  star: cues`${'stars'}$`,
  heart: cues`${'hearts'}$`,
  snake: cues`${'snakes'}$`,
  flower: cues`${'flowers'}$`,
  rose: cues`${'roses'}$`,
  butterfly: cues`${'butterflies'}$`,
  bird: cues`${'birds'}$`,
  bee: cues`${'bees'}$`,
  moon: cues`${'moons'}$`,
};

/** True for the plural of a figure's name. */
export const isPluralOf = (text: string, figure: string): boolean =>
  !SEVERAL_IN_ONE.has(figure) && (PLURALS[figure]?.test(text) === true || isEnglishPluralOf(text, figure));

const isEnglishPluralOf = (text: string, figure: string): boolean =>
  [`${figure}s`, `${figure}es`, figure.replace(/fe?$/, 'ves')].includes(text.toLowerCase()) &&
  text.toLowerCase() !== figure;

/** Chinese and Japanese words for several, before and after a noun without a plural. */
const HAN_BEFORE = cues`${'many-before'}\S{0,3}$`;
const HAN_AFTER = cues`^${'case-particle'}?${'many-after'}`;

/** True for several figures of a Chinese or Japanese prompt: "多个小爱心", "ハートが並ぶ". */
export const isHanPlural = ({ items, prompt }: Sentence, from: number, to: number): boolean =>
  /^(?:zh|ja)$/.test(items[from]!.language) &&
  (HAN_BEFORE.test(prompt.slice(0, items[from]!.start)) || HAN_AFTER.test(prompt.slice(items[to - 1]!.end)));

/** German diminutives, which have no plural of their own. */
const GERMAN_DIMINUTIVE = cues`${'diminutive'}$`;

/** True for a diminutive of a bracelet after "mit" and plural adjectives: "Armband mit kleinen Herzchen". */
export const isDiminutivePlural = (s: Sentence, from: number, to: number): boolean => {
  const before = PLURAL_BEFORE.test(s.items[from - 1]?.words ?? '') ? from - 2 : from - 1;
  return s.has('type', 'bracelet') && s.is(before, 'grammar', 'with') && GERMAN_DIMINUTIVE.test(s.words(from, to));
};
/** Adjectives of the dative plural. */
const PLURAL_BEFORE = /\p{L}{3}en$/iu;

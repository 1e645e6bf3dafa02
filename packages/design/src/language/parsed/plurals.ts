/** Plurals of figures' names. */
import type { Sentence } from '../sentence';

/** Figures of which each shows several. */
const SEVERAL_IN_ONE: ReadonlySet<string> = new Set(['mountain', 'wave']);

/** Plurals of frequent figures in other languages, and of what is small. */
const PLURALS: Readonly<Record<string, RegExp>> = {
  leaf: /^(?:blättern?|blättchen|feuilles|hoj(?:as|itas)|fogli(?:e|oline)|folh(?:as|inhas)|лист(?:ья|ьями|ьев|очками)|yapraklar|bladeren|blaadjes|list(?:ki|kami)|li[śs][ćc]mi|[أا]وراق|पत्तियों)$/,
  star: /^(?:sternen?|[ée]toiles|estrell(?:as|itas)|stell(?:e|ine)|estrel(?:as|inhas)|зв[её]зд(?:ы|ами|очки|очками)?|yıldızlar|sterren|sterretjes|gwiazd(?:y|ami|ki|kami)|stj[äa]rnor|نجوم|yıldızlar(?:la|lı|dan)|सितारों|तारों)$/,
  heart:
    /^(?:herzen|c(?:œ|oe)urs|coraz(?:ones|oncitos)|cuor(?:i|icini)|cora[cç][oõ](?:es|ezinhos)|серд(?:ца|цами|ечки|ечками)|kalpler|harten|hartjes|serc(?:a|ami)|serdusz(?:ka|kami)|hj[äa]rtan|قلوب|kalpler(?:le|li|den)|दिलों)$/,
  snake: /^(?:serpents|schlangen|serpientes|serpenti|serpentes|зме(?:ями|ях)|yılanlar|slangen|ثعابين|[أا]فاعي)$/,
  flower:
    /^(?:blumen|fleurs|flor(?:es|ecitas|ecillas|zinhas)|fior(?:i|ellini)|цвет(?:ы|ами|очки|очками)|çiçekler|bloemen|bloemetjes|kwiat(?:y|ami|ki|kami|uszki|uszkami)|blommor|زهور|ورود|çiçekler(?:le|li|den)|फूलों)$/,
  rose: /^(?:rosen|rosas|rositas|rosette|roselline|розы|розами|розочки|güller|gülleri|rozen|róże|rosor|ورود|गुलाबों)$/,
  butterfly:
    /^(?:schmetterlingen?|papillons|maripos(?:as|itas)|farfalle|farfalline|borbolet(?:as|inhas)|бабоч(?:ки|ками)|kelebekler|vlinders|vlindertjes|motyl(?:e|ami|ki|kami)|fj[äa]rilar|فراشات|kelebekler(?:le|li|den)|तितलियों)$/,
  bird: /^(?:vögeln?|oiseaux|pajar(?:os|itos)|pájaros|uccell(?:i|ini)|pass[aá]r(?:os|inhos)|птич(?:ки|ками)|kuşlar|vogels|vogeltjes|pta(?:ki|kami|szki|szkami)|f[åa]glar|طيور|[عغ]صافير|kuşlar(?:la|lı|dan))$/,
  bee: /^(?:bienen|abeilles|abej(?:as|itas)|api|abelh(?:as|inhas)|пч[её]л(?:ы|ами|ками)|arılar|bijen|bijtjes|pszcz(?:o[łl]y|o[łl]ami|[óo][łl]ki|[óo][łl]kami)|bin|نحلات)$/,
  moon: /^(?:monde|lunes|lun(?:as|itas)|luas|луны|[أا]قمار)$/,
};

/** An article or preposition that is written with its noun. */
const ARABIC_PREFIX = /^(?:ب?ال|[بو])(?=\p{Script=Arabic}{3})/u;

/** True for the plural of a figure's name. */
export const isPluralOf = (text: string, figure: string): boolean =>
  !SEVERAL_IN_ONE.has(figure) &&
  ([text.toLowerCase(), text.replace(ARABIC_PREFIX, '')].some((one) => PLURALS[figure]?.test(one)) ||
    isEnglishPluralOf(text, figure));

const isEnglishPluralOf = (text: string, figure: string): boolean =>
  [`${figure}s`, `${figure}es`, figure.replace(/fe?$/, 'ves')].includes(text.toLowerCase()) &&
  text.toLowerCase() !== figure;

/** Chinese and Japanese words for several, before and after a noun without a plural. */
const HAN_BEFORE = /(?:多个|许多|很多|好多|几个|一排|一圈|たくさんの|いくつもの|複数の)\S{0,3}$/u;
const HAN_AFTER = /^(?:[がをの]?(?:たくさん|いくつも|並[ぶんび]|連な)|一排|排列)/u;

/** True for several figures of a Chinese or Japanese prompt: "多个小爱心", "ハートが並ぶ". */
export const isHanPlural = ({ items, prompt }: Sentence, from: number, to: number): boolean =>
  /^(?:zh|ja)$/.test(items[from]!.language) &&
  (HAN_BEFORE.test(prompt.slice(0, items[from]!.start)) || HAN_AFTER.test(prompt.slice(items[to - 1]!.end)));

/** German diminutives, which have no plural of their own. */
const GERMAN_DIMINUTIVE = /\p{L}{2}(?:chen|lein)$/iu;

/** True for a diminutive of a bracelet after "mit" and plural adjectives: "Armband mit kleinen Herzchen". */
export const isDiminutivePlural = (s: Sentence, from: number, to: number): boolean => {
  const before = PLURAL_BEFORE.test(s.items[from - 1]?.words ?? '') ? from - 2 : from - 1;
  return s.has('type', 'bracelet') && s.is(before, 'grammar', 'with') && GERMAN_DIMINUTIVE.test(s.words(from, to));
};
/** Adjectives of the dative plural. */
const PLURAL_BEFORE = /\p{L}{3}en$/iu;

/** Plurals of figures' names. */

/** Figures of which each shows several. */
const SEVERAL_IN_ONE: ReadonlySet<string> = new Set(['mountain', 'wave']);

/** Plurals of frequent figures in other languages. */
const PLURALS: Readonly<Record<string, RegExp>> = {
  leaf: /^(?:blättern?|feuilles|hojas|foglie|folhas|листья|листьями|листьев|yapraklar|bladeren)$/,
  star: /^(?:sternen?|étoiles|estrellas|stelle|estrelas|зв[её]зды|зв[её]здами|yıldızlar|sterren)$/,
  heart: /^(?:c(?:œ|oe)urs|corazones|cuori|corações|сердцами|kalpler|harten)$/,
  snake: /^(?:serpents|schlangen|serpientes|serpenti|serpentes|зме(?:ями|ях)|yılanlar|slangen)$/,
  flower: /^(?:blumen|fleurs|flores|fiori|цветы|цветами|çiçekler|bloemen)$/,
};

/** True for the plural of a figure's name. */
export const isPluralOf = (text: string, figure: string): boolean =>
  !SEVERAL_IN_ONE.has(figure) &&
  (PLURALS[figure]?.test(text.toLowerCase()) === true || isEnglishPluralOf(text, figure));

const isEnglishPluralOf = (text: string, figure: string): boolean =>
  [`${figure}s`, `${figure}es`, figure.replace(/fe?$/, 'ves')].includes(text.toLowerCase()) &&
  text.toLowerCase() !== figure;

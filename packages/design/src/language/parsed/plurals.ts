/** Plurals of figures' names. */

/** Figures of which each shows several. */
const SEVERAL_IN_ONE: ReadonlySet<string> = new Set(['mountain', 'wave']);

/** Plurals of frequent figures in other languages, and of what is small. */
const PLURALS: Readonly<Record<string, RegExp>> = {
  leaf: /^(?:blättern?|blättchen|feuilles|hoj(?:as|itas)|fogli(?:e|oline)|folh(?:as|inhas)|лист(?:ья|ьями|ьев|очками)|yapraklar|bladeren)$/,
  star: /^(?:sternen?|étoiles|estrell(?:as|itas)|stell(?:e|ine)|estrel(?:as|inhas)|зв[её]зд(?:ы|ами|очки|очками)|yıldızlar|sterren)$/,
  heart:
    /^(?:herzen|c(?:œ|oe)urs|coraz(?:ones|oncitos)|cuor(?:i|icini)|cora[cç][oõ](?:es|ezinhos)|серд(?:ца|цами|ечки|ечками)|kalpler|harten)$/,
  snake: /^(?:serpents|schlangen|serpientes|serpenti|serpentes|зме(?:ями|ях)|yılanlar|slangen)$/,
  flower:
    /^(?:blumen|fleurs|flor(?:es|ecitas|ecillas|zinhas)|fior(?:i|ellini)|цвет(?:ы|ами|очки|очками)|çiçekler|bloemen)$/,
  butterfly:
    /^(?:schmetterlingen?|papillons|maripos(?:as|itas)|farfalle|farfalline|borbolet(?:as|inhas)|бабоч(?:ки|ками)|kelebekler|vlinders)$/,
  bird: /^(?:vögeln?|oiseaux|pajar(?:os|itos)|pájaros|uccell(?:i|ini)|pass[aá]r(?:os|inhos)|птич(?:ки|ками)|kuşlar|vogels)$/,
  bee: /^(?:bienen|abeilles|abej(?:as|itas)|api|abelh(?:as|inhas)|пч[её]л(?:ы|ами|ками)|arılar|bijen)$/,
  moon: /^(?:monde|lunes|lun(?:as|itas)|luas|луны)$/,
};

/** True for the plural of a figure's name. */
export const isPluralOf = (text: string, figure: string): boolean =>
  !SEVERAL_IN_ONE.has(figure) &&
  (PLURALS[figure]?.test(text.toLowerCase()) === true || isEnglishPluralOf(text, figure));

const isEnglishPluralOf = (text: string, figure: string): boolean =>
  [`${figure}s`, `${figure}es`, figure.replace(/fe?$/, 'ves')].includes(text.toLowerCase()) &&
  text.toLowerCase() !== figure;

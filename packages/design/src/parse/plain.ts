import { Traced } from './traced';

const MAX_READ = 2000;

/** Lower case without accents, curly quotes and long dashes made plain, Arabic figures the usual ones. */
export const plain = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .replace(/[\u00bc-\u00be]/g, ' $&')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u2044/g, '/');

/** The same of a whole prompt, with the place of each character. */
export const plainPrompt = (prompt: string): Traced => Traced.from(prompt.slice(0, MAX_READ), plain);

/** A pattern for what was written, in plain text. */
export const literally = (written: string): string => plain(written).replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** A text to be spelled, without the accents of Latin letters and the vowel signs of Arabic ones. */
export const bare = (text: string): string => text.normalize('NFKD').replaceAll(/[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g, '').normalize('NFC');

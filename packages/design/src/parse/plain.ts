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

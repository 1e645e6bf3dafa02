import { FILE_NAME_LENGTH } from './limits';

const PREFIX = 'jewelry-';

/**
 * File name of a downloaded image: the first 30 graphemes of its prompt in lower case, with a dash for each run of
 * characters other than ASCII letters and digits; the id when nothing remains. Contains only `[a-z0-9-]` and one dot.
 */
export function downloadFileName({ id, prompt }: { readonly id: string; readonly prompt: string }): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(prompt);
  const start = Array.from(graphemes, ({ segment }) => segment)
    .slice(0, FILE_NAME_LENGTH)
    .join('');
  const words = start
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${PREFIX}${words || id}.png`;
}

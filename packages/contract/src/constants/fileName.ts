import { FILE_NAME_LENGTH } from './limits';

const PREFIX = 'jewelry-';

/**
 * File name of a downloaded image: the first 30 characters (grapheme clusters) of its prompt, in lower case, with
 * dashes for all that is no letter or digit of ASCII; the id when nothing remains. Holds `[a-z0-9-]` and one dot.
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

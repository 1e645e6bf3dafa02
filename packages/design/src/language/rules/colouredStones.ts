/** Coloured stones that a prompt refuses: "no coloured stones", "sans pierres de couleur". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** "Coloured" beside a noun for stones; lexicons have other such words as those of a rainbow. */
const COLOURED = cues`^${'coloured'}$`;
export const isColoured = (s: Sentence, i: number): boolean =>
  s.is(i, 'sequence', 'spectrum') || COLOURED.test(s.items[i]?.words ?? '');

/** The range of "coloured stones", "pierres de couleur" from a phrase on; null when it names something else. */
export function colouredAfter(s: Sentence, from: number): number | null {
  let i = from;
  while (s.isAny(i, 'grammar', 'the', 'a', 'idle') && !isColoured(s, i)) i++;
  if (isColoured(s, i)) return s.is(i + 1, 'noun', 'stone') ? i + 2 : null;
  if (!s.is(i, 'noun', 'stone')) return null;
  const at = s.is(i + 1, 'grammar', 'of') ? i + 2 : i + 1;
  return isColoured(s, at) ? at + 1 : null;
}

export function refuseColoured(s: Sentence, from: number, to: number): void {
  s.find('stones', 'coloured', from, to, { isRefused: true });
  s.take(from, to);
}

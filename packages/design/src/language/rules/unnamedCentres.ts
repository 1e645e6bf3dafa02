/** Main stones that only their cut names: "an asscher cut centre with sapphires around it" is a diamond. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { ONE_STONE } from './grammaticalNumber';

/** English words for the main stone, and not for its place. */
const CENTRE = cues`^${'main-stone'}$`;

/** Words that end what is said of the main stone. */
const isEnd = (s: Sentence, i: number): boolean =>
  (s.isBreak(i) && s.mark(i) !== ':') || s.isAny(i, 'grammar', 'with', 'and');

/** "A princess centre": the cut without its noun, which is a girl elsewhere. */
const PRINCESS = cues`${'princess'}$`;

const cutAt = (s: Sentence, i: number): string | null =>
  s.id(i, 'cut') ?? s.id(i, 'shape') ?? (PRINCESS.test(s.items[i]?.words ?? '') ? 'princess' : null);

/** The place of the cut right before a word for the main stone, or before its weight: "cushion 2 ct centre". */
function cutBefore(s: Sentence, i: number): number | null {
  let at = i - 1;
  while (at >= 0 && s.isClosed(at)) at--;
  return cutAt(s, at) === null ? null : at;
}

/** True for a stone that names the whole ring, or stands alone: "ruby ring, oval centre", "oval centre, ruby". */
const isOfWhole = (s: Sentence, i: number): boolean =>
  s.isOf(i + 1, 'type', 'hint') || (s.isBreak(i - 1) && s.isBreak(i + 1));

/** True for a stone or a colour in the words about the main stone. */
const hasKind = (s: Sentence, from: number, step: 1 | -1): boolean => {
  for (let i = from; i >= 0 && i < s.items.length && !isEnd(s, i); i += step)
    if ((isStoneNoun(s, i) && s.id(i, 'noun') === null) || s.isOf(i, 'colour', 'sequence')) return true;
  return false;
};

/** Reads the diamond in the middle of a ring whose other stones are named, where only its cut is. */
export function unnamedCentres(s: Sentence): void {
  const centres = s.all('role').filter((i) => s.is(i, 'role', 'center'));
  const [i] = centres;
  if (i === undefined || centres.length > 1 || !s.has('stone') || !CENTRE.test(s.items[i]!.words)) return;
  const cut = cutBefore(s, i);
  if (cut === null || hasKind(s, cut - 1, -1) || hasKind(s, i + 1, 1)) return;
  if (s.all('stone').some((stone) => isOfWhole(s, stone))) return;
  s.find('cut', cutAt(s, cut)!, cut, cut + 1, { of: 'diamond', role: 'center' });
  s.find('stone', 'diamond', i, i + 1, { role: 'center', measure: ONE_STONE });
  s.close(cut, i + 1);
}

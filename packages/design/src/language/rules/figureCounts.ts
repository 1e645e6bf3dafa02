/** Numbers of figures: "three small stars", "a double heart", "intertwined snakes". */
import { cues } from '../cues';
import { isPluralOf } from '../parsed/plurals';
import type { Finding, Sentence } from '../sentence';
import { countBefore, placeOfCount } from './phrases';

/** Counters of figures behind their number: "金魚が3匹". */
const COUNTER = cues`^${'counter-of-figures'}`;
const COUNTED = cues`${'counter-of-figures'}$`;
/** The place of a count after a figure in Japanese, Chinese and Korean; -1 without one. */
const countAfter = (s: Sentence, to: number): number =>
  [to, to + 1].find(
    (i) =>
      s.value(i) !== null &&
      (COUNTED.test(s.items[i]!.words) ||
        s.is(i + 1, 'grammar', 'counter') ||
        COUNTER.test(s.items[i + 1]?.words ?? '')),
  ) ?? -1;

/** Between "two" or "double" and an animal: "a two-headed snake". */
const HEADED = cues`^${'headed'}$`;

/** The place of "double" or of the number of heads right before a figure; -1 without one. */
function foldAt(s: Sentence, { from }: Finding): number {
  const isHeaded = HEADED.test(s.items[from - 1]?.words ?? '');
  const at = from - (isHeaded ? 2 : 1);
  return s.is(at, 'fold', '2') && (isHeaded || s.value(at) === null) ? at : -1;
}

/** True for figures in the plural that wind around each other, which are two. */
const areIntertwined = (s: Sentence, { from, to, value }: Finding): boolean =>
  isPluralOf(s.words(from, to), value) && [from - 1, to].some((at) => s.is(at, 'form', 'twist'));

/** Figures that show a pair, so that two of them are one. */
const PAIRS: ReadonlySet<string> = new Set(['baby feet']);

/** Reads the number of each figure. */
export function figureCounts(s: Sentence): void {
  for (const motif of s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused)) {
    const at = countBefore(s, motif.from) === undefined ? countAfter(s, motif.to) : placeOfCount(s, motif.from);
    const count = s.value(at);
    if (count !== null && count >= 2) {
      if (count === 2 && PAIRS.has(motif.value)) motif.from = at;
      else motif.count = count;
      s.read(at, at + 1);
      continue;
    }
    const fold = foldAt(s, motif);
    if (fold < 0 && !areIntertwined(s, motif)) continue;
    motif.count = 2;
    if (fold >= 0) s.read(fold, motif.from);
  }
}

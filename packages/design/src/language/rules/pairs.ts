/** Pairs of rings for two people. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { FOLLOWS } from './counters';

/** "Both rings matte, his 7 mm, hers 2 mm" in a prompt for rings. */
function hisAndHers(s: Sentence): void {
  const at = (word: string): number => s.items.findIndex(({ words }, i) => words === word && !s.isClosed(i));
  const [his, hers] = [at('his'), at('hers')];
  const rings = s.items.findIndex(
    ({ words }, i) => cues`^(?:${'wedding'} )?${'rings-or-bands'}$`.test(words) && !s.isClosed(i),
  );
  if (his < 0 || hers < 0 || rings < 0 || s.findings.some(({ value }) => value === 'pair')) return;
  s.find('form', 'pair', rings, rings + 1);
}

const isWeddingRing = (s: Sentence, i: number): boolean => s.is(i, 'form', 'band') && s.is(i, 'type', 'ring');

/** Maximum distance of a number from the wedding rings that it counts, in phrases. */
const REACH = 3;

/** "Iki alyans", "結婚指輪を二本": two wedding rings in languages without a plural, or with their number after them. */
function twoWeddingRings(s: Sentence): void {
  if (s.has('form', 'pair', 'stack')) return;
  for (let i = 0; i < s.items.length; i++) {
    if (s.value(i) !== 2 || s.isClosed(i) || s.items[i]!.language === 'en') continue;
    const isOther = (at: number): boolean =>
      s.isOf(at, 'stone', 'motif', 'noun', 'unit', 'karat') || s.value(at) !== null;
    let after = i + 1;
    while (after < i + REACH && !s.isBreak(after) && !isWeddingRing(s, after) && !isOther(after)) after++;
    const end = s.is(i + 1, 'grammar', 'counter') ? i + 2 : i + 1;
    const before = FOLLOWS.has(s.items[i]!.language) && s.isBreak(end) ? [i - 1, i - 2] : [];
    const ring = [after, ...before].find((at) => isWeddingRing(s, at));
    if (ring === undefined) continue;
    s.find('form', 'pair', Math.min(i, ring), Math.max(i, ring) + 1);
    return;
  }
}

/** "Rings for both of us", "his and hers bands", "two simple bands". */
export function pairs(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i) || !(s.is(i, 'grammar', 'pair') || s.value(i) === 2)) continue;
    let at = i + 1;
    while (
      at < i + 5 &&
      at < s.items.length &&
      s.mark(at) === null &&
      !cues`^${'rings-or-bands'}$`.test(s.items[at]!.words)
    )
      at++;
    if (at < s.items.length && s.mark(at) === null && cues`^${'rings-or-bands'}$`.test(s.items[at]!.words)) {
      s.find('form', 'pair', i, at + 1);
    }
  }
  hisAndHers(s);
  twoWeddingRings(s);
}

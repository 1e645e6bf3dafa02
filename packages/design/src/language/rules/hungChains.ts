/** Short chains that hang below a piece: "three little chains hanging from it, a pearl at the end of each". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Maximum distance of what is at their ends from the chains, in phrases. */
export const CHAIN_REACH = 9;

/** Most chains below a piece. */
const MOST = 7;

/** Finds chains that hang or are counted and small, and reads what says that each has an end. */
export function hungChains(s: Sentence): void {
  if (s.has('style', 'layered')) return;
  if (s.has('type', 'earrings', 'bracelet', 'ring', 'watch') && !s.has('type', 'pendant')) return;
  const isHung = (i: number): boolean =>
    s.is(i, 'form', 'drop') || s.is(i, 'role', 'below') || s.is(i, 'place', 'below');
  for (const [i, { start, end }] of s.items.entries()) {
    if (s.isClosed(i) || !cues`^${'short-chains'}$`.test(s.prompt.slice(start, end))) continue;
    const described = [i - 1, i - 2, i - 3];
    const other = described.findIndex((at) => s.isBreak(at) || s.isOf(at, 'stone', 'motif', 'type', 'part'));
    const before = described.slice(0, other < 0 ? undefined : other);
    // "チェーンが3本ぶら下がる", "üç zinciri sarkan": numbers and verbs that follow.
    const after = [i + 1, i + 2, i + 3, i + 4].slice(0, s.items[i]!.language === 'ja' ? 4 : 2);
    const number = [...before, ...(s.items[i]!.language === 'ja' ? after : [])].find(
      (at) => s.value(at) !== null && s.value(at)! <= MOST,
    );
    const isSmall = before.some(
      (at) => s.id(at, 'scale') !== null || cues`^${'short-of-chains'}$`.test(s.items[at]!.words),
    );
    if (!(isHung(i - 1) || after.some(isHung) || (number !== undefined && isSmall))) continue;
    s.find('form', 'chain-drops', i, i + 1, number === undefined ? {} : { count: s.value(number)! });
    if (number !== undefined) s.find('number', String(s.value(number)), number, number + 1, { at: 'form chain-drops' });
    s.take(Math.min(number ?? i, i), i + 1);
    for (let at = i + 1; at < i + CHAIN_REACH && s.items[at]; at++)
      if (cues`^${'chain-ends'}$`.test(s.items[at]!.words)) s.read(at, at + 1);
    return;
  }
}

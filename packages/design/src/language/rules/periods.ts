/** Stones that return in a row: "every fifth stone a sapphire", "an emerald every third stone". */
import type { Finding, Sentence } from '../sentence';
import { SEVERAL } from './grammaticalNumber';

/** Maximum distance of a stone from the words of its period, in phrases. */
const REACH = 5;

/** Periods of forms of links, which stones may have as well: "every third a ruby". */
const OF_LINKS: Readonly<Record<string, string>> = { 'second-links': '2', 'third-links': '3' };

/** The period that a phrase states, in stones; null for others. */
function periodAt(s: Sentence, i: number): string | null {
  if (s.isClosed(i)) return null;
  const form = s.id(i, 'form');
  return s.id(i, 'period') ?? (form && !s.items[i]!.words.endsWith('link') ? (OF_LINKS[form] ?? null) : null);
}

/** The stone that returns: the next one, else the one right before the words. */
function returning(s: Sentence, i: number): Finding | undefined {
  const stones = s.findings
    .filter(({ concept, isRefused }) => concept === 'stone' && !isRefused)
    .toSorted((a, b) => a.from - b.from);
  const isApart = (from: number, to: number): boolean => s.items.slice(from, to).some((_, k) => s.isBreak(from + k));
  const after = stones.find(({ from }) => from > i && from - i <= REACH && !isApart(i + 1, from));
  return after ?? stones.findLast(({ to }) => to <= i && i - to < REACH && !isApart(to, i));
}

/** Gives stones the period at which they return. */
export function periods(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const every = periodAt(s, i);
    const stone = every === null ? undefined : returning(s, i);
    if (every === null || !stone) continue;
    s.find('sequence', 'turns', i, i + 1, { measure: every, of: stone.value });
    stone.measure = SEVERAL;
    delete stone.count;
    s.close(i, i + 1);
  }
}

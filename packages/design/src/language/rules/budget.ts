/** Reads a budget. */
import type { Sentence } from '../sentence';
import { numberAt } from './phrases';

export function budgets(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const number = numberAt(s, i);
    if (!number) continue;
    let [from, to] = [i, number.to];
    if (s.is(to, 'unit', 'karat') && s.items[to]!.isAttached && s.items[to]!.words === 'k') to++;
    const isBudget = (at: number): boolean => s.is(at, 'money', 'budget');
    const isLimit = (at: number): boolean => s.is(at, 'money', 'limit') || isBudget(at) || s.mark(at) === ':';
    if (s.is(to, 'money', 'currency')) to++;
    else if (s.is(from - 1, 'money', 'currency')) from--;
    else if (isBudget(to)) {
      s.find('budget', s.words(from, to + 1), from, to + 1);
      s.close(from, to + 1);
      continue;
    } else {
      let at = from - 1;
      while (isLimit(at) && !isBudget(at)) at--;
      if (!isBudget(at)) continue;
      s.find('budget', s.words(at, to), at, to);
      s.close(at, to);
      continue;
    }
    while (isLimit(from - 1)) from--;
    if (isBudget(to)) to++;
    s.find('budget', s.words(from, to), from, to);
    s.close(from, to);
  }
}

/** Refused things that a reason names again: "no pearls because everybody is doing pearls now". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { beginsClause, clauseEnd, isReason } from './stories';

/** Words for people in general. */
const ALL = cues`${'everyone'}`;

/** Kinds of concepts that a reason names again. */
const KINDS = ['stone', 'metal', 'motif', 'form'] as const;

/** Closes clauses of reasons and of what all people have, as far as they name what is refused before them. */
export function saidAgain(s: Sentence): void {
  const refused = s.findings.filter(({ isRefused, concept }) => isRefused && KINDS.some((kind) => kind === concept));
  if (refused.length === 0) return;
  for (let from = Math.min(...refused.map(({ to }) => to)); from < s.items.length;) {
    const to = clauseEnd(s, from);
    const clause = s.prompt.slice(s.items[from]!.start, s.items[to - 1]!.end);
    if (beginsClause(s, from) && (isReason(s, from) || ALL.test(clause)))
      for (let i = from; i < to; i++)
        if (refused.some(({ concept, value, to: end }) => end <= i && s.id(i, concept) === value)) {
          s.take(i, i + 1);
        }
    from = to;
  }
}

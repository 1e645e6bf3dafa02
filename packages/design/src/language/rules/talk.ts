/** Which concepts are talk where a clause tells of people, of what they have and of the past. */
import type { Sentence } from '../sentence';
import { isForPersons, isOfPersonOnly, isOfWho, isOwned, pastIn } from './stories';

/** Kinds of which a clause about the past or about what a person has names none of the piece. */
const OF_PAST: ReadonlySet<string> = new Set(['motif', 'lacking', 'finish', 'look']);
const OF_OWNERS: ReadonlySet<string> = new Set(['finish', 'form', 'look', 'style']);

/** Tells concepts that a clause only mentions: "my grandad kept bees", "we met in Egypt", "she is mad on space". */
export function talkIn(s: Sentence): (i: number, kind: string) => boolean {
  const isPast = pastIn(s);
  return (i, kind) =>
    (OF_PAST.has(kind) && isPast(i)) ||
    ((kind === 'motif' || kind === 'lacking') && isForPersons(s, i)) ||
    (OF_OWNERS.has(kind) && isOwned(s, i)) ||
    ((kind === 'style' || kind === 'look') && (isOfWho(s, i) || isOfPersonOnly(s, i)));
}

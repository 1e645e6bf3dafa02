/** Which concepts are talk where a clause tells of people, of what they have and of the past. */
import type { Sentence } from '../sentence';
import { isForPersons, isOfFondness, isOfPersonOnly, isOfWho, isOwned, pastIn } from './stories';

/** Kinds of which a clause about the past or about what a person has names none of the piece. */
const OF_PAST: ReadonlySet<string> = new Set(['motif', 'lacking', 'finish', 'look']);
const OF_OWNERS: ReadonlySet<string> = new Set(['finish', 'form', 'look', 'style']);

/** Tells concepts that a clause only mentions: "my grandad kept bees", "we met in Egypt", "she is mad on space". */
/** True for a figure that a person is fond of, alone or in a list: "he keeps rabbits, roses and bees". */
const isLiked = (s: Sentence, i: number): boolean =>
  isOfFondness(s, i) ||
  ((s.mark(i - 1) === ',' || s.is(i - 1, 'grammar', 'and')) && s.id(i - 2, 'motif') !== null && isLiked(s, i - 2));

/** True for a figure that a person is fond of beside another one, or beside the stones of a wish in another sentence. */
function isOnlyLiked(s: Sentence, i: number): boolean {
  if (!isLiked(s, i)) return false;
  const isOther = (at: number): boolean => s.id(at, 'motif') !== s.id(i, 'motif') && !isLiked(s, at);
  if (s.all('motif').some(isOther)) return true;
  const isApart = (at: number): boolean =>
    s.items.slice(Math.min(i, at), Math.max(i, at)).some(({ mark }) => mark !== null && /[.!?]/.test(mark));
  const pieces = [...s.all('type'), ...s.all('hint')];
  const isBare = s.all('stone').some(isApart) || s.has('form', 'band', 'pair', 'tennis', 'eternity');
  return isBare && pieces.length > 0 && pieces.every(isApart);
}

export function talkIn(s: Sentence): (i: number, kind: string) => boolean {
  const isPast = pastIn(s);
  return (i, kind) =>
    (OF_PAST.has(kind) && isPast(i)) ||
    (kind === 'motif' && isOnlyLiked(s, i)) ||
    ((kind === 'motif' || kind === 'lacking') && isForPersons(s, i)) ||
    (OF_OWNERS.has(kind) && isOwned(s, i)) ||
    ((kind === 'style' || kind === 'look') && (isOfWho(s, i) || isOfPersonOnly(s, i)));
}

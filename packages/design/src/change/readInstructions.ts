/** Reads a sentence about a finished design: operations and the parts they apply to. */
import { itemsOf } from '../language/items';
import { Sentence } from '../language/sentence';
import { MOST_READ } from '../language/tokenizer';
import { counts, karats, multiples, steps } from './amounts';
import { Clause } from './clause';
import type { Instruction, Instructions, Span } from './instruction';
import { keeps, removals, replacements, swaps } from './replacements';
import { additions, statements } from './statements';
import { CHANGE_WORDS } from './words';
import { setOf } from '../wordList';

/** Kinds of words that are never reported as unread. */
const SMALL: ReadonlySet<string> = setOf(`
  grammar edit degree target part role number noun type hint plural quantity wearer custom hue gold dimension scale
`);

/** Runs the rules in the order in which they depend on each other. */
function read(clause: Clause): Instruction[] {
  swaps(clause);
  keeps(clause);
  replacements(clause);
  steps(clause);
  counts(clause);
  removals(clause);
  multiples(clause);
  additions(clause);
  karats(clause);
  statements(clause);
  if (clause.found.length === 0) additions(clause, true);
  return clause.found;
}

/** Words that no rule read. */
function unread(clause: Clause): Span[] {
  return clause.s.items.flatMap(({ isRead, mark, concepts, words }, i) =>
    isRead || mark !== null || words.length < 2 || words.endsWith("'") || concepts.some(({ kind }) => SMALL.has(kind))
      ? []
      : [clause.spanOf(i, i + 1)],
  );
}

/** Splits a text into clauses: at full stops, semicolons, and at a comma or "and" before another change. */
function clausesOf(s: Sentence): [from: number, to: number][] {
  const out: [number, number][] = [];
  let from = 0;
  const begins = (at: number): boolean => {
    const i = s.isAny(at, 'grammar', 'a', 'the', 'of') ? at + 1 : at;
    return (
      s.isAny(i, 'edit', 'remove', 'add', 'replace', 'keep', 'make', 'swap', 'double', 'halve') ||
      s.is(i, 'grammar', 'not') ||
      s.id(i, 'step') !== null
    );
  };
  for (let i = 0; i < s.items.length; i++) {
    const mark = s.mark(i);
    const isStop = mark !== null && /^[.;!?\n،。；]$/u.test(mark);
    const isJoint = (mark === ',' || s.is(i, 'grammar', 'and')) && (begins(i + 1) || s.is(i + 1, 'edit', 'but'));
    if (!isStop && !isJoint && !s.is(i, 'edit', 'but')) continue;
    if (i > from) out.push([from, i]);
    from = i + 1;
  }
  if (from < s.items.length) out.push([from, s.items.length]);
  return out;
}

/**
 * Parses the instructions of a text in any language of the lexicon. Text after the first 2,000 characters is
 * ignored. Never throws.
 */
export function readInstructions(text: string): Instructions {
  const words = text.slice(0, MOST_READ);
  const { items } = itemsOf(words, CHANGE_WORDS);
  const clauses = clausesOf(new Sentence(words, items)).map(([from, to]) => {
    const offset = items[from]!.start;
    const own = items.slice(from, to).map((item) => ({ ...item, start: item.start - offset, end: item.end - offset }));
    return new Clause(words.slice(offset, items[to - 1]!.end), offset, own);
  });
  return {
    instructions: clauses.flatMap((clause) => read(clause)),
    unread: clauses.flatMap((clause) => unread(clause)),
  };
}

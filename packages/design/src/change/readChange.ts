/** Changes of a design by words. */
import type { DesignSpec } from '../spec';
import { diff } from '../spec/diff';
import { edited, type Edit } from '../spec/edit';
import { InvalidDesign } from '../spec/schema';
import type { Act, Instruction, Span } from './instruction';
import { readInstructions } from './readInstructions';
import { keepMetal } from './metals';
import { editsFor } from './resolve';
import { AlreadySo, NotPossible } from './target';
import { fittingType } from './watches';
import { wordList } from '../wordList';

/** Words of a change that are not possible for the design, with a sentence that gives the reason. */
export interface Refusal extends Span {
  reason: string;
}

export interface ReadChange {
  /** To be applied together, in this order. */
  edits: Edit[];
  /** The words that the edits follow. */
  understood: Span[];
  notPossible: Refusal[];
  /** Words that no rule has read; the edits are complete without them. */
  unread: Span[];
}

/**
 * The order in which instructions apply, independent of the order of the words: a weight is that of the stone's new
 * cut.
 */
const ORDER: readonly Act['do'][] = wordList('type form motif remove add setting swap stone cut count times');
function rank({ act, target }: Instruction): number {
  if (act.do === 'keep') return ORDER.length + 2;
  // The metal of the whole piece changes before that of its parts.
  if (act.do === 'metal' && target !== null) return ORDER.length + 1;
  return ORDER.includes(act.do) ? ORDER.indexOf(act.do) : ORDER.length;
}

const UNREADABLE =
  'We could not read a change in this. Name a part and what it should be, such as "a thinner band" or "oval instead of round".';

/**
 * Reads a change of a finished design in any language of the lexicon. Accepts any text and never throws. Impossible
 * requests are in `notPossible`; ask the user before applying the rest of such a change.
 */
export function readChange(spec: DesignSpec, words: string): ReadChange {
  return appliedChange(spec, words).reading;
}

/** A design after a change by text, with its reading; the same design object when nothing was feasible. */
export function changedDesign(spec: DesignSpec, words: string): { spec: DesignSpec; reading: ReadChange } {
  const { spec: changed, reading } = appliedChange(spec, words);
  return { spec: reading.notPossible.length > 0 ? spec : changed, reading };
}

function appliedChange(spec: DesignSpec, words: string): { spec: DesignSpec; reading: ReadChange } {
  const read = readInstructions(words);
  const { instructions, unread } = fittingType(spec, read.instructions);
  const reading: ReadChange = {
    edits: [],
    understood: [],
    notPossible: [],
    unread: [...read.unread, ...unread].toSorted((a, b) => a.start - b.start),
  };
  const alreadySo: Refusal[] = [];
  let now = spec;
  for (const instruction of instructions.toSorted((a, b) => rank(a) - rank(b))) {
    const { text, start, end } = instruction;
    try {
      const edits =
        instruction.act.do === 'keep' && instruction.target
          ? keepMetal(spec, now, instruction.target)
          : editsFor(now, instruction);
      now = edited(now, ...edits);
      reading.edits.push(...edits);
      reading.understood.push({ text, start, end });
    } catch (error) {
      if (!(error instanceof NotPossible || error instanceof InvalidDesign)) throw error;
      (error instanceof AlreadySo ? alreadySo : reading.notPossible).push({
        text,
        start,
        end,
        reason:
          error instanceof NotPossible ? error.message : `It cannot be built like this: ${error.problems.join('; ')}.`,
      });
    }
  }
  if (reading.edits.length > 0 && diff(spec, now).length === 0) {
    alreadySo.push(...reading.understood.map((words) => ({ ...words, reason: 'It is already like this.' })));
    Object.assign(reading, { edits: [], understood: [] });
  }
  if (reading.edits.length === 0 && reading.notPossible.length === 0) reading.notPossible.push(...alreadySo);
  else reading.understood.push(...alreadySo.map(({ text, start, end }) => ({ text, start, end })));
  if (reading.edits.length === 0 && reading.notPossible.length === 0)
    reading.notPossible.push({ text: words, start: 0, end: words.length, reason: UNREADABLE });
  return { spec: now, reading };
}

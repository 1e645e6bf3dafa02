/** The verdict on a requirement, and the phrases of its note. */
import type { PieceFacts } from '../facts';

/** `differently`: the piece meets it in another way; `not`: the piece does not meet it. */
export type RequirementStatus = 'met' | 'differently' | 'not';

export interface FulfilledRequirement {
  /** The prompt from `start` to `end`, in UTF-16 units. */
  text: string;
  start: number;
  end: number;
  status: RequirementStatus;
  /** Id of the part that meets it, where one part does. */
  part?: string;
  /** One sentence that states how it is met differently or why it is not met. */
  note?: string;
}

export type Verdict = Pick<FulfilledRequirement, 'status' | 'part' | 'note'>;

export type Facts = Pick<PieceFacts, 'built' | 'bill' | 'extents'>;

/** Note on words that no rule has read. */
export const UNREAD = 'We did not understand this.';

export const met = (part?: string): Verdict => ({ status: 'met', ...(part === undefined ? {} : { part }) });

export const differently = (note: string, part?: string): Verdict => ({
  status: 'differently',
  note,
  ...(part === undefined ? {} : { part }),
});

export const not = (note: string): Verdict => ({ status: 'not', note });

/** Rounds a number in a note to 0.1. */
export const round = (x: number): number => Math.round(x * 10) / 10;

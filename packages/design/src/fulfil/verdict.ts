/** What became of a requirement, and words for it. */
import type { PieceFacts } from '../facts';

/** `differently`: the piece does it in another way; `not`: it does not do it. */
export type RequirementStatus = 'met' | 'differently' | 'not';

export interface FulfilledRequirement {
  /** The prompt from `start` to `end`, in UTF-16 units. */
  text: string;
  start: number;
  end: number;
  status: RequirementStatus;
  /** Id of the part that meets it, where one part does. */
  part?: string;
  /** How it is met differently, or why it is not met: one sentence. */
  note?: string;
}

export type Verdict = Pick<FulfilledRequirement, 'status' | 'part' | 'note'>;

export type Facts = Pick<PieceFacts, 'built' | 'bill'>;

export const met = (part?: string): Verdict => ({ status: 'met', ...(part === undefined ? {} : { part }) });

export const differently = (note: string, part?: string): Verdict => ({
  status: 'differently',
  note,
  ...(part === undefined ? {} : { part }),
});

export const not = (note: string): Verdict => ({ status: 'not', note });

/** A figure of a note, to a tenth. */
export const round = (x: number): number => Math.round(x * 10) / 10;

/** Verdicts of a person on the pictures of the set, for requirements that geometry cannot decide. */
import { readFile } from 'node:fs/promises';
import type { ExpectedRequirement } from './judge';

/** `differently` and `not`: the requirements of the piece state it too; `unsaid`: it is missing without a note. */
export type Seen = 'seen' | 'differently' | 'not' | 'unsaid';

interface Picture {
  readonly prompt: string;
  /** As a catalogue photograph, 1 to 10. */
  readonly grade: number;
  /** Verdicts by kind and value of a requirement. */
  readonly wishes?: Readonly<Record<string, Seen>>;
  /** Statements of the text that the picture does not show. */
  readonly untrue?: readonly string[];
  /** Stones that the prompt does not name. */
  readonly uninvited?: string;
}

interface Grades {
  /** Date of the verdicts, on pictures of 480 px; pieces may have changed since. */
  readonly date: string;
  readonly pictures: readonly Picture[];
}

const { date, pictures } = JSON.parse(await readFile(new URL('grades.json', import.meta.url), 'utf8')) as Grades;
const byPrompt = new Map(pictures.map((picture) => [picture.prompt, picture]));

export const gradedOn = date;

export const pictureOf = (prompt: string): Picture | undefined => byPrompt.get(prompt);

/** The recorded verdict of a person on a requirement; undefined without one. */
export const seen = (prompt: string, { kind, value }: ExpectedRequirement): Seen | undefined =>
  byPrompt.get(prompt)?.wishes?.[`${kind} ${value}`];

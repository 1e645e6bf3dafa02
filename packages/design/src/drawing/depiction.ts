/** The interpretation of a drawing of a whole piece. */
import type { Cut, Drawing, GemKind } from '../spec';
import type { Form } from '../language/vocabulary';

export interface Depiction {
  /** The recognized kind. */
  readonly words: string;
  /** The part of it that the metal follows; null when it is a construction that has a name. */
  readonly pattern: Drawing | null;
  readonly forms: readonly Form[];
  /** The kinds of its stones; none for a piece without stones. */
  readonly gems: readonly GemKind[];
  readonly cuts: readonly Cut[];
  readonly stoneCount: number | null;
  readonly stoneSizeMm: number | null;
}

/** A piece without further content. */
export const BARE: Omit<Depiction, 'words'> = {
  pattern: null,
  forms: [],
  gems: [],
  cuts: [],
  stoneCount: null,
  stoneSizeMm: null,
};

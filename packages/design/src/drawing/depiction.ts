/** The interpretation of a drawing of a whole piece. */
import type { Cut, Drawing, GemKind } from '../spec';
import type { Form } from '../language/vocabulary';

export interface Depiction {
  /** The recognized kind. */
  readonly words: string;
  /** The part of the drawing that the metal follows; null for a construction with a name. */
  readonly pattern: Drawing | null;
  readonly forms: readonly Form[];
  /** The kinds of its stones; none for a piece without stones. */
  readonly gems: readonly GemKind[];
  readonly cuts: readonly Cut[];
  readonly stoneCount: number | null;
  readonly stoneSizeMm: number | null;
}

/** A depiction without stones, forms or pattern. */
export const BARE: Omit<Depiction, 'words'> = {
  pattern: null,
  forms: [],
  gems: [],
  cuts: [],
  stoneCount: null,
  stoneSizeMm: null,
};

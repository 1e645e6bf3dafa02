/** A motif as a module: its drawings and the words that name it. */
import type { Figure } from '../curves/figure';
import type { GemKind } from '../spec';

export interface Motif {
  /** The name that designs store and descriptions write. */
  id: string;
  /** Ways to draw it; the first has ground for small stones all over. */
  drawings: readonly (() => Figure)[];
  /** Stones when the prompt names none; an empty list for metal alone. @default any */
  stones?: readonly GemKind[];
  /** Phrases by language, in the notation of the lexicons. */
  words: Readonly<Record<string, readonly string[]>>;
}

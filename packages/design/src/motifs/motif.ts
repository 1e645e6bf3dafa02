/** A motif as a module: its drawings and the words that name it. */
import type { Figure } from '../curves/figure';

export interface Motif {
  /** The name that designs store and descriptions write. */
  id: string;
  /** Ways to draw it; the first has ground for small stones all over. */
  drawings: readonly (() => Figure)[];
  /** Phrases by language, in the notation of the lexicons. */
  words: Readonly<Record<string, readonly string[]>>;
}

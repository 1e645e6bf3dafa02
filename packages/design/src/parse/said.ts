import type { Stated } from './measures';

/** A wish that a maker may or may not be able to keep, with the words that stated it. */
export interface Said {
  field: 'type' | 'budget' | 'origin' | 'pearl' | 'karat' | 'name' | 'engraving' | 'form' | 'motif' | 'stone' | 'cut' | 'chain' | 'section' | Stated['field'];
  id: string;
  words: string;
  /** Where the words begin in the text that is read. */
  index: number;
}

/** One requirement of a prompt, with the words that state it. */
import type { FigureSeat } from '../spec';

/** Subject of a requirement. */
export type RequirementConcept =
  | 'type'
  | 'metal'
  | 'two-tone'
  | 'karat'
  | 'finish'
  | 'inlay'
  | 'stone'
  | 'stones'
  | 'sequence'
  | 'pearl'
  | 'origin'
  | 'cut'
  | 'prongs'
  | 'count'
  | 'size'
  | 'carats'
  | 'length'
  | 'style'
  | 'motif'
  | 'name'
  | 'engraving'
  | 'form'
  | 'chain'
  | 'section'
  | 'dial'
  | 'bezel'
  | 'strap'
  /**
   * Colour of a part of a watch; `measure` is its kind, or a part and the name of another property, such as
   * `seconds-dial/at`.
   */
  | 'tint'
  | 'stage'
  | 'view'
  | 'budget'
  | 'colour'
  | 'strands'
  | 'scale'
  /** A shape that belongs to no stone, and a number of other things than stones and figures. */
  | 'outline'
  | 'number'
  /** A position that no stone has taken, and the colour of a stone that has its own name. */
  | 'place'
  | 'shade'
  | 'wearer'
  | 'quantity'
  /** Hints at a type, and conventions of words such as "engagement": read, but not required. */
  | 'hint'
  | 'custom'
  /** Unknown words, and known ones that the catalogue lacks. */
  | 'unknown'
  | 'lacking';

/** Position of stones on a piece. */
export type StoneRole = 'center' | 'side' | 'halo' | 'pave' | 'accent';

export interface Requirement {
  concept: RequirementConcept;
  /**
   * Id of the required value, as the specification spells it: 'ring', 'rose-gold-18k', 'ruby', 'pear', 'halo'. Numbers
   * are digits: karats in 24ths, sizes and lengths in mm, weights in carats. For a length, `measure` names the
   * dimension.
   */
  value: string;
  /** The dimension of a length, e.g. `band_width`. */
  measure?: string;
  /** True for what the piece must not have. */
  isRefused: boolean;
  /** Where on the piece it belongs, for stones, cuts and their measures, if the prompt states it. */
  role: StoneRole | null;
  /**
   * The value of the requirement that it belongs to: the stone of a cut or a size, the motif that holds a stone or
   * whose eyes it is.
   */
  of?: string;
  /** Where on a figure the stones belong. */
  seat?: FigureSeat;
  /** Count of stones and motifs. */
  count?: number;
  /** The thing that the words describe, as `kind id`: `part band`, `form hoop`, `motif star`. */
  at?: string;
  /** The prompt from `start` to `end`, in UTF-16 units. */
  text: string;
  start: number;
  end: number;
}

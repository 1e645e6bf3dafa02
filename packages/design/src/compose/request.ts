/** The request and the answer of a composition. */
import type { DrawingInput } from '../drawing/readDrawing';
import type { PromptReading } from '../language/reading';
import type { Requirement } from '../language/requirement';
import type { DesignSpec, JewelryType } from '../spec';

export interface DesignRequest {
  prompt: string;
  /** Preset ids; unknown ones are ignored. */
  presets?: readonly string[];
  jewelryType?: JewelryType;
  /** 32-bit unsigned; from the prompt when left out. */
  seed?: number;
  /** Strokes of a drawing pad, or a picture of a drawing. */
  drawing?: DrawingInput | undefined;
  /** The prompt's reading by another reader; the built-in grammar reads it when absent. */
  reading?: PromptReading | undefined;
}

export interface DesignAnswer {
  spec: DesignSpec;
  /** Words of the prompt that shaped the design, and the recognized kind when a drawing shows a whole piece. */
  understood: string[];
  /** Words that were not understood; the design is complete without them. */
  not_understood: string[];
  /** All requirements and refusals of the prompt, with their spans, in the order of the prompt. */
  requirements: Requirement[];
}

import type { ChangeReading, DesignSpec, PromptReading } from '@jewelry/design';
import type { GenerationErrorKind } from '../generators/generator';

/** Token usage of a language model for one prompt. */
export interface DesignerUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface DesignerAnswer {
  readonly reading: PromptReading;
  readonly usage: DesignerUsage;
}

export interface ChangeAnswer {
  readonly change: ChangeReading;
  readonly usage: DesignerUsage;
}

/**
 * A language model that reads prompts into requirements of the catalogue, and changes into operations. It decides
 * nothing else about a piece.
 */
export interface Designer {
  /** The provider, for capabilities and logs. */
  readonly id: string;
  /**
   * @param pictures attachments of the prompt, for a multimodal model
   * @throws DesignerError when there is no usable reading
   */
  read(
    request: { readonly prompt: string; readonly pictures: readonly Buffer[] },
    signal: AbortSignal,
  ): Promise<DesignerAnswer>;
  /** @throws DesignerError when there are no operations that can be used. */
  change(request: { readonly words: string; readonly design: DesignSpec }, signal: AbortSignal): Promise<ChangeAnswer>;
}

/** The failures of every provider, and `invalid` for a response that violates its schema after the repair. */
export type DesignerErrorKind = GenerationErrorKind | 'invalid';

/** Reason why there is no reading. It contains nothing of the prompt or of the response, so that it can be logged. */
export class DesignerError extends Error {
  override readonly name = 'DesignerError';

  constructor(
    readonly kind: DesignerErrorKind,
    /** Tokens used despite the failure. */
    readonly usage: DesignerUsage = { inputTokens: 0, outputTokens: 0 },
  ) {
    super(`The design service gave no reading: ${kind}`);
  }
}

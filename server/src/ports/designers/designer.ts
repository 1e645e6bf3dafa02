import type { ChangeReading, DesignSpec, PromptReading } from '@jewelry/design';

/** What a language model used for one prompt. */
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

/** A language model that reads prompts into requirements of the catalogue, and changes into operations. It decides nothing else about a piece. */
export interface Designer {
  /** The provider, for capabilities and logs. */
  readonly id: string;
  /**
   * @param pictures what was added to the prompt, for a model that sees.
   * @throws DesignerError when there is no reading that can be used.
   */
  read(request: { readonly prompt: string; readonly pictures: readonly Buffer[] }, signal: AbortSignal): Promise<DesignerAnswer>;
  /** @throws DesignerError when there are no operations that can be used. */
  change(request: { readonly words: string; readonly design: DesignSpec }, signal: AbortSignal): Promise<ChangeAnswer>;
}

export type DesignerErrorKind = 'refused' | 'invalid' | 'rate_limited' | 'auth' | 'bad_request' | 'timeout' | 'unavailable';

/** There is no reading, and why. It holds nothing of the prompt or of the answer, so that it can be logged. */
export class DesignerError extends Error {
  override readonly name = 'DesignerError';

  constructor(
    readonly kind: DesignerErrorKind,
    /** What was used nevertheless. */
    readonly usage: DesignerUsage = { inputTokens: 0, outputTokens: 0 },
  ) {
    super(`The design service gave no reading: ${kind}`);
  }
}

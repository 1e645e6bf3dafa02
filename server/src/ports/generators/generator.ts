import type { DrawingPath, GenerationStage, ImaginedMissing } from '@jewelry/contract';
import type { DesignSpec, FulfilledRequirement, JewelryType, PieceFacts, PromptReading } from '@jewelry/design';
import type { Framing } from '@jewelry/renderer';
import type { RawPicture } from '../../pictures/preview';
import type { Painting } from '../painters/painter';

/** Input of a generation: the final prompt with its presets and attachments. */
export interface GenerationRequest {
  /** The requesting account, for per-account ceilings. */
  readonly account: string;
  readonly prompt: string;
  /** Preset ids. */
  readonly presets: readonly string[];
  readonly jewelryType?: JewelryType;
  /** 32-bit unsigned; the generator chooses one by default. */
  readonly seed?: number;
  readonly drawing?: RequestedDrawing | undefined;
  /** A JPEG photograph, which only a design service receives. */
  readonly reference?: Buffer | undefined;
  /** A design to render instead of planning one; only for generators that render designs. */
  readonly design?: DesignSpec | undefined;
  /** The reading of the prompt behind `design`; absent where the built-in language layer read it. */
  readonly reading?: PromptReading | undefined;
  /** Camera position of the version that `design` was made from. */
  readonly framing?: Framing | undefined;
}

/** Camera and parts map of a picture. */
export interface PictureShot {
  readonly framing: Framing;
  /** PNG with a palette: index 0 is background, index n the n-th of `parts`. */
  readonly map: Buffer;
  /** Ids of parts. */
  readonly parts: readonly string[];
}

/** A drawing to follow: its strokes, or the pixels of a picture of it. `influence` is 0 (free) to 100 (exact). */
export type RequestedDrawing = { readonly influence: number } & (
  | { readonly paths: readonly DrawingPath[] }
  | { readonly picture: { readonly width: number; readonly height: number; readonly rgba: Uint8Array } }
);

export interface GenerationProgress {
  readonly stage: GenerationStage;
  /** 0 to 1, over the whole picture. */
  readonly fraction: number;
  /** The picture so far. */
  readonly frame?: RawPicture;
}

export interface GeneratedPicture {
  readonly png: Buffer;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly design: DesignSpec;
  /** Alt text, one sentence. */
  readonly alt: string;
  /** The built piece, and the status of each requirement; null for a generator that builds no piece. */
  readonly made: { readonly facts: PieceFacts; readonly requirements: readonly FulfilledRequirement[] } | null;
  /** Set when the prompt was not read as configured. */
  readonly readingNote: string | null;
  /** The prompt as a design service read it; absent where the built-in language layer did. */
  readonly reading?: PromptReading | undefined;
  /** Null where the generator photographs no geometry. */
  readonly shot: PictureShot | null;
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
  readonly seed: number | null;
  /** The model or engine with its version; null where the generator does not name one. */
  readonly model: string | null;
  /** The same piece as an image service paints it; absent where none is configured. */
  readonly imagined?: Painting;
  /** Why there is no such picture, where a service is configured. */
  readonly imaginedMissing?: ImaginedMissing;
}

export interface GeneratorCapabilities {
  readonly drawing: 'none' | 'reference' | 'control';
  readonly seed: boolean;
  readonly progress: 'none' | 'queue' | 'partials' | 'steps';
  readonly cancel: 'none' | 'queued' | 'running';
  /** Side of the square picture, px. */
  readonly size: number;
}

export interface Generator {
  readonly id: string;
  readonly capabilities: GeneratorCapabilities;
  /**
   * Makes one picture. Progress events arrive in order; an aborted signal stops the work and rejects with `cancelled`.
   * @throws GenerationError
   */
  generate(
    request: GenerationRequest,
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: GenerationProgress) => void },
  ): Promise<GeneratedPicture>;
  /** | @throws Error while it cannot make pictures */
  check(): Promise<void>;
  /** Ends workers and connections; running generations are aborted. */
  close(): Promise<void>;
}

export type GenerationErrorKind =
  | 'moderated_input'
  | 'moderated_output'
  | 'empty'
  | 'rate_limited'
  | 'quota_exhausted'
  | 'account_blocked'
  | 'model_gone'
  | 'auth'
  | 'bad_request'
  | 'timeout'
  | 'cancelled'
  | 'unavailable';

const RETRYABLE: ReadonlySet<GenerationErrorKind> = new Set(['rate_limited', 'timeout', 'unavailable', 'empty']);

/** A picture was not made; `kind` is the reason. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';

  constructor(
    readonly kind: GenerationErrorKind,
    message: string,
    options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs;
    this.isRetryable = RETRYABLE.has(kind);
  }

  /** Delay before a retry, ms. */
  readonly retryAfterMs: number | undefined;

  /** Whether a retry may help; refused content is never retried. */
  readonly isRetryable: boolean;
}

import type { RawPicture } from '../../pictures/preview';

export interface PaintRequest {
  /** The user's text. */
  readonly prompt: string;
  /** Alt text of the design, one sentence. */
  readonly facts: string;
  /** Photograph of the design, PNG. */
  readonly reference: Buffer;
}

/** A picture as an image service painted it. */
export interface Painting {
  /** The bytes as received. */
  readonly original: Buffer;
  readonly type: PictureType;
  /** Converted to a square PNG that every browser displays. */
  readonly png: Buffer;
  /** The service, and its model where one is configured. */
  readonly provider: string;
  readonly model: string | null;
}

export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** An image service. It paints the finished design; stones, weights and price never come from its picture. */
export interface Painter {
  readonly id: string;
  /**
   * | @param onPartial receives partial pictures in order
   * @throws GenerationError
   */
  paint(
    request: PaintRequest,
    options: { readonly signal: AbortSignal; readonly onPartial: (frame: RawPicture) => void },
  ): Promise<Painting>;
}

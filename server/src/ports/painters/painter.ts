import type { RawPicture } from '../../pictures/preview';

export interface PaintRequest {
  /** The user's own words. */
  readonly prompt: string;
  /** Alt text of the design, one sentence. */
  readonly facts: string;
  /** Photograph of the design, PNG. */
  readonly reference: Buffer;
}

/** A picture as an image service painted it. */
export interface Painting {
  /** The bytes as they came. */
  readonly original: Buffer;
  readonly type: PictureType;
  /** The same as a square PNG that every browser can show. */
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
   * @param onPartial takes the picture so far, in order.
   * @throws GenerationError
   */
  paint(
    request: PaintRequest,
    options: { readonly signal: AbortSignal; readonly onPartial: (frame: RawPicture) => void },
  ): Promise<Painting>;
}

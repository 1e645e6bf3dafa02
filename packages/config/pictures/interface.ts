import type { DesignRequest } from '@jewelry/design';

export interface Swatch extends DesignRequest {
  /** Preset of the picture, and file name. */
  readonly preset: string;
  /** Square crop: center and side as fractions of the picture. */
  readonly crop: { readonly x: number; readonly y: number; readonly side: number };
}

const BAND = { x: 0.42, y: 0.72, side: 0.46 };
const HEAD = { x: 0.495, y: 0.185, side: 0.25 };

/** Pieces whose close-ups illustrate the metal and stone presets. */
export const SWATCHES: readonly Swatch[] = [
  { preset: 'white-gold', prompt: 'Twisted white gold ring, no stones', seed: 1, crop: BAND },
  { preset: 'yellow-gold', prompt: 'Twisted yellow gold ring, no stones', seed: 1, crop: BAND },
  { preset: 'rose-gold', prompt: 'Twisted rose gold ring, no stones', seed: 1, crop: BAND },
  { preset: 'diamond', prompt: 'Round diamond solitaire ring in white gold', seed: 1, crop: HEAD },
  { preset: 'ruby', prompt: 'Round ruby solitaire ring in yellow gold', seed: 1, crop: HEAD },
  { preset: 'blue-sapphire', prompt: 'Round blue sapphire solitaire ring in white gold', seed: 1, crop: HEAD },
  { preset: 'emerald', prompt: 'Round emerald solitaire ring in yellow gold', seed: 1, crop: HEAD },
];

/**
 * The piece next to the sign-up form, on velvet, and its crop: one earring of the pair, upright, with enough velvet
 * around it for windows of every aspect ratio. The picture is mirrored beyond its edges.
 */
export const SIDE_PICTURE: DesignRequest = {
  prompt: 'Oval sapphire drop earrings with diamond halos in rose gold',
  seed: 3,
};
export const SIDE_CROP = { left: -0.035, top: 0.133, width: 0.6, height: 0.8 } as const;

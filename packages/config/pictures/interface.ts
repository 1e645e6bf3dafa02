import type { DesignRequest } from '@jewelry/design';

export interface Swatch extends DesignRequest {
  /** Preset whose picture this is; also the file's name. */
  readonly preset: string;
  /** Square to cut out: centre and side as fractions of the picture. */
  readonly crop: { readonly x: number; readonly y: number; readonly side: number };
}

/** Pieces whose close-ups show what a preset of metal or stone means. */
export const SWATCHES: readonly Swatch[] = [
  { preset: 'white-gold', prompt: 'Plain white gold band', seed: 1, crop: { x: 0.5, y: 0.4, side: 0.4 } },
  { preset: 'yellow-gold', prompt: 'Plain yellow gold band', seed: 1, crop: { x: 0.5, y: 0.4, side: 0.4 } },
  { preset: 'rose-gold', prompt: 'Plain rose gold band', seed: 1, crop: { x: 0.5, y: 0.4, side: 0.4 } },
  { preset: 'diamond', prompt: 'Round diamond solitaire ring in white gold', seed: 1, crop: { x: 0.5, y: 0.2, side: 0.3 } },
  { preset: 'ruby', prompt: 'Round ruby solitaire ring in yellow gold', seed: 1, crop: { x: 0.5, y: 0.2, side: 0.3 } },
  { preset: 'blue-sapphire', prompt: 'Round blue sapphire solitaire ring in white gold', seed: 1, crop: { x: 0.5, y: 0.2, side: 0.3 } },
  { preset: 'emerald', prompt: 'Round emerald solitaire ring in yellow gold', seed: 1, crop: { x: 0.5, y: 0.2, side: 0.3 } },
  { preset: 'single-stone', prompt: 'Round diamond solitaire ring in yellow gold', seed: 2, crop: { x: 0.5, y: 0.3, side: 0.5 } },
  { preset: 'many-stones', prompt: 'Pavé diamond band in yellow gold', seed: 2, crop: { x: 0.5, y: 0.3, side: 0.5 } },
];

/** The piece beside the sign-up form: a tall picture on velvet. */
export const SIDE_PICTURE: DesignRequest = { prompt: 'Oval sapphire drop earrings with diamond halos in rose gold', seed: 3 };

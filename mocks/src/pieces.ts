import type { JewelryTypeId, PresetId } from '@jewelry/contract/constants';
import pictures from './pictures.json';

/** A finished design that the mocks can show: what was asked for, and its picture. */
export interface Piece {
  readonly picture: keyof typeof pictures;
  readonly prompt: string;
  readonly alt: string;
  readonly type: JewelryTypeId;
  readonly presets: readonly PresetId[];
  /** Metal and stones as a DesignSpec names them. */
  readonly metal: 'yellow-gold' | 'white-gold' | 'rose-gold';
  readonly gems: readonly string[];
}

export const PIECES: readonly Piece[] = [
  { picture: 'piece-01', prompt: 'A yellow gold solitaire with one round diamond in six prongs', alt: 'Yellow gold solitaire ring with a round diamond', type: 'ring', presets: ['minimalist', 'yellow-gold', 'diamond', 'single-stone'], metal: 'yellow-gold', gems: ['diamond'] },
  { picture: 'piece-02', prompt: 'A rose gold band paved with rubies', alt: 'Rose gold ring with a field of pavé rubies', type: 'ring', presets: ['rose-gold', 'ruby', 'many-stones'], metal: 'rose-gold', gems: ['ruby'] },
  { picture: 'piece-03', prompt: 'Emerald-cut emerald pendant with a diamond halo, white gold', alt: 'White gold pendant with an emerald-cut emerald in a diamond halo', type: 'pendant', presets: ['white-gold', 'emerald'], metal: 'white-gold', gems: ['emerald', 'diamond'] },
  { picture: 'piece-04', prompt: 'A honeycomb bracelet in yellow gold with a few diamonds caught in its cells', alt: 'Yellow gold honeycomb bracelet with small diamonds', type: 'bracelet', presets: ['honeycombs', 'yellow-gold', 'diamond'], metal: 'yellow-gold', gems: ['diamond'] },
  { picture: 'piece-05', prompt: 'Geometric earrings, triangles in yellow gold around hexagonal blue sapphires', alt: 'Yellow gold triangle earrings with blue sapphires', type: 'earrings', presets: ['geometric', 'yellow-gold', 'blue-sapphire'], metal: 'yellow-gold', gems: ['blue-sapphire', 'diamond'] },
  { picture: 'piece-06', prompt: 'A rose gold watch with a deep blue dial', alt: 'Rose gold watch with a blue dial', type: 'watch', presets: ['contemporary', 'rose-gold'], metal: 'rose-gold', gems: [] },
  { picture: 'piece-07', prompt: 'A heart pendant with a leaf inside, one emerald and one ruby', alt: 'Yellow gold heart pendant with an emerald and a ruby', type: 'pendant', presets: ['organic-shapes', 'yellow-gold'], metal: 'yellow-gold', gems: ['emerald', 'ruby'] },
  { picture: 'piece-08', prompt: 'A wide yellow gold band with a vine and small stones as its fruit', alt: 'Wide yellow gold ring with a vine in relief', type: 'ring', presets: ['organic-shapes', 'yellow-gold', 'many-stones'], metal: 'yellow-gold', gems: ['ruby', 'emerald'] },
  { picture: 'piece-09', prompt: 'Twisted white gold ring with an oval blue sapphire', alt: 'Twisted white gold ring with an oval blue sapphire', type: 'ring', presets: ['innovative', 'white-gold', 'blue-sapphire', 'single-stone'], metal: 'white-gold', gems: ['blue-sapphire'] },
  { picture: 'piece-10', prompt: 'A faceted rose gold ring with a cushion ruby', alt: 'Faceted rose gold ring with a bezel-set cushion ruby', type: 'ring', presets: ['geometric', 'rose-gold', 'ruby', 'single-stone'], metal: 'rose-gold', gems: ['ruby'] },
  { picture: 'piece-11', prompt: 'A rivière of blue sapphires and diamonds, white gold', alt: 'Necklace of alternating blue sapphires and diamonds', type: 'necklace', presets: ['white-gold', 'blue-sapphire', 'many-stones'], metal: 'white-gold', gems: ['blue-sapphire', 'diamond'] },
  { picture: 'piece-12', prompt: 'A necklace of graduated emeralds in yellow gold', alt: 'Yellow gold necklace of graduated emeralds', type: 'necklace', presets: ['yellow-gold', 'emerald', 'many-stones'], metal: 'yellow-gold', gems: ['emerald'] },
];

export const pieceAt = (index: number): Piece => {
  const piece = PIECES[index % PIECES.length];
  if (!piece) throw new RangeError(`There is no piece ${index}`);
  return piece;
};

/** Previews of a piece, data URLs: first coarse, then better. */
export const previewsOf = (piece: Piece): readonly string[] => pictures[piece.picture].previews;

export const thumbhashOf = (piece: Piece): string => pictures[piece.picture].thumbhash;

/** The piece that fits a prompt best: by the words they share, the earlier one when equal. */
export function pieceFor(prompt: string): Piece {
  const words = new Set(prompt.toLowerCase().match(/[a-z]+/g));
  const likeness = (piece: Piece): number =>
    [piece.type, ...piece.gems.flatMap((gem) => gem.split('-')), ...piece.metal.split('-'), ...piece.presets.flatMap((preset) => preset.split('-'))].filter((word) => words.has(word)).length;
  return PIECES.reduce((best, piece) => (likeness(piece) > likeness(best) ? piece : best), pieceAt(0));
}


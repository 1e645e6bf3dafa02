import { JEWELRY_TYPE_IDS, PRESET_IDS, type JewelryTypeId, type PresetId } from '@jewelry/contract/constants';
import pictures from './pictures.json';
import previews from './previews.json';

/** A finished design that the mocks can show: what was asked for, the DesignSpec behind it, its picture. */
export interface Piece {
  /** Name of the picture: `/pictures/{picture}.webp`. */
  readonly picture: string;
  readonly prompt: string;
  readonly alt: string;
  readonly thumbhash: string;
  readonly design: (typeof pictures)[number]['design'];
  readonly type: JewelryTypeId;
  readonly presets: readonly PresetId[];
}

function typeOf({ type }: Piece['design']): JewelryTypeId {
  const known = JEWELRY_TYPE_IDS.find((id) => id === type);
  if (!known) throw new RangeError(`A picture shows a ${type}, which is no type of jewelry`);
  return known;
}

/** The presets that say what a design has: its metal, its styles, its stones. */
function presetsOf({ metal, styles, stones }: Piece['design']): PresetId[] {
  const said = new Set<string>([metal.alloy.replace(/-\d+k$/, ''), ...styles, ...stones.map(({ kind }) => kind)]);
  return PRESET_IDS.filter((id) => said.has(id));
}

export const PIECES: readonly Piece[] = pictures.map(({ file, prompt, alt, thumbhash, design }) => ({
  picture: file.replace(/\.webp$/, ''),
  prompt,
  alt,
  thumbhash,
  design,
  type: typeOf(design),
  presets: presetsOf(design),
}));

export const pieceAt = (index: number): Piece => {
  const piece = PIECES[index % PIECES.length];
  if (!piece) throw new RangeError(`There is no piece ${index}`);
  return piece;
};

/** Previews of a piece, data URLs: first coarse, then better. */
export const previewsOf = ({ picture }: Piece): readonly string[] => previews[picture as keyof typeof previews] ?? [];

export const thumbhashOf = ({ thumbhash }: Piece): string => thumbhash;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** The piece that fits a prompt best: by the words they share, the earlier one when equal. */
export function pieceFor(prompt: string): Piece {
  const asked = wordsOf(prompt);
  const likeness = (piece: Piece): number => [...wordsOf(piece.prompt)].filter((word) => asked.has(word)).length;
  return PIECES.reduce((best, piece) => (likeness(piece) > likeness(best) ? piece : best), pieceAt(0));
}

import type { Built, Requirement } from '@jewelry/contract';
import {
  JEWELRY_TYPE_IDS,
  PRESET_IDS,
  REQUIREMENT_STATUSES,
  alloysOf,
  stonesOfDesign,
  type JewelryTypeId,
  type PresetId,
} from '@jewelry/contract/constants';
import { changedBuilt } from './changes';
import pictures from './pictures.json';
import previews from './previews.json';
import type { Design, StoredImage } from './records';

/** A finished design of the mocks: its prompt, its DesignSpec and its picture. */
export interface Piece {
  /** Name of the picture: `/pictures/{picture}.webp`. */
  readonly picture: string;
  readonly prompt: string;
  readonly alt: string;
  readonly thumbhash: string;
  readonly built: Built;
  readonly requirements: readonly Requirement[];
  readonly design: Design;
  readonly type: JewelryTypeId;
  readonly presets: readonly PresetId[];
}

type Stones = NonNullable<Design['root']['stones']>;

interface Part {
  readonly stones?: Stones;
  readonly children: Readonly<Record<string, readonly Part[]>>;
}

const stonesBelow = ({ stones = [], children }: Part): Stones => [
  ...stones,
  ...Object.values(children).flatMap((parts) => parts.flatMap(stonesBelow)),
];

/** The mocks treat a piece as one part with all stones. */
const asOnePart = <D extends Design>(design: D): D => ({
  ...design,
  root: { ...design.root, stones: stonesBelow(design.root as Part), children: {} },
});

function typeOf({ type }: Piece['design']): JewelryTypeId {
  const known = JEWELRY_TYPE_IDS.find((id) => id === type);
  if (!known) throw new RangeError(`Unknown jewelry type: ${type}`);
  return known;
}

/** The presets that correspond to a design: its metal, styles and stones. */
function presetsOf(design: Design): PresetId[] {
  const metals = alloysOf({ ...design }).map((alloy) => alloy.replace(/-\d+k$/, ''));
  const ids = new Set<string>([...metals, ...design.styles, ...stonesOfDesign({ ...design }).map(({ kind }) => kind)]);
  return PRESET_IDS.filter((id) => ids.has(id));
}

const statusOf = (text: string): Requirement['status'] => {
  const known = REQUIREMENT_STATUSES.find((status) => status === text);
  if (!known) throw new RangeError(`Unknown requirement status: ${text}`);
  return known;
};

export const PIECES: readonly Piece[] = pictures.map(
  ({ file, prompt, alt, thumbhash, built, requirements, design }) => ({
    picture: file.replace(/\.webp$/, ''),
    prompt,
    alt,
    thumbhash,
    built,
    requirements: requirements.map(({ status, ...requirement }) => ({ ...requirement, status: statusOf(status) })),
    design: asOnePart(design),
    type: typeOf(design),
    presets: presetsOf(design),
  }),
);

export const pieceAt = (index: number): Piece => {
  const piece = PIECES[index % PIECES.length];
  if (!piece) throw new RangeError(`There is no piece ${index}`);
  return piece;
};

export const designOf = (image: Pick<StoredImage, 'piece' | 'design'>): Design =>
  image.design ?? pieceAt(image.piece).design;

export function builtOf(image: Pick<StoredImage, 'piece' | 'design'>): Built {
  const { built } = pieceAt(image.piece);
  return image.design ? changedBuilt(built, image.design) : built;
}

/** Previews of a piece, data URLs, coarse to fine. */
export const previewsOf = ({ picture }: Piece): readonly string[] => previews[picture as keyof typeof previews] ?? [];

export const thumbhashOf = ({ thumbhash }: Piece): string => thumbhash;

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** The piece that best matches a prompt: by the number of shared words, the earlier one when equal. */
export function pieceFor(prompt: string): Piece {
  const requested = wordsIn(prompt);
  const likeness = (piece: Piece): number => [...wordsIn(piece.prompt)].filter((word) => requested.has(word)).length;
  return PIECES.reduce((best, piece) => (likeness(piece) > likeness(best) ? piece : best), pieceAt(0));
}

/**
 * Index of the piece that looks most like a changed design: of its type, with its metal and stones; `from` when equal.
 */
export function pieceOfDesign(design: Design, from: number): number {
  const likeness = (piece: Piece): number =>
    piece.type !== design.type
      ? -1
      : Number(piece.design.root.metal.alloy === design.root.metal.alloy) +
        Number(piece.design.root.stones?.[0]?.kind === design.root.stones?.[0]?.kind);
  return PIECES.reduce(
    (best, piece, index) => (likeness(piece) > likeness(pieceAt(best)) ? index : best),
    from % PIECES.length,
  );
}

/** Requirements of a prompt for its piece: words that the piece's own prompt contains are met. */
export function requirementsOf(piece: Piece, prompt: string): Requirement[] {
  if (prompt === piece.prompt) return [...piece.requirements];
  const own = wordsIn(piece.prompt);
  return [...prompt.matchAll(/\p{L}{3,}/gu)].map(({ 0: text, index }): Requirement => {
    const span = { text, start: index, end: index + text.length };
    return own.has(text.toLowerCase())
      ? { ...span, status: 'met' }
      : { ...span, status: 'not', note: 'We did not understand this.' };
  });
}

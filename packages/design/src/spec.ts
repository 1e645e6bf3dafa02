/**
 * DesignSpec: the one object behind every picture. The picture, the weight, the price and the 3D file follow from it,
 * and the same spec gives the same bytes. Its schema is in `spec/schema.ts`.
 */
import type { Alloy } from './catalogue/alloys';
import type { GemKind } from './catalogue/gems';
import type { InlayKind } from './catalogue/inlays';

export const JEWELRY_TYPES = ['ring', 'necklace', 'bracelet', 'earrings', 'pendant', 'watch'] as const;
export type JewelryType = (typeof JEWELRY_TYPES)[number];

export { ALLOYS } from './catalogue/alloys';
export type { Alloy } from './catalogue/alloys';
export type GoldAlloy = Extract<Alloy, `${string}-gold-${number}k`>;

/**
 * `satin` is brushed in fine lines, `matte` is frosted evenly, `sandblasted` coarsely, `oxidised` is darkened and
 * rubbed bright on what stands out. Hammered metal and bark are polished unless their name says how they are worked after.
 */
export const FINISHES = [
  'polished',
  'satin',
  'matte',
  'sandblasted',
  'hammered',
  'oxidised',
  'satin-hammered',
  'matte-hammered',
  'oxidised-hammered',
  'matte-oxidised',
  'bark',
  'matte-bark',
  'oxidised-bark',
] as const;
export type Finish = (typeof FINISHES)[number];
/** True for metal with hammer marks or like bark. */
export const isTextured = (finish: Finish): boolean => /(?:hammered|bark)$/.test(finish);

export { GEM_KINDS } from './catalogue/gems';
export type { GemKind } from './catalogue/gems';

export const CUTS = [
  'round',
  'oval',
  'cushion',
  'pear',
  'marquise',
  'emerald',
  'asscher',
  'baguette',
  'tapered-baguette',
  'princess',
  'hexagon',
  'trillion',
  'half-moon',
  'heart',
  'kite',
  'radiant',
  'old-mine',
  'rose',
  'rough',
  'cabochon',
  'sphere',
] as const;
export type Cut = (typeof CUTS)[number];

export const STYLES = [
  'layered',
  'minimalist',
  'bold',
  'organic-shapes',
  'geometric',
  'honeycombs',
  'contemporary',
  'innovative',
  'sci-fi',
] as const;
export type Style = (typeof STYLES)[number];

/** `velvet` is a polished dark green table; `cloth` is the fabric velvet, `stone` a honed slab. */
export const STAGES = ['white', 'warm', 'grey', 'slate', 'velvet', 'blush', 'cloth', 'stone'] as const;
export type Stage = (typeof STAGES)[number];

/** Camera views of a design. */
export const VIEWS = ['three-quarter', 'front', 'detail'] as const;
export type View = (typeof VIEWS)[number];

export const STONE_ROLES = ['center', 'side', 'halo', 'pave', 'accent'] as const;
export type StoneRole = (typeof STONE_ROLES)[number];

/** Positions of stones on a figure. */
export const FIGURE_SEATS = [
  'center',
  'accent',
  'eyes',
  'leaves',
  'petals',
  'wings',
  'tail',
  'body',
  'tips',
  'beak',
  'head',
  'spots',
  'berries',
] as const;
export type FigureSeat = (typeof FIGURE_SEATS)[number];

export interface Stone {
  role: StoneRole;
  kind: GemKind;
  cut: Cut;
  /** Girdle width, short side, mm. */
  size_mm: number;
  /** Number of stones; 0 sets as many as fit (the bill of materials counts them). */
  count: number;
  /** Position on a figure; omitted when it has no choice. */
  seat?: FigureSeat;
}

/** Source of a field: a chosen preset, words of the prompt, a drawing, or the seed. */
export const GIVEN_BY = ['preset', 'prompt', 'drawing', 'seed'] as const;
export type Given = (typeof GIVEN_BY)[number];

/** Effect of the styles on a build: plain fields that makers read instead of style names. */
export interface Construction {
  /** Section of bands, frames and rims. */
  profile: 'rounded' | 'flat' | 'knife' | 'faceted' | 'organic' | 'segmented';
  /** Factor of the thickness and width of metal. */
  thickness: number;
  /** Number of stacked bands, strands or tiers. */
  layers: number;
  openwork: 'none' | 'frame' | 'lattice';
  /** Preferred number of stones when the maker can choose. */
  stones: 'few' | 'many' | 'free';
  /** Factor on the size of stones. */
  stone_scale: number;
  /** Mirror symmetry, an off-centre balance, or stones that seem to float. */
  balance: 'even' | 'free' | 'floating';
}

/** A stone that was drawn; places and lengths in units of the pad's square. */
export interface DrawnStone {
  kind: GemKind;
  cut: Cut;
  at: readonly [x: number, y: number];
  /** Girdle width, short side. */
  size: number;
  /** How far the cut is turned counter-clockwise, radians. */
  turn: number;
}

/**
 * A drawing, simplified: in a square of 512 units, x to the right and y downwards. Points are flat lists of numbers.
 */
export interface Drawing {
  /** How closely the piece follows it: 0 is free inspiration, 100 exact. */
  influence: number;
  /**
   * Closed outlines of plates and openings, by nesting: x, y; `rim` is half the width of the line they were drawn with.
   */
  outlines: { points: number[]; rim: number }[];
  /** Wires: x, y, half width. A single point is a bead. */
  wires: number[][];
  stones: DrawnStone[];
  /** Lines of small round stones: x, y, and the stones' width. */
  rows: { kind: GemKind; size: number; points: number[] }[];
}

/** Version of the code that plans designs; raised when the same request gives another design. */
export const ENGINE = 2;

export interface PartMetal {
  alloy: Alloy;
  finish: Finish;
  /** The second metal, when the kind leaves open which parts it applies to. */
  second?: Alloy;
  /** The filling of channels and cells in the metal. */
  inlay?: InlayKind;
  /** The filling of every other cell of a figure. */
  second_inlay?: InlayKind;
  /** The only part of a figure that such a filling lies in. */
  inlay_in?: FigureSeat;
  second_inlay_in?: FigureSeat;
}

/** Lengths are in mm, angles in degrees. */
export type ParamValue = string | number | boolean;

/** A part of a piece, with the parts that it carries. */
export interface DesignPart {
  /** Readable and unique in its tree, e.g. `head` or `halo-2`. */
  id: string;
  /** The module that builds it, e.g. `head.prong`. */
  kind: string;
  params: Record<string, ParamValue>;
  /** Left out where it is the metal of the part that carries this one. */
  metal?: PartMetal;
  stones?: Stone[];
  /** Child parts by slot. */
  children: Record<string, DesignPart[]>;
}

export type RootPart = DesignPart & { metal: PartMetal };

/** Trade names of the stones of a piece. */
export interface SoldAs {
  pearl?: string;
  diamonds?: string;
}

export interface DesignSpec {
  version: 2;
  /** The `ENGINE` that planned the design; 1 for migrated ones. */
  engine: number;
  /** 32-bit unsigned. */
  seed: number;
  prompt: string;
  type: JewelryType;
  root: RootPart;
  stage: Stage;
  /** `framing` is absent when the whole piece is in the picture; a detail shows its centre from close up. */
  view: { azimuth_deg: number; elevation_deg: number; framing?: 'detail' };
  sold: SoldAs;
  styles: Style[];
  motif: string | null;
  /** The effect of the styles on this piece. */
  construction: Construction;
  given: Record<string, Given>;
  /** The drawing that the piece follows. */
  drawing?: Drawing;
  /** Words of the prompt that were not understood or cannot be built; the design is complete without them. */
  not_understood: string[];
  /** Words that were replaced: misspellings, and stones and metals with a substitute. */
  read_as: Record<string, string>;
}

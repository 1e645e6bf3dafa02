/** A maker plans the open choices of a design, and builds the design as geometry. */
import type { Piece } from '../piece';
import type { NamedStone } from '../language/parsedPrompt';
import type { ChainKind, DialColor, Form, LeatherColor, Section } from '../language/vocabulary';
import type { Sequence } from '../catalogue/sequences';
import type { InlayKind } from '../catalogue/inlays';
import type { Random } from '../random';
import type { z } from 'zod';
import type { Construction, Cut, DesignSpec, Drawing, GemKind, Stone, StoneRole, Style } from '../spec';
import { lengthIn, stonesIn } from '../spec/tree';

/** The requirements and defaults that are decided before a maker plans. */
export interface Brief {
  styles: readonly Style[];
  motif: string | null;
  /** All figures that were named, the main one first. */
  motifs: readonly string[];
  /** A name that the piece is to spell. */
  name: string | null;
  /** A text to be engraved. */
  engraving: { text: string; inside: boolean } | null;
  /** A second text, inside the band. */
  insideText: string | null;
  /** How many stones stand on each side of the main one, where the prompt counts them. */
  perSide: number | null;
  forms: readonly Form[];
  /** What the styles mean for the way the piece is built. */
  construction: Construction;
  /** The links named for a chain. */
  chain: ChainKind | null;
  /** The cross-section named for a band or a bangle. */
  section: Section | null;
  /** Inlay of the metal. */
  inlay: InlayKind | null;
  /** The colour of a watch's leather. */
  strap: LeatherColor | null;
  /** The colour named for a watch's dial. */
  dial: DialColor | null;
  /** The colour named for the bezel of a watch. */
  bezel: DialColor | null;
  /** One stone is called large. */
  hasLargeStone: boolean;
  /** The prompt states only the type and the metal. */
  isOpen: boolean;
  /** The rings of a stack are of a metal each. */
  isInGolds: boolean;
  /** True when words of the prompt were not read: no figure replaces them. */
  hasUnread: boolean;
  /** A band for a wedding or a man: even all the way round. */
  bareBand: boolean;
  /** How many strands a row is to have. */
  strands: number | null;
  /** The prompt states that a woman wears it. */
  isForLady: boolean;
  /** The prompt states that a man wears it. */
  isForMan: boolean;
  /** Kinds in order of importance; empty means no stones. */
  gems: readonly GemKind[];
  /** How stones of several kinds follow each other in a row. */
  sequence: Sequence | null;
  /** The same stones one by one, as they were named. */
  named: readonly NamedStone[];
  /** True when the user chose the stones. */
  gemsGiven: boolean;
  cuts: readonly Cut[];
  /** Cut named for the accent stones. */
  sideCut: Cut | null;
  quantity: 'single' | 'many';
  /** True when the user chose the quantity. */
  quantityGiven: boolean;
  stoneCount: number | null;
  stoneSizeMm: number | null;
  /** The prompt distinguishes a main stone from the rest. */
  centered: boolean;
  /** How many prongs are to hold the main stone. */
  prongs: number | null;
  /** The drawing that the piece follows. */
  drawing: Drawing | null;
  /** The drawing showed the whole piece, so its outline occurs once. */
  isDrawnWhole: boolean;
  has(style: Style): boolean;
  readonly wants: (form: Form) => boolean;
}

export interface Plan {
  stones: Stone[];
  variant: Record<string, string | number>;
  dimensions: Record<string, number>;
  view: DesignSpec['view'];
}

/** Plans a piece as flat choices; `treeOf` in the registry makes the tree of them. */
export interface Layout {
  readonly name: string;
  plan(brief: Brief, rng: Random): Plan;
}

/** A layout that builds the piece itself, as one part. */
export interface Maker extends Layout {
  /** Its named choices and lengths. */
  readonly params: z.ZodObject;
  build(spec: DesignSpec): Piece;
}

/** The stones of one role in a spec. */
export const stonesOf = (spec: DesignSpec, role: StoneRole): Stone | undefined =>
  stonesIn(spec).find((s) => s.role === role);

/** A named length of the spec, mm, with the maker's own measure when the spec leaves it out. */
export const measure = (spec: DesignSpec, name: string, otherwise: number): number => lengthIn(spec, name) ?? otherwise;

/** A named choice of the spec. */
export const choice = (spec: DesignSpec, name: string): string => String(spec.root.params[name] ?? '');

/** The number of something that is counted, `otherwise` when the spec leaves it out. */
export const countOf = (spec: DesignSpec, name: string, otherwise: number): number =>
  Number(spec.root.params[name] ?? otherwise);

/** Rounds a length to a hundredth of a millimetre, as a goldsmith would write it down. */
export const mm = (x: number): number => Math.round(x * 100) / 100;

/** A length brought between the least and the most, mm. */
export const within = (x: number, [least, most]: readonly [number, number]): number =>
  mm(Math.min(most, Math.max(least, x)));

/** The stone that the others stand beside. */
export const mainStone = (stones: readonly Stone[]): Stone | undefined =>
  stones.find((stone) => stone.role === 'center') ?? stones[0];

/** A direction near the flattering one for the type, a little different from piece to piece. */
export const viewFrom = (rng: Random, azimuth: number, elevation: number, spread = 5): DesignSpec['view'] => ({
  azimuth_deg: Math.round(azimuth + rng.between(-spread, spread)),
  elevation_deg: Math.round(elevation + rng.between(-spread, spread) * 0.4),
});

/** Kinds of a row that one piece sets at most. */
const MOST_KINDS = 10;

/** The kinds of a row: all of a sequence, else the first ones. */
export const rowKinds = ({ gems, sequence }: Brief, usual: number): readonly GemKind[] =>
  gems.length === 0 ? ['diamond'] : gems.slice(0, sequence === null ? usual : MOST_KINDS);

/** The variant that states a sequence which is not simply in turns. */
export const sequenceChoice = ({ sequence }: Brief): { sequence?: Sequence } =>
  sequence === null || sequence === 'turns' ? {} : { sequence };

/** How the kinds of the spec's row follow each other. */
export const sequenceIn = (spec: DesignSpec): Sequence => (choice(spec, 'sequence') || 'turns') as Sequence;

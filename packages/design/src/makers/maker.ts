/** A maker plans the open choices of a design and builds its geometry. */
import type { Piece } from '../piece';
import type { NamedStone, PairRings, RingOfStack } from '../language/parsedPrompt';
import type { ChainKind, DialColor, Form, LeatherColor, Section } from '../language/vocabulary';
import type { Sequence } from '../catalogue/sequences';
import type { Member } from '../motifs/group';
import type { InlayKind } from '../catalogue/inlays';
import type { Look } from '../looks/looks';
import type { Random } from '../random';
import type { z } from 'zod';
import type { Construction, Cut, DesignSpec, Drawing, GemKind, Stone, StoneRole, Style } from '../spec';
import { lengthIn, stonesIn } from '../spec/tree';

/** The requirements and defaults that are decided before a maker plans. */
export interface Brief {
  styles: readonly Style[];
  motif: string | null;
  /** All named figures, the main one first. */
  motifs: readonly string[];
  /** The figures with their counts, such as `2 leaf`, if the prompt counts or combines them. */
  group: string | null;
  /** Figures that hang or stand in a row; empty when they do not. */
  row: readonly Member[];
  /** Number of hanging parts, if stated. */
  charmCount: number | null;
  /** Number of chains that hang below the piece, if stated. */
  chainCount: number | null;
  /** A name for the piece to spell. */
  name: string | null;
  /** Names after the first one. */
  furtherNames: readonly string[];
  /** A text to be engraved. */
  engraving: { text: string; inside: boolean; isOnBack?: boolean } | null;
  /** A second text, inside the band. */
  insideText: string | null;
  /** Number of stones on each side of the main one, if stated. */
  perSide: number | null;
  forms: readonly Form[];
  /** Effect of the styles on the construction. */
  construction: Construction;
  /** The look of a period, a culture or a mood, if the prompt names one. */
  look: Look | null;
  /** Her ring and his of a pair, if described apart. */
  pairRings: PairRings | null;
  /** True when the stones of a pair are on the woman's ring. */
  isHers: boolean;
  /** True when the metal is to have hammer marks or look like bark. */
  isTextured: boolean;
  /** True for a second metal in one piece. */
  isTwoTone: boolean;
  /** Edges of a band that stay bright beside another finish, or are cut at a slant and bright. */
  edges: 'polished' | 'bevelled' | null;
  /** Links of a chain. */
  chain: ChainKind | null;
  /** Cross-section of a band or a bangle. */
  section: Section | null;
  /** True when the user chose the metal. */
  isMetalNamed: boolean;
  /** Inlay of the metal. */
  inlay: InlayKind | null;
  /** True when the first inlay fades into a second one. */
  inlayFades: boolean;
  /** Colour of a watch's strap. */
  strap: LeatherColor | null;
  /** A shape that belongs to no stone, the outline of a face. */
  outline: Cut | null;
  /** Colours of other parts of a watch, by their kind. */
  tints: Readonly<Record<string, string>>;
  /** Refused forms. */
  refusedForms: readonly Form[];
  /** Colour of a watch's dial. */
  dial: DialColor | null;
  /** Colour of a watch's bezel. */
  bezel: DialColor | null;
  /** True when the prompt calls a stone large. */
  hasLargeStone: boolean;
  /** The prompt names a cabochon, which may have another outline: "an oval cabochon". */
  isDomed: boolean;
  /** The prompt states only the type and the metal. */
  isOpen: boolean;
  /** True when each ring of a stack has its own metal. */
  isInGolds: boolean;
  /** True when the prompt names a pendant beside another type. */
  hasPendant: boolean;
  /** True when the prompt has unread words, which no figure may replace. */
  hasUnread: boolean;
  /** True for a wedding band or a man's band, which is uniform all the way round. */
  bareBand: boolean;
  /** Positions of stones and figures by their words: `side` for shoulders, `wrap` around a finger. */
  placed: readonly { place: string; of: string | undefined }[];
  /** The rings of a stack, from front to back. */
  rings: readonly RingOfStack[] | null;
  /** True when the prompt calls the piece wide or broad. */
  isWide: boolean;
  /** Number of strands of a row. */
  strands: number | null;
  /** Number of bangles that are worn together, if stated. */
  bangles: number | null;
  /** The prompt states that a woman wears it. */
  isForLady: boolean;
  /** The prompt states that a man wears it. */
  isForMan: boolean;
  /** Kinds in order of importance; empty means no stones. */
  gems: readonly GemKind[];
  /** Kinds in the order of the text, each as often as it is named. */
  mentions: readonly GemKind[];
  /** Order of stones of several kinds in a row. */
  sequence: Sequence | null;
  /** The same stones as individual mentions. */
  named: readonly NamedStone[];
  /** True when the user chose the stones. */
  gemsGiven: boolean;
  cuts: readonly Cut[];
  /** Cut of the accent stones. */
  sideCut: Cut | null;
  quantity: 'single' | 'many';
  /** True when the user chose the quantity. */
  quantityGiven: boolean;
  stoneCount: number | null;
  stoneSizeMm: number | null;
  /** Width of the smallest stones of a graduated row, mm. */
  smallestStoneMm: number | null;
  /** The prompt distinguishes a main stone from the rest. */
  centered: boolean;
  /** Number of prongs of the main stone. */
  prongs: number | null;
  /** The drawing that the piece follows. */
  drawing: Drawing | null;
  /** True when the drawing shows the whole piece, so that it is not repeated. */
  isDrawnWhole: boolean;
  has(...styles: readonly Style[]): boolean;
  readonly wants: (...forms: readonly Form[]) => boolean;
}

export interface Plan {
  stones: Stone[];
  variant: Record<string, string | number>;
  dimensions: Record<string, number>;
  view: DesignSpec['view'];
}

/** Plans a piece as flat choices, which `rootOf` turns into a tree. */
export interface Layout {
  readonly name: string;
  plan(brief: Brief, rng: Random): Plan;
}

/** A layout that also builds the piece, as one part. */
export interface Maker extends Layout {
  /** Its named choices and lengths. */
  readonly params: z.ZodObject;
  build(spec: DesignSpec): Piece;
}

/** True for hanging stones that the prompt calls beads or balls. */
export const isBead = ({ named, wants }: Brief, kind: GemKind | null): boolean =>
  kind !== null && (wants('beads') || named.some((stone) => stone.kind === kind && stone.isBead === true));

/** The stones of one role in a spec. */
export const stonesOf = (spec: DesignSpec, role: StoneRole): Stone | undefined =>
  stonesIn(spec).find((s) => s.role === role);

/** A named length of the spec, mm; `otherwise` when the spec omits it. */
export const measure = (spec: DesignSpec, name: string, otherwise: number): number => lengthIn(spec, name) ?? otherwise;

/** A named choice of the spec. */
export const choice = (spec: DesignSpec, name: string): string => String(spec.root.params[name] ?? '');

/** A named count of the spec; `otherwise` when the spec omits it. */
export const countOf = (spec: DesignSpec, name: string, otherwise: number): number =>
  Number(spec.root.params[name] ?? otherwise);

/** Rounds a length to 0.01 mm. */
export const mm = (x: number): number => Math.round(x * 100) / 100;

/** Clamps a length, mm. */
export const within = (x: number, [least, most]: readonly [number, number]): number =>
  mm(Math.min(most, Math.max(least, x)));

/** The main stone. */
export const mainStone = (stones: readonly Stone[]): Stone | undefined =>
  stones.find((stone) => stone.role === 'center') ?? stones[0];

/** A camera direction near the given one, with a small random variation. */
export const viewFrom = (rng: Random, azimuth: number, elevation: number, spread = 5): DesignSpec['view'] => ({
  azimuth_deg: Math.round(azimuth + rng.between(-spread, spread)),
  elevation_deg: Math.round(elevation + rng.between(-spread, spread) * 0.4),
});

/** Maximum number of kinds in a row. */
const MOST_KINDS = 10;

/** The kinds of a row: all of a sequence, else the first ones. */
export const rowKinds = ({ gems, sequence }: Brief, usual: number): readonly GemKind[] =>
  gems.length === 0 ? ['diamond'] : gems.slice(0, sequence === null ? usual : MOST_KINDS);

/** The parameter for a sequence other than the default, turns. */
export const sequenceChoice = ({ sequence }: Brief): { sequence?: Sequence } =>
  sequence === null || sequence === 'turns' ? {} : { sequence };

/** The sequence of the spec's row. */
export const sequenceIn = (spec: DesignSpec): Sequence => (choice(spec, 'sequence') || 'turns') as Sequence;

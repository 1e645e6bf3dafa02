/** The parsed prompt in the shape that composition and makers read. */
import type { InlayKind } from '../catalogue/inlays';
import type { Sequence } from '../catalogue/sequences';
import type { PearlName } from '../gems/pearls';
import type { Hue } from '../gold';
import type { Member } from '../motifs/group';
import type { LookName } from '../looks/looks';
import type { Alloy, Cut, FigureSeat, Finish, GemKind, JewelryType, Stage, Style } from '../spec';
import type { Seen } from '../view';
import type { Requirement, StoneRole } from './requirement';
import type { PieceMeasures } from './lengths';
import type { ChainKind, DialColor, Form, LeatherColor, Section } from './vocabulary';

/** One ring of a stack: its metal and its stones; null where the prompt leaves them open. */
export interface RingOfStack {
  alloy: Alloy | null;
  gem: GemKind | null;
  /** Cut of its stones; null when not stated. */
  cut: Cut | null;
  /** True for a row of stones. */
  isRow: boolean;
  /** Number of its stones; null when not stated. */
  count: number | null;
  /** True for a rope of twisted wires. */
  isTwisted: boolean;
  finish: Finish | null;
}

/** One ring of a pair as the prompt describes it; null for what it leaves open. */
export interface PairRing {
  alloy: Alloy | null;
  finish: Finish | null;
  widthMm: number | null;
}

export interface PairRings {
  hers: PairRing;
  his: PairRing;
}

/** A requirement that a maker may be unable to meet, with its words. */
export interface StatedRequirement {
  field:
    | 'type'
    | 'budget'
    | 'origin'
    | 'pearl'
    | 'karat'
    | 'inlay'
    | 'name'
    | 'engraving'
    | 'form'
    | 'motif'
    | 'stone'
    | 'cut'
    | 'chain'
    | 'section'
    | 'size'
    | 'carats'
    | 'count'
    | 'length';
  id: string;
  words: string;
}

export interface Refused {
  gems: GemKind[];
  /** Stones of any kind are refused. */
  stones: boolean;
  /** "Not gold" refuses gold of every colour. */
  hues: Hue[];
  styles: (Style | LookName)[];
  forms: Form[];
  types: JewelryType[];
  cuts: Cut[];
  motifs: string[];
  finishes: Finish[];
  colors: GemKind[];
  /** Refusals that a finished design can be checked against, with the whole phrase. */
  stated: StatedRequirement[];
}

export interface StoneMeasures {
  /** Width of the main stone, mm. */
  sizeMm: number | null;
  /** Weight of the main stone, or of all stones when `total`, carats. */
  carats: number | null;
  total: boolean;
  /** The kind of stones that the total is of; all kinds otherwise. */
  totalOf: GemKind | null;
  /** Width of the smallest stones of a graduated row, mm. */
  smallestMm: number | null;
  /** Width of the small stones, mm. */
  meleeMm: number | null;
}

/** A stone as the prompt names it. */
export interface NamedStone {
  kind: GemKind;
  role: Requirement['role'];
  /** Seat on a figure. */
  seat: FigureSeat | null;
  /** True when a figure holds it. */
  isHeld: boolean;
  /** Number of stones, if stated. */
  count: number | null;
  cut: Cut | null;
  /** Width stated for it, mm. */
  sizeMm: number | null;
  /** Factor on its usual width when it is called large or small. */
  scale: number;
  /** The halo that it is in, of two. */
  halo: 'inner' | 'outer' | null;
  /** Its height among stones that hang from one another. */
  level: 'top' | 'middle' | 'bottom' | null;
  /** True when its height is that beside a figure: "a pearl and below it a leaf". */
  isApart?: boolean;
  /** True for the second of two choices: "a moonstone or mother of pearl". */
  isChoice?: boolean;
  /** True when it is named in the plural. */
  isSeveral: boolean;
  /** The figure of several that holds it. */
  figure?: string;
  /** True for a stone on each figure. */
  isEach?: boolean;
  /** True when the prompt calls it a bead. */
  isBead?: boolean;
  /** True when it is a charm by itself. */
  isCharm?: boolean;
  /** Period at which it returns in a row, in stones: 5 for "every fifth stone". */
  every?: number;
  /** True when it is set in the clasp. */
  isOnClasp?: boolean;
  /** True when its figure is cut from it. */
  isCarved?: boolean;
}

export interface ParsedPrompt {
  types: JewelryType[];
  /** The main metal first; a second one only when both are requested together. */
  alloys: Alloy[];
  /** Karats stated for gold. */
  karats: number[];
  /** True when two metals are wanted in one piece. */
  twoTone: boolean;
  finishes: Finish[];
  /** Edges of a band that stay bright beside another finish, or are cut at a slant and bright. */
  edges: 'polished' | 'bevelled' | null;
  /** The main stone first. */
  gems: GemKind[];
  /** Every mention of a stone, the main one first. */
  named: NamedStone[];
  /** Order of stones of several kinds in a row. */
  sequence: Sequence | null;
  cuts: Cut[];
  /** The cut of the stones beside the main one. */
  sideCut: Cut | null;
  styles: Style[];
  /** Looks of periods, cultures and moods, in the order of the prompt. */
  looks: LookName[];
  motifs: string[];
  /** A group of figures, as `groupName` writes it; null for at most one figure. */
  group: string | null;
  /** Figures that hang or stand in a row, each with its count; empty when they do not. */
  row: readonly Member[];
  /** Number of hanging parts, if stated. */
  charmCount: number | null;
  /** Number of chains that hang below the piece, if stated. */
  chainCount: number | null;
  /** A name for the piece to spell, in the letters to build. */
  name: string | null;
  /** Names after the first one. */
  furtherNames: string[];
  /** A text to be engraved. */
  engraving: { text: string; inside: boolean; isOnBack?: boolean } | null;
  /** A second text, inside the band. */
  insideText: string | null;
  /** Number of stones on each side of the main one, if stated. */
  perSide: number | null;
  forms: Form[];
  chain: ChainKind | null;
  /** Cross-section of a band. */
  section: Section | null;
  dial: DialColor | null;
  /** The colour of a watch's bezel. */
  bezel: DialColor | null;
  /** The colour of a watch's strap. */
  strap: LeatherColor | null;
  /** A shape that belongs to no stone: the outline of a plate or a face. */
  outline: Cut | null;
  /** Colours of other parts of a watch, by their kind. */
  tints: Readonly<Record<string, string>>;
  /** Inlay of the metal. */
  inlay: InlayKind | null;
  /** Inlay of every other cell of a figure. */
  secondInlay: InlayKind | null;
  /** The parts of a figure that the two lie in; null for all of it. */
  inlayIn: readonly (FigureSeat | null)[];
  /** True when the first inlay fades into the second. */
  inlayFades: boolean;
  /** Named pearls, by colour and mollusc. */
  pearl: PearlName | null;
  /** True when laboratory-grown diamonds are requested. */
  grownDiamonds: boolean;
  stage: Stage | null;
  view: Seen | null;
  noStones: boolean;
  /** True when only the named stones are requested. */
  isAlone: boolean;
  /** True for a band that is to have no stones: "a halo, but nothing on the band". */
  isBandRefused: boolean;
  /** True for kinds of pieces that customarily have a diamond. */
  diamondByCustom: boolean;
  /** True for a band that is complete without stones: a wedding band, a man's band. */
  bareBand: boolean;
  /** Positions of stones and figures by their words: `side` for shoulders, `wrap` around a finger. */
  placed: readonly { place: string; of: string | undefined }[];
  /** Her ring and his of a pair, if described apart. */
  pairRings: PairRings | null;
  /** The rings of a stack, from front to back. */
  rings: readonly RingOfStack[] | null;
  /** Number of strands of a row. */
  strands: number | null;
  /** Number of bangles that are worn together, if stated. */
  bangles: number | null;
  /** The prompt states that a woman wears it. */
  isForLady: boolean;
  /** True when a pair's stones are named for the woman's ring. */
  isHers: boolean;
  /** The prompt states that only a man wears it. */
  isForMan: boolean;
  /** Factor on the main stone's default size when it is called large or small. */
  stoneScale: number;
  /** The prompt distinguishes a main stone from the rest. */
  centered: boolean;
  /** Number of prongs of a head. */
  prongs: number | null;
  quantity: 'single' | 'many' | null;
  /** Positions for which the prompt requests stones of any kind: a halo, side stones, accents. */
  roles: StoneRole[];
  stoneCount: number | null;
  stone: StoneMeasures;
  piece: PieceMeasures;
  /** Requirements that a finished design can be checked against. */
  stated: StatedRequirement[];
  /** Refusals. */
  refused: Refused;
  /** All requirements and refusals with their spans, in the order of the prompt. */
  requirements: Requirement[];
  /** Words of the prompt that decided something, and words that decided nothing. */
  understood: string[];
  notUnderstood: string[];
  /** Words that were replaced: misspellings, other languages, and things with a substitute. */
  readAs: Record<string, string>;
}

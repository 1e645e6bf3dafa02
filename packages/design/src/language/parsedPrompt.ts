/** The parsed prompt in the shape that composition and makers read. */
import type { InlayKind } from '../catalogue/inlays';
import type { Sequence } from '../catalogue/sequences';
import type { PearlName } from '../gems/pearls';
import type { Hue } from '../gold';
import type { Alloy, Cut, FigureSeat, Finish, GemKind, JewelryType, Stage, Style } from '../spec';
import type { Seen } from '../view';
import type { Requirement, StoneRole } from './requirement';
import type { ChainKind, DialColor, Form, LeatherColor, PieceMeasures, Section } from './vocabulary';

/** A requirement that a maker may be unable to meet, with the words that state it. */
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
  styles: Style[];
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
  /** Weight of the main stone (all main stones together when `total`), carats. */
  carats: number | null;
  total: boolean;
  /** Width of the small stones, mm. */
  meleeMm: number | null;
}

/** A stone as the prompt names it. */
export interface NamedStone {
  kind: GemKind;
  role: Requirement['role'];
  /** Where on a figure it belongs. */
  seat: FigureSeat | null;
  /** A figure holds it. */
  isHeld: boolean;
  /** How many of it. */
  count: number | null;
  cut: Cut | null;
}

export interface ParsedPrompt {
  types: JewelryType[];
  /** The main metal first; a second one only where two are wanted together. */
  alloys: Alloy[];
  /** The karats that are stated for gold. */
  karats: number[];
  /** True when two metals are wanted in one piece. */
  twoTone: boolean;
  finishes: Finish[];
  /** The main stone first. */
  gems: GemKind[];
  /** The stones one by one, the main one first, each as often as it is named. */
  named: NamedStone[];
  /** How stones of several kinds follow each other in a row. */
  sequence: Sequence | null;
  cuts: Cut[];
  /** The cut of the stones beside the main one. */
  sideCut: Cut | null;
  styles: Style[];
  motifs: string[];
  /** The figures made together, as `groupName` writes them; null where at most one is named. */
  group: string | null;
  /** A name that the piece is to spell, in the letters it is made of. */
  name: string | null;
  /** A text to be engraved. */
  engraving: { text: string; inside: boolean } | null;
  /** A second text, inside the band. */
  insideText: string | null;
  /** How many stones stand on each side of the main one, where the prompt counts them. */
  perSide: number | null;
  forms: Form[];
  chain: ChainKind | null;
  /** The cross-section named for a band. */
  section: Section | null;
  dial: DialColor | null;
  /** The colour of a watch's bezel. */
  bezel: DialColor | null;
  /** The colour of a watch's leather. */
  strap: LeatherColor | null;
  /** What is to be let into the metal. */
  inlay: InlayKind | null;
  /** What is to be let into every other cell of a figure. */
  secondInlay: InlayKind | null;
  /** The pearls that are named, by colour and shell. */
  pearl: PearlName | null;
  /** Diamonds are to be grown ones. */
  grownDiamonds: boolean;
  stage: Stage | null;
  view: Seen | null;
  noStones: boolean;
  /** No stones are wanted beside those that are named. */
  isAlone: boolean;
  /** The piece is of a kind that is customarily made with a diamond. */
  diamondByCustom: boolean;
  /** A band that is whole without stones: a wedding band, a man's band. */
  bareBand: boolean;
  /** How many strands a row is to have. */
  strands: number | null;
  /** The prompt states that a woman wears it. */
  isForLady: boolean;
  /** The prompt states that only a man wears it. */
  isForMan: boolean;
  /** Factor on the main stone's usual size, where it is called large or small. */
  stoneScale: number;
  /** The prompt distinguishes a main stone from the rest. */
  centered: boolean;
  /** How many prongs hold a stone. */
  prongs: number | null;
  quantity: 'single' | 'many' | null;
  /** Places on a piece where the prompt requests stones of any kind: a halo, side stones, accents. */
  roles: StoneRole[];
  stoneCount: number | null;
  stone: StoneMeasures;
  piece: PieceMeasures;
  /** Requirements that a finished design can be checked against. */
  stated: StatedRequirement[];
  /** What is not wanted. */
  refused: Refused;
  /** All requirements and refusals with their spans, in the order of the prompt. */
  requirements: Requirement[];
  /** The prompt's words that decided something, and those that decided nothing. */
  understood: string[];
  notUnderstood: string[];
  /** Words read as others: near misspellings, other languages, and what is made by the nearest there is. */
  readAs: Record<string, string>;
}

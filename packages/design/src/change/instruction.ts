/** Instructions of a sentence about a finished design, independent of the design. */
import type { LeatherColor } from '../language/vocabulary';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage } from '../spec';
import type { Seen } from '../view';

/** A part of a piece, as customers call it. */
export type Target =
  | 'band'
  | 'head'
  | 'center'
  | 'side'
  | 'halo'
  | 'shoulders'
  | 'accent'
  | 'chain'
  | 'engraving'
  | 'stones'
  | 'prongs'
  | 'milgrain'
  | 'charms'
  | 'companions'
  | 'metal'
  | 'drops'
  | 'rows'
  | 'strands'
  | 'dial'
  | 'strap'
  | 'piece';

/** Properties of comparatives, in pairs of opposites. */
export const OPPOSITES = [
  ['thick', 'thin'],
  ['wide', 'narrow'],
  ['big', 'small'],
  ['long', 'short'],
  ['high', 'low'],
  ['heavy', 'light'],
  ['shiny', 'dull'],
] as const;
export type Quality = (typeof OPPOSITES)[number][number];

export const oppositeOf = (quality: Quality): Quality => {
  const [more, less] = OPPOSITES.find((pair) => pair.some((one) => one === quality))!;
  return quality === more ? less : more;
};

/** Forms that are settings of a stone. */
export const SETTINGS = ['prong', 'bezel', 'half-bezel', 'basket', 'tension', 'flush'] as const;
export type SettingForm = (typeof SETTINGS)[number];

export type Act =
  /** `hasKarat`: the karat is stated, not the default. */
  | { do: 'metal'; alloy: Alloy; hasKarat: boolean }
  /** The same metal in another karat, in 24ths of gold. */
  | { do: 'karat'; karat: number }
  | { do: 'two-tone' }
  | { do: 'finish'; finish: Finish }
  /** `isMany`: all stones of the replaced kind. */
  | { do: 'stone'; kind: GemKind; isMany: boolean }
  | { do: 'cut'; cut: Cut }
  /** Girdle width, mm. */
  | { do: 'size'; mm: number }
  | { do: 'carats'; carats: number }
  /** A length of the piece, mm. */
  | { do: 'length'; measure: string; mm: number }
  /** By a factor, or by a number of mm. */
  | { do: 'step'; quality: Quality; factor: number; mm: number | null }
  | { do: 'remove' }
  /** A part by its form, such as a hidden halo, with stones of a kind. */
  | { do: 'add'; form: string; kind: GemKind | null }
  /** A number, or with `isMore` an increment (negative for fewer). */
  | { do: 'count'; count: number; isMore: boolean; isEachSide: boolean; kind: GemKind | null; cut: Cut | null }
  /** A factor on the number or the size. */
  | { do: 'times'; factor: number }
  | { do: 'setting'; setting: SettingForm }
  | { do: 'prongs'; count: number }
  | { do: 'type'; type: JewelryType }
  | { do: 'swap' }
  /** Laboratory-grown or natural diamonds. */
  | { do: 'origin'; isGrown: boolean }
  | { do: 'keep' }
  | { do: 'engrave'; text: string; isInside: boolean }
  | { do: 'name'; name: string }
  | { do: 'motif'; motif: string }
  | { do: 'form'; form: string }
  | { do: 'chain'; links: string }
  | { do: 'section'; section: string }
  | { do: 'dial'; dial: string }
  /** The colour of a leather strap. */
  | { do: 'strap'; color: LeatherColor }
  /** Removes a part by its form. */
  | { do: 'without'; form: string }
  | { do: 'stage'; stage: Stage }
  | { do: 'view'; view: Seen };

/** A span of a text, in UTF-16 units. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

export interface Instruction extends Span {
  act: Act;
  target: Target | null;
  /** The kinds and cuts that it applies to: those after "instead of". */
  only: Only;
}

export interface Only {
  kinds: GemKind[];
  cuts: Cut[];
}

export interface Instructions {
  instructions: Instruction[];
  /** Words that no rule has read. */
  unread: Span[];
}

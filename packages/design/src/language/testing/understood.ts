/** Expected reading of a prompt. */
import type { PearlName } from '../../gems/pearls';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style } from '../../spec';
import type { ChainKind, Form, Section } from '../vocabulary';

export interface Understood {
  type?: JewelryType;
  alloy?: Alloy;
  second?: Alloy | undefined;
  finish?: Finish;
  /** Kinds of stones, the main one first; empty for no stones. */
  gems?: readonly GemKind[];
  /** Trade name of its pearls. */
  pearl?: PearlName | undefined;
  cut?: Cut;
  /** Width of the main stone, mm. */
  mm?: number;
  /** Weight of the main stone, carats. */
  ct?: number;
  count?: number;
  quantity?: 'single' | 'many' | undefined;
  style?: Style;
  motif?: string | null;
  /** Name that the piece spells. */
  name?: string;
  /** Engraved text. */
  text?: string;
  forms?: readonly Form[];
  chain?: ChainKind;
  /** Cross-section of a band. */
  section?: Section;
  dial?: string;
  /** Colour of a watch's strap, and of other parts by their kind. */
  strap?: string;
  tints?: Readonly<Record<string, string>>;
  stage?: Stage;
  /** Lengths of the piece, mm. */
  piece?: Readonly<Record<string, number>>;
  /** Words that are replaced. */
  readAs?: Readonly<Record<string, string>>;
  /** Words that must be reported as not understood. */
  lost?: readonly string[];
}

export type Prompt = readonly [prompt: string, understood: Understood];

export const YELLOW = 'yellow-gold-18k';
export const WHITE = 'white-gold-18k';
export const ROSE = 'rose-gold-18k';
export const SILVER = 'silver-925';
export const PLATINUM = 'platinum-950';
export const STEEL = 'steel-316l';

/** What must be understood of a prompt. */
import type { PearlName } from '../../gems/pearls';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style } from '../../spec';
import type { ChainKind, Form, Section } from '../vocabulary';

export interface Understood {
  type?: JewelryType;
  alloy?: Alloy;
  second?: Alloy | undefined;
  finish?: Finish;
  /** Kinds of stones, the main one first; none at all when empty. */
  gems?: readonly GemKind[];
  /** The name that its pearls are sold under. */
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
  /** The name that the piece spells. */
  name?: string;
  /** The text that is cut into it. */
  text?: string;
  forms?: readonly Form[];
  chain?: ChainKind;
  /** Cross-section of a band. */
  section?: Section;
  dial?: string;
  stage?: Stage;
  /** Lengths of the piece, mm. */
  piece?: Readonly<Record<string, number>>;
  /** Words that mean others. */
  readAs?: Readonly<Record<string, string>>;
  /** Words that must be named as not understood. */
  lost?: readonly string[];
}

export type Prompt = readonly [prompt: string, understood: Understood];

export const YELLOW = 'yellow-gold-18k';
export const WHITE = 'white-gold-18k';
export const ROSE = 'rose-gold-18k';
export const SILVER = 'silver-925';
export const PLATINUM = 'platinum-950';
export const STEEL = 'steel-316l';

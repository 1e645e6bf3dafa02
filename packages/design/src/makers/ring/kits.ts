/** Effects of period styles on the construction of a ring, as data. The prompt overrules them. */
import type { Cut } from '../../spec';
import type { Form } from '../../language/vocabulary';
import type { Brief } from '../maker';

/** Patterns that are cut into shoulders. */
export const ENGRAVINGS = ['scroll', 'leaf', 'step'] as const;
export type EngravingPattern = (typeof ENGRAVINGS)[number];

export interface Kit {
  /** Cuts of the main stone. */
  readonly cuts: readonly Cut[];
  /** True when small stones surround the main one in an outline that follows its cut. */
  readonly isSurrounded: boolean;
  readonly head: 'bezel' | 'prong';
  readonly hasMilgrain: boolean;
  readonly engraving?: EngravingPattern;
}

/** Kits by form; the first form of the prompt with a kit decides. */
const KITS: Partial<Record<Form, Kit>> = {
  'art-deco': {
    cuts: ['asscher', 'emerald', 'asscher'],
    isSurrounded: true,
    head: 'bezel',
    hasMilgrain: true,
    engraving: 'step',
  },
  gothic: {
    cuts: ['kite', 'marquise', 'pear', 'cushion'],
    isSurrounded: false,
    head: 'bezel',
    hasMilgrain: false,
    engraving: 'scroll',
  },
};

export function kitOf(brief: Brief): Kit | undefined {
  const form = brief.forms.find((one) => KITS[one] !== undefined);
  return form && KITS[form];
}

/** Milgrain when the prompt names it or requests a vintage piece. */
export const milgrainChoice = (brief: Brief): { milgrain?: 'yes' } =>
  brief.wants('vintage') && (kitOf(brief)?.hasMilgrain ?? true) ? { milgrain: 'yes' } : {};

/** Ornament of a ring with one head: scrollwork and an engraved pattern, if it has room for them. */
export function ornamentOf(
  brief: Brief,
  hasPavedShoulders: boolean,
): { filigree?: 'yes'; engraving?: EngravingPattern } {
  const pattern =
    kitOf(brief)?.engraving ??
    (brief.wants('engraved')
      ? brief.motif === 'leaf' || brief.has('organic-shapes')
        ? 'leaf'
        : brief.has('geometric')
          ? 'step'
          : 'scroll'
      : undefined);
  return {
    ...(brief.wants('filigree') ? { filigree: 'yes' } : {}),
    ...(pattern && !hasPavedShoulders ? { engraving: pattern } : {}),
  };
}

import { TEXTS, VARIATION_COUNT, type Operation } from '@jewelry/contract';
import {
  changedDesign, CUTS, differenceOf, edited, InvalidDesign, lotsIn,
  type Alloy, type Cut, type DesignDifference, type DesignSpec, type Edit, type GemKind,
} from '@jewelry/design';

/** What is to be changed in a design: words in any language of the lexicon, or edits. */
export type RequestedChange = { readonly words: string } | { readonly operations: readonly Operation[] };

/** The design after a change, or the sentence that says why it cannot be done. */
export type ChangedDesign = { readonly spec: DesignSpec; readonly difference: DesignDifference } | { readonly refused: string };

export interface Variation {
  readonly operations: readonly Operation[];
  readonly spec: DesignSpec;
}

const IMPOSSIBLE = 'This piece cannot be made like that. Please try a smaller step or another part.';

function read(spec: DesignSpec, change: RequestedChange): { readonly spec: DesignSpec } | { readonly refused: string } {
  if ('words' in change) {
    const { spec: changed, reading } = changedDesign(spec, change.words);
    return reading.notPossible.length > 0 ? { refused: [...new Set(reading.notPossible.map(({ reason }) => reason))].join(' ') } : { spec: changed };
  }
  try {
    // The contract leaves names of alloys, cuts and kinds open; the schema of designs checks them.
    return { spec: edited(spec, ...(change.operations as readonly Edit[])) };
  } catch (error) {
    if (error instanceof InvalidDesign) return { refused: IMPOSSIBLE };
    throw error;
  }
}

/** Applies a change to a design. A change that leaves everything as it is is refused as well. */
export function applyChange(spec: DesignSpec, change: RequestedChange): ChangedDesign {
  const result = read(spec, change);
  if ('refused' in result) return result;
  const difference = differenceOf(spec, result.spec);
  return difference.changes.length > 0 ? { spec: result.spec, difference } : { refused: TEXTS.changeWithoutEffect };
}

const ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k', 'platinum-950', 'silver-925'];
const GEMS: readonly GemKind[] = ['diamond', 'ruby', 'blue-sapphire', 'emerald', 'amethyst', 'aquamarine', 'morganite'];
/** Cuts that any faceted stone can have in the same setting. */
const FACETED: ReadonlySet<Cut> = new Set(CUTS.slice(0, CUTS.indexOf('cabochon')));
const VARIED_CUTS: readonly Cut[] = ['oval', 'round', 'cushion', 'emerald', 'pear'];

/** Another member of `choices` for every variation, none of them `now`. */
const other = <T>(choices: readonly T[], now: T, index: number): T => choices.filter((choice) => choice !== now)[index % (choices.length - 1)]!;

/**
 * Variations of what is not kept: another metal, another main stone and another cut of it. Fewer than asked for when what is
 * left free allows no more.
 * @param keep ids of parts, and addresses of stones, that stay as they are.
 */
export function variationsOf(spec: DesignSpec, keep: ReadonlySet<string>): Variation[] {
  const main = lotsIn(spec).find(({ address }) => !keep.has(address));
  const variations: Variation[] = [];
  for (let index = 0; index < VARIATION_COUNT; index++) {
    const operations: Operation[] = [
      ...(keep.has(spec.root.id) ? [] : [{ op: 'set' as const, id: spec.root.id, metal: { alloy: other(ALLOYS, spec.root.metal.alloy, index) } }]),
      ...(main ? [{ op: 'set' as const, id: main.address, stones: { kind: other(GEMS, main.stone.kind, index), ...(FACETED.has(main.stone.cut) && { cut: other(VARIED_CUTS, main.stone.cut, index + 1) }) } }] : []),
    ];
    const changed = operations.length > 0 ? read(spec, { operations }) : undefined;
    if (changed && 'spec' in changed) variations.push({ operations, spec: changed.spec });
  }
  return variations;
}

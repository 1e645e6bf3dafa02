import { TEXTS, VARIATION_COUNT, type Operation } from '@jewelry/contract';
import {
  changedDesign,
  CUTS,
  differenceOf,
  edited,
  InvalidDesign,
  lotsIn,
  partsIn,
  type Alloy,
  type Cut,
  type DesignDifference,
  type DesignSpec,
  type Edit,
  type Finish,
  type GemKind,
} from '@jewelry/design';

/** A requested change of a design: text in any language of the lexicon, or edits. */
export type RequestedChange = { readonly words: string } | { readonly operations: readonly Operation[] };

/** The changed design, or the reason for the refusal, one sentence for the user. */
export type ChangedDesign =
  | { readonly spec: DesignSpec; readonly difference: DesignDifference }
  | { readonly refused: string };

export interface Variation {
  readonly operations: readonly Operation[];
  readonly spec: DesignSpec;
}

const IMPOSSIBLE = 'This piece cannot be made like that. Please try a smaller step or another part.';

function tryChange(
  spec: DesignSpec,
  change: RequestedChange,
): { readonly spec: DesignSpec } | { readonly refused: string } {
  if ('words' in change) {
    const { spec: changed, reading } = changedDesign(spec, change.words);
    return reading.notPossible.length > 0
      ? { refused: [...new Set(reading.notPossible.map(({ reason }) => reason))].join(' ') }
      : { spec: changed };
  }
  try {
    // The contract leaves names of alloys, cuts and kinds open; the schema of designs checks them.
    return { spec: edited(spec, ...(change.operations as readonly Edit[])) };
  } catch (error) {
    if (error instanceof InvalidDesign) return { refused: IMPOSSIBLE };
    throw error;
  }
}

/** Applies a change to a design. A change without effect is refused as well. */
export function applyChange(spec: DesignSpec, change: RequestedChange): ChangedDesign {
  const result = tryChange(spec, change);
  if ('refused' in result) return result;
  const difference = differenceOf(spec, result.spec);
  return difference.changes.length > 0 ? { spec: result.spec, difference } : { refused: TEXTS.changeWithoutEffect };
}

const ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k', 'platinum-950', 'silver-925'];
const VARIED_FINISHES: readonly Finish[] = ['polished', 'satin', 'matte', 'hammered'];
const GEMS: readonly GemKind[] = ['diamond', 'ruby', 'blue-sapphire', 'emerald', 'amethyst', 'aquamarine', 'morganite'];
/** Cuts that any faceted stone can have in the same setting. */
const FACETED: ReadonlySet<Cut> = new Set(CUTS.slice(0, CUTS.indexOf('cabochon')));
const VARIED_CUTS: readonly Cut[] = ['oval', 'round', 'cushion', 'emerald', 'pear'];
const SETTINGS: readonly string[] = ['head.prong', 'head.bezel'];

/** Locks and degree of variations. */
export interface VariationOptions {
  /** Ids of locked parts, and addresses of locked stones. */
  readonly keep: readonly string[];
  /** How many properties change at once. */
  readonly degree: number;
  /** Rounds of `VARIATION_COUNT` that were offered before. */
  readonly round: number;
}

const others = <T>(choices: readonly T[], now: T): readonly T[] => choices.filter((choice) => choice !== now);

/** Variable properties with their alternatives: metal, main stone, its cut, finish, setting, halo. */
function aspectsOf(spec: DesignSpec, keep: ReadonlySet<string>): (readonly Operation[])[] {
  const { root } = spec;
  const main = lotsIn(spec).find(({ address }) => !keep.has(address));
  const parts = [...partsIn(root)].filter(({ id }) => !keep.has(id));
  const head = parts.find(({ kind }) => SETTINGS.includes(kind));
  const halo = parts.find(({ kind }) => kind === 'halo');
  const isMetalFree = !keep.has(root.id);
  const aspects: (readonly Operation[])[] = [
    isMetalFree ? others(ALLOYS, root.metal.alloy).map((alloy) => ({ op: 'set', id: root.id, metal: { alloy } })) : [],
    main ? others(GEMS, main.stone.kind).map((kind) => ({ op: 'set', id: main.address, stones: { kind } })) : [],
    main && FACETED.has(main.stone.cut)
      ? others(VARIED_CUTS, main.stone.cut).map((cut) => ({ op: 'set', id: main.address, stones: { cut } }))
      : [],
    isMetalFree
      ? others(VARIED_FINISHES, root.metal.finish).map((finish) => ({ op: 'set', id: root.id, metal: { finish } }))
      : [],
    head ? others(SETTINGS, head.kind).map((kind) => ({ op: 'replace', id: head.id, part: { kind } })) : [],
    halo ? [{ op: 'remove', id: halo.id }] : [],
  ];
  return aspects.filter(({ length }) => length > 0);
}

/** Enough to reach every alternative of every aspect. */
const ATTEMPTS = 120;

/**
 * Variations of the unlocked properties, each with `degree` changes; another round returns others while there are any.
 * Fewer than `VARIATION_COUNT` when the unlocked properties allow no more.
 */
export function variationsOf(spec: DesignSpec, { keep, degree, round }: VariationOptions): Variation[] {
  const aspects = aspectsOf(spec, new Set(keep));
  const found = new Map<string, Variation>();
  const wanted = (round + 1) * VARIATION_COUNT;
  for (let attempt = 0; attempt < ATTEMPTS && aspects.length > 0 && found.size < wanted; attempt++) {
    const turn = Math.floor(attempt / aspects.length);
    const operations = Array.from({ length: Math.min(degree, aspects.length) }, (_, nth) => {
      const choices = aspects[(attempt + nth) % aspects.length]!;
      return choices[(turn + nth * (1 + Math.floor(turn / choices.length))) % choices.length]!;
    });
    const key = JSON.stringify(operations.map((operation) => JSON.stringify(operation)).toSorted());
    if (found.has(key)) continue;
    const changed = tryChange(spec, { operations });
    if ('spec' in changed) found.set(key, { operations, spec: changed.spec });
  }
  const all = [...found.values()];
  if (all.length <= VARIATION_COUNT) return all;
  return Array.from({ length: VARIATION_COUNT }, (_, index) => all[(round * VARIATION_COUNT + index) % all.length]!);
}

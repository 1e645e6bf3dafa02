/** The order of stones along a tennis bracelet: in turns, at a period, counted ones among others, a sequence. */
import { kindAt } from '../../catalogue/sequences';
import type { Cut, DesignSpec, GemKind } from '../../spec';
import { stonesIn } from '../../spec/tree';
import { countOf as countIn, rowKinds, sequenceIn, type Brief } from '../maker';

/** Share of the bracelet over which counted stones are spread. */
const COUNTED_OVER = 0.75;

/** Most stones of a kind that are spaced among the others. */
const MOST_COUNTED = 12;

/** Longest period of a row, in stones. */
export const LONGEST_PERIOD = 12;

/** Cuts that have no setting in a row. */
const UNSET: ReadonlySet<Cut> = new Set(['kite', 'trillion']);

/** The kinds of a row: diamonds where only the stone that returns among them is named. */
export function kindsOf(brief: Brief): readonly GemKind[] {
  const kinds = rowKinds(brief, 3);
  const [only] = kinds;
  return kinds.length === 1 && only !== 'diamond' && brief.named.some(({ every }) => every !== undefined)
    ? ['diamond', only!]
    : kinds;
}

/** The stone that returns at a period, as an index of the kinds: "every fifth stone a sapphire"; null without one. */
export function periodOf({ named }: Brief, kinds: readonly GemKind[]): { every: number; kind: number } | null {
  const stone = named.find(({ every }) => every !== undefined && every <= LONGEST_PERIOD);
  const kind = stone ? kinds.indexOf(stone.kind) : -1;
  return kind < 0 || kinds.length < 2 ? null : { every: stone!.every!, kind };
}

/** The kind of two that the prompt counts: "three emeralds, the rest diamonds"; null without one. */
export function countedOf({ named }: Brief, kinds: readonly GemKind[]): { count: number; kind: number } | null {
  if (kinds.length !== 2) return null;
  for (const kind of [0, 1]) {
    const count = named.find((one) => one.kind === kinds[kind])?.count ?? null;
    if (count !== null && count <= MOST_COUNTED && named.every((one) => one.kind === kinds[kind] || one.count === null))
      return { count, kind };
  }
  return null;
}

/** The cut that the prompt states for a kind, where kinds of different cuts take turns; else that of the row. */
export const cutOfKind = ({ named }: Brief, kind: GemKind, usual: Cut): Cut => {
  const own = named.find((stone) => stone.kind === kind)?.cut ?? usual;
  return UNSET.has(own) ? usual : own;
};

/** Gives the kind of a stone by its number from the front and the number of all stones. */
export function kindsAlong(spec: DesignSpec): (i: number, count: number) => GemKind {
  const kinds = stonesIn(spec).map(({ kind }) => kind);
  const sequence = sequenceIn(spec);
  const counted = countIn(spec, 'counted', 0);
  const every = countIn(spec, 'every', 0);
  const own = kinds[countIn(spec, 'counted_kind', 0)]!;
  const others = kinds.filter((kind) => kind !== own);
  /** The counted stones are spread over the visible front, its middle first. */
  const isCounted = (i: number, count: number): boolean => {
    const room = count * COUNTED_OVER;
    return Array.from({ length: counted }, (_, k) => Math.round((k - (counted - 1) / 2) * (room / counted))).some(
      (place) => (place + count) % count === i,
    );
  };
  return (i, count) => {
    const fromFront = Math.min(i, count - i);
    if (every > 0) return fromFront % every === 0 ? own : others[fromFront % others.length]!;
    if (counted > 0) return isCounted(i, count) ? own : others[0]!;
    // A spectrum runs once around, from clasp to clasp; other sequences run from the front stone to both sides.
    return sequence === 'spectrum'
      ? kindAt(kinds, sequence, (i + Math.floor(count / 2)) % count, count)
      : kindAt(kinds, sequence, fromFront, Math.floor(count / 2) + 1);
  };
}

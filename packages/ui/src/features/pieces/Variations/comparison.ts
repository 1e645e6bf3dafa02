import type { Operation, PiecePart, VersionDifference } from '@jewelry/contract';
import { choiceName } from '../messages';

/** One side of a comparison. */
export interface Compared {
  readonly id: string;
  readonly label: string;
  /** URL or data URL: a preview until a larger picture exists. */
  readonly picture: string;
  /** Operations that turn the current piece into this one; null for the current piece. */
  readonly operations: readonly Operation[] | null;
  readonly alt: string;
  /** Summary of the difference from the current piece. */
  readonly changes: VersionDifference['changes'];
  /** USD; null where none is known. */
  readonly price: number | null;
  /** Makes it the new version. Absent while that is not possible. */
  readonly onKeep?: () => void;
}

type Pair = readonly [Compared, Compared];

const NOTHING = '–';

function valueName(value: unknown): string {
  if (typeof value === 'string') return choiceName(value);
  return value === undefined || value === null ? NOTHING : JSON.stringify(value);
}

/** `stones.0.size_mm` is a 'size mm'. */
const fieldName = (what: string): string => choiceName(what.split('.').at(-1) ?? what);

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: readonly [string, string];
}

const keyOf = ({ part, what }: Compared['changes'][number]): string => `${part} ${what}`;

/** The rows in which two sides differ: what either changes, with the value that it has on both. */
export function differingRows([first, second]: Pair, parts: readonly PiecePart[]): Row[] {
  const all = new Map([...first.changes, ...second.changes].map((change) => [keyOf(change), change]));
  return [...all].flatMap(([key, { part, what, from }]) => {
    const valueOf = ({ changes }: Compared): string => {
      const change = changes.find((one) => keyOf(one) === key);
      return valueName(change ? change.to : from);
    };
    const values = [valueOf(first), valueOf(second)] as const;
    if (values[0] === values[1]) return [];
    const label = parts.find(({ id, address }) => id === part || address === part)?.label;
    return [{ key, label: label ? `${label}: ${fieldName(what).toLowerCase()}` : fieldName(what), values }];
  });
}

/** The parts that neither side changes, each with its facts. */
export function sameRows([first, second]: Pair, parts: readonly PiecePart[]): Row[] {
  const changed = new Set([...first.changes, ...second.changes].map(({ part }) => part));
  return parts.flatMap(({ id, address, label, facts }) => {
    const text = facts.join(', ') || NOTHING;
    return changed.has(id) || changed.has(address) ? [] : [{ key: id, label, values: [text, text] as const }];
  });
}

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
  /** USD; null if unknown. */
  readonly price: number | null;
  /** Makes it the new version. Absent while that is impossible. */
  readonly onKeep?: () => void;
}

type Pair = readonly [Compared, Compared];

const NOTHING = '–';

function valueName(value: unknown): string {
  if (typeof value === 'string') return choiceName(value);
  return value === undefined || value === null ? NOTHING : JSON.stringify(value);
}

/** Names of fields for customers. */
const FIELDS: Readonly<Record<string, string>> = { alloy: 'metal', kind: 'stone', size_mm: 'width' };

/** 'width' for `stones.0.size_mm`, 'band width' for `band_width`, 'form' for the `kind` of a part. */
function fieldName(what: string): string {
  const name = what.split('.').at(-1) ?? what;
  return what === 'kind' ? 'form' : (FIELDS[name] ?? choiceName(name).toLowerCase());
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Centre stone', 'Centre stone cut', 'Band width': without the part where the field's name starts with it. */
function rowLabel(part: string | undefined, field: string): string {
  if (part === undefined) return capital(field);
  if (field === 'stone' || field === part.toLowerCase()) return part;
  return capital(field.startsWith(part.toLowerCase()) ? field : `${part} ${field}`);
}

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: readonly [string, string];
}

const keyOf = ({ part, what }: Compared['changes'][number]): string => `${part} ${what}`;

/** The rows in which two sides differ: what either side changes, with its value on both sides. */
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
    return [{ key, label: rowLabel(label, fieldName(what)), values }];
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

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

/** What a customer calls a field. */
const FIELDS: Readonly<Record<string, string>> = { alloy: 'metal', kind: 'stone', size_mm: 'width' };

/** `stones.0.size_mm` is a 'width', `band_width` a 'band width'; another `kind` of part is a 'form'. */
function fieldName(what: string): string {
  const name = what.split('.').at(-1) ?? what;
  return what === 'kind' ? 'form' : (FIELDS[name] ?? choiceName(name).toLowerCase());
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Centre stone', 'Centre stone cut', 'Band width': the field says the part again where its name begins with it. */
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

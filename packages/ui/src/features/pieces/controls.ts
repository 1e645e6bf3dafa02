import type { Operation, PiecePart, VersionDetail } from '@jewelry/contract';

const GROUPS = ['stones', 'metal', 'params'] as const;
type Group = (typeof GROUPS)[number];

export type Value = string | number | boolean;

/** One choice that a part leaves: what its schema says of it, and what it is now. */
export interface ControlField {
  readonly group: Group;
  readonly name: string;
  readonly label: string;
  readonly type: 'choice' | 'number' | 'switch';
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  /** Undefined where it is not known. */
  readonly value: Value | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Json => (isRecord(value) ? value : {});
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);
const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** `band_width_mm` is a 'Band width' in mm. */
function labelOf(name: string): string {
  const words = name.replace(/_(?:mm|deg)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const optionsOf = (schema: Json): string[] => {
  const listed = Array.isArray(schema['enum']) ? schema['enum'] : [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list : [])).map((one) => record(one)['const']);
  return listed.filter((option): option is string => typeof option === 'string');
};

/** Nodes of a design from the root down. */
function* nodesOf(node: unknown): Generator<Json> {
  if (!isRecord(node)) return;
  yield node;
  for (const children of Object.values(record(node['children']))) for (const child of Array.isArray(children) ? children : []) yield* nodesOf(child);
}

function valuesOf(part: PiecePart, { design, built }: Pick<VersionDetail, 'design' | 'built'>): Record<Group, Json> {
  const nodes = [...nodesOf(design?.['root'])];
  const node = nodes.find(({ id }) => id === part.address);
  return {
    stones: record(built?.stones.find((stones) => stones.part === part.id)),
    metal: record(node?.['metal'] ?? nodes[0]?.['metal']),
    params: record(node?.['params']),
  };
}

/** What can be changed of a part, with its present values, in the order of its schema. */
export function fieldsOf(part: PiecePart, version: Pick<VersionDetail, 'design' | 'built'>): ControlField[] {
  const values = valuesOf(part, version);
  const groups = record(part.controls['properties']);
  return GROUPS.flatMap((group) =>
    Object.entries(record(record(groups[group])['properties'])).flatMap(([name, raw]): ControlField[] => {
      const schema = record(raw);
      const options = optionsOf(schema);
      const type = options.length > 0 ? 'choice' : schema['type'] === 'boolean' ? 'switch' : schema['type'] === 'number' || schema['type'] === 'integer' ? 'number' : null;
      if (type === null) return [];
      const [min, max] = [number(schema['minimum'] ?? schema['exclusiveMinimum'], 0), number(schema['maximum'] ?? schema['exclusiveMaximum'], 100)];
      const current = values[group][name] ?? schema['default'];
      return [{
        group,
        name,
        type,
        options,
        min,
        max,
        label: typeof schema['title'] === 'string' ? schema['title'] : labelOf(name),
        step: number(schema['multipleOf'], schema['type'] === 'integer' ? 1 : 0.1),
        unit: name.endsWith('_mm') ? 'mm' : name.endsWith('_deg') ? '°' : '',
        value: isValue(current) ? current : undefined,
      }];
    }),
  );
}

/** Whether the part can be taken away. */
export const isRemovable = (part: PiecePart): boolean => isRecord(record(part.controls['properties'])['remove']);

/** Whether anything of the part can be changed by hand. */
export const isChangeable = (part: PiecePart): boolean => Object.keys(record(part.controls['properties'])).length > 0;

/** What was chosen so far, by group and name. */
export type Choices = Readonly<Partial<Record<Group, Readonly<Record<string, Value>>>>>;

export const withChoice = (choices: Choices, { group, name }: Pick<ControlField, 'group' | 'name'>, value: Value): Choices => ({ ...choices, [group]: { ...choices[group], [name]: value } });

export const choiceOf = (choices: Choices, { group, name, value }: Pick<ControlField, 'group' | 'name' | 'value'>): Value | undefined => choices[group]?.[name] ?? value;

/** The choices that differ from what the part is now, as an operation; null when none does. */
export function operationOf(part: PiecePart, fields: readonly ControlField[], choices: Choices): Operation | null {
  const changed = fields.flatMap((field) => {
    const value = choices[field.group]?.[field.name];
    return value === undefined || value === field.value ? [] : [{ field, value }];
  });
  if (changed.length === 0) return null;
  const grouped = Object.fromEntries(
    GROUPS.flatMap((group) => {
      const own = changed.filter(({ field }) => field.group === group).map(({ field, value }) => [field.name, value] as const);
      return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
    }),
  );
  return { op: 'set', id: part.address, ...grouped };
}

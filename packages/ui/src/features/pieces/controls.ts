import type { Operation, PiecePart, VersionDetail } from '@jewelry/contract';

/** Groups of fields, each an object in the schema and in a `set` operation. */
const GROUPS = ['stones', 'metal', 'params'] as const;
/** `kind` is a separate field, and becomes a `replace`. */
type Group = (typeof GROUPS)[number] | 'kind';

export type Value = string | number | boolean;

/** One editable property of a part: its schema and its current value. */
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
  /** Displayed decimals. */
  readonly digits: number;
  /** Unavailable options, each with the reason; they are among `options`. */
  readonly notPossible: Readonly<Record<string, string>>;
  /** Colors of the options, `#rrggbb`. */
  readonly swatches?: Readonly<Record<string, string>>;
  /** Carats of a stone of the current kind and cut with a width of 1 mm; they grow with the cube of the width. */
  readonly caratsPerMm3?: number;
  /** Undefined if unknown. */
  readonly value: Value | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Json => (isRecord(value) ? value : {});
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);
const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** 'Band width' for `band_width_mm`. */
function labelOf(name: string): string {
  const words = name.replace(/_(?:mm|deg)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const optionsOf = (schema: Json): string[] => {
  const listed = Array.isArray(schema['enum'])
    ? schema['enum']
    : [schema['anyOf'], schema['oneOf']]
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((one) => record(one)['const']);
  return listed.filter((option): option is string => typeof option === 'string');
};

/** Nodes of a design from the root down. */
function* nodesOf(node: unknown): Generator<Json> {
  if (!isRecord(node)) return;
  yield node;
  for (const children of Object.values(record(node['children'])))
    for (const child of Array.isArray(children) ? children : []) yield* nodesOf(child);
}

function valuesOf(part: PiecePart, { design, built }: Pick<VersionDetail, 'design' | 'built'>): Record<Group, Json> {
  const nodes = [...nodesOf(design?.['root'])];
  const node = nodes.find(({ id }) => id === part.address);
  return {
    stones: record(built?.stones.find((stones) => stones.part === part.id)),
    metal: record(node?.['metal'] ?? nodes[0]?.['metal']),
    params: record(node?.['params']),
    kind: record(node && { kind: node['kind'] }),
  };
}

/** Splits 'Band width, mm' into 'Band width' and 'mm'. */
function titleOf(name: string, schema: Json): { label: string; unit: string } {
  const unit = name.endsWith('_mm') ? 'mm' : name.endsWith('_deg') ? '°' : '';
  if (typeof schema['title'] !== 'string') return { label: labelOf(name), unit };
  const [label = '', given] = schema['title'].split(', ');
  return { label, unit: given === undefined ? unit : given === 'degrees' ? '°' : given };
}

function fieldOf(group: Group, name: string, schema: Json, present: unknown): ControlField[] {
  const notPossible = Object.fromEntries(
    Object.entries(record(schema['not_possible'])).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const options = [...optionsOf(schema), ...Object.keys(notPossible)];
  const type =
    options.length > 0
      ? 'choice'
      : schema['type'] === 'boolean'
        ? 'switch'
        : schema['type'] === 'number' || schema['type'] === 'integer'
          ? 'number'
          : null;
  if (type === null) return [];
  const [min, max] = [
    number(schema['minimum'] ?? schema['exclusiveMinimum'], 0),
    number(schema['maximum'] ?? schema['exclusiveMaximum'], 100),
  ];
  const { swatches, carats_per_mm3: caratsPerMm3 } = schema;
  // Fractions, such as a taper, need finer steps.
  const step = number(schema['multipleOf'], schema['type'] === 'integer' ? 1 : max - min > 2 ? 0.1 : 0.05);
  const current = present ?? schema['default'];
  return [
    {
      group,
      name,
      type,
      options,
      notPossible,
      min,
      max,
      ...titleOf(name, schema),
      step,
      digits: step >= 1 ? 0 : step >= 0.1 ? 1 : 2,
      value: isValue(current) ? current : undefined,
      ...(isRecord(swatches) && { swatches: swatches as Record<string, string> }),
      ...(typeof caratsPerMm3 === 'number' && { caratsPerMm3 }),
    },
  ];
}

/** The editable properties of a part with their current values: kind first, then stones, metal and dimensions. */
export function fieldsOf(part: PiecePart, version: Pick<VersionDetail, 'design' | 'built'>): ControlField[] {
  const values = valuesOf(part, version);
  const properties = record(part.controls['properties']);
  const fieldsIn = (group: (typeof GROUPS)[number]) =>
    Object.entries(record(record(properties[group])['properties'])).flatMap(([name, schema]) =>
      fieldOf(group, name, record(schema), values[group][name]),
    );
  return [
    ...fieldsIn('stones'),
    ...fieldOf('kind', 'kind', record(properties['kind']), values.kind['kind']),
    ...fieldsIn('metal'),
    ...fieldsIn('params'),
  ];
}

/** The fields for the choices: another kind of part has other dimensions, which are unknown until it is made. */
export const fieldsFor = (fields: readonly ControlField[], choices: Choices): readonly ControlField[] =>
  newKindOf(fields, choices) === null ? fields : fields.filter(({ group }) => group !== 'params');

function newKindOf(fields: readonly ControlField[], choices: Choices): string | null {
  const kind = choices.kind?.['kind'];
  return typeof kind === 'string' && kind !== fields.find(({ group }) => group === 'kind')?.value ? kind : null;
}

/**
 * Carats of one stone at the chosen width; null where another kind or cut is chosen, whose weight only the draft has.
 */
export function caratsOf(field: ControlField, choices: Choices, fields: readonly ControlField[]): number | null {
  const isOther = fields.some(
    (one) => one.group === 'stones' && one.type === 'choice' && choiceOf(choices, one) !== one.value,
  );
  const mm = choiceOf(choices, field);
  return field.caratsPerMm3 === undefined || isOther || typeof mm !== 'number' ? null : field.caratsPerMm3 * mm ** 3;
}

/** Width of a stone of these carats, within the limits of the field, rounded to hundredths of a mm. */
export const mmOfCarats = ({ caratsPerMm3 = 1, min, max }: ControlField, carats: number): number =>
  Math.min(max, Math.max(min, Math.round(Math.cbrt(carats / caratsPerMm3) * 100) / 100));

/** Operations that restore the part's first version; empty if it is unchanged. */
export function resetOf(part: PiecePart): readonly Operation[] {
  const { edits } = record(record(part.controls['properties'])['reset']);
  return Array.isArray(edits) ? (edits as Operation[]) : [];
}

/** Whether the part can be removed. */
export const isRemovable = (part: PiecePart): boolean => isRecord(record(part.controls['properties'])['remove']);

/** Whether the part has any control. */
export const isChangeable = (part: PiecePart): boolean => Object.keys(record(part.controls['properties'])).length > 0;

/** The pending choices, by group and name. */
export type Choices = Readonly<Partial<Record<Group, Readonly<Record<string, Value>>>>>;

export const withChoice = (
  choices: Choices,
  { group, name }: Pick<ControlField, 'group' | 'name'>,
  value: Value,
): Choices => ({ ...choices, [group]: { ...choices[group], [name]: value } });

export const choiceOf = (
  choices: Choices,
  { group, name, value }: Pick<ControlField, 'group' | 'name' | 'value'>,
): Value | undefined => choices[group]?.[name] ?? value;

/** The choices that differ from the current values, as operations. */
export function operationsOf(part: PiecePart, fields: readonly ControlField[], choices: Choices): Operation[] {
  const kind = newKindOf(fields, choices);
  const changed = fieldsFor(fields, choices).flatMap((field) => {
    const value = choices[field.group]?.[field.name];
    return field.group === 'kind' || value === undefined || value === field.value ? [] : [{ field, value }];
  });
  const grouped = Object.fromEntries(
    GROUPS.flatMap((group) => {
      const own = changed
        .filter(({ field }) => field.group === group)
        .map(({ field, value }) => [field.name, value] as const);
      return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
    }),
  );
  return [
    ...(kind === null ? [] : [{ op: 'replace' as const, id: part.address, part: { kind } }]),
    ...(changed.length > 0 ? [{ op: 'set' as const, id: part.address, ...grouped }] : []),
  ];
}

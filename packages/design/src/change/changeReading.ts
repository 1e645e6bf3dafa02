/** Input and output of an external reader of changes, such as a language model. */
import { z } from 'zod';
import { accepts } from '../catalogue/kind';
import { KIND_NAMES, kindNamed } from '../catalogue/kinds';
import { ALLOYS, CUTS, FINISHES, GEM_KINDS, type DesignSpec, type ParamValue, type Stone } from '../spec';
import { edited, type Edit } from '../spec/edit';
import { InvalidDesign } from '../spec/schema';
import { addressed, metalsIn, partsIn } from '../spec/tree';
import { differenceOf } from './difference';
import { paramsOf, type ParamSchema } from './params';
import { kindsFor } from './parts';
import { canGo } from './removal';

const MOST_OPERATIONS = 12;
const Name = z.string().max(60);

const Change = z.strictObject({
  op: z.enum(['set', 'replace', 'add', 'remove']),
  /** The part; for `add`, the parent of the new part. */
  id: Name,
  /** Slot of a new part. */
  slot: Name.nullable(),
  /** Kind of a new or replacing part. */
  kind: Name.nullable(),
  /** Numbers as digits. */
  params: z.array(z.strictObject({ name: Name, value: z.string().max(60) })).max(20),
  alloy: z.enum(ALLOYS).nullable(),
  finish: z.enum(FINISHES).nullable(),
  /** Fields of its stones that change. */
  stone: z.enum(GEM_KINDS).nullable(),
  cut: z.enum(CUTS).nullable(),
  /** mm. */
  size_mm: z.number().nullable(),
});

/**
 * A change as operations on parts, limited to values of the catalogue. An empty list means that the change is not
 * possible.
 */
export const ChangeReading = z.strictObject({ operations: z.array(Change).max(MOST_OPERATIONS) });
export type ChangeReading = z.output<typeof ChangeReading>;

function typed(schema: ParamSchema | undefined, value: string): ParamValue {
  const { type } = schema ?? {};
  if (type === 'number' || type === 'integer') return Number(value);
  return type === 'boolean' ? value === 'true' : value;
}

function editOf(
  spec: DesignSpec,
  { op, id, slot, kind, params, alloy, finish, stone, cut, size_mm: size }: ChangeReading['operations'][number],
): Edit {
  if (op === 'remove') return { op, id };
  const part = addressed(spec, id)?.part;
  const schemas = paramsOf(kind ?? part?.kind ?? '');
  const values = Object.fromEntries(params.map(({ name, value }) => [name, typed(schemas[name], value)]));
  const metal = { ...(alloy && { alloy }), ...(finish && { finish }) };
  const changes = {
    ...(stone && { kind: stone }),
    ...(cut && { cut }),
    ...(size !== null && { size_mm: size }),
  } satisfies Partial<Stone>;
  if (op === 'set') {
    return {
      op,
      id,
      ...(params.length > 0 && { params: values }),
      ...(alloy || finish ? { metal } : {}),
      ...(Object.keys(changes).length > 0 && { stones: changes }),
    };
  }
  const now = part && metalsIn(spec).get(part.id);
  const placed = {
    kind: kind ?? '',
    ...(params.length > 0 && { params: values }),
    ...((alloy || finish) && now ? { metal: { ...now, ...metal } } : {}),
  };
  return op === 'replace' ? { op, id, part: placed } : { op, to: id, slot: slot ?? '', part: placed };
}

/** The operations as edits of a design. */
export const editsFromReading = (spec: DesignSpec, { operations }: ChangeReading): Edit[] =>
  operations.map((one) => editOf(spec, one));

/** Problems of a change for this design, one sentence each; empty when it is feasible or has no effect. */
export function changeProblems(spec: DesignSpec, reading: ChangeReading): string[] {
  if (reading.operations.length === 0) return [];
  try {
    const changed = edited(spec, ...editsFromReading(spec, reading));
    return differenceOf(spec, changed).changes.length === 0 ? ['The operations change nothing.'] : [];
  } catch (error) {
    if (error instanceof InvalidDesign) return [...error.problems];
    throw error;
  }
}

/** The parts of a design with their possible changes, as JSON, without the prompt. */
export function changeContext(spec: DesignSpec): string {
  const metals = metalsIn(spec);
  const parts = [...partsIn(spec.root)].map((part) => ({
    id: part.id,
    kind: part.kind,
    metal: metals.get(part.id),
    params: part.params,
    param_limits: paramsOf(part.kind),
    stones: part.stones ?? [],
    other_kinds: kindsFor(spec, part).filter((kind) => kind !== part.kind),
    slots: Object.fromEntries(
      Object.entries(kindNamed(part.kind)?.slots ?? {}).flatMap(([name, slot]) => {
        const isFull = (part.children[name]?.length ?? 0) >= slot.most;
        return isFull ? [] : [[name, KIND_NAMES.filter((kind) => accepts(slot, kind))]];
      }),
    ),
    can_be_removed: canGo(spec, part.id),
  }));
  return JSON.stringify({
    type: spec.type,
    parts,
    root_stones_are_addressed_by_role: (spec.root.stones ?? []).map(({ role }) => role),
  });
}

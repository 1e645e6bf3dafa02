/** Edits of a design, which all changes use: by text, by a click on a part and by a form. */
import type { z } from 'zod';
import { accepts } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import { randomFor } from '../random';
import type { LAB_GROWN } from '../catalogue/gems';
import { replannedAs } from '../replan';
import type {
  Alloy,
  DesignPart,
  DesignSpec,
  JewelryType,
  ParamValue,
  PartMetal,
  Stage,
  Stone,
  StoneRole,
} from '../spec';
import { seenFrom, type Seen } from '../view';
import { InvalidDesign, checkedSpec } from './schema';
import { addressed, freeId, partsIn, withPart } from './tree';

/** A part to add: omitted fields are filled in from its kind and the seed. */
export interface NewPart {
  kind: string;
  /** @default that of its kind */
  id?: string;
  params?: Record<string, ParamValue>;
  metal?: PartMetal;
  stones?: Stone[];
  children?: Record<string, NewPart[]>;
}

/** Changed fields of a metal; null removes the second metal. */
export type MetalChange = Partial<Omit<PartMetal, 'second'>> & { second?: Alloy | null };

/** `id` is that of a part, or the role of stones that the root carries: `halo` for the stones of its halo. */
export type Edit =
  /**
   * Changes some parameters, some fields of the metal, or some fields of every stone of a part; null removes a
   * parameter.
   */
  | { op: 'set'; id: string; params?: Record<string, ParamValue | null>; metal?: MetalChange; stones?: Partial<Stone> }
  /**
   * Replaces a part. The new one takes over its id, metal, stones, and the parameters and children that its kind
   * accepts, unless given.
   */
  | { op: 'replace'; id: string; part: NewPart }
  | { op: 'add'; to: string; slot: string; part: NewPart }
  | { op: 'remove'; id: string }
  /**
   * Changes fields of the design itself. Another type is planned again from the same requirements and seed; `null`
   * stands for natural diamonds.
   */
  | {
      op: 'design';
      type?: JewelryType;
      stage?: Stage;
      view?: Seen;
      motif?: string;
      diamonds?: typeof LAB_GROWN | null;
    };

/** Context of a new part. */
interface Context {
  seed: number;
  /** Ids of the design's parts. */
  taken: Set<string>;
}

/**
 * Completes a new part. Open choices depend only on the seed, its id and the parameter's name, so that other parts stay
 * the same.
 */
function filledPart(part: NewPart, context: Context): DesignPart {
  const { seed, taken } = context;
  const id = part.id ?? freeId(part.kind.split('.').at(-1)!, taken);
  taken.add(id);
  const params = { ...part.params };
  for (const [name, choose] of Object.entries(kindNamed(part.kind)?.choices ?? {}))
    params[name] ??= choose(randomFor(seed, `${id} ${name}`));
  const children = Object.entries(part.children ?? {}).map(([slot, list]): [string, DesignPart[]] => [
    slot,
    list.map((child) => filledPart(child, context)),
  ]);
  return {
    id,
    kind: part.kind,
    params,
    ...(part.metal && { metal: part.metal }),
    ...(part.stones && { stones: part.stones }),
    children: Object.fromEntries(children),
  };
}

function changedMetal(now: PartMetal, change: MetalChange): PartMetal {
  const { second, ...metal } = { ...now, ...change };
  return second ? { ...metal, second } : metal;
}

function changed(
  part: DesignPart,
  role: StoneRole | null,
  { params, metal, stones }: Extract<Edit, { op: 'set' }>,
  spec: DesignSpec,
): DesignPart {
  const kept = Object.fromEntries(
    Object.entries({ ...part.params, ...params }).filter((entry): entry is [string, ParamValue] => entry[1] !== null),
  );
  return {
    ...part,
    params: kept,
    ...(metal && { metal: changedMetal({ ...spec.root.metal, ...part.metal }, metal) }),
    ...(stones && {
      stones: (part.stones ?? []).map((stone) =>
        role === null || stone.role === role ? { ...stone, ...stones } : stone,
      ),
    }),
  };
}

function replaced(old: DesignPart, part: NewPart, context: Context): DesignPart {
  const kind = kindNamed(part.kind);
  const keptChildren = Object.entries(old.children).flatMap(([slot, children]): [string, DesignPart[]][] => {
    const into = kind && Object.hasOwn(kind.slots, slot) ? kind.slots[slot] : undefined;
    const fitting = into ? children.filter((child) => accepts(into, child.kind)).slice(0, into.most) : [];
    return fitting.length > 0 ? [[slot, fitting]] : [];
  });
  const keptParams = Object.fromEntries(
    Object.entries(old.params).filter(
      ([name, value]) =>
        kind &&
        Object.hasOwn(kind.params.shape, name) &&
        (kind.params.shape[name] as z.ZodType).safeParse(value).success,
    ),
  );
  const stones = part.stones ?? old.stones?.slice(0, kind?.stones[1]);
  const metal = part.metal ?? old.metal;
  // Its id is free for the replacement.
  context.taken.delete(old.id);
  const filled = filledPart(
    {
      ...part,
      params: { ...keptParams, ...part.params },
      id: part.id ?? old.id,
      ...(metal && { metal }),
      ...(stones && stones.length > 0 && { stones }),
    },
    context,
  );
  return part.children ? filled : { ...filled, children: Object.fromEntries(keptChildren) };
}

function changedDesign(
  spec: DesignSpec,
  { type, stage, view, motif, diamonds }: Extract<Edit, { op: 'design' }>,
): DesignSpec {
  if (type !== undefined && spec.drawing) throw new InvalidDesign(['a piece that follows a drawing keeps its type']);
  const planned = type === undefined || type === spec.type ? spec : replannedAs(spec, type);
  const { diamonds: now, ...sold } = planned.sold;
  const grown = diamonds === undefined ? now : (diamonds ?? undefined);
  const shown = {
    ...planned,
    ...(stage && { stage }),
    ...(motif && { motif }),
    sold: { ...sold, ...(grown && { diamonds: grown }) },
  };
  return view ? seenFrom(shown, view) : shown;
}

function applied(spec: DesignSpec, edit: Edit): DesignSpec {
  if (edit.op === 'design') return changedDesign(spec, edit);
  const target = edit.op === 'add' ? edit.to : edit.id;
  const found = addressed(spec, target);
  if (!found) throw new InvalidDesign([`there is no part "${target}"`]);
  const {
    part: { id },
    role,
  } = found;
  if (
    role !== null &&
    (edit.op === 'add' || edit.op === 'replace' || (edit.op === 'set' && (edit.params || edit.metal)))
  )
    throw new InvalidDesign([`"${target}" is stones of part "${id}": only their fields can be changed`]);
  if (edit.op === 'remove' && target === spec.root.id)
    throw new InvalidDesign([`part "${target}" carries all others and cannot be removed`]);
  const context: Context = { seed: spec.seed, taken: new Set([...partsIn(spec.root)].map((one) => one.id)) };
  const root = withPart(spec.root, id, (part) => {
    switch (edit.op) {
      case 'set':
        return changed(part, role, edit, spec);
      case 'replace':
        return replaced(part, edit.part, context);
      case 'add':
        return {
          ...part,
          children: {
            ...part.children,
            [edit.slot]: [
              ...(Object.hasOwn(part.children, edit.slot) ? part.children[edit.slot]! : []),
              filledPart(edit.part, context),
            ],
          },
        };
      case 'remove':
        return role === null ? null : { ...part, stones: part.stones!.filter((stone) => stone.role !== role) };
    }
  });
  return { ...spec, root: root! };
}

/**
 * Applies changes in order. Parts that they do not name stay identical, to the byte.
 * @throws InvalidDesign when a change names a missing part, or when the result is not feasible.
 */
export const edited = (spec: DesignSpec, ...edits: readonly Edit[]): DesignSpec =>
  checkedSpec(edits.reduce(applied, spec));

/** Traverses a tree of parts: finds parts, and collects stones and metals. */
import type { DesignPart, DesignSpec, PartMetal, Stone, StoneRole } from '../spec';

type Rooted = Pick<DesignSpec, 'root'>;

/** A part and its descendants, parents first. */
export function* partsIn(part: DesignPart): Generator<DesignPart> {
  yield part;
  for (const children of Object.values(part.children)) for (const child of children) yield* partsIn(child);
}

/** The part with an id; undefined when there is none. */
export function partWith({ root }: Rooted, id: string): DesignPart | undefined {
  for (const part of partsIn(root)) if (part.id === id) return part;
  return undefined;
}

/** The id of a part that shows a motif: `star-of-david` for `star of David`. */
export const partIdOf = (motif: string): string =>
  motif
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replace(/^[^a-z]+/, '')
    // Ids have at most 40 characters, and suffixes such as "-top" are appended.
    .replace(/^(.{1,32})(?:-.*)?$/, '$1');

/** The id, or the id with the lowest number from 2 on that makes it unused: `drop`, then `drop-2`. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  return free;
}

/** The part with ids of its own for descendants that have the id of an earlier part. */
export function withOwnIds(part: DesignPart, taken: Set<string> = new Set()): DesignPart {
  const id = freeId(part.id, taken);
  taken.add(id);
  return { ...part, id, children: mapSlots(part, (parts) => parts.map((child) => withOwnIds(child, taken))) };
}

/** True for a root that builds a whole piece, whose stones are addressed by role. */
export const isWholePiece = ({ kind }: DesignPart): boolean => !kind.includes('.');

/** Target of an id: a part, or the stones of one role that the root carries. */
export interface Addressed {
  part: DesignPart;
  role: StoneRole | null;
}

/** Finds a part by its id, or stones of the root by their role, such as `halo`; undefined when neither exists. */
export function addressed(spec: Rooted, id: string): Addressed | undefined {
  const part = partWith(spec, id);
  if (part) return { part, role: null };
  const { root } = spec;
  return root.stones?.some(({ role }) => role === id) ? { part: root, role: id as StoneRole } : undefined;
}

/** Equal stones, and the id that addresses them. */
export interface Lot {
  address: string;
  part: DesignPart;
  stone: Stone;
}

/** The stones of all parts with their addresses, the root's first. */
export const lotsIn = ({ root }: Rooted): Lot[] =>
  [...partsIn(root)].flatMap((part) =>
    (part.stones ?? []).map((stone) => ({ address: part === root ? stone.role : part.id, part, stone })),
  );

/** The stones of all parts, the root's first. */
export const stonesIn = ({ root }: Rooted): Stone[] => [...partsIn(root)].flatMap((part) => part.stones ?? []);

/** The metal of every part by id: its own, or that of its parent. */
export function metalsIn({ root }: Rooted): Map<string, PartMetal> {
  const metals = new Map<string, PartMetal>();
  const visit = (part: DesignPart, inherited: PartMetal): void => {
    const metal = part.metal ?? inherited;
    metals.set(part.id, metal);
    for (const child of Object.values(part.children).flat()) visit(child, metal);
  };
  visit(root, root.metal);
  return metals;
}

/** The kind of every part by its id. */
export const kindsIn = ({ root }: Rooted): Map<string, string> =>
  new Map([...partsIn(root)].map(({ id, kind }) => [id, kind]));

/** The first value of a parameter, the root's before others. */
export function paramIn({ root }: Rooted, name: string): string | number | boolean | undefined {
  for (const part of partsIn(root)) if (part.params[name] !== undefined) return part.params[name];
  return undefined;
}

/** All numbers by name, the root's before those of other parts. */
export const numbersIn = ({ root }: Rooted): Record<string, number> =>
  Object.fromEntries(
    [...partsIn(root)]
      .toReversed()
      .flatMap(({ params }) =>
        Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      ),
  );

/** A length by name, mm; undefined when no part has it. */
export function lengthIn(spec: Rooted, name: string): number | undefined {
  const value = paramIn(spec, name);
  return typeof value === 'number' ? value : undefined;
}

/** The parts in the slots of a part, each list replaced by the result of `change`. */
export const mapSlots = (
  { children }: Pick<DesignPart, 'children'>,
  change: (parts: DesignPart[], slot: string) => DesignPart[],
): Record<string, DesignPart[]> =>
  Object.fromEntries(Object.entries(children).map(([slot, parts]) => [slot, change(parts, slot)]));

/** A copy of the tree with the stones of every part replaced by the result of `change`. */
export const withStones = <P extends DesignPart>(part: P, change: (stones: readonly Stone[]) => Stone[]): P => ({
  ...part,
  ...(part.stones ? { stones: change(part.stones) } : {}),
  children: mapSlots(part, (parts) => parts.map((child) => withStones(child, change))),
});

/**
 * A copy of the tree with one part replaced by the result of `change`; null removes it. Its ancestors are copied, all
 * other parts shared.
 */
export function withPart<P extends DesignPart>(
  part: P,
  id: string,
  change: (found: DesignPart) => DesignPart | null,
): P | null {
  if (part.id === id) return change(part) as P | null;
  const slots = Object.entries(part.children);
  const at = slots.findIndex(([, children]) =>
    children.some((child) => [...partsIn(child)].some((below) => below.id === id)),
  );
  if (at < 0) return part;
  const [slot, children] = slots[at]!;
  const changed = children.flatMap((child) => withPart(child, id, change) ?? []);
  const others = slots.toSpliced(at, 1, ...(changed.length > 0 ? [[slot, changed] as [string, DesignPart[]]] : []));
  return { ...part, children: Object.fromEntries(others) };
}

/** Describes a kind of part: its parameters, slots and stones, without its geometry. */
import { z } from 'zod';
import type { Random } from '../random';
import type { ParamValue } from '../spec';

/** A place on a part where others can be. */
export interface Slot {
  /** Names of kinds, or prefixes that end with a dot: `head.` accepts every head. */
  readonly accepts: readonly string[];
  readonly most: number;
  /** @default 0 */
  readonly least?: number;
  /** Families of the root, if only their pieces have the slot. */
  readonly within?: readonly string[];
}

export interface Kind {
  /** `head.prong`; a kind without a dot is a whole piece. */
  readonly name: string;
  /** Display name: "split shank". */
  readonly label: string;
  /** Lengths in mm, angles in degrees, with their limits. */
  readonly params: z.ZodObject;
  readonly slots: Readonly<Record<string, Slot>>;
  /** Minimum and maximum number of lots of stones, each of one kind, cut and size. */
  readonly stones: readonly [least: number, most: number];
  /** Default of an omitted parameter that the seed does not choose. */
  readonly choices?: Readonly<Record<string, (random: Random) => ParamValue>>;
  /** Ids of the lexicon's concepts that mean this kind. */
  readonly concepts: readonly string[];
}

/** A kind with only what it has. */
export type KindRow = Pick<Kind, 'name' | 'label'> & Partial<Kind>;

/** Kinds from rows; what a row leaves out is empty. */
export const kindsOf = (rows: readonly KindRow[]): readonly Kind[] =>
  rows.map((row) => ({ params: z.strictObject({}), slots: {}, stones: [0, 0], concepts: [], ...row }));

/** Kinds and families of kinds that can be the root; a kind without a dot builds a whole piece. */
const ROOTS: ReadonlySet<string> = new Set(['shank', 'chain', 'ear', 'watch.case']);

/** True for kinds that can be the root of a tree. */
export const isRootKind = (name: string): boolean =>
  !name.includes('.') || ROOTS.has(name) || ROOTS.has(name.split('.')[0]!);

/** Finds a kind by name; undefined when there is none. */
export type Catalogue = (name: string) => Kind | undefined;

/** True when a slot accepts a kind. */
export const accepts = (slot: Slot, kind: string): boolean =>
  slot.accepts.some((name) => name === kind || (name.endsWith('.') && kind.startsWith(name)));

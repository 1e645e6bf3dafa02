/** Describes a kind of part: its parameters, slots and stones, without its geometry. */
import type { z } from 'zod';
import type { Random } from '../random';
import type { ParamValue } from '../spec';

/** A place on a part where others can be. */
export interface Slot {
  /** Kinds, or the beginnings of their names with a dot at the end: `head.` accepts every head. */
  readonly accepts: readonly string[];
  readonly most: number;
  /** @default 0 */
  readonly least?: number;
  /** Families of the piece's root, where only such pieces have the slot. */
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
  /** How many lots of stones it takes, each of one kind, cut and size. */
  readonly stones: readonly [least: number, most: number];
  /** Default of an omitted parameter that the seed does not choose. */
  readonly choices?: Readonly<Record<string, (random: Random) => ParamValue>>;
  /** Words that mean this kind, by the ids of the lexicon. */
  readonly concepts: readonly string[];
}

/** Kinds, and families of kinds, that can carry a whole piece; a kind without a dot builds one by itself. */
const ROOTS: ReadonlySet<string> = new Set(['shank', 'chain', 'ear', 'watch.case']);

/** True for kinds that can be the root of a tree. */
export const isRootKind = (name: string): boolean =>
  !name.includes('.') || ROOTS.has(name) || ROOTS.has(name.split('.')[0]!);

/** Finds a kind by its name; undefined where there is none. */
export type Catalogue = (name: string) => Kind | undefined;

/** True when a slot accepts a kind. */
export const accepts = (slot: Slot, kind: string): boolean =>
  slot.accepts.some((name) => name === kind || (name.endsWith('.') && kind.startsWith(name)));

/** All kinds of parts by name. */
import { MAKERS } from '../makers/registry';
import type { Kind } from './kind';

/** Lots of stones that a maker of whole pieces sets at most. */
const MOST_LOTS = 8;

const KINDS: ReadonlyMap<string, Kind> = new Map(
  MAKERS.map(({ name, params }): [string, Kind] => [name, { name, params, slots: {}, stones: [0, MOST_LOTS], concepts: [] }]),
);

/** The kind with a name; undefined where there is none. */
export const kindNamed = (name: string): Kind | undefined => KINDS.get(name);

/** All kinds of parts by name. */
import { CHAIN_PART_KINDS } from '../makers/chain/kinds';
import { EARRING_KINDS } from '../makers/earrings/kinds';
import { RING_KINDS } from '../makers/ring/kinds';
import { MAKERS } from '../makers/registry';
import { WATCH_KINDS } from '../makers/watch/kinds';
import type { Catalogue, Kind } from './kind';

/** Maximum number of lots of stones in a maker of whole pieces. */
const MOST_LOTS = 12;

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...MAKERS.map(({ name, params }): [string, Kind] => [
    name,
    { name, label: name.replaceAll('-', ' '), params, slots: {}, stones: [0, MOST_LOTS], concepts: [] },
  ]),
  ...[...RING_KINDS, ...CHAIN_PART_KINDS, ...EARRING_KINDS, ...WATCH_KINDS].map((kind): [string, Kind] => [
    kind.name,
    kind,
  ]),
]);

/** The kinds that can be built. */
export const kindNamed: Catalogue = (name) => KINDS.get(name);

export const KIND_NAMES: readonly string[] = [...KINDS.keys()];

/** Makes trees of parts from flat choices, the form of plans and of early stored designs. */
import type { DesignPart, JewelryType, Style } from '../spec';
import { CHAIN_TREES } from './chain/tree';
import { EARRING_TREES } from './earrings/tree';
import type { FlatPiece, FlatTree } from './ring/treeParts';
import { RING_TREES } from './ring/tree';
import { WATCH_TREES } from './watch/tree';

const TREES: Readonly<Record<string, FlatTree>> = {
  ...RING_TREES,
  ...CHAIN_TREES,
  ...EARRING_TREES,
  ...WATCH_TREES,
};

/** True for kinds of early designs that were one part and have since become trees. */
export const isFlat = (kind: string): boolean => Object.hasOwn(TREES, kind) || kind === 'engraved-band';

/**
 * The root for flat choices of a plan or an early stored design: a tree, or one part when a maker builds the whole
 * piece.
 */
export const rootOf = (type: JewelryType, flat: FlatPiece, styles: readonly Style[]): DesignPart =>
  Object.hasOwn(TREES, flat.kind)
    ? TREES[flat.kind]!(flat, styles)
    : { id: type, kind: flat.kind, params: { ...flat.params }, stones: [...flat.stones], children: {} };

/** Trees of parts from the flat choices in which pieces are planned and were once stored. */
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

/** True for kinds that were built whole once and are trees now. */
export const isFlat = (kind: string): boolean => Object.hasOwn(TREES, kind) || kind === 'engraved-band';

/**
 * The root of a piece that is planned, or was stored, as flat choices: a tree, or one part where its maker builds it
 * whole.
 */
export const rootOf = (type: JewelryType, flat: FlatPiece, styles: readonly Style[]): DesignPart =>
  Object.hasOwn(TREES, flat.kind)
    ? TREES[flat.kind]!(flat, styles)
    : { id: type, kind: flat.kind, params: { ...flat.params }, stones: [...flat.stones], children: {} };

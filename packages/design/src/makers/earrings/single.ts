/** Single earrings: a fitting for one ear, with half of the stones of a pair. */
import type { DesignPart } from '../../spec';
import { withStones } from '../../spec/tree';

/** The tree of one earring of a pair. */
export const ofOne = (root: DesignPart): DesignPart =>
  withStones(root, (stones) => stones.map((stone) => ({ ...stone, count: Math.ceil(stone.count / 2) })));

/** Kinds that can be made for one ear. */
const isForOne = ({ kind }: DesignPart): boolean => kind.startsWith('ear.') || kind === 'ear-cuffs';

/** A pair as a single earring, if its kind can be one. */
export function single(pair: DesignPart): DesignPart {
  if (!isForOne(pair)) return pair;
  const { other: _, ...children } = pair.children;
  return ofOne({ ...pair, params: { ...pair.params, single: 'yes' }, children });
}

export const isSingle = ({ params }: DesignPart): boolean => params['single'] === 'yes';

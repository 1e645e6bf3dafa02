/** The second metal of pieces that are two things: a pair of rings, or figures that hang one from the other. */
import type { DesignPart, PartMetal } from '../spec';
import { partsIn, withPart } from '../spec/tree';

/** True for a part that a piece in two metals has whole in the second one. */
const isApart = (part: DesignPart, parent: DesignPart): boolean =>
  part.kind === 'pair' || (part.kind === 'figure.relief' && parent.kind === 'figure.relief');

/** The tree with its second thing in a metal of its own; the same tree where it is one thing. */
export function inOwnMetal(root: DesignPart, metal: PartMetal): DesignPart {
  const apart = [...partsIn(root)].flatMap((parent) =>
    Object.values(parent.children)
      .flat()
      .filter((part) => isApart(part, parent)),
  );
  return apart.reduce((tree, { id }) => withPart(tree, id, (part) => ({ ...part, metal }))!, root);
}

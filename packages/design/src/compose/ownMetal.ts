/** The second metal of pieces that are two things: a pair of rings, or figures that hang one from the other. */
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Form } from '../language/vocabulary';
import type { Alloy, DesignPart, Finish, JewelryType, PartMetal } from '../spec';
import { partsIn, withPart } from '../spec/tree';

/** True for a part that a piece in two metals has whole in the second one. */
const isApart = (part: DesignPart, parent: DesignPart): boolean =>
  part.kind === 'pair' || (part.kind === 'figure.relief' && parent.kind === 'figure.relief');

/** Bands beside the first one of a stack. */
const MOST_COMPANIONS = 2;

/** The metals of the rings beside the first one, where a prompt names one for each ring of a stack. */
export const goldsOfStack = (
  type: JewelryType,
  { alloys, styles }: Pick<ParsedPrompt, 'alloys' | 'styles'>,
  forms: readonly Form[],
): readonly Alloy[] =>
  type === 'ring' && (forms.includes('stack') || styles.includes('layered'))
    ? alloys.slice(1, 1 + MOST_COMPANIONS)
    : [];

/** Bands of a stack, each in its own gold. */
function inOwnGolds(root: DesignPart, metals: readonly PartMetal[]): DesignPart {
  const bands = metals.map((metal, i): DesignPart => ({
    id: i === 0 ? 'companion' : `companion-${i + 1}`,
    kind: 'companion',
    params: { form: 'even', bands: 1, side: i === 0 ? 'before' : 'behind' },
    metal,
    children: {},
  }));
  return { ...root, children: { ...root.children, companions: bands } };
}

/** The tree with its second thing in a metal of its own; the same tree where it is one thing. */
function inOwnMetal(root: DesignPart, metal: PartMetal): DesignPart {
  const apart = [...partsIn(root)].flatMap((parent) =>
    Object.values(parent.children)
      .flat()
      .filter((part) => isApart(part, parent)),
  );
  return apart.reduce((tree, { id }) => withPart(tree, id, (part) => ({ ...part, metal }))!, root);
}

/** The tree with its other metals on parts of their own; the same tree where no part stands apart. */
export function inOwnMetals(
  root: DesignPart,
  golds: readonly Alloy[],
  second: Alloy | undefined,
  finish: Finish,
): DesignPart {
  if (golds.length > 0 && root.kind.startsWith('shank.'))
    return inOwnGolds(
      root,
      golds.map((alloy) => ({ alloy, finish })),
    );
  return second ? inOwnMetal(root, { alloy: second, finish }) : root;
}

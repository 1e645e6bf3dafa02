/** The second metal of pieces that consist of two objects: a pair of rings, or figures that hang from one another. */
import { cues } from '../language/cues';
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Form } from '../language/vocabulary';
import type { Alloy, DesignPart, Finish, JewelryType, PartMetal } from '../spec';
import { partsIn, withPart } from '../spec/tree';

/** True for a part that is entirely of the second metal in a two-metal piece. */
const isApart = (part: DesignPart, parent: DesignPart): boolean =>
  part.kind === 'pair' || (part.kind === 'figure.relief' && parent.kind === 'figure.relief');

/** Maximum number of bands besides the first of a stack. */
const MOST_COMPANIONS = 2;

/** The metals of a stack's other rings, or of a set's other bangles, when a prompt names one for each. */
export const goldsOfStack = (
  type: JewelryType,
  { alloys, styles, bangles }: Pick<ParsedPrompt, 'alloys' | 'styles' | 'bangles'>,
  forms: readonly Form[],
): readonly Alloy[] => {
  if (type === 'bracelet') return bangles !== null && bangles > 1 ? alloys.slice(1, bangles) : [];
  return type === 'ring' && (forms.includes('stack') || styles.includes('layered'))
    ? alloys.slice(1, 1 + MOST_COMPANIONS)
    : [];
};

/** The tree with each band of a stack in its own gold. */
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

/** The rings of a stack besides the first. */
const stackedIn = ({ children }: DesignPart): readonly DesignPart[] =>
  (children['companions'] ?? []).filter(({ kind }) => kind.startsWith('shank.'));

/** The stack with each ring in its metal; those of which none is named have the first one's. */
function stackInMetals(
  root: DesignPart,
  rings: NonNullable<ParsedPrompt['rings']>,
  alloy: Alloy,
  finish: Finish,
): DesignPart {
  const companions = stackedIn(root).map((ring, i): DesignPart => {
    const own = { alloy: rings[i + 1]?.alloy ?? alloy, finish: rings[i + 1]?.finish ?? finish };
    return own.alloy === alloy && own.finish === finish ? ring : { ...ring, metal: own };
  });
  return { ...root, children: { ...root.children, companions } };
}

/** The tree with its second object in the given metal; unchanged when there is only one object. */
function inOwnMetal(root: DesignPart, metal: PartMetal): DesignPart {
  const apart = [...partsIn(root)].flatMap((parent) =>
    Object.values(parent.children)
      .flat()
      .filter((part) => isApart(part, parent)),
  );
  return apart.reduce((tree, { id }) => withPart(tree, id, (part) => ({ ...part, metal }))!, root);
}

/** The metals of her ring, the first of a pair, and of his; null when neither is described apart. */
export function metalsOfPair(
  root: DesignPart,
  rings: ParsedPrompt['pairRings'],
  usual: PartMetal,
): { root: DesignPart; metal: PartMetal } | null {
  const hasPair = (root.children['companions'] ?? []).some(({ kind }) => kind === 'pair');
  if (!rings || !hasPair) return null;
  const { hers, his } = rings;
  // A finish or an alloy that is stated of one ring alone is not the other's.
  const alloy = hers.alloy ?? (his.alloy === usual.alloy ? null : usual.alloy);
  const metal: PartMetal = {
    alloy: alloy ?? usual.alloy,
    finish: hers.finish ?? (his.finish === usual.finish ? 'polished' : usual.finish),
  };
  const second: PartMetal = {
    alloy: his.alloy ?? usual.alloy,
    finish: his.finish ?? (hers.finish === usual.finish ? 'polished' : usual.finish),
  };
  const isOne = metal.alloy === second.alloy && metal.finish === second.finish;
  return { root: isOne ? root : inOwnMetal(root, second), metal };
}

/** Words for a line of the second metal that both rings of a pair have: "a narrow groove of rose gold". */
const LINE = cues`${'line-in-both-rings'}`;

/** True when the second metal of a pair is a line in both rings instead of one of the rings. */
const isLined = (prompt: string): boolean => LINE.test(prompt);

/** The tree with the other metals on separate parts; unchanged when no part is separate. */
export function inOwnMetals(
  root: DesignPart,
  golds: readonly Alloy[],
  second: Alloy | undefined,
  finish: Finish,
  alloy: Alloy,
  rings: ParsedPrompt['rings'],
  prompt: string,
): DesignPart {
  if (rings && stackedIn(root).length > 0) return stackInMetals(root, rings, alloy, finish);
  // Bangles of a set are one part; each has the next metal.
  if (golds.length > 0 && root.kind === 'bangle' && root.params['companions'] !== undefined)
    return { ...root, params: { ...root.params, metals: golds.join('|') } };
  if (golds.length > 0 && root.kind.startsWith('shank.'))
    return inOwnGolds(
      root,
      golds.map((alloy) => ({ alloy, finish })),
    );
  return second && !isLined(prompt) ? inOwnMetal(root, { alloy: second, finish }) : root;
}

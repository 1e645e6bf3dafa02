/** The tree of a design with all its metals and inlays. */
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Alloy, DesignPart, Finish, RootPart } from '../spec';
import { inOwnMetals, metalsOfPair } from './ownMetal';

/** The metals of a design: the main one, the second, and those of a stack's other rings. */
interface Metals {
  alloy: Alloy;
  second: Alloy | undefined;
  finish: Finish;
  golds: readonly Alloy[];
}

/** The tree with the metals on its root and on the parts that have their own. */
export function inMetals(
  whole: DesignPart,
  parsed: Pick<ParsedPrompt, 'pairRings' | 'rings' | 'inlay' | 'secondInlay' | 'inlayIn'>,
  prompt: string,
  { alloy, second, finish, golds }: Metals,
): RootPart {
  const own = metalsOfPair(whole, parsed.pairRings, { alloy, finish });
  const apart = own?.root ?? inOwnMetals(whole, golds, second, finish, alloy, parsed.rings, prompt);
  const isApart = apart !== whole;
  return {
    ...apart,
    metal: {
      ...(own?.metal ?? { alloy, finish }),
      ...(second && !isApart ? { second } : {}),
      ...(parsed.inlay ? { inlay: parsed.inlay } : {}),
      ...(parsed.secondInlay ? { second_inlay: parsed.secondInlay } : {}),
      ...(parsed.inlayIn[0] ? { inlay_in: parsed.inlayIn[0] } : {}),
      ...(parsed.inlayIn[1] ? { second_inlay_in: parsed.inlayIn[1] } : {}),
    },
  };
}

/** The figures of a prompt as a type of jewelry shows them. */
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Form } from '../language/vocabulary';
import { BRANCH } from '../motifs/branches';
import { groupName, membersOf } from '../motifs/group';
import { isMotif } from '../motifs/library';
import type { JewelryType } from '../spec';

/** Types whose bodies themselves can be branches. */
const AS_BODY: ReadonlySet<JewelryType> = new Set(['ring', 'bracelet', 'watch']);

interface Figures {
  motifs: readonly string[];
  group: string | null;
  /** The group where it is built as one figure. */
  whole: string | null;
}

/** Pieces with a ground that figures can stand on around another one, and words for others of these types. */
const ON_PLATES: ReadonlySet<JewelryType> = new Set(['pendant', 'necklace']);
const WITHOUT_PLATE: ReadonlySet<Form> = new Set<Form>(['brooch', 'cufflinks', 'charm']);

/** Rings place several figures themselves, and charms hang separately. */
export function figuresFor(type: JewelryType, { motifs, group, name }: ParsedPrompt, forms: readonly Form[]): Figures {
  const named = (motif: string): string => (motif === 'branch' && !AS_BODY.has(type) ? BRANCH : motif);
  const hasPlate = ON_PLATES.has(type) && name === null && !forms.some((form) => WITHOUT_PLATE.has(form));
  const own = group && renamed(group, named, hasPlate);
  const isWhole =
    own !== null &&
    type !== 'ring' &&
    type !== 'watch' &&
    !forms.includes('charm') &&
    own !== 'moon and star' &&
    isMotif(own);
  return { motifs: motifs.map(named), group: own, whole: isWhole ? own : null };
}

function renamed(group: string, named: (motif: string) => string, hasPlate: boolean): string {
  const { members, isOnGround, isAround = false } = membersOf(group);
  return groupName({
    isOnGround,
    isAround: isAround && hasPlate,
    members: members.map(({ name, count }) => ({ name: named(name), count })),
  });
}

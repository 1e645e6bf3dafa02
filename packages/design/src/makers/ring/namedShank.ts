/** The shank of a planned ring that a prompt names. */
import { accepts } from '../../catalogue/kind';
import { kindNamed } from '../../catalogue/kinds';
import type { Form } from '../../language/vocabulary';
import type { DesignPart } from '../../spec';
import type { Brief } from '../maker';
import { isRoped } from './solitaire';

/** Shanks that a prompt can name, the most visible first. */
const NAMED_SHANKS: readonly Form[] = ['split', 'cathedral', 'twist', 'waved', 'chevron'];
/** Default shanks, which a named one may replace; all others define the ring. */
const OPEN_SHANKS: ReadonlySet<string> = new Set(
  ['plain', 'taper', 'slim', 'knife', 'wave', 'cathedral', 'facet', 'wide', 'flared'].map((name) => `shank.${name}`),
);
/** The ring on the named shank, unless that has no slot for the ring's parts. */
export function onNamedShank(root: DesignPart, brief: Brief): DesignPart {
  const { wants, section, rings } = brief;
  const form =
    section === null && rings === null && !isRoped(brief) ? NAMED_SHANKS.find((name) => wants(name)) : undefined;
  const slots = form && OPEN_SHANKS.has(root.kind) ? kindNamed(`shank.${form}`)?.slots : undefined;
  const fits =
    slots &&
    Object.entries(root.children).every(
      ([slot, children]) => slots[slot] && children.every(({ kind }) => accepts(slots[slot]!, kind)),
    );
  return fits ? { ...root, kind: `shank.${form}` } : root;
}

/** The ring on a shank that is a branch, where the prompt names one beside another figure. */
export function onBranch(root: DesignPart, { motif, motifs }: Brief): DesignPart {
  const kind = kindNamed('shank.twig')!;
  const isOpen =
    motif !== 'branch' &&
    motifs.includes('branch') &&
    OPEN_SHANKS.has(root.kind) &&
    Object.entries(root.children).every(([slot, children]) =>
      children.every((child) => kind.slots[slot] && accepts(kind.slots[slot], child.kind)),
    );
  return isOpen ? { ...root, id: 'branch-shank', kind: kind.name } : root;
}

/** The children of a ring's parts: asks for them, adds to them and changes the first head. */
import { accepts } from '../../catalogue/kind';
import { kindNamed } from '../../catalogue/kinds';
import type { DesignPart } from '../../spec';

/** The ring with parameters of its first head. */
export const withMain = (ring: DesignPart, params: DesignPart['params']): DesignPart => ({
  ...ring,
  children: {
    ...ring.children,
    heads: ring.children['heads']!.map((head, i) =>
      i === 0 ? { ...head, params: { ...head.params, ...params } } : head,
    ),
  },
});

/** The part with one more child, if its kind has room for it. */
export function withChild(parent: DesignPart, slot: string, child: DesignPart): DesignPart {
  const place = kindNamed(parent.kind)?.slots[slot];
  const now = parent.children[slot] ?? [];
  return place && accepts(place, child.kind) && now.length < place.most
    ? { ...parent, children: { ...parent.children, [slot]: [...now, child] } }
    : parent;
}

/** Rows that end on the shoulders, beside which a band has room. */
const isRowOver = ({ kind, params }: DesignPart): boolean => kind === 'row.heads' && params['way'] !== 'full';

/** True for a ring whose band has room for a pattern beside all that stands on it. */
export const hasBareShoulders = ({ kind, children }: DesignPart): boolean =>
  kind.startsWith('shank.') &&
  [...(children['heads'] ?? []), ...(children['sides'] ?? [])].every(
    (head) => head.kind.startsWith('head.') && (head.children['under'] ?? []).every((one) => one.kind !== 'gallery'),
  ) &&
  (children['band'] ?? []).every(isRowOver) &&
  (children['shoulders'] ?? []).length === 0;

/** True for a part whose kind has these parameters. */
export const takes = ({ kind, params }: DesignPart, more: DesignPart['params']): boolean =>
  kindNamed(kind)?.params.safeParse({ ...params, ...more }).success ?? false;

/** True for a part with a child of the kind in the slot. */
export const carries = (parent: DesignPart, slot: string, kind: string): boolean =>
  (parent.children[slot] ?? []).some((child) => child.kind === kind);

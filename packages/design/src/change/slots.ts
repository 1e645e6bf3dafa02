/** Edits and questions about the slots of parts. */
import { accepts } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart, ParamValue, Stone } from '../spec';
import type { Edit } from '../spec/edit';

/** Replaces a part by another kind; parameters and children that both kinds have are kept. */
export const asKind = (
  part: DesignPart,
  kind: string,
  params?: Record<string, ParamValue>,
  stones?: Stone[],
): Edit => ({
  op: 'replace',
  id: part.id,
  part: { kind, ...(params && { params }), ...(stones && { stones }) },
});

/** True when a slot of a part accepts a kind. */
export function hasSlotFor(part: DesignPart, slotName: string, kind: string): boolean {
  const slot = kindNamed(part.kind)?.slots[slotName];
  return slot !== undefined && accepts(slot, kind);
}

import { designFromPrompt } from '../../compose';
import type { DesignSpec } from '../../spec';
import { edited, type Edit } from '../edit';

export const melee = { role: 'halo', kind: 'diamond', cut: 'round', size_mm: 1.3, count: 0 } as const;

/** A solitaire with a slim shank, by seed. */
export function solitaire(seed: number): DesignSpec {
  const { spec } = designFromPrompt({
    prompt: 'solitaire ring with a 6 mm oval sapphire in four prongs, knife edge',
    seed,
  });
  return edited(spec, { op: 'replace', id: 'head', part: { kind: 'head.prong' } });
}

export const addHalo = {
  op: 'add',
  to: 'head',
  slot: 'around',
  part: { kind: 'halo', stones: [melee] },
} satisfies Edit;
export const addPave = {
  op: 'add',
  to: 'shank',
  slot: 'shoulders',
  part: { kind: 'row.pave', id: 'shoulders', stones: [{ ...melee, role: 'side' }] },
} satisfies Edit;

const center = { role: 'center', kind: 'ruby', cut: 'oval', size_mm: 5, count: 1 } as const;
export const addHead = {
  op: 'add',
  to: 'shank',
  slot: 'heads',
  part: { kind: 'head.prong', id: 'ruby-head', params: { prongs: 4 }, stones: [center] },
} satisfies Edit;
export const addText = {
  op: 'add',
  to: 'shank',
  slot: 'ornament',
  part: { kind: 'ornament.text', id: 'words', params: { text: 'Ana', side: 'inside' } },
} satisfies Edit;

/** Changes of engravings, names and figures. */
import { isMotif } from '../motifs/library';
import { canEngrave } from '../lettering/outline';
import type { DesignPart, DesignSpec } from '../spec';
import type { Edit } from '../spec/edit';
import { partIdOf, partsIn } from '../spec/tree';
import type { Act } from './instruction';
import { paramsOf as schemaOf } from './params';
import { AlreadySo, NotPossible, lacks, partsWithParam, pieceName } from './target';
import { hasSlotFor } from './slots';

const TEXTS = ['text', 'letters', 'name'] as const;

/** The part of a ring that carries a text. */
const TEXT_PART = 'ornament.text';

const textPart = (spec: DesignSpec): DesignPart | undefined =>
  [...partsIn(spec.root)].find((part) => TEXTS.some((name) => (part.params[name] ?? '') !== ''));

export function removeText(spec: DesignSpec): Edit[] {
  const part = textPart(spec);
  if (!part) throw lacks(spec, 'engraving');
  if (part.kind.startsWith('ornament.')) return [{ op: 'remove', id: part.id }];
  const texts = TEXTS.filter((one) => part.params[one] !== undefined);
  if (texts[0] === 'name') throw new NotPossible(`${pieceName(spec)} is its name; it cannot be made without it.`);
  return [
    {
      op: 'set',
      id: part.id,
      params: Object.fromEntries(texts.map((one) => [one, one === 'text' && part === spec.root ? '' : null])),
    },
  ];
}

export function engrave(spec: DesignSpec, { text, isInside }: Extract<Act, { do: 'engrave' }>): Edit[] {
  const { root } = spec;
  if (!canEngrave(text)) throw new NotPossible(`"${text}" cannot be engraved: up to 20 letters and figures can.`);
  const [written] = partsWithParam(spec, 'text');
  if (written) {
    if (written.params['text'] === text && (!isInside || written.params['side'] === 'inside'))
      throw new AlreadySo(`"${text}" is engraved already.`);
    return [
      {
        op: 'set',
        id: written.id,
        params: { text, ...(schemaOf(written.kind)['side'] && isInside ? { side: 'inside' } : {}) },
      },
    ];
  }
  const [lettered] = partsWithParam(spec, 'letters');
  if (lettered && /^[A-Z]{1,3}$/.test(text)) return [{ op: 'set', id: lettered.id, params: { letters: text } }];
  const plate = [...partsIn(root)].find(
    ({ kind, children }) => kind === 'plate.signet' && (children['face'] ?? []).length === 0,
  );
  if (plate && /^[A-Z]{1,3}$/.test(text))
    return [
      {
        op: 'add',
        to: plate.id,
        slot: 'face',
        part: { kind: 'ornament.letters', id: 'letters', params: { letters: text } },
      },
    ];
  if (hasSlotFor(root, 'ornament', TEXT_PART))
    return [
      {
        op: 'add',
        to: root.id,
        slot: 'ornament',
        part: { kind: TEXT_PART, id: 'text', params: { text, side: isInside ? 'inside' : 'outside' } },
      },
    ];
  throw new NotPossible(`${pieceName(spec)} has no room for an engraving.`);
}

export function setName(spec: DesignSpec, name: string): Edit[] {
  const [part] = partsWithParam(spec, 'name');
  if (!part || (part.params['name'] ?? '') === '') throw new NotPossible(`${pieceName(spec)} does not spell a name.`);
  return [{ op: 'set', id: part.id, params: { name, ...(part.params['text'] === undefined ? {} : { text: name }) } }];
}

export function setMotif(spec: DesignSpec, motif: string): Edit[] {
  const [part] = partsWithParam(spec, 'motif');
  if (!part || !isMotif(motif) || (part.params['motif'] ?? 'none') === 'none')
    throw new NotPossible(`${pieceName(spec)} shows no figure that could become a ${motif}.`);
  if (part.params['motif'] === motif) throw new AlreadySo(`It shows a ${motif} already.`);
  const params = { motif, ...(schemaOf(part.kind)['version'] ? { version: 0 } : {}) };
  // A figure that is a separate part has its name as id.
  return [
    part === spec.root
      ? { op: 'set', id: part.id, params }
      : { op: 'replace', id: part.id, part: { kind: part.kind, id: partIdOf(motif), params } },
    { op: 'design', motif },
  ];
}

/** Adds parts: halos, shoulders, milgrain, charms, companion bands. */
import { gemOf } from '../catalogue/gems';
import type { DesignSpec, GemKind, ParamValue } from '../spec';
import type { Edit } from '../spec/edit';
import type { Target } from './instruction';
import { cutFor, setLots } from './stones';
import { AlreadySo, NotPossible, lacks, lotsOf, partsOf, partsWithParam, pieceName, targetName } from './target';
import { addHalo, addShoulders } from './halos';

/** Boolean choices. */
const SWITCHES: Partial<Record<Target, { name: string; on: ParamValue; off: ParamValue | null }>> = {
  milgrain: { name: 'milgrain', on: 'yes', off: null },
  charms: { name: 'charms', on: 'yes', off: 'no' },
};

export function switched(spec: DesignSpec, target: Target, isOn: boolean): Edit[] {
  const { name, on, off } = SWITCHES[target]!;
  const parts = partsWithParam(spec, name).filter(({ params }) => (params[name] === on) !== isOn);
  if (parts.length === 0)
    throw isOn
      ? new NotPossible(
          partsWithParam(spec, name).length > 0
            ? `${pieceName(spec)} has ${targetName(target)} already.`
            : `${pieceName(spec)} has no place for ${targetName(target)}.`,
        )
      : lacks(spec, targetName(target));
  return parts.map(({ id }): Edit => ({ op: 'set', id, params: { [name]: isOn ? on : off } }));
}

export function companions(spec: DesignSpec, isOn: boolean): Edit[] {
  const parts = partsOf(spec, 'companions');
  if (parts.length > 0) {
    if (isOn) throw new AlreadySo('There are already companion bands.');
    return parts.map(({ id }): Edit => ({ op: 'remove', id }));
  }
  const [part] = partsWithParam(spec, 'companions');
  if (part && Number(part.params['companions'] ?? 0) > 0 !== isOn)
    return [{ op: 'set', id: part.id, params: { companions: isOn ? 2 : 0 } }];
  if (isOn && spec.root.kind.startsWith('shank.'))
    return [{ op: 'add', to: spec.root.id, slot: 'companions', part: { kind: 'companion', params: { form: 'even' } } }];
  throw isOn ? new NotPossible(`${pieceName(spec)} has no place for companion bands.`) : lacks(spec, 'companion bands');
}

/** Adds the part that a form names. */
export function add(spec: DesignSpec, form: string, target: Target | null, kind: GemKind | null): Edit[] {
  const there = target === 'halo' || target === 'shoulders' ? lotsOf(spec, target) : [];
  if (kind !== null && form !== 'double-halo' && there.length > 0) {
    const edits = setLots(there, ({ cut }) => ({ kind, cut: cutFor(kind, cut) }));
    if (edits.length === 0) throw new AlreadySo(`The ${targetName(target!)} is of ${gemOf(kind).name} already.`);
    return edits;
  }
  switch (target) {
    case 'halo':
      return addHalo(spec, form, kind);
    case 'shoulders':
      return addShoulders(spec, kind);
    case 'milgrain':
    case 'charms':
      return switched(spec, target, true);
    case 'companions':
      return companions(spec, true);
    default:
      throw new NotPossible(`${pieceName(spec)} has no place for this.`);
  }
}

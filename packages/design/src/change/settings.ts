/** Changes how a stone is held: kind of setting and prongs. */
import type { DesignSpec } from '../spec';
import type { Edit } from '../spec/edit';
import { partsIn } from '../spec/tree';
import type { SettingForm, Target } from './instruction';
import { choicesOf, limitsOf, paramsOf as schemaOf } from './params';
import { AlreadySo, NotPossible, partsOf, partsWithParam, pieceName } from './target';
import { asKind } from './slots';

const SETTING_NAME: Record<SettingForm, string> = {
  prong: 'prongs',
  bezel: 'bezel',
  'half-bezel': 'half bezel',
  basket: 'basket',
  tension: 'tension setting',
  flush: 'flush setting',
};

export function setSetting(spec: DesignSpec, setting: SettingForm, target: Target | null): Edit[] {
  const heads = partsOf(spec, target === 'side' ? 'side' : 'head');
  const kind = `head.${setting}`;
  if (heads.length > 0 && Object.keys(schemaOf(kind)).length > 0) {
    const others = heads.filter((head) => head.kind !== kind);
    if (others.length === 0)
      throw new NotPossible(
        `The stone is held by ${setting === 'prong' ? 'prongs' : `a ${SETTING_NAME[setting]}`} already.`,
      );
    return others.map((head) =>
      asKind(head, kind, schemaOf(kind)['prongs'] && head.params['prongs'] === undefined ? { prongs: 4 } : {}),
    );
  }
  for (const name of ['head', 'setting', 'form']) {
    const part = [...partsIn(spec.root)].find((one) => choicesOf(one, name).includes(setting));
    if (!part) continue;
    if (part.params[name] === setting)
      throw new NotPossible(
        `The stone is held by ${setting === 'prong' ? 'prongs' : `a ${SETTING_NAME[setting]}`} already.`,
      );
    return [{ op: 'set', id: part.id, params: { [name]: setting } }];
  }
  throw new NotPossible(
    `${pieceName(spec)} cannot be made with ${setting === 'prong' ? 'prongs' : `a ${SETTING_NAME[setting]}`}.`,
  );
}

export function setProngs(spec: DesignSpec, count: number): Edit[] {
  const heads = partsOf(spec, 'head');
  const pronged = heads.find(({ kind }) => schemaOf(kind)['prongs'] !== undefined) ?? partsWithParam(spec, 'prongs')[0];
  const limits = limitsOf(pronged ?? { kind: 'head.prong' }, 'prongs');
  if (limits && (count < limits[0] || count > limits[1]))
    throw new NotPossible(`A stone is held by ${limits[0]} to ${limits[1]} prongs, not ${count}.`);
  if (pronged) {
    if (pronged.params['prongs'] === count) throw new AlreadySo(`There are ${count} prongs already.`);
    return [
      {
        op: 'set',
        id: pronged.id,
        params: {
          prongs: count,
          ...(choicesOf(pronged, 'head').includes('prong') &&
          !['prong', 'basket'].includes(String(pronged.params['head']))
            ? { head: 'prong' }
            : {}),
        },
      },
    ];
  }
  if (heads[0] && limits) return [asKind(heads[0], 'head.prong', { prongs: count })];
  throw new NotPossible(`The number of prongs of ${pieceName(spec).toLowerCase()} cannot be chosen.`);
}

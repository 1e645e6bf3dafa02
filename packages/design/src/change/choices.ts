/** Changes of named choices: links, sections, forms, dials. */
import type { DesignSpec } from '../spec';
import type { Edit } from '../spec/edit';
import { partsIn } from '../spec/tree';
import { choicesOf, limitsOf, paramsOf as schemaOf } from './params';
import { setBeside } from './stones';
import { AlreadySo, NotPossible, partsWithParam, pieceName } from './target';
import { isWatch, reshapeWatch } from './watches';
import { asKind } from './slots';

/** Parameters that a term can set, by subject. */
const CHOICES: Readonly<Record<'chain' | 'section' | 'form' | 'dial', readonly string[]>> = {
  chain: ['chain', 'links'],
  section: ['profile', 'shank'],
  form: ['shank', 'profile', 'form', 'kind', 'way', 'surface'],
  dial: ['color'],
};

/** Values whose name differs from their form. */
const VALUE_OF: Readonly<Record<string, string>> = {
  twist: 'twist',
  eternity: 'full',
  'half-eternity': 'half',
  hoop: 'plain',
};

/** Sets a named choice: links of a chain, the section of a band, a dial, a form such as "twisted". */
export function choose(spec: DesignSpec, about: keyof typeof CHOICES, value: string): Edit[] {
  const reshaped = about === 'form' && isWatch(spec) ? reshapeWatch(spec, value) : null;
  if (reshaped) return reshaped;
  const wanted = VALUE_OF[value] ?? value;
  const shank = `shank.${wanted}`;
  if (
    (about === 'section' || about === 'form') &&
    spec.root.kind.startsWith('shank.') &&
    Object.keys(schemaOf(shank)).length > 0
  ) {
    if (spec.root.kind === shank) throw new AlreadySo(`The band is ${value} already.`);
    return [asKind(spec.root, shank)];
  }
  if (value === 'east-west' || value === 'high-set' || value === 'low-set') {
    const [part] = partsWithParam(spec, value === 'east-west' ? 'turn' : 'set');
    if (part)
      return [
        {
          op: 'set',
          id: part.id,
          params:
            value === 'east-west'
              ? { turn: limitsOf(part, 'turn') || choicesOf(part, 'turn').length === 0 ? 90 : 'east-west' }
              : { set: value.replace('-set', '') },
        },
      ];
  }
  if (value === 'three-stone' && spec.root.kind.startsWith('shank.'))
    return setBeside(spec, { do: 'count', count: 1, isMore: false, isEachSide: true, kind: null, cut: null });
  for (const name of CHOICES[about]) {
    const part = [...partsIn(spec.root)].find(
      (one) => (about !== 'dial' || one.kind === 'watch.dial') && choicesOf(one, name).includes(wanted),
    );
    if (!part) continue;
    if (part.params[name] === wanted) throw new AlreadySo(`It is ${value.replaceAll('-', ' ')} already.`);
    return [{ op: 'set', id: part.id, params: { [name]: wanted } }];
  }
  throw new NotPossible(
    `${pieceName(spec)} cannot be made with ${about === 'form' ? 'this form' : `this ${about}`}: ${value.replaceAll('-', ' ')}.`,
  );
}

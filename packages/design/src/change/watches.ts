/** Changes of watches, by the forms of their parts. */
import { WATCH_FORMS, type LeatherColor } from '../language/vocabulary';
import { HANDS_OF, SCREWS_OF, SHAPE_OF } from '../makers/watch/forms';
import { WATCH_CHECKS } from '../makers/watch/checks';
import { STRAPS, type CaseShape } from '../makers/watch/kinds';
import type { DesignPart, DesignSpec, ParamValue } from '../spec';
import type { Edit, NewPart } from '../spec/edit';
import { partsIn } from '../spec/tree';
import type { Instruction, Instructions } from './instruction';
import { AlreadySo, NotPossible, lacks } from './target';

export const isWatch = ({ root }: DesignSpec): boolean => root.kind === 'watch.case';

const partsOfKind = ({ root }: DesignSpec, kind: string): DesignPart[] =>
  [...partsIn(root)].filter((part) => part.kind === kind || part.kind.startsWith(`${kind}.`));

/** Sets parameters of the only part of a kind. */
function set(spec: DesignSpec, kind: string, params: Record<string, ParamValue | null>): Edit[] {
  return partsOfKind(spec, kind).map(({ id }): Edit => ({ op: 'set', id, params }));
}

/** Sets parameters of a part of the dial, or adds it. */
function put(spec: DesignSpec, slot: string, part: NewPart): Edit[] {
  const [there] = partsOfKind(spec, part.kind);
  const [dial] = partsOfKind(spec, 'watch.dial');
  return there ? [{ op: 'set', id: there.id, params: part.params ?? {} }] : [{ op: 'add', to: dial!.id, slot, part }];
}

const strap = (spec: DesignSpec, kind: string, params?: Record<string, ParamValue>): Edit[] =>
  partsOfKind(spec, 'strap').map(({ id }): Edit => ({ op: 'replace', id, part: { kind, ...(params && { params }) } }));

/** Replaces the small dials. */
const subdials = (spec: DesignSpec, ...list: readonly (readonly [shows: string, at: number])[]): Edit[] => [
  ...partsOfKind(spec, 'watch.subdial').map(({ id }): Edit => ({ op: 'remove', id })),
  ...list.flatMap(([shows, at]) =>
    partsOfKind(spec, 'watch.dial').map(({ id }): Edit => ({
      op: 'add',
      to: id,
      slot: 'subdials',
      part: { kind: 'watch.subdial', id: shows === 'moon' ? 'moon-phase' : `${shows}-dial`, params: { shows, at } },
    })),
  ),
];

const indices = (spec: DesignSpec, form: string): Edit[] =>
  put(spec, 'indices', { kind: 'watch.indices', id: 'indices', params: { form } });
const screws = (spec: DesignSpec): number => SCREWS_OF(spec.root.params['shape'] as CaseShape | undefined);

const CHANGES: Readonly<Record<string, (spec: DesignSpec) => Edit[]>> = {
  'five-link': (spec) => strap(spec, 'strap.links', { columns: 'five' }),
  'three-link': (spec) => strap(spec, 'strap.links', { columns: 'three' }),
  diver: (spec) => [
    ...set(spec, 'watch.case', { shape: 'round' }),
    ...set(spec, 'watch.bezel', { form: 'diving' }),
    ...set(spec, 'watch.crown', { guards: 'yes' }),
    ...set(spec, 'watch.hands', { luminous: 'yes' }),
  ],
  chronograph: (spec) => [
    ...subdials(spec, ['minutes', 3], ['hours', 9], ['seconds', 6]),
    ...set(spec, 'watch.crown', { pushers: 'yes' }),
  ],
  moonphase: (spec) => subdials(spec, ['moon', 6]),
  'small-seconds': (spec) => [...subdials(spec, ['seconds', 6]), ...set(spec, 'watch.hands', { seconds: 'no' })],
  date: (spec) => put(spec, 'date', { kind: 'watch.date', id: 'date', params: { at: 3 } }),
  skeleton: (spec) => put(spec, 'movement', { kind: 'watch.movement', id: 'movement' }),
  'roman-numerals': (spec) => indices(spec, 'roman'),
  'arabic-numerals': (spec) => indices(spec, 'arabic'),
  guilloche: (spec) => set(spec, 'watch.dial', { finish: 'guilloche' }),
  sunburst: (spec) => set(spec, 'watch.dial', { finish: 'sunburst' }),
  'two-hands': (spec) => [...subdials(spec), ...set(spec, 'watch.hands', { seconds: 'no' })],
  'blued-hands': (spec) => set(spec, 'watch.hands', { color: 'blued' }),
  luminous: (spec) => [...set(spec, 'watch.hands', { luminous: 'yes' }), ...indices(spec, 'dots')],
  'fluted-bezel': (spec) => set(spec, 'watch.bezel', { form: 'fluted' }),
  'bezel-screws': (spec) => set(spec, 'watch.bezel', { screws: screws(spec) }),
  ...Object.fromEntries(STRAPS.map((name) => [name, (spec: DesignSpec) => strap(spec, `strap.${name}`)])),
  ...Object.fromEntries(
    Object.entries(SHAPE_OF).map(([form, shape]) => [form, (spec: DesignSpec) => set(spec, 'watch.case', { shape })]),
  ),
  ...Object.fromEntries(
    Object.entries(HANDS_OF).map(([form, hands]) => [
      form,
      (spec: DesignSpec) => set(spec, 'watch.hands', { form: hands }),
    ]),
  ),
};

/**
 * Adapts instructions to a design's type: forms of watches are unread for other types, and the stones of a watch's
 * bezel surround its dial.
 */
export function fittingType(spec: DesignSpec, instructions: readonly Instruction[]): Instructions {
  if (!isWatch(spec)) {
    const isOfWatch = ({ act }: Instruction): boolean =>
      (act.do === 'form' && (WATCH_FORMS as readonly string[]).includes(act.form)) || act.do === 'without';
    return {
      instructions: instructions.filter((one) => !isOfWatch(one)),
      unread: instructions.filter(isOfWatch).map(({ text, start, end }) => ({ text, start, end })),
    };
  }
  const bezel = instructions.find(({ act }) => act.do === 'setting' && act.setting === 'bezel');
  const stones = instructions.find(({ act }) => act.do === 'stone');
  if (!bezel) return { instructions: [...instructions], unread: [] };
  const others = instructions.filter((one) => one !== bezel && one !== stones);
  return {
    instructions:
      stones?.act.do === 'stone'
        ? [...others, { ...bezel, act: { do: 'add', form: 'halo', kind: stones.act.kind }, target: 'halo' }]
        : others,
    unread: [],
  };
}

/** The edit that gives a watch a form; null for forms that watches do not have. @throws NotPossible where it has it */
export function reshapeWatch(spec: DesignSpec, form: string): Edit[] | null {
  const change = Object.hasOwn(CHANGES, form) ? CHANGES[form] : undefined;
  if (!change) return null;
  const isThere =
    form in WATCH_CHECKS
      ? WATCH_CHECKS[form as keyof typeof WATCH_CHECKS](spec)
      : partsOfKind(spec, `strap.${form}`).length > 0;
  if (isThere) throw new AlreadySo(`It has ${form.replaceAll('-', ' ')} already.`);
  return change(spec);
}

/** Edits that remove parts or reset parameters. */
const REMOVALS: Readonly<Record<string, (spec: DesignSpec) => Edit[]>> = {
  ...Object.fromEntries(
    [
      ['small-seconds', 'watch.subdial'],
      ['chronograph', 'watch.subdial'],
      ['moonphase', 'watch.subdial'],
      ['date', 'watch.date'],
      ['skeleton', 'watch.movement'],
      ['hour-markers', 'watch.indices'],
    ].map(([form, kind]) => [
      form!,
      (spec: DesignSpec) => partsOfKind(spec, kind!).map(({ id }): Edit => ({ op: 'remove', id })),
    ]),
  ),
  'roman-numerals': (spec) => indices(spec, 'slim'),
  'arabic-numerals': (spec) => indices(spec, 'slim'),
  'bezel-screws': (spec) => set(spec, 'watch.bezel', { screws: null }),
  'fluted-bezel': (spec) => set(spec, 'watch.bezel', { form: 'plain' }),
  luminous: (spec) => set(spec, 'watch.hands', { luminous: null }),
};

/** The edits that remove a form from a watch. @throws NotPossible when it lacks or requires it */
export function withoutForm(spec: DesignSpec, form: string): Edit[] {
  const change = Object.hasOwn(REMOVALS, form) ? REMOVALS[form] : undefined;
  if (!isWatch(spec) || !change) throw new NotPossible('This cannot be removed; say what should be there instead.');
  if (form in WATCH_CHECKS && !WATCH_CHECKS[form as keyof typeof WATCH_CHECKS](spec))
    throw lacks(spec, form.replaceAll('-', ' '));
  const pushers: Edit[] = form === 'chronograph' ? set(spec, 'watch.crown', { pushers: null }) : [];
  return [...change(spec), ...pushers];
}

/** Sets the colour of a leather strap, which replaces another kind of strap. */
export function setStrap(spec: DesignSpec, color: LeatherColor): Edit[] {
  if (!isWatch(spec)) throw lacks(spec, 'strap');
  if (partsOfKind(spec, 'strap.leather').some(({ params }) => params['color'] === color))
    throw new AlreadySo(`The strap is ${color} already.`);
  const leather = partsOfKind(spec, 'strap.leather');
  return leather.length > 0
    ? leather.map(({ id }): Edit => ({ op: 'set', id, params: { color } }))
    : strap(spec, 'strap.leather', { color });
}

/** Checks whether a watch has a form, for forms of watches and those shared with other types. */
import type { Form } from '../../language/vocabulary';
import type { DesignPart, DesignSpec, StoneRole } from '../../spec';
import { partsIn, stonesIn } from '../../spec/tree';

type Check = (spec: DesignSpec) => boolean;

/** True when a part of a kind, or of a family of kinds, satisfies `test`. */
const part =
  (kind: string, test: (part: DesignPart) => boolean = () => true): Check =>
  ({ root }) =>
    [...partsIn(root)].some((one) => (one.kind === kind || one.kind.startsWith(`${kind}.`)) && test(one));
const has = (kind: string, name: string, ...values: readonly unknown[]): Check =>
  part(kind, ({ params }) => values.includes(params[name]));
/** True when stones of a role are set in any part; as built, parts are known without their stones. */
const sets =
  (role: StoneRole): Check =>
  (spec) =>
    stonesIn(spec).some((stone) => stone.role === role);
const shaped = (shape: string): Check => has('watch.case', 'shape', shape);

/** Diameters up to and from which a watch is small and large, mm. */
const SMALL_MM = 34;
const LARGE_MM = 42;
const sized = (test: (mm: number) => boolean): Check =>
  part('watch.case', ({ params }) => test(Number(params['diameter'])));

const isDiver = has('watch.bezel', 'form', 'diving');
const hasRotating = has('watch.bezel', 'form', 'diving', 'gmt');
const isChronograph = has('watch.crown', 'pushers', 'yes');
const isSkeleton = part('watch.movement');

/** A stepped bezel and roman numerals, as on watches of the 1920s. */
export const isTerraced: Check = (spec) =>
  has('watch.bezel', 'form', 'stepped')(spec) && has('watch.indices', 'form', 'roman', 'arabic')(spec);

export const WATCH_CHECKS = {
  diver: isDiver,
  chronograph: isChronograph,
  skeleton: isSkeleton,
  moonphase: has('watch.subdial', 'shows', 'moon'),
  rectangular: shaped('rectangle'),
  dress: (spec) => part('watch.case')(spec) && !hasRotating(spec) && !isChronograph(spec) && !isSkeleton(spec),
  'roman-numerals': has('watch.indices', 'form', 'roman'),
  'arabic-numerals': has('watch.indices', 'form', 'arabic', 'eastern', 'breguet'),
  leather: part('strap.leather'),
  'hour-markers': (spec) => part('watch.indices')(spec) && (stonesIn(spec).length === 0 || sets('accent')(spec)),
  octagonal: shaped('octagon'),
  hexagonal: shaped('hexagon'),
  tonneau: shaped('tonneau'),
  'cushion-case': shaped('cushion'),
  'square-case': shaped('square'),
  'bezel-screws': part('watch.bezel', ({ params }) => Number(params['screws'] ?? 0) > 0),
  'fluted-bezel': has('watch.bezel', 'form', 'fluted'),
  'small-seconds': has('watch.subdial', 'shows', 'seconds'),
  date: part('watch.date'),
  guilloche: has('watch.dial', 'finish', 'guilloche'),
  sunburst: has('watch.dial', 'finish', 'sunburst'),
  'two-hands': part('watch.hands', ({ params }) => params['seconds'] !== 'yes'),
  'blued-hands': has('watch.hands', 'color', 'blued'),
  'leaf-hands': has('watch.hands', 'form', 'leaf'),
  'sword-hands': has('watch.hands', 'form', 'sword'),
  'baton-hands': has('watch.hands', 'form', 'baton'),
  luminous: has('watch.hands', 'luminous', 'yes'),
  'crown-stone': (spec) => part('watch.crown')(spec) && sets('side')(spec),
  'five-link': has('strap.links', 'columns', 'five'),
  'three-link': has('strap.links', 'columns', 'three'),
  rubber: part('strap.rubber'),
  'oval-case': shaped('oval'),
  textile: part('strap.textile'),
  crocodile: has('strap.leather', 'grain', 'crocodile'),
  suede: has('strap.leather', 'grain', 'suede'),
  'bangle-strap': part('strap.bangle'),
  'slim-strap': part('strap', ({ params }) => params['width'] === 'slim'),
  pocket: part('strap.fob'),
  'eastern-numerals': has('watch.indices', 'form', 'eastern'),
  'small-case': sized((mm) => mm <= SMALL_MM),
  'large-case': sized((mm) => mm >= LARGE_MM),
  'strap-stones': (spec) => part('strap.links')(spec) && sets('pave')(spec),
  tachymeter: has('watch.bezel', 'form', 'tachymeter'),
  'dauphine-hands': has('watch.hands', 'form', 'dauphine'),
  'breguet-hands': has('watch.hands', 'form', 'breguet'),
  'breguet-numerals': has('watch.indices', 'form', 'breguet'),
  'quarter-numerals': has('watch.indices', 'numbered', 'quarters'),
  'twelve-six': has('watch.indices', 'numbered', 'twelve-six'),
  'dot-markers': has('watch.indices', 'form', 'points', 'dots'),
  'power-reserve': has('watch.subdial', 'shows', 'reserve'),
  'open-heart': has('watch.subdial', 'shows', 'balance', 'tourbillon'),
  tourbillon: has('watch.subdial', 'shows', 'tourbillon'),
  'two-counters': ({ root }) => [...partsIn(root)].filter(({ kind }) => kind === 'watch.subdial').length === 2,
  stitched: part('strap.leather'),
  gmt: has('watch.hands', 'gmt', 'yes'),
} as const satisfies Partial<Record<Form, Check>>;

/** The kind of part of a form. */
export const WATCH_PART: Partial<Record<Form, string>> = {
  diver: 'bezel',
  chronograph: 'crown',
  skeleton: 'movement',
  moonphase: 'moon-phase',
  'roman-numerals': 'indices',
  'arabic-numerals': 'indices',
  leather: 'strap',
  'hour-markers': 'indices',
  rectangular: 'case',
  octagonal: 'case',
  hexagonal: 'case',
  tonneau: 'case',
  'cushion-case': 'case',
  'square-case': 'case',
  'bezel-screws': 'bezel',
  'fluted-bezel': 'bezel',
  'small-seconds': 'seconds-dial',
  date: 'date',
  guilloche: 'dial',
  sunburst: 'dial',
  'two-hands': 'hands',
  'blued-hands': 'hands',
  'leaf-hands': 'hands',
  'sword-hands': 'hands',
  'baton-hands': 'hands',
  luminous: 'hands',
  'crown-stone': 'crown',
  'five-link': 'strap',
  'three-link': 'strap',
  rubber: 'strap',
  'oval-case': 'case',
  textile: 'strap',
  crocodile: 'strap',
  suede: 'strap',
  'bangle-strap': 'strap',
  'slim-strap': 'strap',
  pocket: 'strap',
  'eastern-numerals': 'indices',
  tachymeter: 'bezel',
  'strap-stones': 'strap',
  'small-case': 'case',
  'large-case': 'case',
  mesh: 'strap',
  links: 'strap',
  'dauphine-hands': 'hands',
  'breguet-hands': 'hands',
  'breguet-numerals': 'indices',
  'quarter-numerals': 'indices',
  'twelve-six': 'indices',
  'dot-markers': 'indices',
  'power-reserve': 'reserve-dial',
  'open-heart': 'balance-dial',
  tourbillon: 'tourbillon-dial',
  stitched: 'strap',
  gmt: 'hands',
};

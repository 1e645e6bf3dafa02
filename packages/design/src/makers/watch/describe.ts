/** Describes a watch by its built parts. */
import type { DesignPart } from '../../spec';
import { partsIn } from '../../spec/tree';
import { patternedSurface } from './dialFrame';

const SHAPE: Readonly<Record<string, string>> = {
  rectangle: 'rectangular ',
  square: 'square ',
  tonneau: 'tonneau ',
  octagon: 'octagonal ',
  hexagon: 'hexagonal ',
  cushion: 'cushion-shaped ',
  oval: 'oval ',
};
const COLOR: Readonly<Record<string, string>> = {
  midnight: 'midnight blue',
  graphite: 'black',
  forest: 'green',
  turquoise: 'turquoise blue',
  lapis: 'lapis lazuli',
  'night-sky': 'night sky',
};
const BEZEL_COLOR: Readonly<Record<string, string>> = {
  midnight: 'blue',
  forest: 'green',
  graphite: 'black',
  burgundy: 'red',
};
const NUMERALS: Readonly<Record<string, string>> = {
  roman: 'roman numerals',
  arabic: 'arabic numerals',
  eastern: 'eastern arabic numerals',
  breguet: 'breguet numerals',
  points: 'dot markers',
};
/** Hours with numerals. */
const NUMBERED: Readonly<Record<string, string>> = {
  quarters: ' at twelve, three, six and nine',
  'twelve-six': ' at twelve and six',
  twelve: ' at twelve',
};
const STRAP: Readonly<Record<string, string>> = {
  links: 'a link bracelet',
  mesh: 'a mesh bracelet',
  comb: 'a honeycomb bracelet',
  cords: 'beaded cords',
  bangle: 'a bangle',
  fob: 'a bow and chain',
};
/** Straps that have a colour. */
const MATERIAL: Readonly<Record<string, string>> = {
  'strap.leather': 'leather',
  'strap.rubber': 'rubber',
  'strap.textile': 'textile',
};
const SHOWS: Readonly<Record<string, string>> = {
  seconds: 'small seconds',
  moon: 'a moon phase',
  time: 'the time on a small dial',
  reserve: 'a power reserve',
  balance: 'an open balance',
  tourbillon: 'a tourbillon',
};
/** Displays that count time. */
const COUNTS: ReadonlySet<string> = new Set(['seconds', 'minutes', 'hours']);
const FEWEST_COUNTERS = 2;

const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

/** @param isBuilt false for planned parts that the geometry lacks */
export function watchInWords(root: DesignPart, isBuilt: (id: string) => boolean): { form: string; details: string[] } {
  const parts = [...partsIn(root)].filter(({ id }) => isBuilt(id));
  const find = (kind: string): DesignPart | undefined => parts.find((part) => part.kind === kind);
  const [dial, indices] = [find('watch.dial'), find('watch.indices')];
  const subdials = parts.filter(({ kind }) => kind === 'watch.subdial');
  const isChronograph = find('watch.crown')?.params['pushers'] === 'yes';
  const form = isChronograph
    ? 'chronograph'
    : find('watch.movement')
      ? 'skeleton watch'
      : find('watch.bezel')?.params['form'] === 'diving'
        ? 'diving watch'
        : find('watch.hands')?.params['gmt'] === 'yes'
          ? 'GMT watch'
          : 'watch';
  const color = String(dial?.params['color'] ?? '');
  const enamel = dial?.params['finish'] === 'enamel' ? ' enamel' : '';
  const named = COLOR[color] ?? color;
  const ring = find('watch.bezel')?.params;
  const bezel =
    ring?.['color'] !== undefined &&
    (['diving', 'gmt'].includes(String(ring['form'])) || patternedSurface(ring['color']) !== null)
      ? [ring['color'], ring['lower']]
          .flatMap((one) => (one === undefined ? [] : [BEZEL_COLOR[String(one)] ?? String(one)]))
          .join(' and ')
      : undefined;
  const shown = subdials.map(({ params }) => String(params['shows']));
  const counting = shown.filter((one) => COUNTS.has(one)).length;
  const counters =
    counting >= FEWEST_COUNTERS
      ? [
          `${counting === 2 ? 'two' : 'three'} small dials`,
          ...shown.filter((one) => !COUNTS.has(one)).flatMap((one) => SHOWS[one] ?? []),
        ]
      : shown.flatMap((one) => SHOWS[one] ?? []);
  const strap = parts.find(({ kind }) => kind.startsWith('strap.'));
  const material = MATERIAL[strap?.kind ?? ''] ?? '';
  const band = [strap?.params['color'], strap?.params['grain'] ?? material, 'strap'].filter(Boolean).join(' ');
  const worn = strap
    ? material !== ''
      ? `${article(band)} ${band}`
      : STRAP[strap.kind.slice('strap.'.length)]!
    : undefined;
  return {
    form: `${SHAPE[String(root.params['shape'])] ?? ''}${form}`,
    details: [
      ...(named === '' ? [] : [`${article(named)} ${named}${enamel} dial`]),
      ...(bezel === undefined ? [] : [`${article(bezel)} ${bezel} bezel`]),
      ...(NUMERALS[String(indices?.params['form'])]
        ? [`${NUMERALS[String(indices!.params['form'])]!}${NUMBERED[String(indices!.params['numbered'])] ?? ''}`]
        : []),
      ...counters,
      ...(find('watch.date') ? ['a date'] : []),
      ...(worn ? [worn] : []),
    ],
  };
}

/** Describes the effect of a change for users: by part, in one sentence, in US dollars and grams. */
import { alloyName } from '../gold';
import { CUT_ADJECTIVE } from '../gems/names';
import type { PieceFacts } from '../facts';
import { gemOf } from '../catalogue/gems';
import { priceEstimate } from '../price/estimate';
import { kindNamed } from '../catalogue/kinds';
import type { Alloy, Cut, DesignPart, DesignSpec, GemKind } from '../spec';
import { diff, type Difference } from '../spec/diff';
import { metalsIn, partWith, partsIn } from '../spec/tree';
import { partLabel } from './labels';
import { setOf } from '../wordList';

export interface DesignDifference {
  /**
   * By part id; `design` for fields outside the parts, such as the stage. Stones are `stone.kind`, `stone.cut`,
   * `stone.size_mm` and `stone.count`.
   */
  changes: Difference[];
  /** One sentence, such as "Oval instead of round; 11 other choices unchanged". */
  text: string;
}

/** Fields about the origin of a design, not its shape. */
const HISTORY: ReadonlySet<string> = new Set(['prompt', 'engine', 'seed']);
const isHistory = (what: string): boolean =>
  HISTORY.has(what) || /^(?:given|not_understood|read_as|construction|styles)\b/.test(what);

/** Differences of stones, by the address of the stones, as `stone.cut` and so on. */
function ofStones(change: Difference, before: DesignSpec, after: DesignSpec): Difference {
  const [, lot, field] = /^stones\.(\d+)\.(.+)$/.exec(change.what) ?? [];
  if (lot === undefined || field === undefined) return change;
  const part = partWith(after, change.part) ?? partWith(before, change.part)!;
  const stone = (partWith(before, change.part)?.stones ?? [])[Number(lot)] ?? part.stones?.[Number(lot)];
  return { ...change, part: change.part === after.root.id && stone ? stone.role : change.part, what: `stone.${field}` };
}

const sameAs =
  (a: Difference) =>
  (b: Difference): boolean =>
    a.part === b.part && a.what === b.what && a.from === b.from && a.to === b.to;

const mm = (value: unknown): string => `${Math.round(Number(value) * 100) / 100} mm`;

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Formats a value in words. */
function shown(what: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (what === 'stone.kind') return gemOf(value as GemKind).name;
  if (what === 'stone.cut') return CUT_ADJECTIVE[value as Cut];
  if (what === 'metal.alloy' || what === 'metal.second') return alloyName(value as Alloy);
  if (what === 'stone.size_mm') return mm(value);
  if (what === 'kind') return kindNamed(plain(value))?.label ?? plain(value);
  return plain(value).replaceAll('-', ' ');
}

/** Parameters that are counts, or named choices with numbers; all others are lengths in mm. */
const COUNTED: ReadonlySet<string> = setOf(`
  prongs rows companions strands drops version copies cells rays frames rings pairs tiers branches around share arc
  taper turn
`);
const STAGE_NAME: Readonly<Record<string, string>> = { cloth: 'on cloth', stone: 'on stone' };
const article = (word: string): string => (word === 'earrings' ? word : `a ${word}`);

function ofStone({ part, what, from, to }: Difference, label: string): string {
  const [was, is] = [shown(what, from), shown(what, to)];
  const of = part === 'center' || part === 'head' ? '' : `${label}: `;
  if (what === 'stone.role') return '';
  if (what === 'stone.kind' && to === undefined) return `without ${label}`;
  if (what === 'stone.kind' && from === undefined) return `with ${label} of ${is}`;
  if (to === undefined) return `${of}without ${was}`;
  if (what === 'stone.count')
    return to === 0
      ? `${of}as many stones as fit`
      : from === 0 || from === undefined
        ? `${of}${is} stones`
        : `${of}${is} stones instead of ${was}`;
  return from === undefined ? `${of}${is}` : `${of}${is} instead of ${was}`;
}

function ofDesign(what: string, from: unknown, to: unknown): string {
  if (what === 'type') return `${article(plain(to))} instead of ${article(plain(from))}`;
  if (what === 'stage') return STAGE_NAME[plain(to)] ?? `on ${plain(to)}`;
  if (what.startsWith('view.')) return 'shown from a different angle';
  if (what === 'sold.diamonds') return to === undefined ? 'natural diamonds' : `${plain(to)} diamonds`;
  return to === undefined || to === null ? `without ${what}` : `${what.replaceAll('_', ' ')} ${shown(what, to)}`;
}

function ofParam(name: string, from: unknown, to: unknown, label: string): string {
  if (name === 'lift' && typeof to === 'number')
    return `${label} ${mm(Math.abs(to - Number(from ?? 0)))} ${to > Number(from ?? 0) ? 'higher' : 'lower'}`;
  if (name === 'turn') return to === 90 ? 'stone turned east-west' : 'stone turned north-south';
  const words = name.replaceAll('_', ' ');
  if (typeof to === 'number' && typeof from === 'number')
    return COUNTED.has(name) ? `${to} ${words} instead of ${from}` : `${words} ${mm(to)} instead of ${mm(from)}`;
  if (to === 'yes' || to === 'no') return `${to === 'yes' ? 'with' : 'without'} ${words}`;
  if (to === undefined || to === '') return `without ${words === 'text' ? 'engraving' : words}`;
  if (words === 'text') return `engraved "${plain(to)}"${from ? ` instead of "${plain(from)}"` : ''}`;
  return from === undefined || from === ''
    ? `${words} ${shown(name, to)}`
    : `${words} ${shown(name, to)} instead of ${shown(name, from)}`;
}

function sentenceOf({ part, what, from, to }: Difference, before: DesignSpec, after: DesignSpec): string {
  if (part === 'design') return ofDesign(what, from, to);
  const holder = partWith(after, part) ? after : before;
  const label =
    partWith(holder, part)?.kind.startsWith('head.') && !what.startsWith('stone.') && what !== 'part'
      ? 'setting'
      : partLabel(holder, part);
  if (what === 'part' && to === 'ornament.text')
    return ofParam('text', undefined, partWith(after, part)!.params['text'], label);
  if (what === 'part') return to === undefined ? `without ${label}` : `with ${label}`;
  if (what.startsWith('stone.')) return ofStone({ part, what, from, to }, label);
  if (what === 'place') return `${label} in a different place`;
  if (what.startsWith('metal.')) {
    const of = part === after.root.id ? '' : `${label}: `;
    if (what === 'metal.second') return to === undefined ? 'all in one metal' : `${shown(what, to)} for the settings`;
    // A part without a metal had that of its parent.
    const field = what === 'metal.alloy' ? 'alloy' : 'finish';
    const [was, is] = [metalsIn(before).get(part)?.[field], metalsIn(after).get(part)?.[field]];
    if (was === is)
      return what === 'metal.alloy' &&
        metalsIn(before).get(before.root.id)?.alloy !== metalsIn(after).get(after.root.id)?.alloy
        ? `${of}still ${shown(what, is)}`
        : '';
    return `${of}${shown(what, is)} instead of ${shown(what, was)}`;
  }
  if (what === 'kind') return `${shown(what, to)} instead of ${shown(what, from)}`;
  return ofParam(what.replace(/^params\./, ''), from, to, label);
}

/** Number of choices of a part: parameters, metal, and fields of stones. */
const choicesOf = ({ params, metal, stones = [] }: DesignPart): number =>
  Object.keys(params).length +
  Object.keys(metal ?? {}).length +
  stones.reduce((n, { role: _role, ...fields }) => n + Object.keys(fields).length, 0);

/**
 * Differences from `before` to `after`. Pass both designs as built (`PieceFacts.design`) when their pieces were built.
 */
export function differenceOf(before: DesignSpec, after: DesignSpec): DesignDifference {
  const all = diff(before, after)
    .filter(({ part, what }) => part !== 'design' || !isHistory(what))
    .map((change) => ofStones(change, before, after));
  const changes = all.filter((change, i) => all.findIndex(sameAs(change)) === i);
  // Omits parameters of replaced kinds, fields of added or removed stones, and parts when the type changed.
  const lots = changes.filter(
    ({ what, from, to }) => what === 'stone.kind' && (from === undefined || to === undefined),
  );
  const isOfLot = ({ part, what, from, to }: Difference): boolean =>
    what.startsWith('stone.') &&
    what !== 'stone.kind' &&
    lots.some(
      (lot) =>
        lot.part === part &&
        (lot.to === undefined) === (to === undefined) &&
        (lot.from === undefined) === (from === undefined),
    );
  const rekinded = new Set(changes.filter(({ what }) => what === 'kind').map(({ part }) => part));
  const stated =
    before.type === after.type
      ? changes.filter(
          (change) => !isOfLot(change) && !(rekinded.has(change.part) && change.what.startsWith('params.')),
        )
      : changes.filter(({ part, what }) => part === 'design' && what === 'type');
  const sentences = [...new Set(stated.map((change) => sentenceOf(change, before, after)))].filter(
    (text) => text !== '',
  );
  if (sentences.length === 0) return { changes, text: 'Nothing changed' };
  const text = sentences.join('; ');
  const own = all.filter(
    ({ part, what, from }) =>
      part !== 'design' && what !== 'part' && what !== 'kind' && what !== 'place' && from !== undefined,
  ).length;
  const gone = changes
    .filter(({ what, to }) => what === 'part' && to === undefined)
    .reduce((n, { part }) => n + choicesOf(partWith(before, part)!), 0);
  const rest = Math.max(0, [...partsIn(before.root)].reduce((n, part) => n + choicesOf(part), 0) - own - gone);
  const unchanged =
    before.type === after.type
      ? `${rest} other ${rest === 1 ? 'choice' : 'choices'} unchanged`
      : 'the same metal and kinds of stones, with sizes and a construction of its own';
  return { changes, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}; ${unchanged}` };
}

/** Price and weight difference of a change: US dollars with two decimals and grams of metal, both signed. */
export function costDifference(before: PieceFacts, after: PieceFacts): { price: number; grams: number } {
  const cents = ({ design, bill }: PieceFacts): number => priceEstimate(design, bill).cents;
  const grams = ({ bill }: PieceFacts): number => bill.metals.reduce((sum, metal) => sum + metal.grams, 0);
  return { price: (cents(after) - cents(before)) / 100, grams: Math.round((grams(after) - grams(before)) * 100) / 100 };
}

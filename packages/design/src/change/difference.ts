/** What a change changed, for people: by part, as one sentence, in US dollars and grams. */
import { CUT_ADJECTIVE, alloyName } from '../describe';
import type { PieceFacts } from '../facts';
import { gemOf } from '../catalogue/gems';
import { priceEstimate } from '../price/estimate';
import type { Alloy, Cut, DesignSpec, GemKind } from '../spec';
import { diff } from '../spec/diff';
import type { Difference } from '../spec/diff';
import { partWith, partsIn } from '../spec/tree';
import { partLabel } from './labels';

export interface DesignDifference {
  /** Parts by their ids; `design` for what belongs to none, such as the stage. Stones are `stone.kind`, `stone.cut`, `stone.size_mm` and `stone.count`. */
  changes: Difference[];
  /** One sentence, such as "Oval instead of round; 11 other choices unchanged". */
  text: string;
}

/** Fields of a design that describe how it came to be and not what it is. */
const HISTORY: ReadonlySet<string> = new Set(['prompt', 'engine', 'seed']);
const isHistory = (what: string): boolean => HISTORY.has(what) || /^(?:given|not_understood|read_as|construction|styles)\b/.test(what);

/** Differences of stones by the address of the stones, as `stone.cut` and the like. */
function ofStones(change: Difference, before: DesignSpec, after: DesignSpec): Difference {
  const [, lot, field] = /^stones\.(\d+)\.(.+)$/.exec(change.what) ?? [];
  if (lot === undefined || field === undefined) return change;
  const part = partWith(after, change.part) ?? partWith(before, change.part)!;
  const stone = (partWith(before, change.part)?.stones ?? [])[Number(lot)] ?? part.stones?.[Number(lot)];
  return { ...change, part: change.part === after.root.id && stone ? stone.role : change.part, what: `stone.${field}` };
}

const sameAs = (a: Difference) => (b: Difference): boolean => a.part === b.part && a.what === b.what && a.from === b.from && a.to === b.to;

const mm = (value: unknown): string => `${Math.round(Number(value) * 100) / 100} mm`;

/** A value in words. */
function shown(what: string, value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (what === 'stone.kind') return gemOf(value as GemKind).name;
  if (what === 'stone.cut') return CUT_ADJECTIVE[value as Cut];
  if (what === 'metal.alloy' || what === 'metal.second') return alloyName(value as Alloy);
  if (what === 'stone.size_mm') return mm(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Parameters that are counted or measured in other units than mm. */
const COUNTED = /^params\.(?:prongs|rows|companions|strands|drops|version|copies|cells|rays|frames|rings|pairs|tiers|branches|around|share|claws|per_side|side_stones|turns|count)$/;

function sentenceOf({ part, what, from, to }: Difference, spec: DesignSpec): string {
  const label = partLabel(spec, part);
  if (what === 'part') return to === undefined ? `without ${label}` : `with ${label}`;
  const [was, is] = [shown(what, from), shown(what, to)];
  if (what.startsWith('stone.')) {
    const of = part === 'center' || /^head(?:-1)?$/.test(part) ? '' : `${label}: `;
    if (what === 'stone.role') return '';
    if (what === 'stone.count') return `${of}${to === 0 ? 'as many stones as fit' : `${is} stones`} instead of ${was}`;
    return from === undefined ? `${of}${is}` : to === undefined ? `${of}without ${was}` : `${of}${is} instead of ${was}`;
  }
  if (what.startsWith('metal.')) {
    const of = part === spec.root.id ? '' : `${label}: `;
    if (what === 'metal.second') return to === undefined ? `${of}all in one metal` : `${of}${is} for the settings`;
    return `${of}${is} instead of ${was}`;
  }
  const name = what.replace(/^params\./, '').replaceAll('_', ' ');
  if (typeof to === 'number' && typeof from === 'number') return COUNTED.test(what) ? `${is} ${name} instead of ${was}` : `${name} ${mm(to)} instead of ${mm(from)}`;
  if (what === 'type') return `as ${String(to)} instead of ${String(from)}`;
  if (to === undefined) return `without ${name}`;
  return from === undefined ? `${name} ${is}` : `${name}: ${is} instead of ${was}`;
}

/** How many choices of a design there are: parameters, metals and fields of stones. */
const choicesIn = ({ root }: DesignSpec): number =>
  [...partsIn(root)].reduce((n, { params, metal, stones = [] }) => n + Object.keys(params).length + Object.keys(metal ?? {}).length + stones.length * 4, 0);

/** What is different in `after`. Both designs are as built (`PieceFacts.design`) where pieces were built of them. */
export function differenceOf(before: DesignSpec, after: DesignSpec): DesignDifference {
  const all = diff(before, after).filter(({ part, what }) => part !== 'design' || !isHistory(what)).map((change) => ofStones(change, before, after));
  const changes = all.filter((change, i) => all.findIndex(sameAs(change)) === i);
  const sentences = [...new Set(changes.map((change) => sentenceOf(change, partWith(after, change.part) || change.part === 'design' ? after : before)).filter((text) => text !== ''))];
  const own = all.filter(({ part, what, from }) => part !== 'design' && what !== 'part' && from !== undefined).length;
  const rest = Math.max(0, choicesIn(before) - own);
  if (sentences.length === 0) return { changes, text: 'Nothing changed' };
  const text = sentences.join('; ');
  return { changes, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}; ${rest} other ${rest === 1 ? 'choice' : 'choices'} unchanged` };
}

/** What a change costs and weighs: US dollars with two decimals and grams of metal, both signed. */
export function costDifference(before: PieceFacts, after: PieceFacts): { price: number; grams: number } {
  const cents = ({ design, bill }: PieceFacts): number => priceEstimate(design, bill).cents;
  const grams = ({ bill }: PieceFacts): number => bill.metals.reduce((sum, metal) => sum + metal.grams, 0);
  return { price: (cents(after) - cents(before)) / 100, grams: Math.round((grams(after) - grams(before)) * 100) / 100 };
}

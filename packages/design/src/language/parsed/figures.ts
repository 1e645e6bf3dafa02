/** Groups of figures. */
import { cues } from '../cues';
import type { Member } from '../../motifs/group';
import { countedCombs } from '../../motifs/figures/honeycomb';
import { groupName } from '../../motifs/group';
import { lettersOf } from '../../motifs/library';
import type { GemKind } from '../../spec';
import type { Finding, Sentence } from '../sentence';
import { countBefore } from '../rules/phrases';
import { once } from './findings';
import { isDiminutivePlural, isHanPlural, isPluralOf } from './plurals';

/** A moon and a star together are one figure. */
export const moonWithStar = (motifs: readonly string[]): string[] =>
  motifs.includes('moon') && motifs.includes('star')
    ? ['moon and star', ...motifs.filter((m) => m !== 'moon' && m !== 'star')]
    : [...motifs];

/** Figures that are customarily carved from a stone, and that stone. */
const CARVED_FROM: Readonly<Record<string, GemKind>> = { "ping'an kou": 'jade', 'horn of luck': 'coral' };

/** True for a figure that is customarily carved from one of the stones. */
export const isCarvedFrom = (motif: string, kinds: readonly GemKind[]): boolean =>
  Object.hasOwn(CARVED_FROM, motif) && kinds.includes(CARVED_FROM[motif]!);

/** Forms whose figures hang one by one. */
const HUNG: ReadonlySet<string> = new Set(['charm', 'stations']);
/** Least number of equal figures, and of different ones in a list, that are a row. */
const ROW = 3;

/** Number of figures that are named in the plural alone. */
const USUAL = 5;

/** Number of figures around another one that are named in the plural alone. */
const USUAL_AROUND = 8;

/** Figures that grow along a piece, many in one. */
const GROWING: ReadonlySet<string> = new Set(['leaf', 'vine', 'branch']);

/** True when nothing but articles, adjectives and commas is between two figures. */
const follows = (s: Sentence, before: Finding, after: Finding): boolean =>
  s.items
    .slice(before.to, after.from)
    .every(
      ({ mark, value }, k) =>
        mark === ',' ||
        mark === '-' ||
        value !== null ||
        ['a', 'the', 'and', 'adjective', 'with'].some((id) => s.is(before.to + k, 'grammar', id)) ||
        ['scale', 'metal', 'colour', 'stone', 'finish'].some((kind) => s.id(before.to + k, kind) !== null),
    );

/** True for letters on a disc each: "M, L and S on three discs". */
const areOnOwnDiscs = (s: Sentence, letters: readonly Finding[]): boolean =>
  letters.length === 1 &&
  [...lettersOf(letters[0]!.value)].length > 1 &&
  s.findings.some(
    ({ concept, value, at, from, to, isRefused }) =>
      !isRefused &&
      ((concept === 'number' && at === 'form disc' && Number(value) === lettersOf(letters[0]!.value).length) ||
        (concept === 'form' && value === 'disc' && cues`^${'several-discs'}$`.test(s.words(from, to)))),
  );

/** Figures in a row, hanging from a chain or along it: "seven small stars", "charms: a cat, a book and a key". */
export function rowOf(
  s: Sentence,
  figures: readonly Finding[],
  forms: readonly string[],
  charmCount: number | null,
  letters: readonly Finding[] = [],
): readonly Member[] {
  if (areOnOwnDiscs(s, letters)) return [{ name: letters[0]!.value, count: 1 }];
  const shown = figures.filter(({ value }, i) => figures.findIndex((other) => other.value === value) === i);
  const members = shown.map(({ value }): Member => ({
    name: value,
    count: Math.max(...figures.filter((other) => other.value === value).map(({ count = 1 }) => count)),
  }));
  const [only, ...others] = members;
  if (only && others.length === 0 && only.count === 1) {
    const plurals = figures.filter(
      ({ from, to, count }) =>
        count === undefined &&
        (isPluralOf(s.words(from, to), only.name) || isHanPlural(s, from, to) || isDiminutivePlural(s, from, to)),
    );
    const isMany = !GROWING.has(only.name) && plurals.length > 0;
    const isAtSides = plurals.some(({ to }) => s.is(to, 'role', 'side'));
    const count = charmCount ?? (isMany ? (isAtSides ? 2 : USUAL) : 1);
    return count > 1 ? [{ ...only, count }] : [];
  }
  const total = members.reduce((sum, { count }) => sum + count, 0);
  const isHung = forms.some((form) => HUNG.has(form));
  const isList = shown.length >= ROW && shown.every((one, i) => i === 0 || follows(s, shown[i - 1]!, one));
  const isCounted = members.length === 1 && total >= ROW;
  return (isHung && total > 1) || isList || isCounted ? members : [];
}

/** The named figures with their counts: "a moon and three stars", "bee on a honeycomb". */
export function groupOf(s: Sentence, figures: readonly Finding[]): string | null {
  // The leaves of a clover or of a branch are part of it.
  const members = once(figures.map(({ value }) => value))
    .filter((name, _, all) => name !== 'leaf' || !(all.includes('clover') || all.includes('branch')))
    .map((name) => ({
      name,
      count: Math.max(...figures.filter(({ value }) => value === name).map(({ count = 1 }) => count)),
    }));
  const [first, second] = figures.filter(({ value }, i) => figures.findIndex((other) => other.value === value) === i);
  if (members.length === 0 || (members.length === 1 && members[0]!.count === 1)) return null;
  const ring = figures.find(({ isAround }) => isAround)?.value;
  if (ring !== undefined && members.length === 2) {
    const inOrder = members.toSorted((a, b) => Number(a.name === ring) - Number(b.name === ring));
    const counted = inOrder.map((one) =>
      one.name === ring && one.count === 1 ? { ...one, count: USUAL_AROUND } : one,
    );
    return groupName({ members: counted, isOnGround: false, isAround: true });
  }
  const between = first && second ? s.items.slice(first.to, second.from).map(({ words }) => words) : [];
  const isOnGround =
    members.length === 2 &&
    members.every(({ count }) => count === 1) &&
    between.length <= 3 &&
    between.some((word) => ['on', 'upon', 'over', 'in', 'inside', 'sitting on', 'perched on'].includes(word));
  return groupName({ members, isOnGround });
}

/** The figures with those that lie across each other as one. */
export function crossedAsOne(figures: readonly Finding[]): readonly Finding[] {
  const [first, second = first] = figures.filter(({ isCrossed }) => isCrossed);
  if (!first || !second) return figures;
  const members =
    first === second
      ? [{ name: first.value, count: 2 }]
      : [first, second].map(({ value: name }) => ({ name, count: 1 }));
  const { count: _count, ...rest } = first;
  const one = { ...rest, value: groupName({ members, isOnGround: false, isCrossed: true }) };
  return [one, ...figures.filter(({ isCrossed }) => !isCrossed)];
}

/** A bee on a honeycomb, of as many cells as the prompt counts: "a honeycomb of five hexagons and a bee". */
export function beeOnComb(s: Sentence): string {
  const counts = s
    .all('style')
    .flatMap((i) => (s.isAny(i, 'style', 'geometric', 'honeycombs') ? (countBefore(s, i) ?? []) : []));
  const comb = `honeycomb of ${counts[0]} cells`;
  return `bee on ${countedCombs.some(({ id }) => id === comb) ? comb : 'honeycomb'}`;
}

/** Alternatives, of which one is built: "emerald or maybe tourmaline", "channel or bar set", "matte or brushed". */
import { cues } from '../cues';
import { substitutes } from '../parsed/requirements';
import type { Finding, Sentence } from '../sentence';

/** Concepts that stand beside each other as alternatives; a setting may be one that is not built yet. */
const GROUPS: readonly (readonly string[])[] = [
  ['stone', 'colour', 'inlay'],
  ['metal'],
  ['cut'],
  ['finish'],
  ['form', 'lacking', 'chain'],
  ['motif'],
  ['style'],
  ['type', 'hint'],
];

/** Words between "or" and the alternative that say nothing else. */
const BETWEEN = cues`^${'before-alternative'}$`;

/** Maximum distance of an alternative from "or", in phrases. */
const REACH = 3;

const groupOf = ({ concept }: Finding): readonly string[] | undefined =>
  GROUPS.find((group) => group.includes(concept));

const isBare = (s: Sentence, from: number, to: number): boolean =>
  s.items
    .slice(from, to)
    .every(({ mark, words }) => mark === null && words.split(' ').every((word) => BETWEEN.test(word)));

/** Removes the findings of the words of one; the words stay read. */
function drop(s: Sentence, one: Finding): void {
  for (const other of s.findings.filter(({ from, to, isRefused }) => from >= one.from && to <= one.to && !isRefused))
    s.findings.splice(s.findings.indexOf(other), 1);
}

/** The findings on the two sides of "or" that are alternatives; null for none. */
function sides(s: Sentence, or: number): [first: Finding, second: Finding] | null {
  const open = s.findings.filter((one) => !one.isRefused && one.to > one.from);
  const second = open
    .filter((one) => one.from > or && one.from - or <= REACH && isBare(s, or + 1, one.from))
    .toSorted((a, b) => a.from - b.from)[0];
  if (!second) return null;
  const isComma = (i: number): boolean => s.mark(i) === ',';
  const end = isComma(or - 1) ? or - 1 : or;
  const first = open.find((one) => one.to === end && groupOf(one) === groupOf(second) && one.value !== second.value);
  return first && groupOf(first) !== undefined ? [first, second] : null;
}

/** The findings before one that are listed with it by commas: "ruby, emerald" of "ruby, emerald or sapphire". */
function listedBefore(s: Sentence, one: Finding): Finding[] {
  if (s.mark(one.from - 1) !== ',') return [];
  const before = s.findings.find(
    (other) =>
      !other.isRefused && other.to === one.from - 1 && groupOf(other) === groupOf(one) && other.to > other.from,
  );
  return before ? [...listedBefore(s, before), before] : [];
}

/** Leaves the first of several alternatives, or the first that can be built. */
export function alternatives(s: Sentence): void {
  for (const [or, item] of [...s.items.entries()].toReversed()) {
    const isOr = s.is(or, 'grammar', 'or') && item.concepts.every(({ kind }) => kind === 'grammar');
    const pair = isOr ? sides(s, or) : null;
    if (!pair) continue;
    const all = [...listedBefore(s, pair[0]), ...pair];
    const isMade = ({ concept, from, to }: Finding): boolean =>
      concept !== 'lacking' && !(concept === 'type' && Object.keys(substitutes([s.words(from, to)])).length > 0);
    const chosen = all.find(isMade) ?? all[0]!;
    for (const one of all) if (one !== chosen) drop(s, one);
  }
}

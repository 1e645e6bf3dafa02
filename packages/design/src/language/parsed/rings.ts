/** The rings of a stack as a prompt describes them one by one. */
import { cues } from '../cues';
import { hueOf } from '../../gold';
import type { Alloy, Cut, Finish, GemKind } from '../../spec';
import type { RequirementConcept } from '../requirement';
import { BANGLES, DAYS, countAfter, isWeek, sizeOfSet } from '../rules/bangleCounts';
import { RINGS } from '../rules/counts';
import { SEVERAL } from '../rules/grammaticalNumber';
import { RING_OR_ONE, isMiddleRing, ringsAt } from '../rules/stacks';
import type { Finding, Sentence } from '../sentence';
import type { RingOfStack } from '../parsedPrompt';
import type { Form } from '../vocabulary';
import type { Findings } from './findings';

/** Words that begin the description of one ring. */
export const ONE_RING = cues`^${'ring-of-several'}$`;
const ENGLISH_ONE = cues`^${'one-or-another'}$`;
/** Words after which "one" is no new ring: "the middle one", "with one opal". */
const NOT_A_START = cues`^${'no-new-ring'}$`;
/** Words after which a description is of all rings: "all super thin and hammered". */
export const OF_ALL = cues`^${'all-of-them'}$`;
/** Words after which a description is of each ring: "each with a tiny diamond, hammered". */
const OF_EACH = cues`^(?:${'each'}|${'each-one'}|${'each-alone'})$`;
const EACH_IN_TEXT = cues`${'each-of-several'}`;
/** "One of each gold colour", "in all three golds": a ring of each gold. */
const OF_EACH_GOLD = cues`${'each-or-three'} (?:${'of-the'} )?${'colours-of-gold'}|${'three-golds'}`;
const GOLDS: readonly Alloy[] = ['yellow-gold-18k', 'white-gold-18k', 'rose-gold-18k'];
/** "The rose one": a ring that was named by its metal. */
const isAgain = (s: Sentence, i: number): boolean =>
  RING_OR_ONE.test(s.items[i]!.words) &&
  s.items[i - 1]?.concepts.some(({ kind }) => kind === 'metal' || kind === 'hue') === true &&
  s.items[i - 2]?.words === 'the';

/** True where the description of one ring begins. */
function isStart({ s }: Findings, i: number): boolean {
  const { words } = s.items[i]!;
  if (!ONE_RING.test(words) || isAgain(s, i)) return false;
  const before = s.items[i - 1]?.words ?? '';
  return ENGLISH_ONE.test(words) ? !NOT_A_START.test(before) : s.isBreak(i - 1) || s.is(i - 1, 'grammar', 'and');
}

/** Forms of a ring with a row of stones. */
const ROWS: readonly Form[] = ['eternity', 'half-eternity', 'pave', 'pave-shank'];

/** What the phrases of a range state about one ring; null when they state nothing. */
function ringBetween(findings: Findings, from: number, to: number): RingOfStack | null {
  const { s } = findings;
  const own = (concept: RequirementConcept): Finding | undefined =>
    findings.wanted(concept).find((one) => one.from >= from && one.from < to);
  const isFormed = (form: Form): boolean => s.items.slice(from, to).some((_, i) => s.is(from + i, 'form', form));
  const [metal, stone, finish] = [own('metal'), own('stone'), own('finish')];
  const counted = findings.wanted('count').find(({ from: at, measure }) => at >= from && at < to && measure !== RINGS);
  const count = stone && counted ? Number(counted.value) : null;
  const isTwisted = isFormed('twist');
  return metal || stone || finish || isTwisted || isFormed('plain')
    ? {
        alloy: (metal?.value ?? null) as Alloy | null,
        gem: (stone?.value ?? null) as GemKind | null,
        cut: (own('cut')?.value ?? null) as Cut | null,
        isRow:
          stone !== undefined && (stone.measure === SEVERAL || (count ?? 1) > 1 || ROWS.some((form) => isFormed(form))),
        count,
        isTwisted,
        finish: (finish?.value ?? null) as Finish | null,
      }
    : null;
}

/** Phrases of a list after a colon: "five bands: plain gold, pavé diamond, plain gold, ruby eternity, plain gold". */
function listed(findings: Findings, count: number): RingOfStack[] {
  const { s } = findings;
  const colon = s.items.findIndex(({ mark }) => mark === ':');
  if (colon < 0) return [];
  const stop = s.items.findIndex(({ mark }, i) => i > colon && mark !== null && /[.;!\n]/.test(mark));
  const end = stop < 0 ? s.items.length : stop;
  const breaks = Array.from({ length: end - colon - 1 }, (_, k) => colon + 1 + k).filter(
    (i) => s.mark(i) === ',' || (s.is(i, 'grammar', 'and') && s.mark(i - 1) !== ','),
  );
  const starts = [colon + 1, ...breaks.map((i) => i + 1)];
  if (starts.length !== count) return [];
  const rings = starts.map((from, k) => ringBetween(findings, from, starts[k + 1] ?? end));
  return rings.every((ring) => ring !== null) ? rings : [];
}

/** What is stated about a ring. */
const statedOf = (ring: RingOfStack): Partial<RingOfStack> =>
  Object.fromEntries(Object.entries(ring).filter(([, value]) => value !== null && value !== false));

/** The middle ring where the others are not described: "the middle one with pavé"; null without one. */
function middleOf(findings: Findings): { from: number; to: number; ring: RingOfStack } | null {
  const { s } = findings;
  const from = s.items.findIndex((_, i) => isMiddleRing(s, i));
  if (from < 0) return null;
  const stop = s.items.findIndex(
    ({ mark, words }, i) => i > from && ((mark !== null && /[,.;!\n]/.test(mark)) || OF_ALL.test(words)),
  );
  const to = stop < 0 ? s.items.length : stop;
  const ring = ringBetween(findings, from, to);
  return ring && { from, to, ring };
}

/** The described rings, from the words for one of them to the next; none when fewer than two are described. */
function described(findings: Findings): RingOfStack[] {
  const { s } = findings;
  const at = (test: (findings: Findings, i: number) => boolean): number[] =>
    s.items.flatMap((_, i) => (test(findings, i) ? [i] : []));
  const starts = at((all, i) => isStart(all, i) || ringsAt(all.s, i) !== null);
  const middle = at((_, i) => isMiddleRing(s, i)).find((i) => starts.length > 0 && i > starts[0]!);
  const again = at(({ s: { items } }, i) => items[i + 1] !== undefined && isAgain(s, i + 1));
  const stops = [...starts, ...again, ...(middle === undefined ? [] : [middle]), s.items.length];
  // What follows a full stop is about all of them.
  const endOf = (from: number): number => {
    const stop = s.items.findIndex(
      ({ mark, words }, i) =>
        i > from && ((mark !== null && /[.;!\n]/.test(mark)) || OF_ALL.test(words) || OF_EACH.test(words)),
    );
    return Math.min(...stops.filter((end) => end > from), stop < 0 ? Infinity : stop);
  };
  const rings = starts.flatMap((from): RingOfStack[] => {
    const ring = ringBetween(findings, from, endOf(from));
    return ring ? Array.from({ length: ringsAt(s, from) ?? 1 }, () => ({ ...ring })) : [];
  });
  const own = middle === undefined ? null : ringBetween(findings, middle, endOf(middle));
  const between = rings[(rings.length - 1) / 2];
  if (own && between) Object.assign(between, statedOf(own));
  for (const from of again) {
    const more = ringBetween(findings, from, endOf(from));
    const ring = rings.find(({ alloy }) => more?.alloy && alloy !== null && hueOf(alloy) === hueOf(more.alloy));
    if (ring && more?.gem) Object.assign(ring, { gem: more.gem, cut: more.cut, isRow: more.isRow, count: more.count });
  }
  return rings.length > 1 ? rings : [];
}

const BARE: RingOfStack = {
  alloy: null,
  gem: null,
  cut: null,
  isRow: false,
  count: null,
  isTwisted: false,
  finish: null,
};

/** What a prompt states about each ring of a stack: "each with a tiny diamond, hammered finish"; null without it. */
function ofEach(findings: Findings): RingOfStack | null {
  const { items } = findings.s;
  const from = items.findIndex(({ words }) => OF_EACH.test(words));
  if (from < 0) return null;
  const stop = items.findIndex(
    ({ mark, words }, i) => i > from && ((mark !== null && /[.;!\n]/.test(mark)) || OF_ALL.test(words)),
  );
  return ringBetween(findings, from, stop < 0 ? items.length : stop);
}

/** A ring with what is stated about each, where its own description states nothing. */
const withShared = (ring: RingOfStack, shared: RingOfStack | null): RingOfStack =>
  shared === null
    ? ring
    : {
        ...ring,
        ...(ring.gem === null ? { gem: shared.gem, cut: shared.cut, isRow: shared.isRow, count: shared.count } : {}),
        finish: ring.finish ?? shared.finish,
      };

/** The golds of a stack's rings: those that are named, or all three of "one of each gold colour". */
function goldsIn(findings: Findings): readonly Alloy[] {
  const named = [...new Set(findings.wanted('metal').map(({ value }) => value as Alloy))];
  return named.length < 2 && OF_EACH_GOLD.test(findings.s.prompt) ? GOLDS : named;
}

/** The rings of a stack: as described one by one, else one for each metal and stone; null without a number of rings. */
export function ringsIn(findings: Findings, hasStack: boolean): RingOfStack[] | null {
  const stones = findings.wanted('stone');
  const counted = findings.wanted('count').find(({ measure }) => measure === RINGS);
  const told = hasStack || counted ? described(findings) : [];
  const isOfGolds = hasStack && OF_EACH_GOLD.test(findings.s.prompt);
  const count = counted ? Number(counted.value) : told.length > 0 ? told.length : isOfGolds ? GOLDS.length : 0;
  const each = told.length > 0 ? told : listed(findings, count);
  if (count < 2) return null;
  const shared = ofEach(findings);
  if (each.length > 0)
    return Array.from({ length: count }, (_, i) => withShared(each[i] ?? { ...BARE, alloy: each[0]!.alloy }, shared));
  const alloys = goldsIn(findings);
  const middle = count % 2 === 1 ? middleOf(findings) : null;
  const isOfMiddle = ({ from }: Finding): boolean => middle !== null && from >= middle.from && from < middle.to;
  const gems = [...new Map(stones.filter((stone) => !isOfMiddle(stone)).map((stone) => [stone.value, stone])).values()];
  const isEach = gems.length === 1 && EACH_IN_TEXT.test(findings.s.prompt);
  return Array.from({ length: count }, (_, i): RingOfStack => {
    const stone = isEach ? gems[0] : gems[i];
    return {
      ...BARE,
      alloy: alloys.length > 1 ? (alloys[i % alloys.length] ?? null) : null,
      gem: (stone?.value ?? null) as GemKind | null,
      isRow: stone?.measure === SEVERAL && !isEach,
      finish: shared?.finish ?? null,
      ...(middle && i === (count - 1) / 2 ? statedOf(middle.ring) : {}),
    };
  });
}

/** Maximum distance of a number from the bangles that are worn together, in phrases. */
const REACH = 4;

/** "Four gold bangles", "set of 3 bangles": the number of bangles; null without one. */
export function banglesIn(s: Sentence): number | null {
  for (const at of s.all('form')) {
    if (!s.is(at, 'form', 'bangle') || s.isClosed(at)) continue;
    if (isWeek(s, at)) return DAYS;
    if ([at - 2, at - 1, at + 1].some((i) => s.is(i, 'grammar', 'pair'))) return 2;
    for (let i = at - 1; i >= at - REACH && i >= 0 && s.mark(i) === null; i--) {
      if (['stone', 'unit', 'karat'].some((kind) => s.id(i, kind) !== null)) break;
      const count = s.value(i) ?? sizeOfSet(s, i);
      if (count === null) continue;
      if (Number.isInteger(count) && count >= BANGLES.least && count <= BANGLES.most) return count;
      break;
    }
    const after = countAfter(s, at);
    if (after) return after.count;
  }
  return null;
}

/** Positions that no other rule has used, so that none is dropped in silence: "down the sides", "above the name". */
import { cues } from '../cues';
import { goesRoundBand, isInGaps, isStoneNoun } from '../roles';
import type { StoneRole } from '../requirement';
import type { Finding, Sentence } from '../sentence';
import { crossed } from './crossed';
import { encircled } from './encircled';
import { near } from './phrases';

/** Maximum distance of a position from what it places, in phrases. */
const REACH = 5;
/** The same of the middle, which belongs to the stone that its clause begins with. */
const CENTER_REACH = 9;

/** Figures and forms that wind around a finger by themselves. */
const WINDING: ReadonlySet<string> = new Set([
  'snake',
  'twist',
  'coiled-twice',
  'coiled-thrice',
  'bypass',
  'crossover',
]);

/** What a position may belong to, and the forms that ornament a part of a piece. */
const PLACED: ReadonlySet<string> = new Set(['stone', 'colour', 'motif']);
const ORNAMENTS: ReadonlySet<string> = new Set(['engraved', 'filigree']);

/** Roles of which a word without its own stone is a position. */
const ROLES: ReadonlySet<string> = new Set<StoneRole>(['center', 'side', 'halo']);

/** The stone or figure that a position belongs to: the nearest one before it, else after it, in the same part. */
function placed(s: Sentence, i: number, place: string): Finding | undefined {
  const figures = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  // "A lion engraved on the sides" places the lion.
  const isOfFigure = ({ from, to }: Finding): boolean =>
    figures.some((one) => Math.abs(one.to - from) <= 1 || Math.abs(one.from - to) <= 1);
  const things = s.findings
    .filter(
      (one) =>
        !one.isRefused &&
        (PLACED.has(one.concept) ||
          ((place === 'side' || place === 'front') &&
            one.concept === 'form' &&
            ORNAMENTS.has(one.value) &&
            !isOfFigure(one))),
    )
    .toSorted((a, b) => a.from - b.from);
  const reach = place === 'center' ? CENTER_REACH : REACH;
  const isApart = (from: number, to: number): boolean =>
    s.items.slice(from, to).some((_, k) => s.isBreak(from + k) && s.mark(from + k) !== ',');
  const before = things.findLast(({ to }) => to <= i && i - to < reach && !isApart(to, i));
  const after = things.find(({ from }) => from > i && from - i <= REACH && !isApart(i + 1, from));
  // A position after a comma or "and" begins a description: "with an onyx, both shoulders carved with leaves".
  const isNext =
    before !== undefined &&
    s.items.slice(before.to, i).some((_, k) => s.mark(before.to + k) === ',' || s.is(before.to + k, 'grammar', 'and'));
  return isNext ? (after ?? before) : (before ?? after);
}

/** Numbers that count things. */
const COUNTS = [2, 60] as const;
/** Maximum distance of a number from what it counts, in phrases. */
const COUNT_REACH = 4;

const isThing = (s: Sentence, i: number): boolean => isStoneNoun(s, i) || s.id(i, 'motif') !== null;

/** True for words before a stone or a figure that another noun does not separate from it: not "two hands with a crown". */
const countsThing = (s: Sentence, from: number): boolean =>
  near(
    s,
    from,
    COUNT_REACH,
    (i) => isThing(s, i) && !s.items.slice(from, i).some((_, k) => s.isOf(from + k, 'noun', 'seat')),
  );

/** Numbers before a stone or a figure that no rule has read. */
export function uncounted(s: Sentence): void {
  for (const [i, { isRead, value }] of s.items.entries()) {
    if (isRead || s.isClosed(i) || value === null || !Number.isInteger(value)) continue;
    if (value < COUNTS[0] || value > COUNTS[1] || s.id(i + 1, 'unit') !== null || s.isBreak(i + 1)) continue;
    if (countsThing(s, i + 1)) s.find('lacking', 'number', i, i + 1);
  }
}

/** Words for the middle one of several. */
const MIDDLE = cues`${'middle'}`;
/** Least number of figures that have a middle one. */
const LEAST_IN_ROW = 3;
const isInRow = (s: Sentence): boolean =>
  s.findings.some(({ concept, count, isRefused }) => concept === 'motif' && !isRefused && (count ?? 1) >= LEAST_IN_ROW);

/** A stone in its place, or the one in a figure that has this place: "a ruby in the middle heart". */
const stoneOf = (s: Sentence, thing: Finding): Finding | undefined =>
  thing.concept === 'stone'
    ? thing
    : s.findings.findLast(
        ({ concept, isRefused, to }) =>
          concept === 'stone' && !isRefused && to <= thing.from && thing.from - to < COUNT_REACH,
      );

/** Words for one of the two sides, or the other. */
const ONE_SIDE = cues`${'one-of-the-sides'}|${'ends-in-side'}$`;

/** "A crescent on one side and a tulip on the other" of a ring with a stone: figures that flank it. */
export const isFigureSide = (s: Sentence, i: number): boolean =>
  s.is(i, 'place', 'one') &&
  ONE_SIDE.test(s.items[i]!.words) &&
  s.has('type', 'ring') &&
  s.has('stone') &&
  s.all('motif').some((at) => Math.abs(at - i) <= REACH);

export function places(s: Sentence): void {
  crossed(s);
  encircled(s);
  const has = (test: (finding: Finding) => boolean): boolean => s.findings.some((one) => !one.isRefused && test(one));
  for (const [i, { concepts }] of s.items.entries()) {
    if (s.isClosed(i)) continue;
    const role = concepts.find(({ kind, id }) => kind === 'role' && ROLES.has(id))?.id;
    const place = concepts.find(({ kind }) => kind === 'place')?.id;
    const isFlank = place === 'one' && isFigureSide(s, i) && placed(s, i, place)?.concept === 'motif';
    const value = isFlank ? 'side' : (place ?? role);
    if (value === undefined || isStoneNoun(s, i)) continue;
    // A word such as "halo" is a form, and a role that a stone took is judged with the stone.
    const isUsed =
      place === undefined &&
      (concepts.some(({ kind }) => kind === 'form' || kind === 'cut') ||
        has((one) => one.role === value) ||
        has(({ concept, from, to }) => concept !== 'custom' && from <= i && i < to));
    if (isUsed || (place !== undefined && s.items[i]!.isRead)) continue;
    if ((value === 'halo' && goesRoundBand(s)) || isInGaps(s, i)) {
      s.read(i, i + 1);
      continue;
    }
    if (value === 'wrap' && has((one) => WINDING.has(one.value))) {
      s.read(i, i + 1);
      continue;
    }
    // Each side of a pair of earrings is an ear.
    if (value === 'side' && s.has('type', 'earrings') && cues`^${'at-each-ear'}$`.test(s.items[i]!.words)) {
      s.read(i, i + 1);
      continue;
    }
    const thing = placed(s, i, value);
    // "Seven stars, a turquoise in the middle one".
    const isMiddle = value === 'center' || (value === 'one' && MIDDLE.test(s.items[i]!.words));
    const stone = thing && isMiddle && isInRow(s) ? stoneOf(s, thing) : undefined;
    if (stone) stone.role ??= 'center';
    if (thing) s.find('place', value, i, i + 1, { of: thing.value });
  }
}

/** Judges rows of stones: what takes turns, grows, is even or goes all round. */
import { grouped } from '../built';
import { gemOf } from '../catalogue/gems';
import type { GemKind, StoneRole } from '../spec';
import type { PlacedStone } from '../extents';
import { isOfTwoMetals } from '../makers/bracelet/checks';
import { by, chosen } from '../makers/partChecks';
import { totalOf, type BuiltDesign } from './built';
import { areGraded, largestGap, middleOf, pathOf } from './positions';
import { differently, met, not, type Verdict } from './verdict';

/** True for stones in their own row or strand, not around or on another stone. */
const isInLine = ({ role }: PlacedStone): boolean => role !== 'halo';
/** Share of neighbours that differ where kinds of stones take turns. */
const TURNS = 0.6;

/** True when stones of two kinds or sizes take turns along a path. */
export function takesTurns({ facts, asBuilt }: BuiltDesign): boolean {
  const stones = facts.extents.stones.filter(isInLine);
  if (chosen('pattern', 'turns')(asBuilt) || (stones.length === 0 && isOfTwoMetals(asBuilt))) return true;
  const kinds = new Set(stones.map(({ kind }) => kind));
  if (kinds.size < 2) return new Set(facts.built.stones.map(({ cut }) => cut)).size > 1 && by('row.channel')(asBuilt);
  const path = pathOf(stones, ({ at }) => at);
  const turns = path.filter((one, i) => i > 0 && one.kind !== path[i - 1]!.kind).length;
  return path.length > 3 && turns >= TURNS * (path.length - 1);
}

/** Share of the gaps of a row that keep its period; the clasp may break it. */
const PERIODIC = 0.75;

/** Judges stones that return at a period along their row: each fifth one, of a kind. */
export function judgePeriod({ facts }: BuiltDesign, every: number, kind: string): Verdict {
  const path = pathOf(facts.extents.stones.filter(isInLine), ({ at }) => at);
  const places = path.flatMap((one, i) => (one.kind === kind ? [i] : []));
  if (places.length === 0) return not(`No ${gemOf(kind as GemKind).name} is set.`);
  const gaps = places.slice(1).map((place, i) => place - places[i]!);
  const kept = gaps.filter((gap) => gap === every).length;
  return gaps.length > 0 && kept >= PERIODIC * gaps.length ? met() : differently(`Set with ${places.length}.`);
}

/** Least number of stones that grow, and the least ratio of their sizes. */
export const GROWING = 3;
const GROWTH = 1.15;

/** True when at least three stones of one kind grow along their row, or towards its middle. */
export function isGraded({ facts }: BuiltDesign): boolean {
  const paved = new Set(facts.built.parts.flatMap(({ id, kind }) => (kind === 'row.pave' ? [id] : [])));
  const stones = facts.extents.stones.filter(({ role, part }) => role !== 'halo' && !paved.has(part));
  const kinds = new Set(stones.map(({ kind }) => kind));
  return [...kinds, null].some((wanted) => {
    const own = stones.filter(({ kind }) => wanted === null || kind === wanted);
    const sizes = own.map(({ mm }) => mm);
    return own.length >= GROWING && Math.max(...sizes) > Math.min(...sizes) * GROWTH && areGraded(own);
  });
}

/** True when the kinds of stones follow one another as the prompt names them, from either end. */
export function isInOrder({ facts, requirements }: BuiltDesign): boolean {
  const row = pathOf(
    facts.extents.stones.filter(({ role }) => role !== 'halo'),
    ({ at }) => at,
  ).map(({ kind }) => kind);
  const isNext = (kind: string, i: number, list: readonly string[]): boolean => kind !== list[i - 1];
  const wanted = requirements
    .filter(({ concept, isRefused }) => concept === 'stone' && !isRefused)
    .map(({ value }) => value)
    .filter(isNext)
    .join(' ');
  const built = row.filter(isNext);
  if (!wanted.includes(' ')) return true;
  return [built, built.toReversed()].some((list) => list.join(' ') === wanted);
}

/** Parts whose stones go around a finger or an ear. */
const AROUND = /^(?:row\.|ear\.hoop)/;
/** Words for shares of a ring that stones cover, from the largest on. */
const SHARES: readonly (readonly [least: number, words: string])[] = [
  [0.7, 'three quarters of it'],
  [0.58, 'two thirds of it'],
  [0.4, 'half of it'],
  [0, 'only a part of it'],
];
/** A row goes all round from this share on, and over half up to this one. */
const ALL_ROUND = 0.84;
const HALF = 0.8;

/** The share of a ring or a hoop that rows of stones cover; null for other pieces. */
function coverOf({ spec, facts: { built, extents } }: BuiltDesign): number | null {
  const body = extents.boxes[spec.root.id];
  if (!body || (spec.type !== 'ring' && spec.root.kind !== 'ear.hoop')) return null;
  const rows = new Set(built.parts.flatMap(({ id, kind }) => (AROUND.test(kind) ? [id] : [])));
  const points = extents.stones.filter(({ part }) => rows.has(part)).map(({ at }) => at);
  return points.length < GROWING ? null : 1 - largestGap(points, middleOf(body));
}

/** The verdict on a row that goes all round or over half of the piece; null where it is so or no row is measured. */
export function coverGap(built: BuiltDesign, form: string): Verdict | null {
  const cover = coverOf(built);
  if (cover === null) return null;
  if (form === 'half-eternity') return cover > HALF ? differently('Its stones go all the way round.') : null;
  return cover < ALL_ROUND ? differently(`Its stones cover ${SHARES.find(([least]) => cover >= least)![1]}.`) : null;
}

/** Widths of stones of one kind that are even differ less, mm. */
const EVEN_MM = 0.2;

/** Two stones of different kinds look equally large up to this ratio of their widths. */
const ALIKE = 1.12;

/** True when the stones of each kind in a row are equally wide, or those of one role. */
export function areEven({ facts }: BuiltDesign, role: StoneRole | null): boolean {
  const own = facts.bill.stones.filter((one) => (role === null ? one.role !== 'halo' : one.role === role));
  const rows = grouped(own, ({ kind }) => kind);
  const [one, other] = own.map(({ size_mm }) => size_mm).toSorted((a, b) => a - b);
  // "Two stones of the same size", of two kinds.
  if (rows.length === 2 && totalOf(own) === 2) return other! <= ALIKE * one!;
  return (
    totalOf(own) > 1 &&
    rows.every((row) => {
      const sizes = row.map(({ size_mm }) => size_mm);
      return Math.max(...sizes) - Math.min(...sizes) < EVEN_MM;
    })
  );
}

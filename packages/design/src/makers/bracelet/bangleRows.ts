/** Rows of small stones between the rims of a stiff bracelet, all around or over its front. */
import { kindAt, type Sequence } from '../../catalogue/sequences';
import type { Cut, GemKind, Stone } from '../../spec';
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { sweepSections } from '../../geometry/sweep';
import { TAU, add, along } from '../../geometry/vec';
import { mm, rowKinds, type Brief } from '../maker';
import { anglesAt, onOval, roundLength, type Oval } from './common';

/** Width of each rim, and of its bevels, mm. */
const RIM = 0.62;
const EDGE = 0.28;
/** Distance of the middles of stones, in widths, where beads hold them and where they touch in a channel. */
const PITCH = { beads: 1.05, channel: 1.02 } as const;
/** Depth of the trough and of the girdles in it, in widths of a stone, and metal under it, mm. */
const TROUGH = { deep: 0.6, floor: 0.75, sunk: 0.05 } as const;
/**
 * Radius of the beads between stones, and half the width of the ridges between rows at their top and foot, in
 * widths.
 */
const BEAD = 0.15;
const RIDGE = { top: 0.055, foot: 0.3 } as const;
/** Share of the oval that stones over the front cover: they end before the hinge and the clasp. */
const FRONT = 0.46;
/** Widths of stones in one row and in several, mm. */
const USUAL_MM = { lone: 2.6, several: 1.8 } as const;
/** Most rows of a band. */
export const MOST_ROWS = 5;
/** Distance between sections of the metal, mm. */
const STEP = 0.8;

export interface Rows {
  count: number;
  cover: 'front' | 'all';
  isChannel: boolean;
  /** True when each row has its own kind, false when kinds take turns along each. */
  areOwn: boolean;
}

const FORMS_OF_ROWS = ['pave', 'eternity', 'half-eternity', 'channel'] as const;

/** The rows that the prompt names: pavé, an eternity bangle, a channel, or a number of rows; null without them. */
export function rowsOf(brief: Brief): Rows | null {
  const { gems, gemsGiven, strands, quantity, wants } = brief;
  const isNamed = wants(...FORMS_OF_ROWS);
  if (!gemsGiven || gems.length === 0 || gems[0] === 'pearl') return null;
  if (!isNamed && (strands === null || strands < 2 || quantity !== 'many')) return null;
  // "Two rows of rubies and one of diamonds between them."
  const isBetween =
    gems.length === 2 && strands !== null && brief.placed.some(({ place, of }) => place === 'side' && of === gems[1]);
  const count = Math.min(MOST_ROWS, (strands ?? (wants('pave') ? 2 : 1)) + (isBetween ? 1 : 0));
  return {
    count,
    cover: wants('eternity') ? 'all' : 'front',
    isChannel: wants('channel'),
    areOwn: gems.length > 1 && count > 1 && !wants('alternating'),
  };
}

/** Most kinds of stones that take turns without a stated order. */
export const MOST_MIXED = 3;

/** True for stones of several kinds of which none has a place of its own: "with rubies and emeralds", "emerald and diamond bangle". */
export const areMixed = ({ gems, gemsGiven, named, quantity, quantityGiven, wants }: Brief): boolean =>
  gemsGiven &&
  gems.length > 1 &&
  gems.length <= MOST_MIXED &&
  !wants('halo') &&
  !(quantityGiven && quantity === 'single') &&
  named.every(({ role, seat, isHeld, count }) => role === null && seat === null && !isHeld && count === null);

/** The stones of rows; their number follows from the metal. */
export function stonesOfRows(brief: Brief, { count, isChannel }: Rows): Stone[] {
  const cut: Cut = isChannel && brief.cuts[0] === 'princess' ? 'princess' : 'round';
  const size = brief.stoneSizeMm ?? (count > 1 ? USUAL_MM.several : USUAL_MM.lone);
  return rowKinds(brief, count).map((kind): Stone => ({ role: 'pave', kind, cut, size_mm: mm(size), count: 0 }));
}

/** Height of the metal around rows, mm. */
export const heightOfRows = ({ count, isChannel }: Rows, sizeMm: number): number =>
  mm(count * sizeMm * (isChannel ? PITCH.channel : PITCH.beads) + 2 * RIM);

/** The kind of a row, counted from below: the same on both sides of a middle row, else in turns. */
const ownKind = (kinds: readonly GemKind[], row: number, rows: number): GemKind =>
  kinds[(rows % 2 === 1 ? Math.min(row, rows - 1 - row) : row) % kinds.length]!;

/** Builds the metal with its rows. Returns the thickness of the metal, mm. */
export function rowedBand(
  bench: Bench,
  oval: Oval,
  base: number,
  height: number,
  opening: number,
  stones: readonly Stone[],
  { count: rows, cover, isChannel, areOwn }: Rows,
  sequence: Sequence,
): number {
  const pitchOf = isChannel ? PITCH.channel : PITCH.beads;
  const cut = stones[0]!.cut;
  const size = mm(Math.min(stones[0]!.size_mm, (height - 2 * RIM) / (rows * pitchOf)));
  const pitch = size * pitchOf;
  const deep = size * TROUGH.deep;
  const thick = deep + TROUGH.floor;
  const half = height / 2;
  const trough = (rows * pitch) / 2;
  // Stones stand on the outside, where neighbours are further apart than on the wrist.
  const outer: Oval = { rx: oval.rx + thick, rz: oval.rz + thick };
  const length = roundLength(outer);
  const isWhole = cover === 'all' && opening === 0;
  const room = isWhole ? length : length * Math.min(FRONT, 1 - (2 * opening) / TAU - 0.1);
  const inRow = Math.floor(room / pitch);
  const step = isWhole ? length / inRow : pitch;
  const middle = opening > 0 ? length / 2 : 0;
  const reach = (inRow * pitch) / 2;
  const turned = (distances: readonly number[]): number[] => {
    const round = distances.map((d) => ((d % length) + length) % length);
    const order = round.map((d, i) => [d, i] as const).toSorted(([a], [b]) => a - b);
    const angles = anglesAt(
      order.map(([d]) => d),
      outer,
    );
    const result: number[] = [];
    order.forEach(([, i], k) => (result[i] = angles[k]!));
    return result;
  };
  const ends = isWhole ? [] : turned([middle - reach, middle + reach]);
  const [from, to] = [opening, TAU - opening];
  const stations = Math.round(length / STEP);
  const even = Array.from(
    { length: opening > 0 ? stations + 1 : stations },
    (_, i) => from + (i / stations) * (to - from),
  );
  const isCut = (a: number): boolean =>
    isWhole || (opening > 0 ? a >= ends[0]! && a <= ends[1]! : a >= ends[0]! || a <= ends[1]!);
  // Two sections at each end of the trough make an upright wall.
  const walls = ends.flatMap((a) => [a - 1e-4, a + 1e-4]);
  const angles = [...even, ...walls].toSorted((a, b) => a - b);
  // Ridges between rows hold the girdles on both sides.
  const [ridge, foot] = [size * RIDGE.top, size * RIDGE.foot];
  const ridges = Array.from({ length: rows - 1 }, (_, i) => (i + 1 - rows / 2) * pitch);
  const sections = angles.map((a): Vec3[] => {
    const { at, out } = onOval(a, oval);
    const [floor, top] = isCut(a) ? [thick - deep, thick - size * TROUGH.sunk] : [thick, thick];
    const corner = Math.min(half, 3);
    const left = opening > 0 ? Math.min(1, (Math.min(a - from, to - a) * oval.rz) / corner) : 1;
    const share = 1 - (corner / half) * (1 - Math.sqrt(Math.max(0.03, 1 - (1 - left) ** 2)));
    return (
      [
        [EDGE, -half],
        [thick - EDGE, -half],
        [thick, EDGE - half],
        [thick, -trough],
        [floor, -trough],
        ...ridges.flatMap((y): Point2[] => [
          [floor, y - foot],
          [top, y - ridge],
          [top, y + ridge],
          [floor, y + foot],
        ]),
        [floor, trough],
        [thick, trough],
        [thick, half - EDGE],
        [thick - EDGE, half],
        [EDGE, half],
        [0, half - EDGE],
        [0, EDGE - half],
      ] satisfies Point2[]
    ).map(([o, y]) => add(along(at, out, o), [0, base + y * share, 0]));
  });
  bench.add(sweepSections(sections, opening === 0), 24);
  const kinds = stones.map(({ kind }) => kind);
  const upOf = (row: number): number => (row - (rows - 1) / 2) * pitch;
  const firsts = Array.from({ length: inRow }, (_, i) => middle + (i - (inRow - 1) / 2) * step);
  for (const [i, a] of turned(firsts).entries()) {
    const { at, out, axes } = onOval(a, outer);
    for (let row = 0; row < rows; row++)
      bench.stone({
        kind: areOwn ? ownKind(kinds, row, rows) : kindAt(kinds, sequence, i, inRow),
        cut,
        sizeMm: size,
        role: 'pave',
        origin: add(along(at, out, -size * TROUGH.sunk), [0, base + upOf(row), 0]),
        axes,
      });
  }
  if (isChannel) return thick;
  // Beads stand on the ridges between four stones, and on the rims between two.
  const bead = bench.define(sphere(size * BEAD, 10), 50);
  const between = firsts.map((d) => d + step / 2).slice(0, isWhole ? inRow : inRow - 1);
  for (const a of turned(isWhole ? between : [firsts[0]! - step / 2, ...between, firsts.at(-1)! + step / 2])) {
    const { at, out, axes } = onOval(a, outer);
    for (let edge = 0; edge <= rows; edge++) {
      const up = edge === 0 || edge === rows ? 0.02 : 0;
      bench.place(bead, { origin: add(along(at, out, size * up), [0, base + (edge - rows / 2) * pitch, 0]), axes });
    }
  }
  return thick;
}

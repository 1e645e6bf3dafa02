import type { Vec3 } from '../../piece';
import type { DesignPart, Stone } from '../../spec';
import { girdleMm } from '../../parts/head';
import type { ChannelWall } from '../../parts/layer';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { cut as carve, type Field } from '../../geometry/field';
import { TAU, axesFacing } from '../../geometry/vec';
import { onHoop, type Hoop } from './common';
import { countOf, largestIn, stoneOf, type SunkRow, isFull, kindsAlong, type FittedBand } from './sunkRow';

/* Channels */

/** Half the extent of a partial channel, radians. */
const CHANNEL_REACH = 1.45;
/** Half the gap between two stones, mm. */
const BETWEEN = 0.03;
/** Depth of the girdles below the outside, mm. */
const UNDER_RAILS = 0.22;
/** Overlap of the rails over the girdles, mm, and depth of the floor below them as a share of the stones' width. */
const OVER_GIRDLE = 0.12;
const FLOOR = 0.46;
export const CHANNELLED = { flatInside: 0.25, exponent: 5 };

/** Half the extents of a stone, along the channel and across it, mm. */
function halvesOf({ cut, size_mm }: Stone): { short: number; long: number } {
  const outline = girdleMm(cut, size_mm);
  return { short: Math.max(...outline.map((p) => p[0])), long: Math.max(...outline.map((p) => p[1])) };
}

/** Half the extents of the largest stones of a row, mm. */
export function halves(row: DesignPart): { short: number; long: number } {
  const all = row.stones!.map(halvesOf);
  return { short: Math.max(...all.map(({ short }) => short)), long: Math.max(...all.map(({ long }) => long)) };
}

/** Two alternating cuts of one row. */
const turningCuts = ({ stones }: DesignPart): readonly Stone[] | null =>
  stones!.length === 2 && stones![0]!.cut !== stones![1]!.cut ? stones! : null;

/** Angles of alternating stones in a row of the given extent about the top, radians, in whole pairs. */
function anglesInTurns(stones: readonly Stone[], room: number, radiusMm: number, full: boolean): number[] {
  const pitches = stones.map((stone) => 2 * Math.atan((halvesOf(stone).short + BETWEEN) / radiusMm));
  const pair = pitches[0]! + pitches[1]!;
  const count = Math.floor(room / pair);
  const step = full ? room / count : pair;
  return Array.from({ length: count }, (_, i) => (i - count / 2) * step).flatMap((from) => [
    from + (pitches[0]! / pair) * (step / 2),
    from + step - (pitches[1]! / pair) * (step / 2),
  ]);
}

/** Width of a rail, mm; long stones need wider ones, since the edge of a wide band is more rounded. */
export const railOf = (long: number): number => 0.52 + Math.max(0, long - 1.1) * 0.28;
export const channelThick = (sizeMm: number): number => Math.max(0.95, sizeMm * 0.42 + 0.28);

export function channelRow(row: DesignPart, hoop: Hoop, start: number): SunkRow {
  const { cut, size_mm } = stoneOf(row);
  const deepest = largestIn(row);
  const { short, long } = halves(row);
  const arm = hoop.arms[0]!;
  const girdleAt = (angle: number): number => arm.outside(angle, 0) - UNDER_RAILS;
  const radius = girdleAt(0) - 0.35;
  const pitch = 2 * Math.atan((short + BETWEEN) / radius);
  const full = isFull(row);
  const room = (full ? TAU : 2 * CHANNEL_REACH) - 2 * start;
  const runs = start === 0 ? 1 : 2;
  const fits = Math.floor(room / runs / pitch);
  const stated = !full && start === 0 ? countOf(row) : 0;
  const count = stated > 0 ? Math.min(stated, fits) : fits;
  const step = full ? room / runs / count : pitch;
  const turning = start === 0 ? turningCuts(row) : null;
  const angles = turning
    ? anglesInTurns(turning, room, radius, full)
    : start === 0
      ? Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step)
      : [-1, 1]
          .flatMap((way) => Array.from({ length: count }, (_, i) => way * (start + (i + 0.5) * step)))
          .toSorted((a, b) => a - b);
  const reach = full
    ? Infinity
    : turning
      ? angles.at(-1)! + halvesOf(turning[1]!).short / radius
      : start + (count * step) / (3 - runs);
  const [, y0, z0] = hoop.center;
  // The rails overlap the girdle by 0.1 mm; below it the channel narrows with the stones.
  const channel: Field = (x, y, z) => {
    const angle = Math.atan2(x, y - y0);
    const girdle = girdleAt(angle);
    const r = Math.hypot(x, y - y0);
    const h = r - girdle;
    const lip = h > 0.06 ? OVER_GIRDLE : h < -0.1 ? (-h - 0.1) * 0.75 : -0.04;
    const side = Math.abs(z - z0 - arm.across(angle)) - (long - lip);
    const deep = girdle - deepest * FLOOR - r;
    return Math.max(
      side,
      deep * 0.9,
      Math.abs(angle) * girdle - reach * girdle,
      start === 0 ? -Infinity : (start - Math.abs(angle)) * girdle,
    );
  };
  const kinds = kindsAlong(row, angles.length);
  const deep = deepest * FLOOR;
  const wall: ChannelWall = [
    [0, long - OVER_GIRDLE],
    [UNDER_RAILS - 0.06, long - OVER_GIRDLE],
    [UNDER_RAILS - 0.05, long + 0.04],
    [UNDER_RAILS + 0.1, long + 0.04],
    [UNDER_RAILS + deep, Math.max(0.1, long - (deep - 0.1) * 0.75)],
  ];
  return {
    seats: [],
    ...(start === 0 && hoop.layers ? { solid: hoop.layers.channelled(wall, reach) } : {}),
    carved: (body) => carve(body, channel),
    set: (bench) =>
      angles.forEach((angle, i) => {
        const up: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
        const [x, y, z] = onHoop(hoop.center, angle, girdleAt(angle));
        bench.stone({
          kind: kinds[i]!,
          cut: turning?.[i % 2]!.cut ?? cut,
          sizeMm: turning?.[i % 2]!.size_mm ?? size_mm,
          role: 'pave',
          axes: axesFacing(up, [up[1], -up[0], 0]),
          origin: [x, y, z + arm.across(angle)],
        });
      }),
  };
}

export function channelledBand(row: DesignPart, boreMm: number, leastHalf: number): FittedBand {
  const { long } = halves(row);
  const halfThickness = channelThick(largestIn(row));
  const innerRadius = innerRadiusOf(boreMm, CHANNELLED.flatInside, halfThickness);
  const center: Vec3 = [0, innerRadius + 2 * halfThickness + 0.05, 0];
  const hoop = sectionShank({
    innerRadius,
    center,
    ...CHANNELLED,
    section: () => ({ halfWidth: Math.max(leastHalf, long + railOf(long)), halfThickness }),
  });
  return { hoop: { ...hoop, center }, beads: () => long + 0.3, line: { at: () => long + 0.36, half: 0.16 } };
}

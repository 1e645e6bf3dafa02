/**
 * Rows of stones sunk into a shank: pavé held by grains, over the shoulders or round the band, and channels between two
 * rails.
 */
import type { Vec3 } from '../../piece';
import type { DesignPart, GemKind, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { SINK, grains, setStones, type Seat } from '../../parts/seats';
import type { SectionAt } from '../../parts/section';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { TAU, smoothstep } from '../../geometry/vec';
import { mm } from '../maker';
import type { Hoop } from './common';
import {
  largestIn,
  stoneOf,
  numberOf,
  radians,
  seatOn,
  type SunkRow,
  countOf,
  isFull,
  kindsAlong,
  type FittedBand,
} from './sunkRow';
import { scatterRow } from './scatterRow';
import { channelRow, channelledBand, halves, railOf, channelThick, CHANNELLED } from './channelBand';

/** Requirements of a row on its band, mm. */
export interface RowNeeds {
  halfWidth: number;
  thickness: number;
}

/** Pitch of a row, in widths; total metal on both sides of a row, mm. */
const PITCH = 1.035;
const ROW_RIM = 0.3;
/** Distance of staggered rows, in stone widths. */
const PACKED = 0.9;
/** Distance of staggered columns, in stone widths. */
const STAGGERED = 0.92;
const LEAST_MELEE = 0.8;
/** Depth of girdles below the metal of shoulders, mm: little, since these are thin. */
const SHOULDER_SINK = 0.05;

/** Seats of a pavé row from `start` radians beside the top down both shoulders, equal on every arm of the shank. */
function shoulderSeats(hoop: Hoop, row: DesignPart, start: number): Seat[] {
  const { count } = stoneOf(row);
  const size_mm = largestIn(row);
  const [rows, taper, end] = [numberOf(row, 'rows', 1), numberOf(row, 'taper', 0), radians(numberOf(row, 'arc', 80))];
  const runs = hoop.arms.length * 2;
  return hoop.arms.flatMap((arm) =>
    [-1, 1].flatMap((way): Seat[] => {
      const seats: Seat[] = [];
      const most = count > 0 ? Math.ceil(count / runs) : Infinity;
      const length = count > 0 ? most / rows : ((end - start) * hoop.topRadius) / (size_mm * PITCH);
      const largest = Math.max(LEAST_MELEE, Math.min(size_mm, 2 * arm.halfWidth(way * start) - ROW_RIM));
      let angle = start;
      for (let i = 0; seats.length < most && angle < (count > 0 ? Math.PI * 0.9 : end); i++) {
        const wide = 2 * arm.halfWidth(way * angle) - ROW_RIM;
        // Rows that would overhang the band are omitted, and a single row is limited by the band's width at its start.
        const sizeMm = mm(Math.max(LEAST_MELEE, Math.min(largest * (1 - taper * Math.min(1, i / length)), wide)));
        const fitting = Math.max(1, Math.min(rows, Math.floor((wide / sizeMm - 1) / PITCH + 1.001)));
        const isOffset = i % 2 === 1;
        for (let k = 0; k < fitting - (isOffset && fitting > 1 ? 1 : 0); k++)
          seats.push(
            seatOn(
              hoop,
              arm,
              way * angle,
              (k - (fitting - 1) / 2 + (isOffset && fitting > 1 ? 0.5 : 0)) * sizeMm * PITCH,
              sizeMm,
              SHOULDER_SINK,
            ),
          );
        angle += (sizeMm * (fitting > 1 ? STAGGERED : 1.03)) / hoop.topRadius;
      }
      return seats.slice(0, most);
    }),
  );
}

/** A pavé row on both shoulders, from `start` radians beside the top. */
export function shoulderRow(row: DesignPart, hoop: Hoop, start: number): SunkRow {
  const seats = shoulderSeats(hoop, row, start);
  return {
    seats,
    carved: (body) => body,
    set: (bench) => grained(bench, seats, [stoneOf(row).kind], stoneOf(row).role),
  };
}

function grained(bench: Bench, seats: readonly Seat[], kinds: readonly GemKind[], role: Stone['role']): void {
  setStones(bench, seats, kinds, role);
  grains(bench, seats);
}

/* Pavé round a band */

/** Default extent of stones on both sides, radians from the top. */
const REACH = 1.52;

interface Paving {
  rows: number;
  reach: number;
  sizeAt: (angle: number) => number;
  /** Half the width of the stones with metal on both sides, mm. */
  halfAt: (angle: number) => number;
}

function pavingOf(row: DesignPart): Paving {
  const [rows, taper] = [numberOf(row, 'rows', 1), numberOf(row, 'taper', 0)];
  const reach = row.params['arc'] === undefined ? REACH : radians(Number(row.params['arc']));
  const sizeAt = (angle: number): number => largestIn(row) * (1 - taper * (Math.abs(angle) / reach) ** 2.2);
  return { rows, reach, sizeAt, halfAt: (angle) => (sizeAt(angle) * ((rows - 1) * PACKED + 1)) / 2 + ROW_RIM };
}

/** Half the thickness of a band with enough metal between the finger and the seat of a stone of this size, mm. */
const thickUnder = (sizeMm: number): number => (0.55 + (0.43 + SINK) * sizeMm) / 1.53;

/** Positions of the stones of a pavé row: angle from the top, and index of the row. */
function places(
  row: DesignPart,
  { rows, reach, sizeAt }: Paving,
  radius: number,
  start: number,
): [angle: number, row: number][] {
  const size_mm = largestIn(row);
  const count = countOf(row);
  const step = (size_mm * PITCH) / radius;
  const first = start === 0 ? 0 : start + step / 2;
  if (count > 0)
    return Array.from({ length: count }, (_, i): [number, number] => [
      start === 0 ? (i - (count - 1) / 2) * step : (i % 2 === 0 ? -1 : 1) * (first + Math.floor(i / 2) * step),
      0,
    ]);
  if (isFull(row)) {
    const around = Math.floor((TAU * radius) / (size_mm * PITCH));
    const all = Array.from({ length: around * rows }, (_, i): [number, number] => [
      ((Math.floor(i / rows) + ((i % rows) % 2) / 2) / around) * TAU,
      i % rows,
    ]);
    return start === 0 ? all : all.filter(([angle]) => Math.min(angle, TAU - angle) > first);
  }
  const columns = [first];
  while (columns.at(-1)! < reach - 0.08) columns.push(columns.at(-1)! + (sizeAt(columns.at(-1)!) * PITCH) / radius);
  return columns.flatMap((angle, i) => [
    ...(angle === 0 ? [1] : [-1, 1]).flatMap((way) =>
      Array.from({ length: Math.ceil(rows / 2) }, (_, k): [number, number] => [way * angle, 2 * k]),
    ),
    ...(columns[i + 1] === undefined
      ? []
      : [-1, 1].flatMap((way) =>
          Array.from({ length: Math.floor(rows / 2) }, (_, k): [number, number] => [
            (way * (angle + columns[i + 1]!)) / 2,
            2 * k + 1,
          ]),
        )),
  ]);
}

function paveRow(row: DesignPart, hoop: Hoop, start: number): SunkRow {
  const paving = pavingOf(row);
  const arm = hoop.arms[0]!;
  const seats = places(row, paving, arm.outside(0, 0) - largestIn(row) * SINK, start).map(([angle, k]): Seat => {
    const sizeMm = mm(
      Math.min(paving.sizeAt(angle), (2 * arm.halfWidth(angle) - ROW_RIM) / ((paving.rows - 1) * PACKED + 1)),
    );
    return seatOn(hoop, arm, angle, (k - (paving.rows - 1) / 2) * sizeMm * PACKED, sizeMm, sizeMm * SINK);
  });
  const angleOf = ({ origin }: Seat): number => Math.atan2(origin[0], origin[1] - hoop.center[1]);
  const along = seats.toSorted((a, b) => angleOf(a) - angleOf(b));
  return {
    seats,
    carved: (body) => body,
    set: (bench) => grained(bench, along, kindsAlong(row, along.length), 'pave'),
  };
}

/** Angle over which the slope of a row's end is measured, radians. */
const END = 0.01;
/** Inner flatness of a paved band, 0 to 1, and the exponent of its section. */
const PAVED = { flatInside: 0.45, exponent: 4.5 };

function pavedBand(row: DesignPart, boreMm: number, leastHalf: number): FittedBand {
  const full = isFull(row);
  const { reach, sizeAt, halfAt: ownHalf } = pavingOf(row);
  const halfAt = (angle: number): number => Math.max(leastHalf, ownHalf(angle));
  const narrow = leastHalf > 0 ? halfAt(reach) : Math.min(1.2, halfAt(reach));
  // Beyond the stones the edges run on without a bend.
  const slope = (halfAt(reach) - halfAt(reach - END)) / END;
  const beyond = (angle: number): number => {
    const t = (angle - reach) / (Math.PI - reach);
    const eased = smoothstep(0, 1, t);
    return halfAt(reach) * (1 - eased) + narrow * eased + slope * (Math.PI - reach) * t * (1 - t) ** 2;
  };
  const section: SectionAt = (away) => {
    const angle = away * Math.PI;
    const halfWidth = full || angle < reach ? halfAt(angle) : beyond(angle);
    const bare = full ? 1.1 : 0.98 - 0.08 * smoothstep(0.34, 0.8, away);
    return {
      halfWidth,
      halfThickness: full
        ? Math.max(bare, thickUnder(largestIn(row)))
        : Math.max(bare, thickUnder(sizeAt(angle)) * (1 - smoothstep(reach, reach + 0.6, angle))),
    };
  };
  const innerRadius = innerRadiusOf(boreMm, PAVED.flatInside, section(1, Math.PI).halfThickness);
  // A full row stands on its lowest stones.
  const center: Vec3 = [0, innerRadius + (full ? 2.55 : 1.8), 0];
  const edge = (angle: number): number => section(Math.min(angle, TAU - angle) / Math.PI, angle).halfWidth - 0.2;
  return {
    hoop: { ...sectionShank({ innerRadius, center, section, ...PAVED }), center },
    beads: edge,
    line: { at: edge, half: 0.16 },
  };
}

/** Builders of rows that are cut into the metal of a band. */
const SUNK_ROWS: Readonly<Record<string, (row: DesignPart, hoop: Hoop, start: number) => SunkRow>> = {
  'row.pave': paveRow,
  'row.channel': channelRow,
  'row.scatter': scatterRow,
};

/** True for rows that are cut into the metal of the band. */
export const isSunk = ({ kind }: DesignPart): boolean => kind in SUNK_ROWS;

/**
 * A row over the top of a band or all the way round; `start` is the angle beside the top up to which heads cover the
 * band, radians.
 */
export const bandRow = (row: DesignPart, hoop: Hoop, start: number): SunkRow => SUNK_ROWS[row.kind]!(row, hoop, start);

/** The band that fits a row. @param leastHalf half its stated width, mm; 0 for the width of the row */
export const fittedBand = (row: DesignPart, boreMm: number, leastHalf: number): FittedBand =>
  (row.kind === 'row.channel' ? channelledBand : pavedBand)(row, boreMm, leastHalf);

/** Requirements of a row on a band that is not made for it. */
export function needsOf(row: DesignPart): RowNeeds {
  if (row.kind === 'row.scatter')
    return { halfWidth: largestIn(row) / 2 + ROW_RIM, thickness: thickUnder(largestIn(row)) * (2 - PAVED.flatInside) };
  if (row.kind === 'row.channel') {
    const { long } = halves(row);
    return {
      halfWidth: long + railOf(long),
      thickness: channelThick(largestIn(row)) * (2 - CHANNELLED.flatInside),
    };
  }
  return { halfWidth: pavingOf(row).halfAt(0), thickness: thickUnder(largestIn(row)) * (2 - PAVED.flatInside) };
}

/** Flush stones scattered over a band, or at equal distances along its middle. */
import type { DesignPart } from '../../spec';
import { setStones, type Seat } from '../../parts/seats';
import { TAU, distance } from '../../geometry/vec';
import { mm } from '../maker';
import type { Hoop } from './common';
import { countOf, isFull, kindsAlong, largestIn, seatOn, type SunkRow } from './sunkRow';

/** Default number of stones, and their extent from the top, radians. */
const USUAL = 15;
const REACH = 1.45;
/** Alternating sizes as shares of the largest; metal between two girdles, and beside one, mm. */
const SIZES = [1, 0.72, 0.86, 0.64] as const;
const LEAST_MM = 0.9;
const APART = 0.5;
const RIM = 0.45;
/** Depth of a girdle below the outside as a share of its width. */
const UNDER = 0.11;
/** Number of candidate positions for each stone. */
const TRIES = 12;

/** Default number of stones at equal distances, and their extent from the top on half of a band, radians. */
const EVEN = { count: 5, reach: 1.2 } as const;

/** Stones at equal distances over the top, or all the way round. */
function evenSeats(row: DesignPart, hoop: Hoop): Seat[] {
  const count = countOf(row) || EVEN.count;
  const sizeMm = largestIn(row);
  const step = isFull(row) ? TAU / count : (2 * EVEN.reach) / Math.max(2, count - 1);
  return Array.from({ length: count }, (_, i) =>
    seatOn(hoop, hoop.arms[0]!, (i - (count - 1) / 2) * step, 0, sizeMm, sizeMm * UNDER),
  );
}

/** Van der Corput sequence: digits of a number in a base, mirrored at the point. */
function spread(n: number, base: number): number {
  let [sum, share, left] = [0, 1 / base, n];
  while (left > 0) {
    sum += (left % base) * share;
    left = Math.floor(left / base);
    share /= base;
  }
  return sum;
}

/** Scattered stones beyond `start` radians from the top. */
function scatteredSeats(row: DesignPart, hoop: Hoop, start: number): Seat[] {
  const arm = hoop.arms[0]!;
  const wanted = countOf(row) || USUAL;
  const seats: Seat[] = [];
  for (let n = 1; n <= wanted * TRIES && seats.length < wanted; n++) {
    const sizeMm = mm(Math.max(LEAST_MM, largestIn(row) * SIZES[seats.length % SIZES.length]!));
    const angle = (spread(n, 2) - 0.5) * 2 * REACH;
    const room = arm.halfWidth(angle) - sizeMm / 2 - RIM;
    const from = start === 0 ? 0 : start + sizeMm / hoop.topRadius;
    if (room < 0 || Math.abs(angle) < from) continue;
    const seat = seatOn(hoop, arm, angle, (spread(n, 3) - 0.5) * 2 * room, sizeMm, sizeMm * UNDER);
    const isClear = seats.every((other) => distance(other.origin, seat.origin) > (other.sizeMm + sizeMm) / 2 + APART);
    if (isClear) seats.push(seat);
  }
  return seats;
}

/** A row of strewn stones; heads cover the band up to `start` radians from the top. */
export function scatterRow(row: DesignPart, hoop: Hoop, start: number): SunkRow {
  const seats = row.params['spacing'] === 'even' ? evenSeats(row, hoop) : scatteredSeats(row, hoop, start);
  return {
    seats,
    carved: (body) => body,
    set: (bench) => setStones(bench, seats, kindsAlong(row, seats.length), 'pave'),
  };
}

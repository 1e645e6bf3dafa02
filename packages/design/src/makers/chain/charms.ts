/** Parts that hang in a row from a chain. */
import { Y, Z, distance } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import type { Vec3 } from '../../piece';
import type { Hung } from './hung';
import { beyond } from './line';

/** Gap between two neighbours, beside a stone in the chain between them, mm. */
const GAP = 1.8;
/** Length of the row relative to half the width of its line: the row ends where the chain gets steep. */
const ROW_SHARE = 1.85;

/** Step of the search along a line. */
const STEP = 0.0008;

/** Distances between the middles of neighbours, mm. */
const pitches = (row: readonly Hung[], betweenMm: number): number[] =>
  row.slice(1).map((hung, i) => Math.max(row[i]!.reach.half + hung.reach.half + GAP, betweenMm * 1.6 + 2 * GAP));

/** Least half width of a line for a row, mm. @param betweenMm length of the stones in the chain between two parts */
export const reachOfRow = (row: readonly Hung[], betweenMm: number): number =>
  pitches(row, betweenMm).reduce((sum, pitch) => sum + pitch, 0) / ROW_SHARE;

/** The positions of a row on a line that is symmetrical about 0, from its middle outwards. */
export function placesOfRow(at: (t: number) => Vec3, row: readonly Hung[], betweenMm: number): number[] {
  const steps = pitches(row, betweenMm);
  const total = steps.reduce((sum, step) => sum + step, 0);
  const arc: [t: number, mm: number][] = [[0, 0]];
  while (arc.at(-1)![1] < total / 2 && arc.length < 4000) {
    const [t, mm] = arc.at(-1)!;
    arc.push([t + STEP, mm + distance(at(t), at(t + STEP))]);
  }
  const along = (mm: number): number => Math.sign(mm) * arc.findLast(([, reached]) => reached <= Math.abs(mm))![0];
  let from = -total / 2;
  return row.map((_, i) => along(i === 0 ? from : (from += steps[i - 1]!)));
}

/** The positions of parts that hang beside what the chain holds in its middle, from its end at `from` outwards. */
export function placesBeside(at: (t: number) => Vec3, from: number, row: readonly Hung[]): number[] {
  let [t, half] = [from, 0];
  return row.map(({ reach }) => {
    t = beyond(at, t, half + GAP + reach.half);
    half = reach.half;
    return t;
  });
}

/** Hangs the parts of a row from points of a chain. @param clear extra length of the rings for large links, mm */
export function hangAlong(
  bench: Bench,
  row: readonly Hung[],
  points: readonly Vec3[],
  { clear, top, part }: { clear: number; top: number; part: string },
): void {
  row.forEach((hung, i) => {
    const [x, y, z] = points[i]!;
    hung.place([x - hung.top[0], y - top - hung.top[1], z - hung.eyeZ]);
    bench.inPart(part, () => bench.add(jumpRing([x, y - 0.75 - clear / 2, z], Y, Z, 1.15 + clear / 2, 0.28), 40));
  });
}

import { optionsOf, type Brush, type StrokePoint } from './strokes';

/** How quickly the assumed pressure follows the speed; perfect-freehand's own constant. */
const PRESSURE_RATE = 0.275;
/** A finer change of width is not seen, units. */
const WIDTH_STEP = 0.25;
/** A line of no length is not drawn; one of this length is a dot of its round ends, units. */
const DOT = 0.05;

type Place = readonly [x: number, y: number];

/** A line of one width: quadratic curves, one after the other. */
export interface InkRun {
  /** Units. */
  readonly width: number;
  readonly from: Place;
  readonly curves: (readonly [control: Place, to: Place])[];
}

/**
 * The stroke under the pointer, point by point: the cost of a call depends on the new points alone. It follows
 * the pointer and widens as the outline of perfect-freehand will, and stays in place until the stroke ends.
 * @returns a function that takes all points so far and returns the ink of the new ones
 */
export function liveInk(brush: Brush, isPen: boolean): (points: readonly StrokePoint[]) => readonly InkRun[] {
  const { size, thinning, streamline, simulatePressure } = optionsOf(brush, isPen);
  const follow = 0.15 + (1 - streamline) * 0.85;
  let seen = 0;
  let at: Place = [0, 0];
  let from: Place = at;
  let pressure = 0.5;

  return (points) => {
    const runs: InkRun[] = [];
    for (const [x, y, felt] of points.slice(seen)) {
      if (seen === 0) at = from = [x, y];
      seen += 1;
      const next: Place = [at[0] + (x - at[0]) * follow, at[1] + (y - at[1]) * follow];
      const speed = Math.min(1, Math.hypot(next[0] - at[0], next[1] - at[1]) / size);
      pressure = simulatePressure ? pressure + (1 - speed - pressure) * speed * PRESSURE_RATE : felt;
      const width = WIDTH_STEP * Math.round((size * (1 - 2 * thinning * (0.5 - pressure))) / WIDTH_STEP);
      const to: Place = [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2];
      let run = runs.at(-1);
      if (run?.width !== width) {
        run = { width, from, curves: [] };
        runs.push(run);
      }
      run.curves.push([at, seen === 1 ? [to[0] + DOT, to[1]] : to]);
      [at, from] = [next, to];
    }
    return runs;
  };
}

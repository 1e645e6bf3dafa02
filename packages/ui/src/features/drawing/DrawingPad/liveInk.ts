import { optionsOf, type Brush, type StrokePoint } from './strokes';

/** How fast the simulated pressure follows the speed; perfect-freehand's constant. */
const PRESSURE_RATE = 0.275;
/** Smaller changes of width are invisible, units. */
const WIDTH_STEP = 0.25;
/** Length of a dot: lines of zero length are not drawn, units. */
const DOT = 0.05;

type Place = readonly [x: number, y: number];

/** A line of constant width: consecutive quadratic curves. */
export interface InkRun {
  /** Units. */
  readonly width: number;
  readonly from: Place;
  readonly curves: (readonly [control: Place, to: Place])[];
}

/**
 * Renders the stroke in progress incrementally: the cost of a call depends only on the new points. The ink follows the
 * pointer and has the width of perfect-freehand's outline, and remains until the stroke ends.
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

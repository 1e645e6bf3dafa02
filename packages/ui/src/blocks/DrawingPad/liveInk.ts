import { optionsOf, type Brush, type StrokePoint } from './strokes';

/** How quickly the assumed pressure follows the speed; perfect-freehand's own constant. */
const PRESSURE_RATE = 0.275;

type Place = readonly [x: number, y: number];

/** A short curve of one width. */
export interface InkSegment {
  readonly from: Place;
  readonly control: Place;
  readonly to: Place;
  /** Units. */
  readonly width: number;
}

/**
 * The stroke under the pointer, point by point: each call costs what is new and not what the stroke has become. It follows
 * the pointer and swells as the outline of perfect-freehand will, and holds its place until the stroke is over.
 * @returns a function that takes all points so far and gives the ink of those it has not seen yet.
 */
export function liveInk(brush: Brush, isPen: boolean): (points: readonly StrokePoint[]) => InkSegment[] {
  const { size, thinning, streamline, simulatePressure } = optionsOf(brush, isPen);
  const follow = 0.15 + (1 - streamline) * 0.85;
  let seen = 0;
  let at: Place = [0, 0];
  let from: Place = at;
  let pressure = 0.5;

  return (points) => {
    const fresh = points.slice(seen);
    return fresh.map(([x, y, felt]): InkSegment => {
      const isFirst = seen === 0;
      seen += 1;
      const next: Place = isFirst ? [x, y] : [at[0] + (x - at[0]) * follow, at[1] + (y - at[1]) * follow];
      if (isFirst) [at, from] = [next, next];
      const speed = Math.min(1, Math.hypot(next[0] - at[0], next[1] - at[1]) / size);
      pressure = simulatePressure ? pressure + (1 - speed - pressure) * speed * PRESSURE_RATE : felt;
      const segment = { from, control: at, to: [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2], width: size * (1 - 2 * thinning * (0.5 - pressure)) } as const;
      [at, from] = [next, segment.to];
      return segment;
    });
  };
}

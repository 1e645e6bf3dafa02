/** How a hand goes along a line: slower in bends, never quite on it, pressing more in the middle than at the ends. */

type Point = readonly [x: number, y: number];

export interface HandSample {
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly pressure: number;
}

/** Pen events a second, and the speed on a straight line, units a second. */
const RATE = 60;
const SPEED = 620;
/** Share of the full speed below which a hand does not fall, at the ends and in the tightest bend. */
const SLOWEST = 0.16;
/** Radius of a bend from which on the hand goes at full speed, units. */
const WIDE_BEND = 150;
/** Length of the way over which it comes up to speed, units. */
const GATHERING = 45;
/** Slow drift off the line, and the physiological tremor of 8 to 12 Hz, units. */
const DRIFT = 1.8;
const TREMOR = 0.35;

const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** Points every unit along the line. */
function everyUnit(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) {
      out.push(to);
      continue;
    }
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
    for (let step = 1; step <= steps; step += 1)
      out.push([from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps]);
  }
  return out;
}

/** Radius of the circle through three points; large on a straight line. */
function radiusOf(a: Point, b: Point, c: Point): number {
  const [ab, bc, ca] = [
    Math.hypot(b[0] - a[0], b[1] - a[1]),
    Math.hypot(c[0] - b[0], c[1] - b[1]),
    Math.hypot(a[0] - c[0], a[1] - c[1]),
  ];
  const twiceArea = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return (ab * bc * ca) / Math.max(1e-3, 2 * twiceArea);
}

/**
 * What the pen sends along a line. The speed follows the cube root of the bend's radius (the two-thirds power law of
 * handwriting); `random` gives numbers from 0 to 1.
 */
export function drawnByHand(line: readonly Point[], random: () => number): HandSample[] {
  const way = everyUnit(line);
  const last = way.length - 1;
  const phases = Array.from({ length: 6 }, () => random() * 2 * Math.PI);
  const wave = (phase: number, turns: number): number => Math.sin(phases[phase] + turns * 2 * Math.PI);
  const samples: HandSample[] = [];
  for (let at = 0, time = 0; ; time += 1 / RATE) {
    const [x, y] = way[Math.round(at)];
    const ends = clamp(Math.min(at, last - at) / GATHERING, 0, 1);
    const bend = radiusOf(way[Math.max(0, Math.round(at) - 9)], [x, y], way[Math.min(last, Math.round(at) + 9)]);
    const pressure = 0.34 + 0.3 * Math.sqrt(ends) + 0.06 * wave(4, time * 0.9) + 0.015 * (random() - 0.5);
    samples.push({
      x: x + DRIFT * wave(0, time * 0.7) * Math.sqrt(ends) + TREMOR * (wave(1, time * 9) + random() - 0.5),
      y: y + DRIFT * wave(2, time * 0.8) * Math.sqrt(ends) + TREMOR * (wave(3, time * 10) + random() - 0.5),
      pressure: clamp(pressure, 0.05, 0.95),
    });
    if (at >= last) return samples;
    const speed = SPEED * clamp(Math.cbrt(Math.min(1, bend / WIDE_BEND)) * (0.3 + 0.7 * ends), SLOWEST, 1);
    at = Math.min(last, at + speed / RATE);
  }
}

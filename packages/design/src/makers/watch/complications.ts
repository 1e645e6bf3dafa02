/** Complications of a dial: small dials, the moon, the visible movement. */
import type { Surface, Vec3 } from '../../piece';
import { plate, roundedBox } from '../../geometry/blocks';
import { sample, type Point2 } from '../../geometry/curves';
import { mapped, type Solid } from '../../geometry/solid';
import { lathe, tube } from '../../geometry/sweep';
import { TAU, Z } from '../../geometry/vec';
import { clock, type WatchFrame } from './frame';
import { HOUR, MINUTE, hand } from './hands';
import { MOON, type Subdial } from './subdial';

/** Positions of the hands of small dials, as shares of a turn. */
const SHARES: Readonly<Record<string, number>> = { seconds: 0.62, minutes: 0.1, hours: 0.8 };

/** A ring, a base and an arbor for hands. */
export function ground(w: WatchFrame, { x, y, radius }: Subdial, surface: Surface): void {
  w.put(
    lathe(
      [
        [radius - 0.3, 5.5],
        [radius, 5.5],
        [radius, 5.8],
        [radius - 0.15, 5.88],
        [radius - 0.3, 5.8],
      ],
      64,
    ),
    25,
    w.bench.metal,
    w.at(x, y, 0),
  );
  w.put(
    lathe(
      [
        [0.01, 5.5],
        [radius - 0.2, 5.5],
        [radius - 0.2, 5.64],
        [0.01, 5.64],
      ],
      64,
    ),
    20,
    surface,
    w.at(x, y, 0),
  );
  w.put(
    lathe(
      [
        [0.01, 5.5],
        [0.4, 5.5],
        [0.4, 6.1],
        [0.01, 6.2],
      ],
      24,
    ),
    30,
    w.bench.metal,
    w.at(x, y, 0),
  );
}

/** A track of marks, of which every `longEach`th is longer. */
function marks(w: WatchFrame, { x, y, radius }: Subdial, count: number, longEach: number, surface: Surface): void {
  const tick = w.bench.define(roundedBox([0.08, 0.34, 0.1], 0.05, 2), 25);
  for (let i = 0; i < count; i++) {
    const { out, axes } = clock(i / count);
    const isLong = i % longEach === 0;
    const r = radius - (isLong ? 0.7 : 0.55);
    w.bench.place(tick, {
      axes,
      origin: w.at(x + out[0] * r, y + out[1] * r, 5.7),
      scale: w.k * (isLong ? 1 : 0.5),
      surface,
    });
  }
}

/** Seconds, or a counter of a chronograph. @param needle colour of the hand for seconds @default metal */
export function smallDial(w: WatchFrame, at: Subdial, surface: Surface, paint: Surface, needle?: Surface): void {
  const shows = String(at.part.params['shows']);
  ground(w, at, surface);
  marks(w, at, shows === 'hours' ? 24 : 60, shows === 'hours' ? 2 : 5, shows === 'seconds' ? paint : w.bench.metal);
  hand(w, {
    share: SHARES[shows] ?? SHARES['seconds']!,
    surface: shows === 'seconds' && needle ? needle : w.bench.metal,
    reach: at.radius - 1,
    half: 0.22,
    z: 5.8,
    tail: 0.8,
    pivot: [at.x, at.y],
  });
}

/** A small dial with the time, on a watch whose main dial shows a drawing. */
export function openTime(w: WatchFrame, at: Subdial, surface: Surface): void {
  ground(w, at, surface);
  marks(w, at, 12, 1, w.bench.metal);
  hand(w, { share: MINUTE, reach: at.radius - 1, half: 0.22, z: 5.8, tail: 0.8, pivot: [at.x, at.y] });
  hand(w, { share: HOUR, reach: at.radius - 2.4, half: 0.3, z: 5.68, tail: 0.7, pivot: [at.x, at.y] });
}

/** The window of a moon phase for the radius of {@link MOON}: its arc, the humps below it and their middles, mm. */
const WINDOW = { radius: 3.95, hump: 1.72, at: 2.14, sill: -1.15 } as const;
/** Heights of the sky, of the plate of the dial over it, and of the frame of its window. */
const SKY = { top: 5.64, plate: 5.86, frame: 5.9, wire: 0.16 } as const;

/** The outline of a moon's window, counterclockwise: an arc above, two humps that rise into it from the sill. */
function windowOutline(): Point2[] {
  const { radius, hump, at, sill } = WINDOW;
  const end = Math.asin(sill / radius);
  const arc = sample(48, (t): Point2 => {
    const a = end + t * (Math.PI - 2 * end);
    return [radius * Math.cos(a), radius * Math.sin(a)];
  });
  const humps = [-1, 1].flatMap((side) =>
    sample(24, (t): Point2 => {
      const a = Math.PI * (1 - t);
      return [side * at + hump * Math.cos(a), sill + hump * Math.sin(a)];
    }),
  );
  return [...arc, ...humps];
}

/** The seas of the moon: position and radius relative to its own. */
const SEAS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-0.3, 0.34, 0.24],
  [0.34, 0.2, 0.17],
  [0.02, -0.32, 0.2],
];

/** The moon in its window: a dark sky with stars, a flat gold moon, and a plate of the dial with a framed opening. */
export function moonphase(w: WatchFrame, { x, y, radius: reach }: Subdial, dial: Surface): void {
  const { radius } = MOON;
  const k = reach / radius;
  const night: Surface = { kind: 'lacquer', color: [0.004, 0.012, 0.06], gloss: 1 };
  const put = (solid: Solid, creaseDeg: number, surface: Surface, dx = 0, dy = 0, z = 0): void =>
    w.bench.add(k === 1 ? solid : mapped(solid, ([px, py, pz]) => [px * k, py * k, pz]), creaseDeg, {
      surface,
      origin: w.at(x + dx * k, y + dy * k, z),
      scale: w.k,
    });
  const disc = (r: number, from: number, to: number): Solid =>
    lathe(
      [
        [0.01, from],
        [r, from],
        [r, to],
        [0.01, to],
      ],
      64,
    );
  put(disc(WINDOW.radius, 5.5, SKY.top), 30, night);
  // The moon is behind the right hump in part, as it is before it is full.
  const moon = { x: 0.62, y: 1.35, r: 1.62 };
  put(disc(moon.r, 0, 0.08), 30, w.bench.metal, moon.x, moon.y, SKY.top - 0.02);
  for (const [sx, sy, r] of SEAS)
    put(disc(r * moon.r, 0, 0.03), 30, { ...w.satin }, moon.x + sx * moon.r, moon.y + sy * moon.r, SKY.top + 0.05);
  const star = w.bench.define(
    plate(
      Array.from({ length: 10 }, (_, i): Point2 => {
        const r = i % 2 ? 0.16 : 0.42;
        return [Math.sin((i / 10) * TAU) * r, Math.cos((i / 10) * TAU) * r];
      }).toReversed(),
      -0.05,
      0.1,
      0.02,
    ),
    20,
  );
  for (const [sx, sy, size] of [
    [-2.3, 1.3, 1],
    [-1.3, 2.7, 0.8],
    [3, 1.3, 0.7],
    [-3.2, 0.7, 0.6],
    [-0.2, 3.4, 0.6],
  ] as const)
    w.bench.place(star, { origin: w.at(x + sx * k, y + sy * k, SKY.top), scale: w.k * size * k });
  const outline = windowOutline();
  // The humps, and the dial below the sill.
  for (const side of [-1, 1]) put(disc(WINDOW.hump, 5.5, SKY.plate), 30, dial, side * WINDOW.at, WINDOW.sill);
  const below = Math.PI + Math.asin(-WINDOW.sill / WINDOW.radius);
  put(
    plate(
      sample(40, (t): Point2 => {
        const at = below + t * (3 * Math.PI - 2 * below);
        return [(WINDOW.radius + 0.06) * Math.cos(at), (WINDOW.radius + 0.06) * Math.sin(at)];
      }),
      5.5,
      SKY.plate,
      0.02,
    ),
    30,
    dial,
  );
  put(
    tube(
      outline.map(([px, py]): Vec3 => [px, py, SKY.frame]),
      SKY.wire,
      { closed: true, points: 10, up: Z },
    ),
    40,
    w.bench.metal,
  );
}

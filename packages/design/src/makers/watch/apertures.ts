/** Small displays of the movement: its power reserve, and the balance or the tourbillon in an opening of the dial. */
import { roundedBox, sphere } from '../../geometry/blocks';
import { lathe, tube } from '../../geometry/sweep';
import { TAU, Z } from '../../geometry/vec';
import type { Surface, Vec3 } from '../../piece';
import { ground } from './complications';
import type { Subdial } from './subdial';
import { clock, type WatchFrame } from './frame';
import { hand } from './hands';

/** Marks of a power reserve on each side of twelve, share of a turn between them, and marks that warn. */
const RESERVE = { side: 6, step: 0.052, low: 3, shown: 0.17 } as const;
const WARNING: Surface = { kind: 'lacquer', color: [0.5, 0.012, 0.012], gloss: 0.5 };

/** A sector of marks, the last of which are red, and a hand. */
export function powerReserve(w: WatchFrame, at: Subdial, surface: Surface, paint: Surface): void {
  ground(w, at, surface);
  const tick = w.bench.define(roundedBox([0.13, 0.42, 0.1], 0.05, 2), 25);
  for (let i = -RESERVE.side; i <= RESERVE.side; i++) {
    const { out, axes } = clock(i * RESERVE.step);
    const r = at.radius - 0.95;
    w.bench.place(tick, {
      axes,
      origin: w.at(at.x + out[0] * r, at.y + out[1] * r, 5.7),
      scale: w.k,
      surface: i < RESERVE.low - RESERVE.side ? WARNING : paint,
    });
  }
  hand(w, { share: RESERVE.shown, reach: at.radius - 1.4, half: 0.26, z: 5.8, tail: 0.8, pivot: [at.x, at.y] });
}

const DARK: Surface = { kind: 'lacquer', color: [0.012, 0.012, 0.014], gloss: 0.6 };
const BRASS: Surface = { kind: 'metal', alloy: 'yellow-gold-18k', finish: 'polished' };
const STEEL: Surface = { kind: 'metal', alloy: 'steel-316l', finish: 'polished' };
const RUBY: Surface = { kind: 'lacquer', color: [0.25, 0.004, 0.03], gloss: 1 };
/** Turns of a hairspring, and arms of a cage. */
const TURNS = 4;
const ARMS = 3;

/** The balance with its spring in a round opening; a tourbillon has a cage with three arms around it. */
export function balance(w: WatchFrame, at: Subdial, hasCage: boolean): void {
  ground(w, at, DARK);
  // The movement is purchased: its brass and steel are no metal of the piece.
  w.bench.inPart('movement', () => wheel(w, at, hasCage));
}

function wheel(w: WatchFrame, at: Subdial, hasCage: boolean): void {
  const on = (x: number, y: number, z: number): Vec3 => w.at(at.x + x, at.y + y, z);
  const r = at.radius * (hasCage ? 0.66 : 0.78);
  w.put(
    lathe(
      [
        [r - 0.5, 5.7],
        [r, 5.7],
        [r, 5.9],
        [r - 0.5, 5.9],
      ],
      72,
    ),
    30,
    BRASS,
    on(0, 0, 0),
  );
  w.put(roundedBox([0.24, r - 0.2, 0.1], 0.06, 2), 25, BRASS, on(0, 0, 5.8), clock(0.09).axes);
  const spring = Array.from({ length: 100 }, (_, i): Vec3 => {
    const t = i / 99;
    const a = t * TAU * TURNS;
    return [Math.cos(a) * (0.35 + 0.42 * r * t), Math.sin(a) * (0.35 + 0.42 * r * t), 0];
  });
  w.put(tube(spring, 0.06, { points: 6, up: Z }), 40, STEEL, on(0, 0, 5.94));
  for (let i = 0; i < (hasCage ? ARMS : 1); i++) {
    const long = at.radius - 0.3;
    const { out, axes } = clock(hasCage ? i / ARMS : 0.34);
    // The bridge of a balance without a cage starts at the edge and ends in the middle.
    w.put(
      roundedBox([0.34, long / 2, 0.09], 0.06, 2),
      25,
      STEEL,
      on((out[0] * long) / 2, (out[1] * long) / 2, 6.02),
      axes,
    );
  }
  w.put(sphere(0.42, 14), 40, RUBY, on(0, 0, 5.95));
}

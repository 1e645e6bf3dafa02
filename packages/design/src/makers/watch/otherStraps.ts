/** Straps that are no bracelet: woven textile, a bangle, and the bow and chain of a pocket watch. */
import type { LeatherColor } from '../../language/vocabulary';
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { roundedBox } from '../../geometry/blocks';
import { roundedRectangle, superellipse } from '../../geometry/profiles';
import { sweep, tube, type Station } from '../../geometry/sweep';
import { TAU, X, Z } from '../../geometry/vec';
import { LEATHERS } from './leathers';
import { CASE, type WatchFrame } from './frame';
import { strap, underCase, wrist } from './wrist';

/** Ribs of a weave: distance, and half thickness. */
const RIB = { pitch: 0.62, half: 0.17 } as const;
/** Positions of the keepers of a textile strap along one side. */
const KEEPERS = [9, 14] as const;

/** A woven strap that passes under the case, with two metal keepers on the lower half. */
export function textile(w: WatchFrame, { params }: DesignPart): void {
  const [r, g, b] = LEATHERS[(params['color'] ?? 'black') as LeatherColor];
  const cloth: Surface = { kind: 'lacquer', color: [r, g, b], gloss: 0.04 };
  const rib: Surface = { kind: 'lacquer', color: [r * 1.3, g * 1.3, b * 1.3], gloss: 0.06 };
  const half = strap(w).half * 0.95;
  const yarn = w.bench.define(roundedBox([half * 0.985, RIB.half, 0.12], 0.11, 2), 40);
  const keeper = w.bench.define(
    sweep(
      [-1, 1].map((side): Station => ({ at: [0, side * 1.1, 0], u: X, v: Z, halfU: half + 0.55, halfV: 1.25 })),
      roundedRectangle(0.3, 4),
      false,
    ),
    30,
  );
  for (const sy of [-1, 1]) {
    const stations = Array.from({ length: 28 }, (_, i): Station => {
      const { y, z, face } = wrist(w, i * 1.4 + underCase(w), sy);
      return { at: [0, y, z + 0.4], u: X, v: face, halfU: half, halfV: 0.75 };
    });
    const placed = { origin: w.at(0, 0, 0), scale: w.k } as const;
    w.bench.add(sweep(stations, roundedRectangle(0.3, 4), false), 40, { surface: cloth, ...placed });
    for (let s = -1; s < 33; s += RIB.pitch) {
      const { y, z, face, axes } = wrist(w, s, sy);
      w.bench.place(yarn, {
        axes,
        origin: w.at(0, y + face[1] * 0.73, z + 0.4 + face[2] * 0.73),
        scale: w.k,
        surface: rib,
      });
    }
    if (sy > 0) continue;
    for (const along of KEEPERS) {
      const { y, z, axes } = wrist(w, along, sy);
      w.bench.place(keeper, { axes, origin: w.at(0, y, z + 0.4), scale: w.k, surface: w.satin });
    }
  }
}

/** A solid bangle that runs out of the case and tapers around the wrist. */
export function bangle(w: WatchFrame): void {
  const { start } = strap(w);
  const half = strap(w).half * 0.92;
  for (const sy of [-1, 1]) {
    const stations = Array.from({ length: 44 }, (_, i): Station => {
      const s = i - start + (w.box?.y ?? CASE) - 5;
      const { y, z, face } = wrist(w, s, sy);
      const t = i / 43;
      return {
        at: [0, y, z + 1.4 * (1 - t)],
        u: X,
        v: face,
        halfU: half * (1 - 0.42 * t),
        halfV: 1.5 - 0.4 * t,
      };
    });
    w.bench.add(sweep(stations, superellipse(40, 2.6), false), 40, {
      origin: w.at(0, 0, 0),
      scale: w.k,
    });
  }
}

/** The bow of a pocket watch: radius and wire; its chain: links of the length, the width and the wire. */
const BOW = { radius: 4.2, wire: 0.75 } as const;
const LINK = { long: 2.1, wide: 1.35, wire: 0.42, count: 26 } as const;

/** The bow over the crown, and a chain that leaves it upwards. */
export function fob(w: WatchFrame): void {
  const top = (w.box?.y ?? CASE) + 3.4;
  const ring = Array.from({ length: 49 }, (_, i): Vec3 => {
    const a = (i / 48) * TAU;
    return [BOW.radius * Math.sin(a), top + BOW.radius * (0.72 - Math.cos(a)), 3.6];
  });
  w.put(tube(ring, BOW.wire, { points: 14, up: Z }), 40);
  const oval = Array.from({ length: 33 }, (_, i): Vec3 => {
    const a = (i / 32) * TAU;
    return [LINK.wide * Math.sin(a), LINK.long * Math.cos(a), 0];
  });
  const link = w.bench.define(tube(oval, LINK.wire, { points: 10, up: Z }), 40);
  const pitch = 2 * (LINK.long - LINK.wire) - 0.1;
  let [x, y] = [0, top + BOW.radius * 1.72 + LINK.long - 2 * LINK.wire];
  for (let i = 0; i < LINK.count; i++) {
    // The chain leaves the bow upwards and sways to the right.
    const lean = 0.75 * Math.sin(Math.min(1, i / 16) * Math.PI * 0.5);
    const run: Vec3 = [Math.sin(lean), Math.cos(lean), 0];
    const across: Vec3 = [run[1], -run[0], 0];
    w.bench.place(link, {
      axes: i % 2 === 0 ? [Z, run, across] : [across, run, Z],
      origin: w.at(x, y, 3.6),
      scale: w.k,
      inFrame: i < 3,
    });
    x += run[0] * pitch;
    y += run[1] * pitch;
  }
}

/** What a watch is worn on: links on pins, a woven mesh, leather with its seams. */
import type { Surface, Vec3 } from '../../piece';
import { roundedBox } from '../../geometry/blocks';
import { roundedRectangle, superellipse } from '../../geometry/profiles';
import type { Solid } from '../../geometry/solid';
import type { Station } from '../../geometry/sweep';
import { sweep, tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { cross } from '../../geometry/vec';
import { choice } from '../maker';
import type { WatchFrame } from './frame';
import { RECTANGLE } from './frame';

/** Leathers by name, linear sRGB. */
export const LEATHERS: Record<string, Vec3> = { tan: [0.19, 0.075, 0.03], black: [0.012, 0.011, 0.011], navy: [0.012, 0.02, 0.05] };

/** Half the width of the strap and how far from the middle it begins. */
const strap = (w: WatchFrame): { half: number; start: number } => (w.isRectangular ? { half: 9.4, start: RECTANGLE.y + 3.4 } : { half: 10.2, start: 23 });

interface Wrist {
  y: number;
  z: number;
  run: Vec3;
  face: Vec3;
  axes: Axes;
}

/** Where the strap is `s` mm from the case on one side: it curves round the wrist. */
function wrist(w: WatchFrame, s: number, sy: number): Wrist {
  const radius = 42;
  const angle = Math.min(1.5, Math.max(0, (s - 1) / radius));
  const run: Vec3 = [0, sy * Math.cos(angle), -Math.sin(angle)];
  const face: Vec3 = [0, sy * Math.sin(angle), Math.cos(angle)];
  return { y: sy * (strap(w).start + (angle === 0 ? s : 1 + radius * Math.sin(angle))), z: 0.2 - radius * (1 - Math.cos(angle)), run, face, axes: [cross(run, face), run, face] };
}

export function buildWear(w: WatchFrame): void {
  lugs(w);
  const wear = choice(w.bench.spec, 'strap');
  if (wear === 'leather') leather(w);
  else if (wear === 'mesh') mesh(w);
  else links(w);
}

function lugs(w: WatchFrame): void {
  const { half } = strap(w);
  for (const sy of [-1, 1]) {
    for (const sx of [-1, 1]) {
      const stations = Array.from({ length: 15 }, (_, i): Station => {
        const t = i / 14;
        const y = w.isRectangular ? RECTANGLE.y - 4 + 8.2 * t : 13.5 + 11.5 * t;
        return { at: [sx * (half + 2.4 - 0.7 * t), sy * y, 4.2 - 5 * t * t], u: [1, 0, 0], v: [0, 0, 1], halfU: 2.1 - 0.65 * t, halfV: 2.8 - 1.2 * t };
      });
      w.put(sweep(stations, [[1, -1], [1, 0.45], [0.55, 0.95], [0.35, 1], [-0.9, 1], [-1, 0.9], [-1, -1]], false), 22);
    }
    // The spring bar.
    const y = strap(w).start + (w.isRectangular ? 0 : 0.6);
    w.put(tube([[-half - 1.2, sy * y, 0.2], [0, sy * y, 0.2], [half + 1.2, sy * y, 0.2]], 0.75, { points: 14, roundEnds: false }), 40);
  }
}

/** The end piece between the lugs that fits the case. */
function endPiece(w: WatchFrame, surface: Surface): void {
  const { half, start } = strap(w);
  for (const sy of [-1, 1]) {
    const stations = Array.from({ length: 25 }, (_, i): Station => {
      const x = (i / 12 - 1) * half;
      const edge = w.isRectangular ? RECTANGLE.y - 0.3 : Math.sqrt(Math.max(0, 20 * 20 - x * x));
      return { at: [x, sy * ((edge + start + 1) / 2), 1.1], u: [0, 1, 0], v: [0, 0, 1], halfU: (start + 1.4 - edge) / 2 + 0.3, halfV: 2.1 };
    });
    w.put(sweep(stations, roundedRectangle(0.3, 4), false), 30, surface);
  }
}

/** A link with a domed top and eased ends, half its width and thickness given: its curve carries the light from bright to dark. */
function link(halfWidth: number, halfThickness: number): Solid {
  const ends = [1, 0.985, 0.94, 0.86];
  const station = (x: number, share: number): Station => ({ at: [x, 0, 0], u: [0, 1, 0], v: [0, 0, 1], halfU: 1.74 * (0.4 + 0.6 * share), halfV: halfThickness * share });
  const right = ends.map((share, i) => station(halfWidth - 0.36 * (1 - i / (ends.length - 1)), share));
  const left = right.map(({ at, ...rest }): Station => ({ at: [-at[0], 0, 0], ...rest })).toReversed();
  return sweep([...left, ...right], superellipse(40, 3), false);
}

function links(w: WatchFrame): void {
  endPiece(w, w.satin);
  const { half } = strap(w);
  const jubilee = choice(w.bench.spec, 'links') === 'five';
  const middle = w.bench.define(jubilee ? link(1.9, 1.3) : link(half * 0.382, 1.35), 40);
  const outer = w.bench.define(jubilee ? link(2.35, 1.2) : link(half * 0.3, 1.25), 40);
  const pin = w.bench.define(tube([[-half * 0.96, 0, 0], [0, 0, 0], [half * 0.96, 0, 0]], 0.62, { points: 12, roundEnds: false }), 40);
  const columns = jubilee ? [-3.9, 0, 3.9] : [0];
  for (const sy of [-1, 1]) {
    for (let i = 0; i < 10; i++) {
      const here = wrist(w, i * 3.56 + 2.4, sy);
      const joint = wrist(w, i * 3.56 + 0.62, sy);
      const taper = 1 - 0.012 * i;
      const inFrame = i < 1;
      w.bench.place(pin, { axes: joint.axes, origin: w.at(0, joint.y, joint.z), scale: w.k * taper, inFrame });
      for (const x of columns) w.bench.place(middle, { axes: here.axes, origin: w.at(x * taper, here.y, here.z), scale: w.k * taper, surface: w.bench.accent, inFrame });
      for (const sx of [-1, 1]) w.bench.place(outer, { axes: here.axes, origin: w.at(sx * (jubilee ? 8.05 : half * 0.69) * taper, here.y, here.z), scale: w.k * taper, surface: w.satin, inFrame });
    }
  }
}

/** Rows of leaning wires over a thin band: a woven bracelet. */
function mesh(w: WatchFrame): void {
  endPiece(w, w.bench.metal);
  const half = strap(w).half * 0.97;
  const grain = w.bench.define(tube([[-0.62, -0.28, 0], [0, 0, 0.16], [0.62, 0.28, 0]], 0.34, { points: 8 }), 50);
  for (const sy of [-1, 1]) {
    const stations = Array.from({ length: 24 }, (_, i): Station => {
      const { y, z, face } = wrist(w, i * 1.6 - 0.5, sy);
      return { at: [0, y, z + 0.5], u: [1, 0, 0], v: face, halfU: half, halfV: 0.6 };
    });
    w.bench.add(sweep(stations, roundedRectangle(0.3, 4), false), 40, { origin: w.at(0, 0, 0), scale: w.k, inFrame: false });
    for (let row = 0; row < 34; row++) {
      const { y, z, face, run } = wrist(w, row * 0.92 + 1, sy);
      const way = row % 2 ? 1 : -1;
      for (let x = -half + 0.9; x < half - 0.6; x += 1.22) {
        w.bench.place(grain, { axes: [[way, 0, 0], [0, way * run[1], way * run[2]], face], origin: w.at(x + (row % 2 ? 0.3 : 0), y + face[1] * 0.62, z + 0.5 + face[2] * 0.62), scale: w.k, inFrame: false });
      }
    }
  }
}

function leather(w: WatchFrame): void {
  const hide: Surface = { kind: 'lacquer', color: LEATHERS[choice(w.bench.spec, 'leather')] ?? LEATHERS['black']!, gloss: 0.25 };
  const thread: Surface = { kind: 'lacquer', color: [0.45, 0.4, 0.33], gloss: 0.1 };
  const stitch = w.bench.define(roundedBox([0.16, 0.72, 0.14], 0.12, 3), 40);
  const half = strap(w).half * 0.95;
  for (const sy of [-1, 1]) {
    const stations = Array.from({ length: 30 }, (_, i): Station => {
      const { y, z, face } = wrist(w, i * 1.35 - 2, sy);
      return { at: [0, y, z + 0.4], u: [1, 0, 0], v: face, halfU: half * (1 - 0.004 * i), halfV: 1.5 - 0.012 * i };
    });
    w.bench.add(sweep(stations, roundedRectangle(0.22, 5), false), 40, { surface: hide, origin: w.at(0, 0, 0), scale: w.k, inFrame: false });
    for (let i = 0; i < 15; i++) {
      const { y, z, face, axes } = wrist(w, i * 2.3 + 0.8, sy);
      const up = 1.44 - 0.02 * i;
      for (const sx of [-1, 1]) w.bench.place(stitch, { axes, origin: w.at(sx * (half - 1.4 - 0.06 * i), y + face[1] * up, z + 0.4 + face[2] * up), scale: w.k, surface: thread, inFrame: false });
    }
  }
}

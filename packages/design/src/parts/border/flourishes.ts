/** Heavy volutes with acanthus leaves, the long lines of Art Nouveau, and rosettes of grains. */
import { sphere } from '../../geometry/blocks';
import { raise, sample, spline } from '../../geometry/curves';
import type { Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import type { Blade } from '../../curves/figure';
import { BLADE_CREASE, bladeSolid } from '../../curves/blade';
import type { Vec3 } from '../../piece';
import type { Bench } from '../bench';
import { fitting, repeated, strands } from './repeats';
import type { Track } from './track';

/** A thick leaf in units of the border's width `w`, mm. */
function leaf(bench: Bench, track: Track, w: number, blade: Blade, count: number, from = 0): void {
  const scaled = (p: Point2): Point2 => [p[0] * w, p[1] * w];
  repeated(
    bench,
    track,
    bladeSolid(
      { ...blade, from: scaled(blade.from), to: scaled(blade.to) },
      { riseMm: w * 0.13, edgeMm: w * 0.09, backMm: 0.35, archMm: w * 0.05 },
    ),
    count,
    { creaseDeg: BLADE_CREASE, from, z: w * 0.04, isBetween: true },
  );
}

/** Length of a pair of volutes in widths of the border, and of one unit of the long lines. */
const PAIR = 2.1;
const LINE = 1.9;
/** A volute in widths of the border: radius, turns, radius at its end as a share, half thickness at both ends. */
const VOLUTE = { radius: 0.4, turns: 1.5, inner: 0.22, thick: 0.15, thin: 0.08 } as const;

/** Pairs of heavy volutes that rise towards a ball, with leaves between them. */
export function volutes(bench: Bench, track: Track, w: number): void {
  const pairs = Math.max(4, Math.round(track.lengthMm / (w * PAIR)));
  const side = track.lengthMm / pairs / w / 4;
  for (const way of [-1, 1]) {
    const path = sample(52, (t): Vec3 => {
      const r = w * VOLUTE.radius * (1 - (1 - VOLUTE.inner) * t);
      const a = -TAU / 4 - way * (0.3 - t * VOLUTE.turns * TAU);
      return [way * side * w + Math.cos(a) * r, Math.sin(a) * r, w * (0.02 + 0.12 * t)];
    });
    const eye = path.at(-1)!;
    repeated(
      bench,
      track,
      tube(path, (t) => w * (VOLUTE.thick + (VOLUTE.thin - VOLUTE.thick) * t), { points: 12 }),
      pairs,
      { isBetween: true },
    );
    repeated(bench, track, sphere(w * 0.12, 12), pairs, {
      from: eye[0] / (w * side * 4),
      y: eye[1],
      z: eye[2],
      isBetween: true,
    });
  }
  leaf(bench, track, w, { from: [0, -0.16], to: [0, 0.5], width: 0.26 }, pairs);
  leaf(bench, track, w, { from: [0, -0.44], to: [0, 0.48], width: 0.24 }, pairs, 0.5);
  repeated(bench, track, sphere(w * 0.13, 12), pairs, { y: -0.3 * w, isBetween: true });
}

/** Lines of a unit, in shares of its length along the track and of the width across it, with their half thickness. */
const LINES: readonly { points: readonly Point2[]; half: number }[] = [
  {
    points: [
      [-0.66, -0.16],
      [-0.42, -0.38],
      [-0.12, -0.3],
      [0.1, 0.06],
      [0.28, 0.36],
      [0.46, 0.38],
      [0.54, 0.18],
      [0.46, 0],
      [0.36, 0.06],
      [0.37, 0.18],
    ],
    half: 0.085,
  },
  {
    points: [
      [-0.2, -0.34],
      [0.08, -0.4],
      [0.34, -0.28],
      [0.36, -0.1],
      [0.26, -0.06],
      [0.22, -0.16],
    ],
    half: 0.06,
  },
  {
    points: [
      [0.02, -0.1],
      [-0.04, 0.22],
      [-0.2, 0.4],
      [-0.36, 0.36],
      [-0.4, 0.24],
    ],
    half: 0.055,
  },
];

/** Long lines that swing from edge to edge and whip back, thick in the middle and thin at their ends, with leaves. */
export function whiplash(bench: Bench, track: Track, w: number): void {
  const units = Math.max(3, Math.round(track.lengthMm / (w * LINE)));
  const long = track.lengthMm / units;
  for (let unit = 0; unit < units; unit++)
    for (const [i, { points, half }] of LINES.entries()) {
      // Lines reach into the units beside their own, but not beyond the ends of a track.
      const path = spline(raise(points, w * (0.1 - 0.03 * i)), false, 8)
        .map(([u, v, z]): Vec3 => [(unit + 0.5 + u) / units, v * w, z])
        .filter(([share]) => track.isClosed || (share > 0 && share < 1))
        .map((at) => track.point(...at));
      bench.add(
        tube(path, (t) => w * (0.025 + half * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.9))), { points: 12 }),
        40,
      );
    }
  const along = long / w;
  leaf(bench, track, w, { from: [0.03 * along, -0.06], to: [-0.3 * along, 0.14], width: 0.24, bend: 0.16 }, units);
  leaf(bench, track, w, { from: [0.08 * along, -0.44], to: [0.24 * along, -0.2], width: 0.26, bend: -0.14 }, units);
  repeated(bench, track, sphere(w * 0.09, 12), units, { from: -0.4, y: w * 0.22, z: w * 0.05, isBetween: true });
}

/** Grains around the middle one of a rosette. */
const AROUND = 6;
/** In widths of the border: length of a rosette, radii of its grains and of the circle of the outer ones, and of ropes. */
const ROSETTE = { long: 0.66, middle: 0.15, outer: 0.085, circle: 0.22, rope: 0.07 } as const;

/** Rosettes of grains between two ropes of fine wire, as on Victorian gold. */
export function rosettes(bench: Bench, track: Track, w: number): void {
  const rope = w * ROSETTE.rope;
  for (const way of [-1, 1])
    strands(bench, track, 2, {
      radius: rope,
      rounds: fitting(track, rope * 7),
      wave: (a) => [way * (w / 2 - 2 * rope) + Math.cos(a) * rope, rope * 0.7 + Math.sin(a) * rope],
    });
  const count = fitting(track, w * ROSETTE.long);
  const grain = sphere(w * ROSETTE.outer, 8);
  repeated(bench, track, sphere(w * ROSETTE.middle, 12), count, { z: 0.05, isBetween: true });
  for (let i = 0; i < AROUND; i++) {
    const angle = (i / AROUND) * TAU;
    repeated(bench, track, grain, count, {
      from: (Math.cos(angle) * w * ROSETTE.circle * count) / track.lengthMm,
      y: Math.sin(angle) * w * ROSETTE.circle,
      z: w * ROSETTE.outer * 0.4,
      isBetween: true,
    });
  }
}

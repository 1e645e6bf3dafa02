/** Patterns of metal ornament along a track, `w` mm wide, on metal whose surface is at height 0. */
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { polygon, sample } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { lathe, tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import { BLADE_CREASE, bladeSolid } from '../../curves/blade';
import type { Vec3 } from '../../piece';
import type { Bench } from '../bench';
import { rosettes, volutes, whiplash } from './flourishes';
import { filigree, tracery } from './openwork';
import { fitting, repeated, strands, uneven } from './repeats';
import type { Track } from './track';

export const BORDERS = [
  'grains',
  'rope',
  'petals',
  'scrolls',
  'steps',
  'arches',
  'rays',
  'studs',
  'bolts',
  'teeth',
  'plait',
  'key',
  'nuggets',
  'blocks',
  'leaves',
  'filigree',
  'tracery',
  'volutes',
  'whiplash',
  'rosettes',
] as const;
export type BorderPattern = (typeof BORDERS)[number];

/** Patterns of wire and bars without metal behind them. */
export const OPENWORK: ReadonlySet<unknown> = new Set<BorderPattern>(['filigree', 'tracery']);

type Pattern = (bench: Bench, track: Track, w: number) => void;

/** A pointed blade from the track outwards, raised to a ridge. */
const ray = (length: number, half: number, height: number): Solid =>
  plate(
    [
      [-half, 0],
      [half, 0],
      [half * 0.25, length * 0.8],
      [0, length],
      [-half * 0.25, length * 0.8],
    ],
    -0.55,
    height,
    Math.min(half * 0.6, 0.3),
  );

const box = (half: Vec3): Solid => roundedBox(half, 0.1, 2);

export const PATTERNS: Record<BorderPattern, Pattern> = {
  filigree,
  tracery,
  volutes,
  whiplash,
  rosettes,
  leaves: (bench, track, w) => {
    const count = fitting(track, w * 0.95);
    const stem = Array.from({ length: 200 }, (_, i) => track.point(i / (track.isClosed ? 200 : 199), 0, w * 0.02));
    bench.add(tube(stem, w * 0.07, { closed: track.isClosed, points: 8 }), 40);
    for (const way of [-1, 1]) {
      const blade = {
        from: [0, way * w * 0.03],
        to: [w * 0.78, way * w * 0.56],
        width: 0.26,
        bend: way * 0.14,
      } as const;
      repeated(
        bench,
        track,
        bladeSolid(blade, { riseMm: w * 0.1, edgeMm: w * 0.1, backMm: 0.3, archMm: w * 0.05 }),
        count,
        {
          creaseDeg: BLADE_CREASE,
          from: way > 0 ? 0 : 0.5,
        },
      );
    }
  },
  grains: (bench, track, w) => {
    const r = w * 0.36;
    repeated(bench, track, sphere(r, 10), fitting(track, r * 2.06), { z: r * 0.35 });
    const fine = w * 0.12;
    repeated(bench, track, sphere(fine, 6), fitting(track, fine * 2.3), { y: w * 0.42, z: fine * 0.4 });
  },
  rope: (bench, track, w) => {
    const r = w * 0.24;
    strands(bench, track, 2, {
      radius: r,
      rounds: fitting(track, w * 1.7),
      wave: (a) => [Math.cos(a) * r, r * 0.7 + Math.sin(a) * r],
    });
  },
  petals: (bench, track, w) => {
    const r = w * 0.56;
    const count = fitting(track, r * 1.9, 8);
    const profile = sample(9, (t): Point2 => [
      Math.max(0.001, r * Math.cos((t * Math.PI) / 2)),
      r * 0.5 * Math.sin((t * Math.PI) / 2),
    ]);
    repeated(bench, track, lathe([[0.001, -0.5], [r, -0.5], ...profile], 28), count, { z: -0.1 });
    repeated(bench, track, sphere(w * 0.15, 8), count, { y: w * 0.24, z: 0.1, from: 0.5 });
  },
  scrolls: (bench, track, w) => {
    const count = 2 * Math.max(4, Math.round(track.lengthMm / (w * 2.1)));
    for (const way of [-1, 1]) {
      const path = sample(40, (t): Vec3 => {
        const r = w * 0.5 * (1 - 0.68 * t);
        const a = -Math.PI / 2 + way * t * TAU * 1.25;
        return [Math.cos(a) * r, Math.sin(a) * r * 0.92, 0.1 + 0.25 * t];
      });
      repeated(
        bench,
        track,
        tube(path, (t) => 0.3 - 0.06 * t, { points: 10 }),
        count / 2,
        {
          from: way > 0 ? 0.25 : 0.75,
        },
      );
    }
    repeated(bench, track, sphere(w * 0.17, 8), count / 2, { y: -w * 0.36, z: 0.05 });
  },
  steps: (bench, track, w) => {
    for (const [share, z] of [
      [-0.36, 0.5],
      [-0.06, 0.32],
      [0.24, 0.14],
    ] as const) {
      const path = Array.from({ length: 240 }, (_, i) => track.point(i / 240, w * share, z - 0.3));
      bench.add(tube(path, w * 0.17, { closed: track.isClosed, points: 16, exponent: 8, up: track.at(0).axes[2] }), 20);
    }
    // A fan of bars on each axis of the stone lies on the steps, its longest bar in the middle.
    const fan = [0, -1, 1, -2, 2];
    for (const k of fan) {
      const reach = w * (0.5 - 0.1 * Math.abs(k));
      repeated(bench, track, box([w * 0.14, reach, 0.3]), 4, {
        y: reach - w * 0.4,
        z: 0.32 - 0.07 * Math.abs(k),
        from: (k * w * 0.32 * 4) / track.lengthMm,
        creaseDeg: 20,
      });
    }
  },
  arches: (bench, track, w) => {
    const count = Math.max(8, 2 * Math.round(track.lengthMm / (w * 2.2)));
    const half = (track.lengthMm / count) * 0.56;
    const side = (way: number): Vec3[] =>
      sample(12, (t): Vec3 => [way * half * Math.cos((t * Math.PI) / 2) ** 0.8, w * (0.95 * t - 0.4), 0]);
    repeated(bench, track, tube([...side(-1), ...side(1).toReversed().slice(1)], 0.3, { points: 10 }), count);
    repeated(bench, track, sphere(0.42, 8), count, { y: w * 0.55 + 0.25 });
    repeated(bench, track, sphere(0.26, 8), count, { y: -w * 0.2 });
  },
  rays: (bench, track, w) => {
    const count = 2 * Math.max(8, Math.round(track.lengthMm / 3.4));
    const half = (track.lengthMm / count) * 0.5;
    repeated(bench, track, ray(w * 1.05, half, 0.3), count / 2, { y: -w * 0.5, creaseDeg: 12 });
    repeated(bench, track, ray(w * 0.72, half * 0.8, 0.12), count / 2, { y: -w * 0.5, creaseDeg: 12, from: 0.5 });
  },
  studs: (bench, track, w) => {
    const r = w * 0.44;
    repeated(
      bench,
      track,
      lathe(
        [
          [0.001, -0.3],
          [r, -0.3],
          [r, 0],
          [0.06, r * 1.5],
          [0.001, r * 1.55],
        ],
        28,
      ),
      fitting(track, r * 2.4),
      { creaseDeg: 30 },
    );
  },
  bolts: (bench, track, w) => {
    const r = w * 0.34;
    const count = Math.max(6, Math.round(track.lengthMm / (r * 4.4)));
    repeated(bench, track, plate(polygon(6, r), -0.2, 0.5, 0.1), count, { creaseDeg: 20, turnAt: (i) => i * 0.4 });
  },
  teeth: (bench, track, w) => {
    const count = Math.max(10, Math.round(track.lengthMm / 2));
    repeated(bench, track, box([(track.lengthMm / count) * 0.27, w * 0.3, 0.5]), count, {
      y: w * 0.36,
      z: -0.3,
      creaseDeg: 20,
    });
    repeated(bench, track, plate(polygon(6, w * 0.2), -0.2, 0.4, 0.08), 6, { y: -w * 0.2, creaseDeg: 20 });
  },
  plait: (bench, track, w) => {
    const rounds = Math.max(4, Math.round(track.lengthMm / (w * 2.2)));
    strands(bench, track, 3, {
      radius: w * 0.14,
      rounds,
      wave: (a) => [w * 0.35 * Math.sin(a), 0.14 + w * 0.13 * Math.cos(2 * a)],
    });
  },
  key: (bench, track, w) => {
    const count = Math.max(8, Math.round(track.lengthMm / (w * 1.15)));
    const [u, line] = [track.lengthMm / count, w * 0.075];
    const [low, high, mid] = [-w * 0.36, w * 0.36, -w * 0.02];
    const bars: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[] = [
      [-0.5, low, -0.38, low],
      [-0.38, low, -0.38, high],
      [-0.38, high, 0.34, high],
      [0.34, high, 0.34, mid],
      [0.34, mid, -0.06, mid],
      [0.5, low, -0.38, low],
    ];
    for (const [x0, y0, x1, y1] of bars.slice(1)) {
      const half: Vec3 = [(Math.abs(x1 - x0) * u) / 2 + line, Math.abs(y1 - y0) / 2 + line, 0.42];
      repeated(bench, track, box(half), count, {
        y: (y0 + y1) / 2,
        from: (x0 + x1) / 2,
        creaseDeg: 20,
      });
    }
  },
  nuggets: (bench, track, w) => {
    const count = fitting(track, w * 0.62, 10);
    for (const side of [0, 1])
      repeated(bench, track, sphere(w * 0.42, 4), count, {
        creaseDeg: 70,
        y: w * (side ? 0.2 : -0.16),
        z: side ? -0.35 : -0.05,
        from: side * 0.5,
        sizeAt: (i) => 0.75 + 0.5 * uneven(i + side * 50),
        turnAt: (i) => uneven(i + 9 + side) * TAU,
      });
  },
  blocks: (bench, track, w) => {
    const count = Math.max(7, Math.round(track.lengthMm / (w * 0.95)));
    const half = (track.lengthMm / count) * 0.5;
    for (let kind = 0; kind < 3; kind++)
      repeated(
        bench,
        track,
        box([half * (0.8 + 0.2 * kind), w * (0.62 - 0.1 * kind), 0.45 + 0.2 * kind]),
        Math.ceil(count / 3),
        {
          creaseDeg: 15,
          y: w * (0.12 - 0.1 * kind),
          z: 0.1 * kind - 0.2,
          from: kind / 3,
          turnAt: (i) => (uneven(i + kind * 7) - 0.5) * 0.3,
        },
      );
  },
};

/** The motifs, each a figure about two units high around the origin. */
import type { Point2 } from '../geometry/curves';
import { polygon, sample, turn } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import type { Motif, Stroke } from './motif';

const arc = (cx: number, cy: number, r: number, from: number, to: number, count: number): Point2[] =>
  sample(count, (t) => [cx + r * Math.cos(from + (to - from) * t), cy + r * Math.sin(from + (to - from) * t)] as const);

const heartOutline = (k: number): Point2[] =>
  turn(90, (a) => [
    k * 0.0625 * 16 * Math.sin(a) ** 3,
    k * 0.0625 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) + 0.12 * k,
  ] as const).toReversed();

const heart = (): Motif => ({
  fills: [{ outline: heartOutline(0.95), rise: 'pillow' }],
  strokes: [],
  stones: [{ at: [0, 0.1], size: 0.62, role: 'center' }],
  hang: [0, 0.42],
});

const openHeart = (): Motif => ({
  fills: [],
  strokes: [{ points: heartOutline(0.95), closed: true, halfWidth: 0.095 }],
  stones: [{ at: [0, 0.5], size: 0.4, role: 'center' }],
  hang: [0, 0.6],
});

function leaf(): Motif {
  const half = (x: number): number => 0.44 * Math.sin(Math.PI * Math.min(1, x) ** 0.8) ** 0.9;
  const bend = (t: number): number => 0.16 * Math.sin(t * 2.6);
  const edge = sample(40, (t) => t);
  const outline: Point2[] = [
    ...edge.map((t): Point2 => [half(t) + bend(t), -1 + 2 * t]),
    ...edge.slice(1, -1).toReversed().map((t): Point2 => [-half(t) + bend(t), -1 + 2 * t]),
  ];
  const veins: Stroke[] = [{ points: sample(24, (t): Point2 => [bend(t * 0.94), -1 + 1.9 * t]), closed: false, halfWidth: 0.026, engraved: true }];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const t = 0.16 + i * 0.14;
      veins.push({
        points: sample(8, (u): Point2 => [bend(t) + side * half(t + 0.12) * 0.82 * u, -1 + 2 * (t + 0.13 * u + 0.04 * u * u)]),
        closed: false,
        halfWidth: 0.017,
        engraved: true,
      });
    }
  }
  return {
    fills: [{ outline, rise: 'pillow' }],
    strokes: [...veins, { points: [[0, -1.22], [0.01, -1.08], [0, -0.9]], closed: false, halfWidth: 0.05 }],
    stones: [{ at: [bend(0.1), -0.66], size: 0.27, role: 'center' }],
    hang: [bend(1), 0.98],
  };
}

function moon(): Motif {
  const outer = arc(0, 0, 1, 0.62, TAU - 0.62, 70);
  const inner = arc(0.36, 0, 0.745, TAU - 0.9, 0.9, 50);
  return {
    fills: [{ outline: [...outer, ...inner], rise: 'ridge' }],
    strokes: [{ points: [[-0.06, 0.93], [0.14, 0.72], [0.3, 0.42]], closed: false, halfWidth: 0.035 }],
    stones: [{ at: [0.34, 0.16], size: 0.52, role: 'center' }],
    hang: [-0.05, 1],
  };
}

const starOutline = (points: number, inner: number, r: number): Point2[] =>
  turn(points * 2, (a, i) => {
    const k = i % 2 ? inner * r : r;
    return [k * Math.cos(a + Math.PI / 2), k * Math.sin(a + Math.PI / 2)] as const;
  });

const star = (): Motif => ({
  fills: [{ outline: starOutline(5, 0.46, 1.06), rise: 'ridge' }],
  strokes: [],
  stones: [{ at: [0, 0], size: 0.46, role: 'center' }],
  hang: [0, 1],
});

const compassStar = (): Motif => ({
  fills: [
    { outline: starOutline(4, 0.24, 1.08), rise: 'ridge' },
    { outline: starOutline(4, 0.3, 0.66).map(([x, y]): Point2 => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]), rise: 'ridge' },
  ],
  strokes: [{ points: arc(0, 0, 0.72, 0, TAU * (63 / 64), 64), closed: true, halfWidth: 0.045 }],
  stones: [{ at: [0, 0], size: 0.42, role: 'center' }],
  hang: [0, 1.02],
});

function flower(): Motif {
  const petals = 6;
  return {
    fills: Array.from({ length: petals }, (_, i) => {
      const a = (i / petals) * TAU + Math.PI / 2;
      return {
        rise: 'pillow' as const,
        outline: turn(36, (t): Point2 => {
          const x = 0.56 + 0.44 * Math.cos(t);
          const y = 0.3 * Math.sin(t) * (0.86 + 0.2 * Math.cos(t));
          return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
        }),
      };
    }),
    strokes: [],
    stones: [{ at: [0, 0], size: 0.56, role: 'center' }],
    hang: [0, 0.98],
  };
}

function wave(): Motif {
  const curl = (cx: number, cy: number, r: number, turns: number): Point2[] =>
    sample(60, (t): Point2 => {
      const a = -0.4 + turns * t;
      const k = r * (1 - 0.72 * t);
      return [cx + k * Math.cos(a), cy + k * Math.sin(a)];
    });
  return {
    fills: [],
    strokes: [
      { points: arc(0, 0, 0.98, 0, TAU * (79 / 80), 80), closed: true, halfWidth: 0.07 },
      { points: [...sample(26, (t): Point2 => [-0.93 + 1.5 * t, -0.28 - 0.22 * Math.sin(t * 3.4)]).slice(0, 24), ...curl(0.2, 0.02, 0.5, 5.4)], closed: false, halfWidth: 0.085, tapered: true },
      { points: sample(40, (t): Point2 => [-0.82 + 1.7 * t, -0.55 - 0.07 * Math.sin(t * 12)]), closed: false, halfWidth: 0.055, tapered: true },
      { points: sample(40, (t): Point2 => [-0.6 + 1.3 * t, -0.76 - 0.05 * Math.sin(t * 11 + 2)]), closed: false, halfWidth: 0.045, tapered: true },
    ],
    stones: [{ at: [-0.57, 0.46], size: 0.42, role: 'center' }],
    hang: [0, 1.02],
  };
}

const infinity = (): Motif => ({
  fills: [],
  strokes: [
    { points: turn(120, (a): Point2 => [(1.25 * Math.cos(a)) / (1 + Math.sin(a) ** 2), (1.35 * Math.sin(a) * Math.cos(a)) / (1 + Math.sin(a) ** 2)]), closed: true, halfWidth: 0.1 },
  ],
  stones: [{ at: [0, 0], size: 0.42, role: 'center' }],
  hang: [0, 0.1],
});

const drop = (): Motif => ({
  fills: [],
  strokes: [
    { points: turn(90, (a): Point2 => [0.72 * Math.sin(a) * Math.sin(a / 2) ** 1.3, 0.95 * Math.cos(a) + 0.05]), closed: true, halfWidth: 0.085 },
  ],
  stones: [{ at: [0, -0.3], size: 0.7, role: 'center' }],
  hang: [0, 1.05],
});

const sun = (): Motif => ({
  fills: [
    { outline: starOutline(12, 0.62, 1.04), rise: 'ridge' },
    { outline: polygon(48, 0.5), rise: 'pillow' },
  ],
  strokes: [],
  stones: [{ at: [0, 0], size: 0.52, role: 'center' }],
  hang: [0, 1],
});

const LIBRARY: Record<string, readonly (() => Motif)[]> = {
  heart: [heart, openHeart],
  leaf: [leaf],
  moon: [moon],
  star: [star, compassStar],
  flower: [flower],
  wave: [wave],
  infinity: [infinity],
  drop: [drop],
  sun: [sun],
};

export const MOTIFS: readonly string[] = Object.keys(LIBRARY);

export const motifVersions = (name: string): number => LIBRARY[name]?.length ?? 0;

/** The figure of a motif; `version` picks among its drawings. Unknown names give a star. */
export function motifNamed(name: string, version = 0): Motif {
  const versions = LIBRARY[name] ?? [star];
  return versions[version % versions.length]!();
}

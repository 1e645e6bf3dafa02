/** Step cuts: rows of long facets parallel to straight sides. */
import type { Plane } from '../piece';

/** A straight side of the girdle: outward direction (unit) and distance from the centre. */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly d: number;
}

/** A row of facets ends at an inset from the side of the girdle and a height over or under it. */
export type Step = readonly [inset: number, height: number];

const CROWN: readonly Step[] = [
  [0, 0],
  [0.16, 0.17],
  [0.32, 0.29],
  [0.44, 0.35],
];
const PAVILION: readonly Step[] = [
  [0, 0],
  [0.3, 0.42],
  [0.56, 0.7],
  [1, 1.02],
];
const HALF_GIRDLE = 0.025;

export function stepCut(sides: readonly Side[], crown = CROWN, pavilion = PAVILION): Plane[] {
  const planes: Plane[] = [[0, 0, 1, HALF_GIRDLE + crown[crown.length - 1]![1]]];
  for (const side of sides) {
    planes.push([side.x, side.y, 0, side.d]);
    for (const [steps, way] of [
      [crown, 1],
      [pavilion, -1],
    ] as const) {
      for (let i = 0; i + 1 < steps.length; i++) {
        const [inset, height] = steps[i]!;
        const [nextInset, nextHeight] = steps[i + 1]!;
        const slope = nextHeight - height;
        const run = nextInset - inset;
        const l = Math.hypot(slope, run);
        const r = side.d - inset;
        planes.push([
          (side.x * slope) / l,
          (side.y * slope) / l,
          (way * run) / l,
          (r * slope + (HALF_GIRDLE + height) * run) / l,
        ]);
      }
    }
  }
  return planes;
}

/** A rectangle with half width 1, half length `length` and corners cut off by `corner`. */
export function cutCorners(length: number, corner: number): Side[] {
  const q = Math.SQRT1_2;
  return [
    { x: 1, y: 0, d: 1 },
    { x: -1, y: 0, d: 1 },
    { x: 0, y: 1, d: length },
    { x: 0, y: -1, d: length },
    ...[
      [q, q],
      [-q, q],
      [q, -q],
      [-q, -q],
    ].map(([x, y]) => ({ x: x!, y: y!, d: (1 + length - corner) * q })),
  ];
}

/** Sides of a regular polygon with inradius 1, the first facing `start` radians. */
export const regularSides = (count: number, start: number): Side[] =>
  Array.from({ length: count }, (_, i) => {
    const a = start + (i / count) * 2 * Math.PI;
    return { x: Math.cos(a), y: Math.sin(a), d: 1 };
  });

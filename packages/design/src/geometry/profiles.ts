/** Cross-sections in units of half width (u) and half height (v), counter-clockwise. */
import { turn, type Point2 } from './curves';

/**
 * Superellipse |u|^e + |v|^e = 1 with the inner side (u < 0) flattened by `flatten` (0 to 1).
 * Points are denser where the outline turns, so tight corners stay smooth.
 */
export function superellipse(points: number, exponent = 2, flatten = 0): Point2[] {
  const raw = turn(720, (t): Point2 => {
    const c = Math.cos(t);
    const s = Math.sin(t);
    const u = Math.sign(c) * Math.abs(c) ** (2 / exponent);
    return [u < 0 ? u * (1 - flatten) : u, Math.sign(s) * Math.abs(s) ** (2 / exponent)];
  });
  if (exponent === 2 && flatten === 0) return turn(points, (t) => [Math.cos(t), Math.sin(t)] as const);
  const weight = [0];
  raw.forEach((q, i) => {
    const p = raw[(i + 719) % 720]!;
    const r = raw[(i + 1) % 720]!;
    const bend = Math.atan2(r[1] - q[1], r[0] - q[0]) - Math.atan2(q[1] - p[1], q[0] - p[0]);
    const turned = Math.abs(Math.atan2(Math.sin(bend), Math.cos(bend)));
    weight.push(weight[i]! + Math.hypot(r[0] - q[0], r[1] - q[1]) / 7 + turned / 6.2832);
  });
  let j = 0;
  return Array.from({ length: points }, (_, k) => {
    const s = (k / points) * weight[720]!;
    while (weight[j + 1]! < s) j++;
    const t = (s - weight[j]!) / (weight[j + 1]! - weight[j]! || 1);
    const p = raw[j]!;
    const q = raw[(j + 1) % 720]!;
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t] as const;
  });
}

/** Rectangle with corners rounded by `round`, a share of the half size. */
export function roundedRectangle(round = 0.2, steps = 4): Point2[] {
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  return corners.flatMap(([u, v], quarter) =>
    Array.from({ length: steps + 1 }, (_, j): Point2 => {
      const t = ((quarter + j / steps) * Math.PI) / 2;
      return [u * (1 - round) + round * Math.cos(t), v * (1 - round) + round * Math.sin(t)];
    }),
  );
}

/** A bar with a knife edge towards +v: two planes that meet in a narrow ridge, flat enough to mirror lights at a frame's corners. */
export const KNIFE_EDGE: readonly Point2[] = [
  [1, -0.75],
  [1, 0.45],
  [0.93, 0.58],
  [0.1, 0.97],
  [0, 1],
  [-0.1, 0.97],
  [-0.93, 0.58],
  [-1, 0.45],
  [-1, -0.75],
  [-0.85, -1],
  [0.85, -1],
];

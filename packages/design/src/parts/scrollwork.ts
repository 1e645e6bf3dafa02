/** Engraved scrollwork for an oval face: scrolls that grow out of one stem, with leaves, symmetric to both axes. */
import { bezier, sample, type Point2 } from '../geometry/curves';
import { wire } from '../geometry/wireField';
import type { Vec3 } from '../piece';
import { TAU, smoothstep } from '../geometry/vec';
import type { Graved } from './graver';

/** Depth and greatest half width of the lines for a face with half a height of 10 mm, mm. */
const LINE = { deep: 0.24, half: 0.24 } as const;
const FOR_MM = 10;

/** A line of the upper right quarter, where the face reaches to 1 in both directions, with its half width along it. */
interface Line {
  path: readonly Point2[];
  half: (t: number) => number;
}

/** A curve from the stem that winds around `middle`. */
function scroll(from: Point2, [x, y]: Point2, radius: number, start: number, way: 1 | -1): Line {
  const coil = sample(34, (t): Point2 => {
    const angle = start + way * t * TAU * 1.2;
    const r = radius * (1 - 0.78 * t ** 0.9);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  const [cx, cy] = coil[0]!;
  const tangent: Point2 = [-Math.sin(start) * way * radius * 1.2, Math.cos(start) * way * radius * 1.2];
  const lead = bezier(
    [
      [...from, 0],
      [from[0] * 0.6 + cx * 0.4, from[1] * 0.6 + cy * 0.4, 0],
      [cx - tangent[0], cy - tangent[1], 0],
      [cx, cy, 0],
    ],
    16,
  ).map(([a, b]): Point2 => [a, b]);
  return {
    path: [...lead.slice(0, -1), ...coil],
    half: (t) => 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, t * 1.25)),
  };
}

/** A pointed leaf. */
const leaf = (from: Point2, by: Point2, to: Point2): Line => ({
  path: bezier(
    [
      [...from, 0],
      [...by, 0],
      [...by, 0],
      [...to, 0],
    ],
    10,
  ).map(([a, b]): Point2 => [a, b]),
  half: (t) => 0.2 + 1.1 * Math.sin(Math.PI * t),
});

const LINES: readonly Line[] = [
  scroll([0, 0.14], [0.38, 0.42], 0.24, -2.4, 1),
  scroll([0.02, 0.4], [0.17, 0.72], 0.15, -2, 1),
  scroll([0.14, 0.02], [0.66, 0.16], 0.15, -2.7, -1),
  leaf([0.56, 0.58], [0.66, 0.6], [0.62, 0.72]),
  leaf([0.46, 0.66], [0.5, 0.76], [0.42, 0.84]),
  leaf([0.66, 0.42], [0.78, 0.42], [0.8, 0.54]),
  leaf([0.8, 0.1], [0.92, 0.14], [0.92, 0.3]),
  leaf([0.08, 0.88], [0.04, 0.94], [0, 0.99]),
  leaf([0, 0.34], [0.07, 0.26], [0, 0.06]),
];

/** Lays out scrollwork that reaches `wide` and `tall` mm from the middle of an oval face. */
export function scrollwork(wide: number, tall: number): Graved {
  const hand = tall / FOR_MM;
  const fields = LINES.map(({ path, half }) =>
    wire(
      path.map(([x, y]): Vec3 => [x * wide, y * tall, 0]),
      (t) => LINE.half * hand * Math.min(1.3, half(t)),
      false,
      LINE.half * hand * 4,
    ),
  );
  return {
    reachX: wide,
    reachY: tall,
    depthAt: (u, v) => {
      const [x, y] = [Math.abs(u), Math.abs(v)];
      let near = Infinity;
      for (const field of fields) near = Math.min(near, field(x, y, 0));
      return LINE.deep * hand * smoothstep(0, LINE.half * hand, -near);
    },
  };
}

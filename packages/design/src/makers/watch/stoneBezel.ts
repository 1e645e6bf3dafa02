import type { DesignPart } from '../../spec';
import { sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { TAU, WORLD } from '../../geometry/vec';
import { clock, type WatchFrame } from './frame';

interface Pave {
  stones: Point2[];
  grains: Point2[];
}

/** Small stones around the bezel, held by grains. */
export function setBezel(w: WatchFrame, set: DesignPart, isDivingBezel: boolean): void {
  const { kind, cut, size_mm, role } = set.stones![0]!;
  const { stones, grains } = w.box
    ? around(w, size_mm / w.k)
    : roundBezel(size_mm / w.k, w.shape === 'hexagon' ? 17.4 : 17.85);
  const grain = w.bench.define(sphere(1, 8));
  const face = isDivingBezel ? 8.37 : 8.05;
  for (const [x, y] of stones)
    w.bench.stone({
      kind,
      cut,
      sizeMm: size_mm,
      role,
      origin: w.at(x, y, face),
      axes: w.box ? WORLD : clock(Math.atan2(x, y) / TAU).axes,
    });
  for (const [x, y] of grains) w.bench.place(grain, { origin: w.at(x, y, face - 0.19), scale: 0.34 });
}

function roundBezel(size: number, r: number): Pave {
  const count = Math.floor((TAU * r) / (size * 1.06));
  const on = (i: number, off: number): Point2 => [
    Math.sin((i / count) * TAU) * (r + off),
    Math.cos((i / count) * TAU) * (r + off),
  ];
  const all = Array.from({ length: count }, (_, i) => i);
  return {
    stones: all.map((i) => on(i, 0)),
    grains: all.flatMap((i) => [on(i + 0.5, -size * 0.4), on(i + 0.5, size * 0.4)]),
  };
}

/** Distance of the stones from the edge of a case that is not round. */
const INSET = 2.15;

/** All around a case that is not round; a stone stands at each of its corners. */
function around(w: WatchFrame, size: number): Pave {
  const outline = w.outline(INSET);
  const corners = w.box!.isOval ? [outline[0]!] : cornersOf(outline);
  const starts = corners.map((corner) => outline.indexOf(corner)).toSorted((a, b) => a - b);
  const sides = starts.map((from, i) => {
    const to = starts[i + 1] ?? starts[0]! + outline.length;
    return Array.from({ length: to - from + 1 }, (_, k) => outline[(from + k) % outline.length]!);
  });
  const stones: Point2[] = [];
  const grains: Point2[] = [];
  for (const side of sides) {
    const count = Math.floor(lengthOf(side) / (size * 1.06));
    const at = alongLine(side, count * 2);
    for (let i = 0; i < count; i++) {
      stones.push(at[2 * i]!);
      const [[ax, ay], [x, y], [bx, by]] = [at[2 * i]!, at[2 * i + 1]!, at[2 * i + 2]!];
      const far = Math.hypot(bx - ax, by - ay);
      for (const off of [-size * 0.4, size * 0.4])
        grains.push([x + (off * (by - ay)) / far, y - (off * (bx - ax)) / far]);
    }
  }
  return { stones, grains };
}

const cornersOf = (outline: readonly Point2[]): Point2[] =>
  (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([u, v]) => outline.reduce((best, p) => (u * p[0] + v * p[1] > u * best[0] + v * best[1] + 1e-9 ? p : best)));

const lengthOf = (line: readonly Point2[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);

/** Points at `steps` equal distances along a line, with both ends. */
function alongLine(line: readonly Point2[], steps: number): Point2[] {
  const pitch = lengthOf(line) / steps;
  const points: Point2[] = [line[0]!];
  let walked = 0;
  for (const [i, [bx, by]] of line.slice(1).entries()) {
    const [ax, ay] = line[i]!;
    const far = Math.hypot(bx - ax, by - ay);
    while (points.length < steps && walked + far >= pitch * points.length) {
      const t = (pitch * points.length - walked) / far;
      points.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
    }
    walked += far;
  }
  return [...points, line.at(-1)!];
}

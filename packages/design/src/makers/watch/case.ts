/** Case, bezel, crystal, crown and pushers. */
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { plate, sphere } from '../../geometry/blocks';
import { turn, type Point2 } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { lathe, sweep, type Station } from '../../geometry/sweep';
import { WORLD, cross, type Axes } from '../../geometry/vec';
import { bezelCup } from '../../parts/head';
import { CASE, type WatchFrame } from './frame';
import { isDiving } from './rotatingBezel';

/**
 * The flank of a case: a round polished belly between two brushed bevels, each of which faces another part of the room,
 * and a neck below the bezel. Upright walls were one flat tone beside it. Radius and height, mm of a 40 mm watch.
 */
const FOOT: readonly Point2[] = [
  [16.4, 0],
  [17.9, 0.1],
  [18.1, 0.2],
  [19.05, 1.05],
  [19.05, 1.3],
  [16.4, 1.3],
];
const BELLY: readonly Point2[] = [
  [16.4, 1],
  [19.05, 1],
  ...Array.from({ length: 15 }, (_, i): Point2 => {
    const a = ((i - 7) / 7) * 0.96;
    return [18.75 + (1.25 * (Math.cos(a) - 0.574)) / 0.426, 2.95 + 1.75 * (Math.sin(a) / 0.819)];
  }),
  [16.4, 4.7],
];
const CHAMFER: readonly Point2[] = [
  [18.1, 4.4],
  [19.5, 4.55],
  [19.62, 4.7],
  [19.1, 5.62],
  [18.95, 5.7],
  [18.95, 6.3],
  [16.4, 6.3],
  [16.4, 6],
  [18.1, 6],
];

export function buildCase(w: WatchFrame, bezel: DesignPart): void {
  w.put(w.ring(FOOT), 26, w.satin);
  w.put(w.ring(BELLY), 30);
  w.put(w.ring(CHAMFER), 26, w.satin);
  w.put(
    w.box
      ? plate(w.outline(3), 0, 0.8, 0.1)
      : lathe(
          [
            [0.01, 0],
            [17, 0],
            [17, 0.8],
            [0.01, 0.8],
          ],
          64,
        ),
    30,
    w.satin,
  );
  w.put(crystal(w, isDiving(w, bezel) ? 8.1 : 7.75), 60, { kind: 'crystal' });
}

/** A single sheet: the crystal shader needs a reflection without a second surface. */
function crystal(w: WatchFrame, base: number): Solid {
  const rings = 14;
  const outline = w.outline(w.box ? 3.7 : CASE - 16.25);
  const sheet: Solid = { positions: [], triangles: [] };
  for (const [x, y] of outline)
    for (let j = 0; j <= rings; j++)
      sheet.positions.push(
        (x * Math.max(0.001, j)) / rings,
        (y * Math.max(0.001, j)) / rings,
        base + 0.45 * (1 - (j / rings) ** 2),
      );
  const n = rings + 1;
  for (let s = 0; s < outline.length; s++) {
    for (let j = 0; j < rings; j++) {
      const [a, b] = [s * n + j, ((s + 1) % outline.length) * n + j];
      sheet.triangles.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  return sheet;
}

/** Radius of a crown and the distance of its end from the middle, mm of a 40 mm watch; a diver's is screwed down between guards. */
const CROWN = { usual: { radius: 2.1, end: 22.2 }, guarded: { radius: 2.7, end: 23 } } as const;

/** Axes of a crown at twelve. */
const UPWARDS: Axes = [
  [0, 1, 0],
  [-1, 0, 0],
  [0, 0, 1],
];

/** A fluted crown at three o'clock, on a pocket watch at twelve, with a ball or a cabochon at its end, and optional guards or pushers. */
export function buildCrown(w: WatchFrame, crown: DesignPart): void {
  const { tip, pushers, guards } = crown.params;
  const side = w.isPocket ? (w.box ? w.box.y - CASE : 0) : w.box ? w.box.x - CASE : 0;
  const origin = w.at(0, 0, 0);
  const at = (x: number, y: number, z: number): Vec3 => (w.isPocket ? w.at(-y, x, z) : w.at(x, y, z));
  const turn90: Axes = w.isPocket ? UPWARDS : WORLD;
  const flutes = turn(120, (a, i): Point2 => {
    const r = i % 4 < 2 ? 0.955 : 1;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const turned = (stations: readonly (readonly [number, number])[], section: readonly Point2[], y = 0): void =>
    w.put(
      sweep(
        stations.map(([x, r]): Station => ({ at: [x + side, y, 3.6], u: [0, 1, 0], v: [0, 0, 1], halfU: r, halfV: r })),
        section,
        false,
      ),
      30,
      w.accent,
      origin,
      turn90,
    );
  const { radius, end } = guards === 'yes' ? CROWN.guarded : CROWN.usual;
  turned(
    [
      [19.2, radius * 0.68],
      [20, radius * 0.8],
      [20.2, radius],
      [end - 0.5, radius],
      [end - 0.2, radius * 0.9],
      [end, radius * 0.55],
    ],
    flutes,
  );
  const stone = crown.stones?.[0];
  if (stone) {
    const across: Vec3 = w.isPocket ? [-1, 0, 0] : [0, 1, 0];
    const axes = [across, [0, 0, 1], cross(across, [0, 0, 1])] as const;
    const seat = at(end + 0.2 + side, 0, 3.6);
    w.bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: stone.role, origin: seat, axes });
    w.bench.add(bezelCup(stone.cut, stone.size_mm, axes, seat, { wallMm: 0.28, depth: 0.9 * w.k, open: 0.7 }), 40, {
      surface: w.accent,
    });
  } else if (tip === 'ball') w.put(sphere(0.9, 16), 40, w.accent, at(end - 0.1 + side, 0, 3.6));
  const round = turn(40, (a): Point2 => [Math.cos(a), Math.sin(a)]);
  if (pushers === 'yes') {
    for (const y of [8.4, -8.4]) {
      turned(
        [
          [17, 1.05],
          [21, 1.05],
          [21.05, 1.75],
          [22.3, 1.75],
          [22.55, 1.45],
        ],
        round,
        y,
      );
      turned(
        [
          [17, 1.5],
          [19.3, 1.5],
          [19.5, 1.3],
        ],
        round,
        y,
      );
    }
  }
  if (guards === 'yes') {
    for (const y of [1, -1])
      w.put(
        plate(
          [
            [16.5, 2.9 * y],
            [16.5, 7.6 * y],
            [19, 6.7 * y],
            [22.2, 3.9 * y],
            [22.2, 3.1 * y],
          ].map(([x, v]): Point2 => [x! + side, v!]),
          1.6,
          5.4,
          0.4,
        ),
        24,
        w.satin,
      );
  }
}

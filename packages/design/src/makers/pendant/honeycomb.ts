/** Pendants of honeycomb cells that share their walls, with stones in some of them. */
import type { Vec3 } from '../../piece';
import { hangOnChain } from '../../parts/bail';
import { FINE, chainNamed } from '../../parts/chain';
import { cellLid } from '../../parts/cellLid';
import { cellSetting, combWalls, mostInCell, turnInCell, type Comb, type Walls } from '../../parts/honeycomb';
import { photographed } from '../../parts/shot';
import { polygon, type Point2 } from '../../geometry/curves';
import { WORLD, spin } from '../../geometry/vec';
import { choice, measure, stonesOf, viewFrom, type Maker } from '../maker';
import { z } from 'zod';
import { pendantLinks } from '../links';
import { lengthMm, paramsOf } from '../params';

/** Axial coordinates of the cells of a honeycomb cluster, by name. */
const CLUSTERS: Record<string, readonly (readonly [q: number, r: number])[]> = {
  flower: [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  drift: [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 2],
    [1, -2],
    [0, -2],
  ],
  drop: [
    [0, 0],
    [1, -1],
    [0, -1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [1, 0],
    [1, -2],
  ],
};

/** Cells of each cluster that hold stones, or are closed when there are none, the middle one first. */
const SET: Record<string, readonly number[]> = { flower: [0, 1, 3, 5], drift: [0, 4, 3, 6], drop: [0, 7, 3, 4] };

/** Distance between cells relative to their size, and half width and half depth of their walls. */
const PITCH = 0.955;
const CELL_WALL = { half: 0.125, deep: 0.24 } as const;

export const honeycombPendant: Maker = {
  name: 'honeycomb-pendant',
  params: paramsOf({
    cluster: z.enum(['drift', 'drop', 'flower']),
    chain: pendantLinks(),
    cell: lengthMm(1.5, 8),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => {
    const cells = rng.pick(['flower', 'drift', 'drop']);
    const many = brief.quantity === 'many';
    return {
      stones: brief.gems.slice(0, 1).map((kind) => ({
        role: 'center',
        kind,
        cut: brief.cuts[0] ?? rng.pick(['hexagon', 'round'] as const),
        size_mm: brief.has('bold') ? 4.6 : 3.6,
        count: many ? 4 : 1,
      })),
      variant: { cluster: cells, ...(brief.chain ? { chain: brief.chain } : {}) },
      dimensions: { cell: brief.has('bold') ? 4.4 : 3.5 },
      view: viewFrom(rng, -10, 7),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.66, raise: 0.05 }, (bench, spec) => {
    const r = measure(spec, 'cell', 3.5);
    const stone = stonesOf(spec, 'center');
    const z = 3;
    const cells = CLUSTERS[choice(spec, 'cluster')] ?? CLUSTERS['flower']!;
    const comb: Comb = {
      middles: cells.map(([q, row]): Point2 => [Math.sqrt(3) * r * PITCH * (q + row / 2), -1.5 * r * PITCH * row]),
      r: r * PITCH,
      start: Math.PI / 6,
    };
    const walls: Walls = { half: r * CELL_WALL.half, deep: r * CELL_WALL.deep };
    bench.add(combWalls(comb, walls), 30, { origin: [0, 0, z] });
    // Two cells side by side at the top hang from a ring between them.
    const highest = Math.max(...comb.middles.map(([, y]) => y));
    const row = comb.middles.filter(([, y]) => y > highest - 0.01);
    const top: Point2 = [
      row.reduce((sum, [x]) => sum + x, 0) / row.length,
      highest + comb.r * (row.length % 2 === 0 ? 0.63 : 1) + walls.half * 0.8,
    ];
    if (stone) {
      const size = Math.min(stone.size_mm, mostInCell(stone.cut, comb, walls));
      const turn = turnInCell(stone.cut, comb.start);
      const below = walls.deep * 1.05;
      const setting = bench.define(cellSetting({ cut: stone.cut, sizeMm: size, turn }, comb, walls, below), 28);
      const held = SET[choice(spec, 'cluster')] ?? SET['flower']!;
      for (const [i, cell] of held.slice(0, stone.count).entries()) {
        const origin: Vec3 = [...comb.middles[cell]!, z + below];
        bench.stone({
          kind: stone.kind,
          cut: stone.cut,
          sizeMm: size,
          role: i === 0 ? 'center' : 'accent',
          origin,
          axes: spin(WORLD, turn),
        });
        bench.place(setting, { origin });
      }
    } else {
      const lid = bench.define(cellLid(polygon(6, comb.r, comb.start), r), 20);
      for (const cell of SET[choice(spec, 'cluster')] ?? SET['flower']!)
        bench.place(lid, { origin: [...comb.middles[cell]!, z] });
    }
    hangOnChain(bench, [top[0], top[1], z], chainNamed(choice(spec, 'chain'), FINE), 0.95);
  }),
};

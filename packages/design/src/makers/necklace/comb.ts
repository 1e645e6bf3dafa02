/** A bib of honeycomb cells along the neckline, deepest in the middle, with stones in some of the cells. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { cellLid } from '../../parts/cellLid';
import { bezelCup } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { polygon } from '../../geometry/curves';
import { polygonFrame } from '../../geometry/sweep';
import { WORLD, X, Y } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { neckline, strand } from './neckline';
import { z } from 'zod';
import { lengthMm, secondKind } from '../params';

/** Cells below the neckline in each column from the middle outwards, and those with a stone. */
const DEPTHS = [4, 3, 3, 2, 2, 1];

export const combNecklace: Maker = {
  name: 'comb-necklace',
  params: z
    .strictObject({
      second: secondKind(),
      width: lengthMm(10, 120),
      cell: lengthMm(1.5, 8),
      length: lengthMm(140, 900),
    })
    .partial(),
  plan: (brief, rng) => {
    const cell = brief.has('bold') ? 3.9 : brief.has('minimalist') ? 2.6 : rng.between(3, 3.4);
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut: brief.cuts[0] === 'round' ? 'round' : 'hexagon',
              size_mm: mm(cell * 1.08),
              count: brief.quantity === 'many' ? 9 : brief.quantityGiven ? 1 : 5,
            },
          ]
        : [],
      variant: { second: brief.gems[1] ?? '', ...(brief.chain ? { links: brief.chain } : {}) },
      dimensions: { width: 44, cell: mm(cell) },
      view: viewFrom(rng, -8, 8),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 44) / 2;
    const r = measure(spec, 'cell', 3.2);
    const stone = stonesOf(spec, 'center');
    const second = String(spec.root.params['second'] ?? '');
    const z = 2.2;
    const wall = r * 0.13;
    const frame = bench.define(polygonFrame(polygon(6, r, 0), wall, wall * 1.7, 0.5), 32);
    const lid = bench.define(cellLid(polygon(6, r, 0), r), 20);
    // Flat-topped cells: columns are 1.5 r apart, each half a cell above the previous one, so that the bib opens
    // towards the neck.
    const rise = r * Math.sqrt(3) * 0.985;
    const cells: { at: Vec3; column: number; row: number }[] = [];
    for (let column = -DEPTHS.length + 1; column < DEPTHS.length; column++) {
      const x = column * r * 1.5 * 0.985;
      const top = Math.abs(column) / 2;
      for (let row = 0; row < DEPTHS[Math.abs(column)]!; row++)
        cells.push({ at: [x, (top - row) * rise, z], column, row });
    }
    const chosen = cells
      .map((cell, i) => ({
        i,
        order:
          Math.abs(cell.column) * 1.7 +
          Math.abs(cell.row - DEPTHS[Math.abs(cell.column)]! / 2 + 0.5) * 2 +
          ((cell.column * 5 + cell.row * 3 + 60) % 4) * 0.9,
      }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ i }) => i);
    const set = new Set(chosen.slice(0, stone?.count ?? 0));
    cells.forEach(({ at, column, row }, i) => {
      bench.place(frame, { origin: at });
      if (stone && set.has(i)) {
        const size = Math.min(stone.size_mm, r * 1.2);
        const seat: Vec3 = [at[0], at[1], z + 0.35];
        const kind = second !== '' && (column + row) % 2 ? (second as typeof stone.kind) : stone.kind;
        // The points of a hexagonal stone are at top and bottom; in these cells they are at the sides.
        const axes = stone.cut === 'hexagon' ? ([Y, [-1, 0, 0], WORLD[2]] as const) : WORLD;
        bench.stone({
          kind,
          cut: stone.cut,
          sizeMm: size,
          role: i === chosen[0] ? 'center' : 'side',
          origin: seat,
          axes,
        });
        bench.add(
          bezelCup(stone.cut, size, axes, seat, {
            wallMm: Math.max(0.6, (r * Math.sqrt(3) - size) / 2 - wall * 0.4),
            depth: Math.max(1.2, size * 0.46),
            open: 0.65,
          }),
          28,
        );
      } else if ((column * 2 + row * 3 + 20) % 5 === 0)
        bench.place(lid, { origin: at, surface: bench.finish('satin') });
    });
    const outer = DEPTHS.length - 1;
    for (const way of [-1, 1]) {
      const last = cells.find((cell) => cell.column === way * outer && cell.row === 0)!.at;
      const eye: Vec3 = [last[0] + way * r * 0.78, last[1] + rise * 0.62, z];
      bench.add(jumpRing(eye, X, Y, 0.85, 0.24), 40);
      const t0 = Math.asin(Math.min(1, Math.abs(eye[0]) / half)) / 2.15;
      const start = neckline(t0, half, half * 2.1, z);
      const path = strand(half, half * 2.1, z, t0, 1.25, 90).map((p): Vec3 => [
        way * (p[0] - start[0]) + eye[0] + way * 0.5,
        p[1] - start[1] + eye[1] + 0.45,
        z,
      ]);
      chain(bench, path, chainNamed(choice(spec, 'links'), FINE), { wornMm: NECK_MM / 2 });
    }
    bench.mustShow.push([half * 0.92, half * 1.1, z], [-half * 0.92, half * 1.1, z]);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.84, raise: 0.02 }));
  },
};

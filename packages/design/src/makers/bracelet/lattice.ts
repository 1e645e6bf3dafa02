/** A wide bracelet of honeycomb cells that share walls; some hold stones, some have lids of a second metal. */
import type { Vec3 } from '../../piece';
import { cellLid } from '../../parts/cellLid';
import { cellSetting, combAround, mostInCell, turnInCell, type Walls } from '../../parts/honeycomb';
import { photographed } from '../../parts/shot';
import { polygon, type Point2 } from '../../geometry/curves';
import { TAU, Y, add, scale, spin, type Axes } from '../../geometry/vec';
import { measure, stonesOf, viewFrom, type Maker } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm, paramsOf } from '../params';

/** Half of the wall between two cells, mm: a share of the distance from a cell's middle to a corner, and the least. */
const HALF_WALL = { share: 0.16, least: 0.62 } as const;
/** Share of the cells with a lid of a second metal. */
const TWO_TONE = 0.2;
/** Shift of a regular pattern from row to row by the distance of its cells in a row, so that they are far apart. */
const SHIFTS: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 2, 4: 2, 5: 2 };

/**
 * The position of a cell in a regular pattern that contains this share of all cells and the one at (0, 0), counted along
 * its row; null for cells beside it.
 * @param along position in the row in slanted axes, in which a step to the next row moves by half a cell
 */
function turnInPattern(along: number, row: number, share: number): number | null {
  const apart = Math.max(1, Math.round(1 / Math.max(share, 0.02)));
  const at = along + (SHIFTS[apart] ?? 3) * row;
  return at % apart === 0 ? at / apart : null;
}

export const latticeBracelet: Maker = {
  name: 'lattice-bracelet',
  params: paramsOf({
    around: countOf(8, 60),
    rows: countOf(1, 5),
    share: countOf(0, 100),
    edge: z.enum(['soft', 'knife']),
    inner_diameter: lengthMm(30, 90),
  }),
  plan: (brief, rng) => ({
    stones: brief.gems.slice(0, 2).map((kind, i) => ({
      role: i === 0 ? ('center' as const) : ('accent' as const),
      kind,
      cut: brief.cuts[0] ?? ('round' as const),
      size_mm: 3,
      count: 0,
    })),
    variant: {
      around: brief.has('bold') ? 20 : brief.has('minimalist') ? 34 : 26,
      rows: brief.has('layered') ? 4 : brief.has('minimalist') ? 1 : brief.has('bold') ? 3 : rng.pick([2, 3]),
      share: brief.quantity === 'many' ? 38 : 14,
      edge: brief.has('geometric', 'sci-fi') ? 'knife' : 'soft',
    },
    dimensions: { inner_diameter: 57 },
    view: viewFrom(rng, 18, 32),
  }),
  build: photographed({ rig: 'floor', distanceMm: 330, fill: 0.86 }, (bench, spec) => {
    const around = Number(spec.root.params['around'] ?? 26);
    const rows = Number(spec.root.params['rows'] ?? 3);
    const share = Number(spec.root.params['share'] ?? 20) / 100;
    const radius = measure(spec, 'inner_diameter', 57) / 2 + 0.6;
    const comb = { r: (TAU * radius) / around / Math.sqrt(3), start: Math.PI / 6 };
    const { r } = comb;
    const walls: Walls = {
      half: Math.max(HALF_WALL.share * r, HALF_WALL.least) / 2,
      deep: r * 0.21,
      isKnife: spec.root.params['edge'] === 'knife',
    };
    const cells = Array.from({ length: rows * around }, (_, k) => ({ row: Math.floor(k / around), i: k % around }));
    const lengthTo = (row: number, i: number): number => (i + (row % 2 ? 0.5 : 0)) * Math.sqrt(3) * r;
    const base = r + walls.half;
    bench.add(
      combAround(
        { ...comb, middles: cells.map(({ row, i }): Point2 => [lengthTo(row, i), base + row * 1.5 * r]) },
        walls,
        radius,
      ),
      walls.isKnife ? 12 : 35,
    );
    const lid = bench.define(cellLid(polygon(6, r, comb.start), r), 20);
    const center = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    const turn = center ? turnInCell(center.cut, comb.start) : 0;
    const sizeMm = center ? Math.min(r * 1.12, mostInCell(center.cut, comb, walls)) : 0;
    const below = r * 0.12;
    const setting = center ? bench.define(cellSetting({ cut: center.cut, sizeMm, turn }, comb, walls, below), 40) : -1;
    const front = Math.floor(rows / 2);
    for (const { row, i } of cells) {
      const a = lengthTo(row, i) / radius;
      const out: Vec3 = [Math.sin(a), 0, Math.cos(a)];
      const axes: Axes = [[Math.cos(a), 0, -Math.sin(a)], Y, out];
      const at: Vec3 = [out[0] * radius, base + row * 1.5 * r, out[2] * radius];
      // The pattern starts at the front, so that its seam is at the back.
      const along = (i <= around / 2 ? i : i - around) + ((row % 2) - (front % 2) - (row - front)) / 2;
      const turnOf = turnInPattern(along, row - front, share);
      if (center && turnOf !== null) {
        const which = accent && turnOf % 2 !== 0 ? accent : center;
        const seat = add(at, scale(out, below));
        bench.place(setting, { axes, origin: seat });
        bench.stone({
          kind: which.kind,
          cut: which.cut,
          sizeMm,
          role: which.role,
          origin: seat,
          axes: spin(axes, turn),
        });
      } else if (bench.isTwoTone && turnInPattern(along + 1, row - front, TWO_TONE) !== null)
        bench.place(lid, { axes, origin: at, surface: bench.accent });
    }
  }),
};

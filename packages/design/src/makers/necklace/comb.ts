/** A bib of honeycomb cells along the neckline, deepest in the middle, with stones in some of the cells. */
import type { Vec3 } from '../../piece';
import { FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { cellLid } from '../../parts/cellLid';
import { cellSetting, combWalls, mostInCell, turnInCell } from '../../parts/honeycomb';
import { photographed } from '../../parts/shot';
import { polygon, type Point2 } from '../../geometry/curves';
import { WORLD, X, Y, spin } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { neckline, strand } from './neckline';
import { lengthMm, paramsOf, secondKind } from '../params';

/** Cells below the neckline in each column from the middle outwards. */
const DEPTHS = [4, 3, 3, 2, 2, 1];
/** Distance between cells relative to their size. */
const PITCH = 0.985;

interface Cell {
  at: Vec3;
  column: number;
  row: number;
}

/**
 * Cells for stones: equal on both sides of the middle column, the closest to the middle first, and with an open cell
 * between them as long as there are any.
 */
function chosenCells(cells: readonly Cell[], count: number, rise: number): Cell[] {
  const middle = -((DEPTHS[0]! - 1) / 2) * rise;
  const far = ({ at }: Cell): number => Math.hypot(at[0], at[1] - middle);
  const groups = cells
    .filter(({ column }) => column >= 0)
    .toSorted((a, b) => far(a) - far(b))
    .map((cell) => cells.filter(({ column, row }) => Math.abs(column) === cell.column && row === cell.row));
  const chosen: Cell[] = [];
  const isApart = (group: readonly Cell[]): boolean =>
    group.every(({ at }) => chosen.every((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) > rise * 1.1));
  for (const mayTouch of [false, true])
    for (const group of groups) {
      const left = count - chosen.length;
      // Pairs use up an even number.
      const fits = group.length === 1 ? left % 2 === 1 : left >= 2;
      if (fits && !chosen.includes(group[0]!) && (mayTouch || isApart(group))) chosen.push(...group);
    }
  return chosen;
}

export const combNecklace: Maker = {
  name: 'comb-necklace',
  params: paramsOf({
    second: secondKind(),
    width: lengthMm(10, 120),
    cell: lengthMm(1.5, 8),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => {
    const cell = brief.has('bold') ? 3.9 : brief.has('minimalist') ? 2.6 : rng.between(3, 3.4);
    return {
      stones: brief.gems.slice(0, 1).map((kind) => ({
        role: 'center',
        kind,
        cut: brief.cuts[0] === 'round' ? 'round' : 'hexagon',
        size_mm: mm(cell * 1.08),
        count: brief.quantity === 'many' ? 9 : brief.quantityGiven ? 1 : 5,
      })),
      variant: { second: brief.gems[1] ?? '', ...(brief.chain ? { links: brief.chain } : {}) },
      dimensions: { width: 44, cell: mm(cell) },
      view: viewFrom(rng, -8, 8),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 240, fill: 0.84, raise: 0.02 }, (bench, spec) => {
    const half = measure(spec, 'width', 44) / 2;
    const r = measure(spec, 'cell', 3.2);
    const stone = stonesOf(spec, 'center');
    const second = String(spec.root.params['second'] ?? '');
    const z = 2.2;
    const comb = { r: r * PITCH, start: 0 };
    const walls = { half: r * 0.12, deep: r * 0.21 };
    // Flat-topped cells: columns are 1.5 r apart, each half a cell above the previous one, so that the bib opens
    // towards the neck.
    const rise = comb.r * Math.sqrt(3);
    const cells: Cell[] = [];
    for (let column = -DEPTHS.length + 1; column < DEPTHS.length; column++) {
      const top = Math.abs(column) / 2;
      for (let row = 0; row < DEPTHS[Math.abs(column)]!; row++)
        cells.push({ at: [column * comb.r * 1.5, (top - row) * rise, z], column, row });
    }
    bench.add(combWalls({ ...comb, middles: cells.map(({ at }): Point2 => [at[0], at[1]]) }, walls), 30, {
      origin: [0, 0, z],
    });
    if (stone) {
      const sizeMm = Math.min(stone.size_mm, mostInCell(stone.cut, comb, walls));
      const turn = turnInCell(stone.cut, comb.start);
      const below = walls.deep * 1.05;
      const setting = bench.define(cellSetting({ cut: stone.cut, sizeMm, turn }, comb, walls, below), 28);
      chosenCells(cells, stone.count, rise).forEach(({ at, column, row }, i) => {
        const origin: Vec3 = [at[0], at[1], z + below];
        const kind = second !== '' && (column + row) % 2 ? (second as typeof stone.kind) : stone.kind;
        bench.stone({
          kind,
          cut: stone.cut,
          sizeMm,
          role: i === 0 ? 'center' : 'side',
          origin,
          axes: spin(WORLD, turn),
        });
        bench.place(setting, { origin });
      });
    } else {
      const lid = bench.define(cellLid(polygon(6, comb.r, comb.start), r), 20);
      for (const { at, column, row } of cells) if ((Math.abs(column) + row) % 3 === 1) bench.place(lid, { origin: at });
    }
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
  }),
};

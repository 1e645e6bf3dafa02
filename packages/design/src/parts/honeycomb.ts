/** Honeycombs whose cells share their walls, flat or around a wrist, and the settings that fill a cell. */
import type { Cut } from '../spec';
import { polygon, type Point2 } from '../geometry/curves';
import type { Solid } from '../geometry/solid';
import { TAU } from '../geometry/vec';
import { girdleMm } from './head';
import { latticeOf, latticeSolid, type HalfSection } from './lattice';
import { plateSetting, polygonReach, type PlateStone } from './plateSetting';

/** Cells of equal size around the given middles. */
export interface Comb {
  middles: readonly Point2[];
  /** Distance from the middle of a cell to its corners, on the middle line of the walls, mm. */
  r: number;
  /** Angle of a cell's first corner: 0 for corners at the sides, a twelfth of a turn for corners at top and bottom. */
  start: number;
}

export interface Walls {
  /** Half the width and half the depth of a wall, mm. */
  half: number;
  deep: number;
  /** True for a ridge along the walls. */
  isKnife?: boolean;
}

/** Half sections of walls in units of half width and half depth. */
const SOFT: HalfSection = [
  [0, 1],
  [0.3, 0.98],
  [0.58, 0.89],
  [0.82, 0.69],
  [0.95, 0.42],
  [1, 0.1],
  [1, -0.86],
  [0.86, -1],
  [0, -1],
];
const RIDGE: HalfSection = [
  [0, 1],
  [0.08, 0.97],
  [0.94, 0.36],
  [1, 0.24],
  [1, -0.86],
  [0.86, -1],
  [0, -1],
];

const sectionOf = ({ half, deep, isKnife = false }: Walls): HalfSection =>
  (isKnife ? RIDGE : SOFT).map(([offset, z]) => [offset * half, z * deep]);

const outlines = ({ middles, r, start }: Comb): Point2[][] =>
  middles.map(([x, y]) => {
    const corners = polygon(6, r, start).map(([u, v]): Point2 => [x + u, y + v]);
    return [...corners, corners[0]!];
  });

/** The walls of a flat comb around z = 0, each between two cells built once and mitred where three meet. */
export const combWalls = (comb: Comb, walls: Walls): Solid => latticeSolid(latticeOf(outlines(comb)), sectionOf(walls));

/**
 * The walls of a comb that closes around a vertical cylinder; x of its cells is the length along it from the front.
 * @param radius of the cylinder through the middle of the walls, mm
 */
export function combAround({ middles, r, start }: Comb, walls: Walls, radius: number): Solid {
  const round = TAU * radius;
  // The cells on both sides of the seam are repeated on the other one, so that its walls have all their neighbours.
  const repeated = middles.flatMap(([x, y]): Point2[] =>
    [x, ...(x < 2 * r ? [x + round] : []), ...(x > round - 3 * r ? [x - round] : [])].map((at): Point2 => [at, y]),
  );
  const lattice = latticeOf(outlines({ middles: repeated, r, start }));
  const seam = -0.1 * r;
  const isOnce = ({ from, to }: { from: number; to: number }): boolean => {
    const middle = (lattice.nodes[from]![0] + lattice.nodes[to]![0]) / 2;
    return middle >= seam && middle < seam + round;
  };
  const { positions, triangles } = latticeSolid(lattice, sectionOf(walls), isOnce);
  const bent = positions.slice();
  for (let i = 0; i < bent.length; i += 3) {
    const [a, out] = [positions[i]! / radius, radius + positions[i + 2]!];
    bent[i] = Math.sin(a) * out;
    bent[i + 2] = Math.cos(a) * out;
  }
  return { positions: bent, triangles };
}

/** Wall of the bezel in a cell, mm. */
const BEZEL = 0.46;

/** Rotation by which a hexagonal stone, whose corners are at its sides, has its edges along those of its cell. */
export const turnInCell = (cut: Cut, start: number): number => (cut === 'hexagon' ? start : 0);

/** The largest stone whose bezel fits a cell, mm. */
export function mostInCell(cut: Cut, { r, start }: Pick<Comb, 'r' | 'start'>, { half }: Pick<Walls, 'half'>): number {
  const room = (r * Math.sqrt(3)) / 2 - half - BEZEL;
  const sides = polygon(6, 1, start - turnInCell(cut, start) + Math.PI / 6);
  return room / Math.max(...girdleMm(cut, 1).flatMap(([x, y]) => sides.map(([u, v]) => x * u + y * v)));
}

/**
 * A bezel on a plate that fills its cell, whose edge is inside the walls and whose back is level with theirs. The girdle
 * is at z = 0.
 * @param below distance from the girdle to the middle of the walls, mm
 */
export const cellSetting = (
  stone: PlateStone,
  { r, start }: Pick<Comb, 'r' | 'start'>,
  { deep }: Pick<Walls, 'deep'>,
  below: number,
): Solid =>
  plateSetting(stone, polygonReach(polygon(6, r, start)), {
    wallMm: BEZEL,
    top: -below + deep * 0.25,
    back: -below - deep * 0.9,
  });

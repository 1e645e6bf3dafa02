/** Figures as trays of metal that a stone fills, such as clovers of mother-of-pearl. */
import { isBuffTopped } from '../catalogue/gems';
import { boxOf, type Point2 } from '../geometry/curves';
import { sheetField, type Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import { withoutCrumbs } from '../geometry/solid';
import type { Axes } from '../geometry/vec';
import { motifNamed } from '../motifs/library';
import type { Vec3 } from '../piece';
import type { Stone } from '../spec';
import type { Bench } from './bench';

/** Figures of one broad outline. */
const BROAD: ReadonlySet<string> = new Set(['clover', 'heart', 'star', 'flower', 'moon', 'lotus', 'drop', 'shell']);

/** True for a figure that an opaque stone fills. */
export const isFilled = (figure: string | null, stones: readonly Pick<Stone, 'kind'>[]): boolean =>
  figure !== null &&
  BROAD.has(figure) &&
  stones.length === 1 &&
  isBuffTopped(stones[0]!.kind) &&
  stones[0]!.kind !== 'pearl';

/** Wall of the tray, heights of its underside and its floor and of its rim, and of the stone's edge and its dome, mm. */
const WALL = 0.55;
const TRAY = { under: -0.6, floor: 0.1, rim: 0.95 } as const;
const DOME = { edge: 0.72, rise: 0.42, slope: 0.5 } as const;
const GRID_MM = 0.14;
const CRUMB = 0.5;

interface Made {
  tray: number;
  stone: number;
}
const made = new WeakMap<Bench, Map<string, Made>>();

function make(bench: Bench, name: string, halfHeightMm: number): Made {
  const outlines = motifNamed(name).fills.map(({ outline }) =>
    outline.map(([x, y]): Point2 => [x * halfHeightMm, y * halfHeightMm]),
  );
  const sheets = outlines.map((outline) => sheetField(outline));
  const side = (x: number, y: number): number => Math.min(...sheets.map((sheet) => sheet(x, y)));
  const { left, right, low, high } = boxOf(outlines.flat());
  const tray: Field = (x, y, z) => {
    const edge = side(x, y);
    const body = Math.max(edge, TRAY.under - z, z - TRAY.rim);
    return Math.max(body, -Math.max(edge + WALL, TRAY.floor - z));
  };
  const stone: Field = (x, y, z) => {
    const edge = side(x, y) + WALL - 0.02;
    return Math.max(edge, TRAY.floor - 0.02 - z, z - DOME.edge - Math.min(DOME.rise, -DOME.slope * edge));
  };
  const box: [Vec3, Vec3] = [
    [left - 0.5, low - 0.5, TRAY.under - 0.4],
    [right + 0.5, high + 0.5, TRAY.rim + 0.6],
  ];
  const solidOf = (body: Field) => refined(withoutCrumbs(sculpt(body, ...box, GRID_MM), CRUMB), body);
  return { tray: bench.define(solidOf(tray), 40), stone: bench.define(solidOf(stone), 55) };
}

/** Places a figure that a stone fills. */
export function filledFigure(
  bench: Bench,
  { name, halfHeightMm }: { name: string; halfHeightMm: number },
  { kind, role }: Stone,
  origin: Vec3,
  axes: Axes,
): void {
  const known = made.get(bench) ?? new Map<string, Made>();
  made.set(bench, known);
  const key = `${name} ${halfHeightMm}`;
  const { tray, stone } = known.get(key) ?? make(bench, name, halfHeightMm);
  known.set(key, { tray, stone });
  bench.place(tray, { origin, axes });
  bench.place(stone, {
    origin,
    axes,
    surface: { kind: 'stone', gem: kind },
    stone: { kind, role, cut: 'cabochon', sizeMm: Math.round(filledMm(halfHeightMm) * 100) / 100 },
  });
}

/** Width of the stone that fills a figure, mm. */
export const filledMm = (halfHeightMm: number): number => 2 * (halfHeightMm - WALL);

/** Drawings in metal, flat or bent around a finger or a wrist, with their stones. */
import type { Vec3 } from '../piece';
import type { Drawing } from '../spec';
import { BLADE_CREASE } from '../curves/blade';
import { figureField, figureLeaves } from '../curves/figureField';
import { drawnFigure, type DrawnSetting } from '../drawing/drawnFigure';
import type { Point2 } from '../geometry/curves';
import { detailOf } from '../geometry/detail';
import type { Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import { mapped, merged, type Solid } from '../geometry/solid';
import { WORLD, fromAxes, spin, type Axes } from '../geometry/vec';
import type { Bench } from './bench';
import { hangingPoint, solidPlace } from './makeFigure';
import { columnOver } from './column';
import { bezelCup } from './head';

interface Seated extends DrawnSetting {
  /** The girdle's centre in the figure's own axes, mm. */
  readonly seat: Vec3;
  readonly depth: number;
}

interface Made {
  readonly solid: Solid;
  /** Leaves, which are the only part with creases. */
  readonly leaves: Solid | null;
  readonly seats: readonly Seated[];
  readonly hang: Point2;
  readonly back: Point2;
}

const ORIGIN: Vec3 = [0, 0, 0];

/** Maps a point of the figure's plane (mm) to its position and orientation. */
export type Lay = (x: number, y: number) => { readonly origin: Vec3; readonly axes: Axes };

export const laidFlat =
  (origin: Vec3): Lay =>
  (x, y) => ({ origin: fromAxes(WORLD, origin, [x, y, 0]), axes: WORLD });

/** Cache of built drawings: a pair of earrings, and copies on one piece, share their metal. */
const known = new WeakMap<Drawing, Map<string, Made>>();

function once(drawing: Drawing, k: number, isSunk: boolean): Made {
  const sizes = known.get(drawing) ?? new Map<string, Made>();
  known.set(drawing, sizes);
  const key = `${k} ${isSunk} ${detailOf()}`;
  const made = sizes.get(key) ?? make(drawing, k, isSunk);
  sizes.set(key, made);
  return made;
}

function make(drawing: Drawing, k: number, isSunk: boolean): Made {
  const { figure, settings, riseMm } = drawnFigure(drawing, k);
  const scale = { halfHeightMm: k, riseMm };
  const { field, withoutLeaves, low, high, heightAt } = figureField(figure, scale);
  const seats = settings.map((setting): Seated => {
    const [x, y] = [setting.at[0] * k, setting.at[1] * k];
    const ground = Math.max(0.35, heightAt(x, y));
    const depth = Math.max(0.8, setting.sizeMm * 0.4);
    return { ...setting, seat: [x, y, isSunk ? ground + 0.12 : Math.max(ground + 0.12, depth - ground * 0.8)], depth };
  });
  const columns = seats.map((s) => ({
    free: columnOver(s.cut, s.sizeMm, s.seat, { turn: s.turn }),
    seat: s.seat,
    reach: s.sizeMm * 1.4,
  }));
  const carved = (metal: Field): Field =>
    columns.length === 0
      ? metal
      : (x, y, z, limit) => {
          let d = metal(x, y, z, limit);
          for (const { free: column, seat, reach } of columns)
            if (Math.abs(x - seat[0]) < reach + 0.5 && Math.abs(y - seat[1]) < reach + 0.5)
              d = Math.max(d, -column(x, y, z));
          return d;
        };
  const leaves = figureLeaves(figure, scale, (x, y) =>
    Math.min(Infinity, ...columns.filter((c) => c.free(x, y, Infinity) < 0).map((c) => c.seat[2] - 0.1)),
  );
  const free = carved(leaves.length > 0 ? withoutLeaves : field);
  return {
    solid: refined(sculpt(free, low, high, Math.max(0.15, k * 0.019)), free),
    leaves: leaves.length > 0 ? merged(...leaves) : null,
    seats,
    hang: hangingPoint(field, [figure.hang[0] * k, figure.hang[1] * k]),
    back: solidPlace(field, k),
  };
}

interface Laying {
  /** Copies of the drawing as rotations about the origin. @default one copy */
  readonly copies?: readonly Axes[];
  /** True when stones have room below the drawing's plane; they are then as low as possible. */
  readonly isSunk?: boolean;
}

/**
 * Places a drawing whose longer side is `2 k` mm. Returns the points that it hangs from, and the position of a post on
 * its back.
 */
export function placeDrawing(
  bench: Bench,
  drawing: Drawing,
  k: number,
  lay: Lay,
  { copies = [WORLD], isSunk = false }: Laying = {},
): { hang: Vec3; back: Vec3 } {
  const { solid, leaves, seats, hang, back } = once(drawing, k, isSunk);
  const put = (p: Vec3): Vec3 => {
    const { origin, axes } = lay(p[0], p[1]);
    return fromAxes(axes, origin, [0, 0, p[2]]);
  };
  const metal = [
    bench.define(mapped(solid, put), 55),
    ...(leaves ? [bench.define(mapped(leaves, put), BLADE_CREASE)] : []),
  ];
  const set = seats.map(({ kind, cut: shape, role, sizeMm, turn, seat, depth }) => {
    const axes = spin(lay(seat[0], seat[1]).axes, turn);
    const origin = put(seat);
    const cup = bench.define(
      bezelCup(shape, sizeMm, axes, origin, { wallMm: sizeMm < 2.9 ? 0.38 : 0.56, depth: depth + 0.25, open: 0.72 }),
      40,
    );
    return { stone: { kind, cut: shape, sizeMm, role }, axes, origin, cup };
  });
  for (const copy of copies) {
    const turned = (p: Vec3): Vec3 => fromAxes(copy, ORIGIN, p);
    for (const mesh of metal) bench.place(mesh, { axes: copy });
    for (const { stone, axes, origin, cup } of set) {
      bench.stone({ ...stone, origin: turned(origin), axes: [turned(axes[0]), turned(axes[1]), turned(axes[2])] });
      bench.place(cup, { axes: copy });
    }
  }
  return { hang: put([hang[0], hang[1], 0]), back: put([back[0], back[1], 0]) };
}

/** Width of the pad, in its units. */
const PAD = 512;

/** The drawing's mirror image, for the other ear. */
export const mirroredDrawing = (drawing: Drawing): Drawing => ({
  ...drawing,
  outlines: drawing.outlines.map((o) => ({ ...o, points: o.points.map((x, i) => (i % 2 === 0 ? PAD - x : x)) })),
  wires: drawing.wires.map((w) => w.map((x, i) => (i % 3 === 0 ? PAD - x : x))),
  stones: drawing.stones.map((s) => ({ ...s, at: [PAD - s.at[0], s.at[1]], turn: -s.turn })),
  rows: drawing.rows.map((r) => ({ ...r, points: r.points.map((x, i) => (i % 2 === 0 ? PAD - x : x)) })),
});

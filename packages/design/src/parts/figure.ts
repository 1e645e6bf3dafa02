/** Places figures on a piece: as a relief with its stones, or as a plate paved with small ones. */
import type { Surface, Vec3 } from '../piece';
import type { Point2 } from '../geometry/curves';
import { WORLD, fromAxes, type Axes } from '../geometry/vec';
import { motifNamed } from '../motifs/library';
import { partIdOf } from '../spec/tree';
import type { Bench } from './bench';
import { fillingsOf } from './champleve';
import { bezelCup } from './head';
import { inlayPart, inlaySurface } from './inlay';
import { moved } from './plaque';
import { halo } from './rows';
import { grains, setStones } from './seats';
import { type Figure, once } from './makeFigure';

/** Position of a post on the back of a figure, in the figure's axes. */
export const figureBack = (bench: Bench, figure: Figure): Point2 => once(bench, figure).back;

/**
 * The outermost points of a figure for a soldered fitting on a line through its back, along x or y, in the figure's
 * axes.
 */
export function figureSpan(bench: Bench, figure: Figure, axis: 0 | 1): [from: Point2, to: Point2] {
  const { back, isSolid } = once(bench, figure);
  const at = (t: number): Point2 => (axis === 0 ? [t, back[1]] : [back[0], t]);
  const reach = 2 * figure.halfHeightMm;
  const outermost = (way: 1 | -1): Point2 => {
    let t = way * reach;
    while (way * (t - back[axis]) > 0 && !isSolid(...at(t))) t -= way * 0.2;
    return way * (t - back[axis]) > 0 ? at(t) : back;
  };
  return [outermost(-1), outermost(1)];
}

/** Grid of a figure's lower edge, mm. */
const EDGE_GRID = 0.25;

/** Half the width of a figure's metal, its lowest point, and its lower edge at each `x`; in the figure's axes, mm. */
export function figureEdge(
  bench: Bench,
  figure: Figure,
): { half: number; low: number; footAt: (x: number) => number | null } {
  const { isSolid, meshes } = once(bench, figure);
  let [half, low] = [0, 0];
  for (const mesh of meshes) {
    const p = bench.meshes[mesh]!.positions;
    for (let i = 0; i < p.length; i += 3) [half, low] = [Math.max(half, Math.abs(p[i]!)), Math.min(low, p[i + 1]!)];
  }
  const edge = new Map<number, number | null>();
  const found = (column: number): number | null => {
    for (let y = low; y < figure.halfHeightMm; y += EDGE_GRID / 2) if (isSolid(column * EDGE_GRID, y)) return y;
    return null;
  };
  return {
    half,
    low,
    footAt: (x) => {
      const column = Math.round(x / EDGE_GRID);
      const foot = edge.get(column) ?? found(column);
      edge.set(column, foot);
      return foot;
    },
  };
}

/** The point that a figure hangs from, in the figure's axes. */
export const figureHang = (bench: Bench, figure: Figure): Point2 => once(bench, figure).hang;

/** Gap between a bail's ring and the metal on both sides of it, and step of the search, mm. */
const BESIDE = { gap: 0.3, step: 0.1 } as const;

/**
 * The foot of a figure's bail with a ring of this outer radius, mm: its hanging point, or in a cleft, such as that of a
 * heart, a point over it from which the ring stands clear of both sides.
 */
export function figureBail(bench: Bench, figure: Figure, radiusMm: number): Point2 {
  const { hang, isSolid } = once(bench, figure);
  const reach = radiusMm + BESIDE.gap;
  const isWithin = (y: number): boolean =>
    [-1, 1].every((way) =>
      [0, -0.5].some((up) => isSolid(hang[0] + way * reach * Math.sqrt(0.8 - up * up), y + radiusMm * (1 + up))),
    );
  let y = hang[1];
  while (y < hang[1] + 3 * radiusMm && isWithin(y)) y += BESIDE.step;
  return [hang[0], y];
}

/** True when a halo fits: a wire figure cannot hold one, and beside a hanging point it would be under the ring. */
export function hasRoomForHalo({ name, version, halfHeightMm: k, around }: Figure): boolean {
  const { fills, stones, hang } = motifNamed(name, version);
  if (fills.length === 0) return false;
  const main = stones.find((place) => place.role === 'center');
  if (!around || !main) return true;
  const outside = main.size * k * 0.4 + around.size_mm * 1.04 + 0.7;
  return Math.hypot(main.at[0] - hang[0], main.at[1] - hang[1]) * k > outside + 0.4;
}

/** Places a motif with its stones in the plane of the first two axes. Returns the point that it hangs from. */
export function placeFigure(
  bench: Bench,
  requested: Figure,
  origin: Vec3,
  axes: Axes = WORLD,
  surface: Surface = bench.metal,
): Vec3 {
  return bench.inPart(requested.part ?? partIdOf(requested.name), () =>
    layFigure(bench, requested, origin, axes, surface),
  );
}

function layFigure(bench: Bench, requested: Figure, origin: Vec3, axes: Axes, surface: Surface): Vec3 {
  const inlays = fillingsOf(bench.spec.root.metal);
  const figure = {
    ...requested,
    ...(hasRoomForHalo(requested) ? {} : { around: undefined }),
    ...(inlays.length > 0 && requested.isBare !== true ? { inlays } : {}),
  };
  const { around, paved, scale = 1 } = figure;
  const ready = once(bench, figure);
  for (const mesh of ready.meshes) bench.place(mesh, { axes, origin, surface, scale });
  for (const { kind, mesh } of ready.fillings)
    bench.inPart(inlayPart(kind), () => bench.place(mesh, { axes, origin, scale, surface: inlaySurface(kind) }));
  if (paved && ready.seats.length > 0) {
    const seats = moved(ready.seats, axes, origin);
    setStones(bench, seats, [paved.kind], 'pave');
    grains(bench, seats, surface);
  }
  for (const { stone, seats: own } of ready.onParts) {
    const seats = moved(own, axes, origin);
    bench.inPart(stone.seat!, () => setStones(bench, seats, [stone.kind], 'pave'));
    grains(bench, seats, surface);
  }
  for (const { role, seat: place, kind, cut: shape, at, axes: own, sizeMm, depth, wallMm } of ready.settings) {
    const seat = fromAxes(axes, origin, at);
    const way = (a: Vec3): Vec3 => fromAxes(axes, [0, 0, 0], a);
    const facing: Axes = [way(own[0]), way(own[1]), way(own[2])];
    const set = (): void => bench.stone({ kind, cut: shape, sizeMm, role, origin: seat, axes: facing });
    if (place === role) set();
    else bench.inPart(place, set);
    bench.add(bezelCup(shape, sizeMm, facing, seat, { wallMm, depth: depth + 0.25, open: 0.72 }), 40);
    if (around && role === 'center')
      halo(bench, {
        cut: shape,
        sizeMm,
        origin: fromAxes(facing, seat, [0, 0, -0.1]),
        axes: facing,
        kind: around.kind,
        meleeMm: around.size_mm,
        gapMm: 0.3 + sizeMm * 0.03,
        role: 'halo',
      });
  }
  return fromAxes(axes, origin, [ready.hang[0] * scale, ready.hang[1] * scale, 0]);
}

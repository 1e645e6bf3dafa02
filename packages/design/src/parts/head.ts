/** Heads and settings that hold one stone: prongs over a gallery, or a bezel. */
import type { Vec3 } from '../piece';
import type { Cut } from '../spec';
import { gemShape } from '../gems/cuts';
import { girdleOutline } from '../gems/polyhedron';
import type { Point2 } from '../geometry/curves';
import { bezier } from '../geometry/curves';
import type { Solid } from '../geometry/solid';
import { merged } from '../geometry/solid';
import { tube } from '../geometry/sweep';
import type { Axes } from '../geometry/vec';
import { TAU, fromAxes } from '../geometry/vec';

/** The girdle of a stone in mm, in the stone's own axes. */
export const girdleMm = (cut: Cut, sizeMm: number, count = 96): Point2[] =>
  girdleOutline(gemShape(cut).planes, count).map((p) => [(p[0] * sizeMm) / 2, (p[1] * sizeMm) / 2] as const);

/** The girdle's reach in one direction, mm. */
export function girdleReach(outline: readonly Point2[], angle: number): Point2 {
  const n = outline.length;
  const x = ((((angle / TAU) * n) % n) + n) % n;
  const i = Math.floor(x);
  const a = outline[i]!;
  const b = outline[(i + 1) % n]!;
  const t = x - i;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export interface ProngOptions {
  cut: Cut;
  sizeMm: number;
  axes: Axes;
  origin: Vec3;
  prongs: number;
  /** Angle of the first prong. */
  start?: number;
  /** Wire radius, mm. */
  wire?: number;
  /** How far the prongs reach below the girdle, mm. */
  depth: number;
}

/** Prongs that rise from a common foot, hug the girdle and bend over the crown, with two gallery rails. */
export function prongHead({ cut, sizeMm, axes, origin, prongs, start = 0, wire = 0.42, depth }: ProngOptions): Solid {
  const outline = girdleMm(cut, sizeMm);
  const h = sizeMm / 2;
  const world = (p: Point2, share: number, z: number): Vec3 => fromAxes(axes, origin, [p[0] * share, p[1] * share, z]);
  const solids: Solid[] = [];
  for (let i = 0; i < prongs; i++) {
    const g = girdleReach(outline, start + (i / prongs) * TAU);
    const reach = Math.hypot(g[0], g[1]);
    const over = 1 - Math.min(0.24, (wire * 1.6) / reach);
    const path = bezier(
      [world(g, 0.3, -depth), world(g, 0.62, -depth * 0.55), world(g, 1.03, -h * 0.3), world(g, 1.07, 0.02 * h), world(g, 1.05, 0.22 * h), world(g, over, 0.34 * h)],
      22,
    );
    solids.push(tube(path, (t) => wire * (0.85 + 0.25 * Math.min(1, t * 1.4) - 0.18 * Math.max(0, (t - 0.85) / 0.15)), { points: 14 }));
  }
  for (const [drop, share] of [[0.42, 0.6], [0.8, 0.4]] as const) {
    solids.push(
      tube(outline.filter((_, i) => i % 2 === 0).map((p) => world(p, share, -depth * drop)), wire * 0.72, { closed: true, points: 12, up: axes[2] }),
    );
  }
  return merged(...solids);
}

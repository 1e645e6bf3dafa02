/** An openwork gallery under a large setting: an arcade of wire that rises from a rail on the finger. */
import { evenly, lengthOf, raise, sample, type Point2 } from '../geometry/curves';
import { tube } from '../geometry/sweep';
import { along, fromAxes, sub, type Axes } from '../geometry/vec';
import type { Vec3 } from '../piece';
import type { Bench } from './bench';

export interface GalleryOptions {
  axes: Axes;
  /** The middle of the stone's girdle. */
  origin: Vec3;
  /** The outline of the setting in the stone's axes, mm. */
  outline: readonly Point2[];
  /** Depth of the crests of the arches, and of the rail, below the girdle, mm. */
  topMm: number;
  footMm: number;
  /** Width of the crests and of the rail as shares of the outline. */
  topShare: number;
  footShare: number;
  /** True for a rail over the crests too. */
  hasTopRail: boolean;
  /** Moves a point of the rail onto the metal under it. */
  onto: (at: Vec3) => Vec3;
}

/** Width of an arch at half its height, mm, and the fewest arches. */
const ARCH_MM = 2.5;
const LEAST_ARCHES = 8;
/** Radii of the arches and of the rails, mm. */
const WIRE = 0.33;
const RAIL = 0.4;
/** Points along an arch. */
const STEPS = 14;
/** How round an arch is, and how late it leans outwards: 1 is a straight line. */
const ROUND = 0.62;
const FLARE = 1.35;

/** Adds the gallery. */
export function gallery(
  bench: Bench,
  { axes, origin, outline, topMm, footMm, topShare, footShare, hasTopRail, onto }: GalleryOptions,
): void {
  const round = lengthOf(raise(outline, 0), true) * ((topShare + footShare) / 2);
  const arches = Math.max(LEAST_ARCHES, 2 * Math.round(round / ARCH_MM / 2));
  const line = evenly(raise(outline, 0), arches * STEPS, true);
  const at = (i: number, share: number, depth: number): Vec3 => {
    const [x, y] = line[i % line.length]!;
    return fromAxes(axes, origin, [x * share, y * share, -depth]);
  };
  const foot = (i: number): Vec3 => onto(at(i, footShare, footMm));
  const top = (i: number): Vec3 => at(i, topShare, topMm);
  const rail = (point: (i: number) => Vec3): void =>
    bench.add(
      tube(
        Array.from(line, (_, i) => point(i)),
        RAIL,
        { closed: true, points: 12 },
      ),
      50,
    );
  rail(foot);
  if (hasTopRail) rail(top);
  for (let arch = 0; arch < arches; arch++) {
    const path = sample(STEPS + 1, (t): Vec3 => {
      const i = Math.round((arch + t) * STEPS);
      const height = Math.sin(Math.PI * t) ** ROUND;
      const [from, to] = [foot(i), top(i)];
      const [dx, dy, dz] = sub(to, from);
      const up = dx * axes[2][0] + dy * axes[2][1] + dz * axes[2][2];
      const out = along([dx, dy, dz], axes[2], -up);
      return along(along(from, axes[2], up * height), out, height ** FLARE);
    });
    bench.add(tube(path, WIRE, { points: 12 }), 50);
  }
}

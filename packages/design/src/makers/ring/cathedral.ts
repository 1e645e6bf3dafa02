/** The shoulders of a cathedral: on both sides of a head, an arch leaves the band along its tangent and rises to it. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import type { Arm } from '../../parts/shank';
import { bezier } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import { grownOutOf } from '../../geometry/joint';
import type { Solid } from '../../geometry/solid';
import { sweep, type Station } from '../../geometry/sweep';
import { along, distance, smoothstep, sub, unit } from '../../geometry/vec';
import { onHoop, type Ground } from './common';

/** Half the thickness of an arch in the head, mm, and its width there as a share of the band's. */
export const ARCH_TIP_MM = 0.34;
const TIP_WIDTH = 0.5;
/** The section of an arch, which is that of the band. */
const SECTION = superellipse(44, 2.4, 0.45);
/**
 * Angle by which an arch turns from the band into its straight rise, radians; the share of that bend before its control
 * point, at which its curvature is the band's; and the number of steps along it.
 */
const BEND = 0.3;
const ROUND = 0.76;
const STEPS = 60;
/** Depth of an arch in the band where it leaves it, mm, and half the angle over which the tangent there is measured, radians. */
const WITHIN = 0.002;
const TANGENT = 0.01;
/** Stations of the rounded end, in half thicknesses beyond the tip. */
const ROUND_END = [0.35, 0.65, 0.85, 0.96] as const;

/** The arch on the right. `tip` is the middle of its end, within the metal of the head. */
function arch(center: Vec3, band: Arm, tip: Vec3): { solid: Solid; from: number } {
  const top: Vec3 = [tip[0], tip[1] + ARCH_TIP_MM, tip[2]];
  const angleOf = ([x, y]: Vec3): number => Math.atan2(x - center[0], y - center[1]);
  const foot = angleOf(top) + Math.acos(Math.min(1, band.outside(0, 0) / distance(top, center))) + BEND;
  const outline = (angle: number): Vec3 => onHoop(center, angle, band.outside(angle, 0) - WITHIN);
  // Its outside is as round as the band where it leaves it, and as good as straight from there.
  const start = outline(foot);
  const radius = distance(start, center);
  const leaving = unit(sub(outline(foot - TANGENT), outline(foot + TANGENT)));
  const bend = radius * Math.tan(BEND / 2);
  const corner = along(start, leaving, bend);
  const rise = unit(sub(top, corner));
  const straight = (1.5 * (bend * ROUND) ** 2) / (radius * Math.sin(BEND));
  const whole = bezier([start, along(start, leaving, bend * ROUND), along(corner, rise, straight), top], STEPS);
  // As long as it is within the band it would fill the seats of stones there.
  const rises = whole.findIndex((at) => distance(at, center) > band.outside(angleOf(at), 0));
  const path = whole.slice(rises - 1);
  const from = angleOf(path[0]!);
  const halfWidth = band.halfWidth(from) - WITHIN;
  const halfThickness = band.outside(from, 0) - band.outside(from, band.halfWidth(from)) - WITHIN;
  const stations = path.map((at, i): Station => {
    const run = unit(sub(path[Math.min(i + 1, path.length - 1)]!, path[Math.max(i - 1, 0)]!));
    const grown = smoothstep(0, 1, i / (path.length - 1));
    const halfU = halfThickness + (ARCH_TIP_MM - halfThickness) * grown;
    const up: Vec3 = [run[1], -run[0], 0];
    return {
      at: along(at, up, -halfU),
      u: up,
      v: [0, 0, 1],
      halfU,
      halfV: halfWidth * (1 - (1 - TIP_WIDTH) * grown),
    };
  });
  const end = stations.at(-1)!;
  for (const t of ROUND_END) {
    const share = Math.sqrt(1 - t * t);
    stations.push({
      ...end,
      at: along(end.at, rise, end.halfU * t),
      halfU: end.halfU * share,
      halfV: end.halfV * share,
    });
  }
  return { solid: sweep(stations, SECTION, false), from };
}

/**
 * Adds the arches on both sides of a head over the middle of a band. Returns the angle from the top at which they rise
 * over it, radians.
 */
export function addArches(bench: Bench, { center, field }: Ground, band: Arm, tip: Vec3): number {
  const { solid, from } = arch(center, band, tip);
  const right = bench.define(grownOutOf(solid, field), 50);
  bench.place(right);
  bench.place(right, {
    axes: [
      [-1, 0, 0],
      [0, 1, 0],
      [0, 0, -1],
    ],
  });
  return from;
}

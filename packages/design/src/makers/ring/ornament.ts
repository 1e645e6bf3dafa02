/** Open scrollwork between the shank and the head of a ring. */
import type { Bench } from '../../parts/bench';
import { bezier, sample, type Point2 } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import type { Solid } from '../../geometry/solid';
import { sweep, type Station } from '../../geometry/sweep';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Hoop } from './common';

/** Half the thickness of a scroll's strip, and half its depth along the finger, mm. */
const STRIP_HALF = 0.27;
const STRIP_DEEP = 0.56;
/** Half the thickness and half the depth of the rail above the scrolls, mm. */
const RAIL_HALF = 0.36;
const RAIL_DEEP = 0.66;
/** Horizontal span of a rail from the head to the band, mm. */
const RAIL_SPAN = 5.6;
/** Minimum room for a scroll, mm. */
const LEAST_ROOM = 1.05;
/** Shape of a scroll: turns at full radius, turns in all, and the radius at its end as a share. */
const CURL = { outer: 0.62, turns: 1.45, inner: 0.3 } as const;
/** Overlap of neighbouring scrolls, mm. */
const SCROLL_OVERLAP = 0.2;

/** A strip along a line in the plane of the hoop. */
function strip(path: readonly Point2[], halfThick: number, halfDeep: number, z: number): Solid {
  const stations = path.map(([x, y], i): Station => {
    const [ax, ay] = path[Math.max(0, i - 1)]!;
    const [bx, by] = path[Math.min(path.length - 1, i + 1)]!;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return {
      at: [x, y, z],
      u: [(by - ay) / long, -(bx - ax) / long, 0],
      v: [0, 0, 1],
      halfU: halfThick,
      halfV: halfDeep,
    };
  });
  return sweep(stations, superellipse(20, 3), false);
}

/** The line of one scroll: most of a circle, then a spiral into its middle; `way` is the direction it turns. */
function scroll(center: Point2, radius: number, start: number, way: number): Point2[] {
  return sample(56, (t): Point2 => {
    const r = radius * (1 - (1 - CURL.inner) * smoothstep(CURL.outer / CURL.turns, 1, t));
    const angle = start + way * t * CURL.turns * TAU;
    return [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r];
  });
}

/**
 * Builds scrollwork under a rail on both sides of a head. Returns the end of the rails on the band, radians from the
 * top.
 * @param tip point where the right rail meets the head, mm from the hoop's centre
 */
export function buildFiligree(bench: Bench, hoop: Hoop, tip: Point2): number {
  const ground = hoop.topRadius - 0.3;
  const foot = Math.asin(Math.min(0.93, (tip[0] + RAIL_SPAN) / ground));
  const end: Point2 = [Math.sin(foot) * ground, Math.cos(foot) * ground];
  const pull = Math.hypot(end[0] - tip[0], end[1] - tip[1]) * 0.36;
  const rail = bezier(
    [
      [...tip, 0],
      [tip[0] + pull, tip[1] - pull * 0.16, 0],
      [end[0] - Math.cos(foot) * pull, end[1] + Math.sin(foot) * pull, 0],
      [...end, 0],
    ],
    36,
  ).map(([x, y]): Point2 => [x, y]);
  const polar = rail.map(([x, y]) => ({ angle: Math.atan2(x, y), radius: Math.hypot(x, y) }));
  const railAt = (angle: number): number => {
    const next = polar.findIndex((point) => point.angle >= angle);
    if (next <= 0) return next === 0 ? polar[0]!.radius : ground;
    const [a, b] = [polar[next - 1]!, polar[next]!];
    return a.radius + ((b.radius - a.radius) * (angle - a.angle)) / (b.angle - a.angle);
  };
  const paths: Point2[][] = [];
  let angle = polar[0]!.angle;
  let way = 1;
  while (angle < foot) {
    // The middle of the next scroll is half its own room away.
    let at = angle;
    for (let step = 0; step < 8; step++) at = angle + (railAt(at) - ground) / 2 / ((railAt(at) + ground) / 2);
    const room = railAt(at) - ground;
    if (room < LEAST_ROOM) break;
    const middle = (railAt(at) + ground) / 2;
    paths.push(
      scroll(
        [Math.sin(at) * middle, Math.cos(at) * middle],
        room / 2,
        way > 0 ? -at - Math.PI / 2 : Math.PI / 2 - at,
        way,
      ),
    );
    angle = at + (room / 2 - SCROLL_OVERLAP) / middle;
    way = -way;
  }
  const [x, y, z] = hoop.center;
  for (const side of [1, -1]) {
    const placed = (path: readonly Point2[]): Point2[] => path.map(([px, py]): Point2 => [x + side * px, y + py]);
    bench.add(strip(placed(rail), RAIL_HALF, RAIL_DEEP, z), 40);
    for (const path of paths) bench.add(strip(placed(path), STRIP_HALF, STRIP_DEEP, z), 40);
  }
  return foot;
}

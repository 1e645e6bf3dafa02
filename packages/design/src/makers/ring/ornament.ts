/** Ornament on the shoulders of rings: open scrollwork between shank and head, and engraved patterns. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import type { Point2 } from '../../geometry/curves';
import { bezier, sample } from '../../geometry/curves';
import type { Field } from '../../geometry/field';
import { wire } from '../../geometry/wireField';
import { superellipse } from '../../geometry/profiles';
import type { Solid } from '../../geometry/solid';
import type { Station } from '../../geometry/sweep';
import { sweep } from '../../geometry/sweep';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Hoop } from './common';
import type { EngravingPattern } from './kits';

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

/** Half the width of an engraved line, and its depth, mm. */
const LINE_HALF = 0.15;
const DEEP = 0.22;
/** Lines are cut only into metal within this depth below the outside, mm. */
const SKIN = 0.5;
/** Extent of the pattern as a share of half the band's width, which leaves an edge of metal. */
const FIELD_SHARE = 0.8;
/** Length of one repeat, in widths of the pattern. */
const REPEAT = 1.8;
/** End of the lines from the top, and their minimum length, radians. */
const ENGRAVED_TO = 1.25;
const LEAST_ARC = 0.5;
/** Distance of neighbouring steps, mm; the first are closer. */
const STEP_MM = 1.15;

/** A line of a pattern: points, and half width along it. */
interface Cut {
  path: readonly Point2[];
  half: (t: number) => number;
}

const even = (): number => LINE_HALF;
const leafShape = (t: number): number => 0.07 + 0.22 * Math.sin(Math.PI * Math.min(1, t * 1.08)) ** 0.8;

/** A curl from the stem to its centre. */
const spiral = ([u, v]: Point2, radius: number, way: number): Point2[] =>
  sample(24, (t): Point2 => {
    const angle = way * (t * TAU * 0.95 - Math.PI * 0.9);
    const r = radius * (1 - 0.62 * t);
    return [u + Math.cos(angle) * r, v + Math.sin(angle) * r];
  });

/** The lines of a pattern from 0 to `length`, within `reach` on both sides of the middle, mm. */
function linesOf(pattern: EngravingPattern, length: number, reach: number): Cut[] {
  if (pattern === 'step') {
    const count = Math.floor(length / STEP_MM);
    return Array.from({ length: count }, (_, i): Cut => {
      const at = i * STEP_MM + LINE_HALF;
      // The first two are straight bars, the others point away from the head.
      const lean = i < 2 ? 0 : reach * 0.75;
      return {
        path: [
          [at, -reach],
          [at + lean, 0],
          [at, reach],
        ],
        half: even,
      };
    });
  }
  const repeat = 2 * reach * REPEAT;
  const count = Math.max(1, Math.round(length / repeat));
  const step = length / count;
  const stem: Cut = {
    path: sample(count * 16 + 1, (t): Point2 => [
      t * length,
      (pattern === 'scroll' ? 0.42 : 0.12) * reach * Math.sin((t * length * TAU) / step),
    ]),
    half: even,
  };
  const growth = Array.from({ length: count * 2 }, (_, i): Cut => {
    const from = (i + 0.1) * (step / 2);
    const way = i % 2 === 0 ? -1 : 1;
    if (pattern === 'leaf')
      return {
        path: sample(9, (t): Point2 => [from + t * step * 0.52, way * reach * (0.1 + 0.84 * Math.sin(t * 1.35))]),
        half: leafShape,
      };
    const center: Point2 = [from + step * 0.24, way * reach * 0.42];
    const radius = reach * 0.58;
    return { path: spiral(center, radius, way), half: (t) => LINE_HALF * (1 - 0.15 * t) };
  });
  // Leaves fill the corners between curls.
  const leaves =
    pattern === 'scroll'
      ? Array.from({ length: count * 2 }, (_, i): Cut => {
          const way = i % 2 === 0 ? 1 : -1;
          const from = (i + 0.32) * (step / 2);
          return {
            path: sample(9, (t): Point2 => [from + t * step * 0.2, way * reach * (0.5 + 0.46 * Math.sin(t * 1.5))]),
            half: leafShape,
          };
        })
      : [];
  return [stem, ...growth, ...leaves];
}

/**
 * The metal of a shank with a pattern engraved into both shoulders of every arm, from `start` radians beside the top.
 */
export function engraved(
  body: Field,
  { center, topRadius, arms }: Hoop,
  pattern: EngravingPattern,
  start: number,
): Field {
  const end = Math.max(ENGRAVED_TO, start + LEAST_ARC);
  const length = (end - start) * topRadius;
  const lines = arms.map((arm) => {
    const reach =
      Math.min(...[start, (start + end) / 2, end].map((angle) => arm.halfWidth(angle))) * FIELD_SHARE - LINE_HALF * 0.5;
    return {
      arm,
      reach,
      cuts: linesOf(pattern, length, reach).map(({ path, half }) =>
        wire(
          path.map(([u, v]): Vec3 => [u, v, 0]),
          half,
          false,
          LINE_HALF * 4,
        ),
      ),
      widths: linesOf(pattern, length, reach).map(({ half }) => half(0.5)),
    };
  });
  const depthAt = (u: number, v: number, { cuts, widths }: (typeof lines)[number]): number => {
    let within = 0;
    for (const [i, cut] of cuts.entries()) within = Math.max(within, Math.min(1, -cut(u, v, 0, 0) / widths[i]!));
    return DEEP * within * within * (3 - 2 * within);
  };
  return (x, y, z, limit) => {
    const d = body(x, y, z, limit);
    if (Math.abs(d) > 0.6) return d;
    const [dx, dy] = [x - center[0], y - center[1]];
    const angle = Math.atan2(dx, dy);
    const u = (Math.abs(angle) - start) * topRadius;
    if (u < -0.5 || u > length + 0.5) return d;
    const radius = Math.hypot(dx, dy);
    let deepest = 0;
    for (const one of lines) {
      const v = z - center[2] - one.arm.across(angle);
      if (Math.abs(v) < one.reach + LINE_HALF && radius > one.arm.outside(angle, v) - SKIN)
        deepest = Math.max(deepest, depthAt(u, v, one));
    }
    return d + deepest;
  };
}

/** Patterns engraved into the shoulders and bands of rings. */
import type { Vec3 } from '../../piece';
import { sample, type Point2 } from '../../geometry/curves';
import type { Field } from '../../geometry/field';
import { wire } from '../../geometry/wireField';
import { TAU } from '../../geometry/vec';
import type { Hoop } from './common';
import { REGULAR } from './engravingLines';
import type { EngravingPattern } from './engravings';

/** Half the width of an engraved line, and its depth, mm. */
export const LINE_HALF = 0.15;
const DEEP = 0.22;
/** Lines are cut only into metal within this depth below the outside, mm. */
const SKIN = 0.5;
/** Extent of the pattern as a share of half the band's width, which leaves an edge of metal. */
const FIELD_SHARE = 0.8;
/** Length of one repeat, in widths of the pattern, on a band and on the broad shoulders beside a plate. */
const REPEAT = { band: 1.8, plate: 0.8 } as const;
/** End of the lines from the top, their minimum length, and their length beside a plate, radians. */
const ENGRAVED_TO = 1.25;
const LEAST_ARC = 0.5;
const BESIDE_PLATE = 0.85;
/** Distance of neighbouring steps, mm; the first are closer. */
const STEP_MM = 1.15;

/** A line of a pattern: points, and half width along it. */
export interface Cut {
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
export function linesOf(pattern: EngravingPattern, length: number, reach: number, share: number = REPEAT.band): Cut[] {
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
  const regular = REGULAR[pattern];
  if (regular) {
    const count = Math.max(1, Math.round(length / (2 * reach * regular.pitch)));
    const unit = length / count;
    return Array.from({ length: count }, (_, i) =>
      regular.lines(i).map((path): Cut => ({
        path: path.map(([u, v]): Point2 => [(i + u) * unit, v * reach]),
        half: even,
      })),
    ).flat();
  }
  const repeat = 2 * reach * share;
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

/** A pattern that starts closer to the top has no head beside it, radians. */
const BARE_START = 0.1;

/**
 * The metal of a shank with a pattern engraved into both shoulders of every arm, from `start` radians beside the top.
 * Equal repeats on a band without a head go all the way round.
 */
export function engraved(
  body: Field,
  { center, topRadius, arms }: Hoop,
  pattern: EngravingPattern,
  start: number,
  isBesidePlate: boolean,
): Field {
  const isAround = REGULAR[pattern] !== undefined && start < BARE_START;
  const from = isAround ? 0 : start;
  const end = isAround ? TAU : Math.max(ENGRAVED_TO, start + (isBesidePlate ? BESIDE_PLATE : LEAST_ARC));
  const length = (end - from) * topRadius;
  const lines = arms.map((arm) => {
    const reach =
      Math.min(...[from, (from + end) / 2, end].map((angle) => arm.halfWidth(angle))) * FIELD_SHARE - LINE_HALF * 0.5;
    return {
      arm,
      reach,
      cuts: linesOf(pattern, length, reach, isBesidePlate ? REPEAT.plate : REPEAT.band).map(({ path, half }) => ({
        line: wire(
          path.map(([u, v]): Vec3 => [u, v, 0]),
          half,
          false,
          LINE_HALF * 4,
        ),
        width: half(0.5),
        low: Math.min(...path.map(([u]) => u)) - LINE_HALF * 4,
        high: Math.max(...path.map(([u]) => u)) + LINE_HALF * 4,
      })),
    };
  });
  const depthAt = (u: number, v: number, { cuts }: (typeof lines)[number]): number => {
    let within = 0;
    for (const { line, width, low, high } of cuts)
      if (u > low && u < high) within = Math.max(within, Math.min(1, -line(u, v, 0, 0) / width));
    return DEEP * within * within * (3 - 2 * within);
  };
  return (x, y, z, limit) => {
    const d = body(x, y, z, limit);
    if (Math.abs(d) > 0.6) return d;
    const [dx, dy] = [x - center[0], y - center[1]];
    const angle = Math.atan2(dx, dy);
    const u = (isAround ? (angle + TAU) % TAU : Math.abs(angle) - from) * topRadius;
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

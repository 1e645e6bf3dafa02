import type { Vec3 } from '../piece';
import { sample } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { superellipse } from '../geometry/profiles';
import type { Solid } from '../geometry/solid';
import { sweep, type Station } from '../geometry/sweep';
import { TAU, cross, sub, unit } from '../geometry/vec';
import { type Shank, sectionDistance, armAlong } from './shank';

const OPEN_EXPONENT = 2.4;

export interface OpenShankOptions {
  /** Start and end, radians clockwise from the top. */
  from: number;
  to: number;
  /** Its middle line. */
  at: (angle: number) => Vec3;
  halfThickness: number;
  /** Half the width; `away` is 0 at either end and half in the middle. */
  halfWidth: (away: number) => number;
  /** Share of its length over which an end is rounded. */
  rounded: number;
  flatInside: number;
  steps: number;
}

/** A hoop with two rounded ends, which may be side by side. */
export function openShank({
  from,
  to,
  at,
  halfThickness,
  halfWidth,
  rounded,
  flatInside,
  steps,
}: OpenShankOptions): Solid {
  const stations = sample(steps + 1, (t): Station => {
    const angle = from + (to - from) * t;
    const forward = unit(sub(at(angle + 0.01), at(angle - 0.01)));
    const out: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
    const away = Math.min(t, 1 - t);
    const round = Math.sqrt(1 - (1 - Math.min(1, away / rounded)) ** 2) * 0.92 + 0.08;
    return {
      at: at(angle),
      u: out,
      v: unit(cross(forward, out)),
      halfU: halfThickness * round,
      halfV: halfWidth(away) * round,
    };
  });
  return sweep(stations, superellipse(40, OPEN_EXPONENT, flatInside), false);
}

export interface BypassOptions {
  /** Extent of both ends beyond the top, radians. */
  past: number;
  /** Radius of its inside, mm; for a flat one see `innerRadiusOf`. */
  innerRadius: number;
  center: Vec3;
  halfThickness: number;
  /** Half the width; `away` is 0 at either end and half in the middle. */
  halfWidth: (away: number) => number;
  /** Offset of its middle along the finger at an angle, which is negative or over a full turn beyond the top. */
  swing: (angle: number) => number;
}

/** Inner flatness of a bypass, 0 to 1. */
export const BYPASS_FLAT = 0.4;

/** A hoop whose ends pass each other over the finger. */
export function bypassShank({ past, innerRadius, center, halfThickness, halfWidth, swing }: BypassOptions): Shank {
  const [from, to] = [-past, TAU + past];
  const middle = innerRadius + halfThickness;
  const at = (angle: number): Vec3 => [
    center[0] + Math.sin(angle) * middle,
    center[1] + Math.cos(angle) * middle,
    center[2] + swing(angle),
  ];
  const widthAt = (angle: number): number => halfWidth(Math.min(angle - from, to - angle) / (to - from));
  const field: Field = (x, y, z) => {
    const [dx, dy] = [x - center[0], y - center[1]];
    const radius = Math.hypot(dx, dy);
    const turned = (Math.atan2(dx, dy) + TAU) % TAU;
    let nearest = Infinity;
    for (const angle of [turned - TAU, turned, turned + TAU]) {
      const on = Math.min(to, Math.max(from, angle));
      const section = sectionDistance(
        radius - middle,
        z - center[2] - swing(on),
        { halfWidth: widthAt(on), halfThickness },
        OPEN_EXPONENT,
        BYPASS_FLAT,
      );
      nearest = Math.min(nearest, on === angle ? section : Math.hypot(Math.max(0, section), (angle - on) * radius));
    }
    return nearest;
  };
  return {
    solids: [
      {
        solid: openShank({
          from,
          to,
          at,
          halfThickness,
          halfWidth,
          rounded: 1 / 60,
          flatInside: BYPASS_FLAT,
          steps: 320,
        }),
        creaseDeg: 40,
      },
    ],
    field,
    topRadius: innerRadius + 2 * halfThickness,
    arms: [
      armAlong(innerRadius, OPEN_EXPONENT, (angle) => ({
        halfWidth: widthAt(angle),
        halfThickness,
        shift: swing(angle),
      })),
    ],
  };
}

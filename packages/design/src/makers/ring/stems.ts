/** The sections of shanks that are the stem of a plant. */
import { TAU, smoothstep } from '../../geometry/vec';
import type { Sectioned } from '../../parts/section';

/** Angles of a twig's knots from the top, radians, and the width of each before and after its highest point. */
const KNOTS = [0.62, 1.3, 2.05, 2.62, 3.5, 4.12, 4.95, 5.6] as const;
const KNOT = { before: 0.13, after: 0.05 };

/** A stem of bamboo: its segments, and at each node two ridges beside a groove, radians. */
const NODES = { segments: 9, beside: 0.038, ridge: 0.03, groove: 0.018 };

/** Height of the knot at an angle, 0 to 1. */
const knots = (angle: number): number =>
  Math.max(...KNOTS.map((at) => Math.exp(-(((angle - at) / (angle < at ? KNOT.before : KNOT.after)) ** 2))));

export const TWIG: Sectioned = {
  below: 2.1,
  exponent: 2,
  flatInside: 0.35,
  steps: 480,
  shape: (half) => (away, angle) => {
    const swell = knots(angle);
    return {
      halfWidth: half * (0.86 + 0.07 * Math.sin(angle * 5 + 1) + 0.4 * swell),
      halfThickness: 0.82 + 0.05 * Math.sin(angle * 7) + 0.24 * swell,
      shift: (0.42 * Math.sin(angle * 5 + 0.5) + 0.16 * Math.sin(angle * 11 + 2)) * smoothstep(0.02, 0.2, away),
    };
  },
};

export const BAMBOO: Sectioned = {
  below: 2.1,
  exponent: 2,
  flatInside: 0.45,
  steps: 480,
  shape: (half) => (_away, angle) => {
    // The head is on the middle of a segment.
    const along = (angle / TAU) * NODES.segments + 0.5;
    const apart = (along - Math.round(along)) / NODES.segments;
    const ridge = Math.max(
      ...[-1, 1].map((way) => Math.exp(-(((apart * TAU - way * NODES.beside) / NODES.ridge) ** 2))),
    );
    const groove = Math.exp(-(((apart * TAU) / NODES.groove) ** 2));
    const belly = 0.06 * (2 * Math.abs(apart) * NODES.segments - 0.5);
    const swell = 0.24 * ridge - 0.12 * groove - belly;
    return { halfWidth: half + 0.8 * swell, halfThickness: 0.88 * (1 + swell) };
  },
};

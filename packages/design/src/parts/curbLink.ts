/** The links of cables and curbs: wire bent to an oval, and an oval twisted so that all links of a chain lie flat. */
import type { Vec3 } from '../piece';
import { evenly, sample } from '../geometry/curves';
import { merged, type Solid } from '../geometry/solid';
import { tube } from '../geometry/sweep';

/** Outer length and width of a link and the radius of its wire, mm. */
interface Oval {
  length: number;
  width: number;
  wire: number;
}

/**
 * Twist of each end of a curb link out of its plane, radians, at which neighbours cross and touch only at their bows.
 */
const CURB_TWIST = 0.8;

/** The middle of a link's wire: two half circles joined by straight lines. */
export function stadium(length: number, width: number, wire: number): Vec3[] {
  const straight = (length - width) / 2;
  const r = width / 2 - wire;
  return [0, 1].flatMap((end) =>
    sample(14, (t): Vec3 => {
      const a = (end - 0.5) * Math.PI + t * Math.PI;
      return [(end ? -straight : straight) + r * Math.cos(a), r * Math.sin(a), 0];
    }),
  );
}

/** Points along the wire and around it. */
const USUAL = { along: 44, around: 12 } as const;
const FINE = { along: 120, around: 28 } as const;

/**
 * A link of a curb chain. `halfThick` grinds both faces flat at that distance from its middle, mm, as heavy curbs are
 * finished.
 */
export function curbLink({ length, width, wire }: Oval, halfThick?: number): Solid {
  const { along, around } = halfThick === undefined ? USUAL : FINE;
  const reach = length / 2 - wire;
  const twisted = evenly(stadium(length, width, wire), 72, true).map(([x, y]): Vec3 => {
    const turned = CURB_TWIST * Math.sin((x / reach) * (Math.PI / 2));
    return [x, y * Math.cos(turned), y * Math.sin(turned)];
  });
  const solid = tube(evenly(twisted, along, true), wire, { closed: true, points: around });
  if (halfThick === undefined) return solid;
  return {
    ...solid,
    positions: solid.positions.map((p, i) => (i % 3 === 2 ? Math.max(-halfThick, Math.min(halfThick, p)) : p)),
  };
}

/** A link of a mariner chain: a curb link with a bar across its middle. */
export function marinerLink(size: Oval, halfThick?: number): Solid {
  const reach = size.width / 2 - size.wire;
  const bar = tube(
    [
      [0, -reach, 0],
      [0, reach, 0],
    ],
    size.wire * 0.8,
    { points: 12, roundEnds: false },
  );
  return merged(curbLink(size, halfThick), bar);
}

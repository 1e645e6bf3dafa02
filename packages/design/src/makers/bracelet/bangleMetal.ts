/** The metal of stiff bracelets: bands, twisted wires and faceted plates, with closures and stones in bezels. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { roundedBox, sphere } from '../../geometry/blocks';
import { sample, turn } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import type { Station } from '../../geometry/sweep';
import { sweep, sweepSections, tube } from '../../geometry/sweep';
import { TAU, Y, add, along, smoothstep } from '../../geometry/vec';
import type { Oval } from './common';
import { HINGE_AT, onOval, pinHinge } from './common';

/** Angles from which and to which ornament runs, radians. */
export type Span = readonly [from: number, to: number];

/** Thickness of the metal from its middle outwards, mm. */
export const THICK = 1.15;
/** Greatest radius of the corners at an open end, mm. */
export const CORNER = 8;
/** Radius of a torque's knobs as a share of the height of its wire. */
export const KNOB = 0.72;

export interface Cross {
  /** From the middle outwards, mm. */
  thick: number;
  /** Exponent of the superellipse: 2 is round, less is a ridge, more is boxier. */
  exponent: number;
  /** Flatness of the side towards the wrist, 0 to 1. */
  flat: number;
}
/**
 * Adds a hinge on the left and a box clasp with its thumb piece on the right.
 * @param outwards extent of the metal outside its line, mm
 * @param inwards its extent inside
 */
export function close(
  bench: Bench,
  oval: Oval,
  middle: number,
  total: number,
  outwards: number,
  inwards = outwards,
): void {
  pinHinge(bench, HINGE_AT, oval, middle, total * 0.92, outwards);
  const { at, out, axes } = onOval(TAU / 4 + 0.12, oval);
  const origin = along([at[0], middle, at[2]], out, (outwards - inwards) / 2);
  bench.add(roundedBox([1.2, total / 2 + 0.06, (outwards + inwards) / 2 + 0.1], 0.3), 30, { axes, origin });
  bench.add(roundedBox([0.5, Math.min(1, total * 0.16), 0.26], 0.2), 30, {
    axes,
    origin: along([at[0], middle, at[2]], out, outwards + 0.16),
  });
}

/** Radius of the balls that join the ends of two twisted wires, in radii of a wire. */
export const TWIST_KNOB = 2.15;

/**
 * Two twisted wires, the second one of a two-tone piece in its second metal.
 * @param opening half the opening, radians; 0 for a closed bangle, else balls join the wires at both ends
 */
export function twist(bench: Bench, oval: Oval, base: number, wire: number, opening = 0): void {
  const angles = opening === 0 ? turn(420, (a) => a) : sample(420, (t) => opening + t * (TAU - 2 * opening));
  for (const phase of [0, TAU / 2]) {
    const path = angles.map((a): Vec3 => {
      const { at, out } = onOval(a, oval);
      return add(along(at, out, wire * 0.9 * Math.cos(a * 15 + phase)), [
        0,
        base + wire * 0.9 * Math.sin(a * 15 + phase),
        0,
      ]);
    });
    bench.add(
      tube(path, wire, { closed: opening === 0, points: 18 }),
      40,
      phase === 0 ? {} : { surface: bench.accent },
    );
  }
  if (opening === 0) return;
  const knob = bench.define(sphere(wire * TWIST_KNOB, 24), 50);
  for (const a of [angles[0]!, angles.at(-1)!])
    bench.place(knob, { origin: add(onOval(a, oval).at, [0, base, 0]), surface: bench.accent });
}

/** Large facets, or raised and recessed plates with a ridge from one to the next. */
export function cutMetal(bench: Bench, oval: Oval, base: number, height: number, form: string): void {
  const n = form === 'facet' ? 36 : 120;
  const sections = turn(n, (a, i): Vec3[] => {
    const { at, out } = onOval(a, oval);
    const groove = form === 'armour' ? (i % 8 === 0 ? 0.45 : 1) : 1;
    const peak = form === 'facet' ? (i % 2 ? 0.26 : -0.26) : i % 8 < 4 ? 0.18 : -0.18;
    const half = (height / 2) * (form === 'armour' ? 0.9 + 0.1 * groove : 1);
    const shape: readonly (readonly [number, number])[] = [
      [-0.7, -half],
      [THICK * 0.35 * groove, -half],
      [THICK * 1.5 * groove, half * peak * 2],
      [THICK * 0.35 * groove, half],
      [-0.7, half],
    ];
    return shape.map(([o, y]) => add(along(at, out, o), [0, base + y, 0]));
  });
  bench.add(sweepSections(sections, true), 9);
}

/** A rounded band, closed or open; a torque is round and ends in balls. */
export function band(
  bench: Bench,
  oval: Oval,
  base: number,
  height: number,
  {
    opening,
    passing,
    cross: { thick, exponent, flat },
    isTorque,
    hasKnobs = isTorque,
    isLined = true,
    seats = [],
    span,
  }: Pick<Ground, 'opening' | 'passing' | 'cross'> & {
    isTorque: boolean;
    hasKnobs?: boolean;
    isLined?: boolean;
    /** Settings that the metal widens for. */
    seats?: readonly BandSeat[];
    /** The only part of the band that is built. */
    span?: Span;
  },
): void {
  const rounded = Math.min(height * 0.5, CORNER);
  const sweepOf = TAU - 2 * opening;
  const even = span
    ? sample(120, (t) => span[0] + t * (span[1] - span[0]))
    : opening === 0
      ? turn(240, (a) => a)
      : sample(240, (t) => opening + t * sweepOf);
  // Stations are denser at an open end, which is rounded.
  const crowd =
    opening === 0 || isTorque
      ? []
      : [0.02, 0.05, 0.1, 0.17, 0.26, 0.37, 0.5, 0.64, 0.8].map((share) => (share * rounded) / oval.rz);
  const angles = [
    ...even,
    ...crowd.flatMap((a) => [opening + a, opening + sweepOf - a]).filter((a) => !span || (a > span[0] && a < span[1])),
  ].toSorted((a, b) => a - b);
  const endAt = (a: number): number => {
    const left = (Math.min(a - opening, opening + sweepOf - a) * oval.rz) / rounded;
    return crowd.length === 0 || left > 1
      ? 1
      : 1 - (rounded / (height / 2)) * (1 - Math.sqrt(Math.max(0.003, 1 - (1 - left) ** 2)));
  };
  const stations = angles.map((a): Station => {
    // The ends of a bypass pass each other, one above, one below.
    const pass =
      opening < 0
        ? (a < Math.PI ? 1 : -1) * passing * (1 - smoothstep(0, 1.5, Math.min(a - opening, TAU - opening - a)))
        : 0;
    const { at, out } = onOval(a, oval);
    const end = endAt(a);
    const wide = Math.max(height / 2, ...seats.map((seat) => widened(height / 2, seat, a, oval)));
    const taper = isTorque ? 0.62 + 0.38 * Math.abs(Math.cos(a / 2)) : 1;
    return {
      at: add(at, [0, base + passing + pass, 0]),
      u: out,
      v: Y,
      halfU: (isTorque ? (height / 2) * taper : thick) * (0.45 + 0.55 * end),
      halfV: wide * taper * end,
    };
  });
  bench.add(
    sweep(stations, isTorque ? superellipse(28) : superellipse(44, exponent, flat), opening === 0 && !span),
    34,
  );
  if (bench.isTwoTone && isLined && !span) {
    // A band has two wires of the second metal; a torque has knobs of it.
    for (const way of isTorque ? [] : [-0.5, 0.5]) {
      const line = stations
        .filter((_, i) => endAt(angles[i]!) > 0.98)
        .map(({ at: p, u, halfU, halfV }) =>
          along(add(p, [0, way * halfV, 0]), u, halfU * (1 - 0.5 ** exponent) ** (1 / exponent)),
        );
      bench.add(tube(line, 0.45, { closed: opening === 0, points: 12 }), 40, { surface: bench.accent });
    }
  }
  if (hasKnobs) {
    const knob = bench.define(sphere(height * KNOB, 24), 50);
    for (const end of [stations[0]!, stations.at(-1)!]) bench.place(knob, { origin: end.at, surface: bench.accent });
  }
}

/** The size and angle of each stone on a band. */
export interface BandStones {
  sizes: readonly number[];
  angles: readonly number[];
}

/** A setting on a band: its angle, and half its height and length with the wall, mm. */
export interface BandSeat {
  angle: number;
  halfHeight: number;
  halfLength: number;
}

/** Metal above and below a setting, and length over which a band widens, in half lengths of the setting. */
export const SEAT = { margin: 0.45, within: 2.4 } as const;

/** Half the height of a band that widens into a plate under a setting, mm. */
function widened(half: number, { angle, halfHeight, halfLength }: BandSeat, at: number, oval: Oval): number {
  const most = halfHeight + SEAT.margin;
  const turned = Math.abs(Math.atan2(Math.sin(at - angle), Math.cos(at - angle)));
  const share = 1 - smoothstep(0, SEAT.within, (turned * oval.rz) / halfLength);
  return half + Math.max(0, most - half) * share;
}

export interface Ground {
  base: number;
  height: number;
  opening: number;
  passing: number;
  cross: Cross;
  strands: number;
  wire: number;
  form: string;
  /** True for stones that shrink from the middle of their row to its ends. */
  isGraded?: boolean;
}

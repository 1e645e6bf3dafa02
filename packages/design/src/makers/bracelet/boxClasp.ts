/** The clasp of a row of stones: a box for a sprung tongue, with a safety latch over the seam. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { roundedBox, sphere } from '../../geometry/blocks';
import { sample, spline } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import { sweep, tube, type Station } from '../../geometry/sweep';
import { along, smoothstep } from '../../geometry/vec';
import { onOval, type Oval } from './common';

export interface BoxClasp {
  oval: Oval;
  /** Backward lean of the row, radians. */
  lean: number;
  /** Height of its middle over the table, mm. */
  lift: number;
  /** Distance from the middle of the back to the feet of the last settings on both sides, mm. */
  reach: number;
  /** Half the length of the box, half its height and half its thickness, mm. */
  half: Vec3;
  /** Distance inside the oval of the box's middle, and of the rails at its ends, mm. */
  inside: number;
  railInside: number;
  /** Radius of the rails that attach it to the row, mm. */
  railMm: number;
  /** True for the top one of several rows. */
  isLatched: boolean;
  /** Angle on the oval at a distance from the middle of the clasp, mm. */
  angleAt?: (s: number) => number;
}

/** Length over which a rail widens into the box, mm. */
const SHOULDER = 0.35;
/** Half the width and the depth of a milled line, mm. */
const LINE = { half: 0.2, depth: 0.14 } as const;
const WIRE = 0.2;

/** Builds the clasp, by default at the back of the oval; its rails end in the feet of the last settings. */
export function boxClasp(
  bench: Bench,
  { oval, lean, lift, reach, half: [long, tall, thick], inside, railInside, railMm, isLatched, ...place }: BoxClasp,
): void {
  // The rails run inside the oval, whose circumference is smaller.
  const angleAt =
    place.angleAt ??
    ((s: number): number => Math.PI + Math.asin(s / (oval.rx - (railInside * Math.cos(lean) * oval.rz) / oval.rx)));
  const at = (s: number, up: number, outwards: number): Vec3 => {
    const {
      at: [x, , z],
      out,
      axes,
    } = onOval(angleAt(s), oval, lean);
    return along(along([x, lift, z], axes[1], up), out, outwards - inside);
  };
  // Position of the seam between tongue and box.
  const seam = long * 0.2;
  const lines = [
    { s: seam, depth: LINE.depth * 1.5 },
    { s: SHOULDER + 0.45 - long, depth: LINE.depth },
    { s: long - SHOULDER - 0.45, depth: LINE.depth },
  ];
  const places = [
    ...sample(81, (t) => (t * 2 - 1) * reach),
    ...lines.flatMap(({ s }) => [-1, -0.7, 0, 0.7, 1].map((k) => s + k * LINE.half)),
  ].toSorted((a, b) => a - b);
  const stations = places.map((s): Station => {
    const swollen = smoothstep(0, SHOULDER, long - Math.abs(s));
    const milled = lines.reduce(
      (depth, line) => depth + line.depth * smoothstep(0, 0.3, 1 - Math.abs(s - line.s) / LINE.half),
      0,
    );
    const { axes } = onOval(angleAt(s), oval, lean);
    return {
      at: at(s, 0, (inside - railInside) * (1 - swollen)),
      u: axes[1],
      v: axes[2],
      halfU: railMm + (tall - railMm) * swollen - milled,
      halfV: railMm + (thick - railMm) * swollen - milled,
    };
  });
  bench.add(sweep(stations, superellipse(44, 4.5), false), 34);
  if (!isLatched) return;
  // The tongue's thumb piece, under the latch's outer side.
  const { axes } = onOval(angleAt(seam + 0.8), oval, lean);
  bench.add(roundedBox([0.6, tall * 0.5, 0.26], 0.18), 30, { axes, origin: at(seam + 0.8, 0, thick + 0.06) });
  // A figure-eight latch, hinged on one stud and snapped over the other.
  const [from, to] = [seam - long * 0.5, seam + long * 0.5];
  const eight = [-1, 1].flatMap((side) =>
    [0, 0.14, 0.32, 0.5, 0.68, 0.86].map((t): Vec3 =>
      at(
        side < 0 ? from + (to - from) * t : to + (from - to) * t,
        tall + WIRE * 0.8,
        side * thick * (t === 0 ? 0 : 0.24 + 0.3 * Math.abs(Math.cos(Math.PI * t))),
      ),
    ),
  );
  bench.add(tube(spline(eight, true, 6), WIRE, { closed: true, points: 12 }), 50);
  const stud = bench.define(sphere(WIRE * 1.7, 12), 50);
  for (const s of [from + 0.45, to - 0.45]) bench.place(stud, { origin: at(s, tall + WIRE * 0.9, 0) });
}

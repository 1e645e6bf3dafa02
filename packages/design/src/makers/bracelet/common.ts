/** Geometry of bracelets on a table: ovals, positions, hinges. */
import type { Vec3 } from '../../piece';
import { lathe } from '../../geometry/sweep';
import { TAU, X, Y, Z, add, along, scale, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import type { Brief } from '../maker';

/** Number of strands of a row of stones: the named number, up to three. */
export const strandsOf = (brief: Brief): number => Math.min(3, brief.strands ?? (brief.has('layered') ? 2 : 1));

/** The stone that the prompt puts on both sides of a figure: "with a ruby on each side of it", "before and after it". */
export const stoneBesideFigure = ({ named, placed }: Brief): Brief['named'][number] | undefined =>
  named.find(
    ({ role, figure, kind }) =>
      figure === undefined && (role === 'side' || placed.some(({ place, of }) => place === 'side' && of === kind)),
  );

/** Inner diameter of an anklet, mm: 240 mm around. */
export const ANKLET_MM = 76.4;

/** Azimuth of the view of a bracelet whose only stone is at the front, degrees: near the middle of the picture. */
export const LONE_AZIMUTH = 7;

/** The half axes of a wrist's oval, mm: x across, z towards the viewer. */
export interface Oval {
  rx: number;
  rz: number;
}

/** The oval for an inner diameter; stiff bangles are rounder than rows of links. */
export const wristOval = (innerDiameterMm: number, depth = 0.88): Oval => ({
  rx: (innerDiameterMm / 2) * 1.05,
  rz: (innerDiameterMm / 2) * 1.05 * depth,
});

/**
 * A point on the oval at angle `a` from the front: the point at height 0 and axes along the wrist, up and outwards.
 * Parts that are spread like a cone lean back: their outside faces up by `lean` radians.
 */
export function onOval(a: number, { rx, rz }: Oval, lean = 0): { at: Vec3; out: Vec3; axes: Axes } {
  const at: Vec3 = [Math.sin(a) * rx, 0, Math.cos(a) * rz];
  const l = Math.hypot(Math.sin(a) * rz, Math.cos(a) * rx);
  const level: Vec3 = [(Math.sin(a) * rz) / l, 0, (Math.cos(a) * rx) / l];
  const out = add(scale(level, Math.cos(lean)), scale(Y, Math.sin(lean)));
  return {
    at,
    out,
    axes: [[level[2], 0, -level[0]], add(scale(Y, Math.cos(lean)), scale(level, -Math.sin(lean))), out],
  };
}

/** Circumference of the oval, mm (Ramanujan's approximation). */
export const roundLength = ({ rx, rz }: Oval): number =>
  Math.PI * (3 * (rx + rz) - Math.sqrt((3 * rx + rz) * (rx + 3 * rz)));

const STEPS = 2000;

/** The angle at each of the given distances from the front, mm, which must rise from 0. */
export function anglesAt(distances: readonly number[], oval: Oval): number[] {
  const reach = [0];
  for (let i = 1; i <= STEPS; i++) {
    const a = ((i - 0.5) / STEPS) * TAU;
    reach.push(reach[i - 1]! + (Math.hypot(Math.cos(a) * oval.rx, Math.sin(a) * oval.rz) * TAU) / STEPS);
  }
  let j = 0;
  return distances.map((d) => {
    while (j < STEPS - 1 && reach[j + 1]! < d) j++;
    return ((j + Math.min(1, (d - reach[j]!) / (reach[j + 1]! - reach[j]!))) / STEPS) * TAU;
  });
}

/** `count` angles around the oval at equal distances, the first at the front. */
export function evenAngles(count: number, oval: Oval): number[] {
  const length = roundLength(oval);
  return anglesAt(
    Array.from({ length: count }, (_, i) => (i / count) * length),
    oval,
  );
}

/** Angle of a hinge, on the left, radians from the front. */
export const HINGE_AT = -TAU / 4 - 0.12;

/** The hinge of a stiff bracelet at angle `a`: knuckles around a vertical pin, with grooves between them. */
export function pinHinge(bench: Bench, a: number, oval: Oval, base: number, height: number, outwards: number): void {
  const { at, out } = onOval(a, oval);
  const r = Math.min(1.25, Math.max(0.85, height * 0.16));
  const center = along(at, out, outwards);
  const third = height / 3;
  const knuckle = bench.define(
    lathe(
      [
        [0.01, -third / 2 + 0.06],
        [r - 0.12, -third / 2 + 0.06],
        [r, -third / 2 + 0.18],
        [r, third / 2 - 0.18],
        [r - 0.12, third / 2 - 0.06],
        [0.01, third / 2 - 0.06],
      ],
      32,
    ),
    30,
  );
  const upright: Axes = [Z, X, Y];
  for (const k of [-1, 0, 1]) bench.place(knuckle, { axes: upright, origin: [center[0], base + k * third, center[2]] });
  bench.add(
    lathe(
      [
        [0.01, -height / 2 - 0.12],
        [r * 0.45, -height / 2 - 0.12],
        [r * 0.45, height / 2 + 0.12],
        [0.01, height / 2 + 0.12],
      ],
      24,
    ),
    30,
    { axes: upright, origin: [center[0], base, center[2]] },
  );
}

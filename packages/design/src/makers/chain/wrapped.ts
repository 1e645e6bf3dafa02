/** Stones in a wrap of wire: a double frame, coils around it, wires across the front, and a coiled neck. */
import { sample, type Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU, X, Y, Z } from '../../geometry/vec';
import { gemShape } from '../../gems/cuts';
import type { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { girdleMm, offsetOutline } from '../../parts/head';
import { outermost } from '../../parts/held';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { extentOf, footOfOutline } from './heads';
import type { Body } from './hung';

/** Radii of the frame's and of the finer wires, and half the distance of the frame's two wires, mm. */
const FRAME = { wire: 0.42, apart: 0.4 } as const;
const FINE = 0.3;
/** Coils around the frame: their middles as shares of it, number of turns, and radius, mm. */
const COILS = { at: [0.08, 0.27, 0.46, 0.61, 0.8], turns: 4, radius: 1.02 } as const;
/** Wires across the front, from one direction of the frame to another, degrees. */
const ACROSS: readonly (readonly [from: number, to: number])[] = [
  [150, -12],
  [172, -38],
  [197, -66],
  [64, 236],
];
/** The neck: turns, radius and height of its coil, and the eye over it, mm. */
const NECK = { turns: 5, radius: 0.62, tall: 2.4 } as const;
const EYE = { radius: 0.85, wire: 0.36 } as const;
/** Gap between a wire and the stone's front, mm. */
const AIR = 0.06;

/** A stone held by wraps of wire. */
export function hungWrapped(bench: Bench, part: DesignPart): Body {
  const { kind, cut, size_mm: sizeMm, role } = part.stones![0]!;
  const outline = offsetOutline(girdleMm(cut, sizeMm, 160), FRAME.wire * 0.8);
  const outside = offsetOutline(outline, FRAME.wire + FINE);
  const { top, half, low } = extentOf(outside);
  const { planes } = gemShape(cut);
  const k = sizeMm / 2;
  /** Height of the stone's front at a point, mm. */
  const frontAt = (x: number, y: number): number =>
    Math.max(0, Math.min(...planes.flatMap(([nx, ny, nz, d]) => (nz > 0.05 ? [(d * k - nx * x - ny * y) / nz] : []))));
  const onFrame = (share: number): Point2 => {
    const at = (((share % 1) + 1) % 1) * outline.length;
    const [a, b] = [outline[Math.floor(at) % outline.length]!, outline[Math.ceil(at) % outline.length]!];
    const t = at - Math.floor(at);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const closed = { closed: true, points: 14, up: Z } as const;
  const eyeY = top + NECK.tall + EYE.radius;
  return {
    top: [0, eyeY + EYE.radius + EYE.wire - 0.1],
    eyeZ: 0,
    half,
    low,
    behind: sizeMm * 0.5 + 0.9,
    footAt: footOfOutline(outside),
    bail: 0.85,
    ends: [outermost(outside, Math.PI * 0.75), outermost(outside, Math.PI * 0.25)],
    place: (origin) => {
      const put = (x: number, y: number, z: number): Vec3 => [origin[0] + x, origin[1] + y, origin[2] + z];
      bench.inPart(part.id, () => {
        bench.stone({ kind, cut, sizeMm, role, origin });
        for (const z of [-FRAME.apart, FRAME.apart])
          bench.add(
            tube(
              outline.map(([x, y]) => put(x, y, z)),
              FRAME.wire,
              closed,
            ),
            45,
          );
        const wide = (COILS.turns * 2 * FINE) / (TAU * half);
        for (const at of COILS.at)
          bench.add(
            tube(
              sample(COILS.turns * 18, (t): Vec3 => {
                const share = at + (t - 0.5) * wide;
                const [x, y] = onFrame(share);
                const a = t * COILS.turns * TAU;
                const out = 1 + (Math.cos(a) * COILS.radius * 0.8) / Math.hypot(x, y);
                return put(x * out, y * out, Math.sin(a) * COILS.radius);
              }),
              FINE,
              { points: 10 },
            ),
            45,
          );
        for (const [from, to] of ACROSS) {
          const [a, b] = [from, to].map((deg) => outermost(outline, (deg * Math.PI) / 180)) as [Point2, Point2];
          bench.add(
            tube(
              sample(36, (t): Vec3 => {
                const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
                return put(x, y, Math.max(FRAME.apart, frontAt(x, y) + FINE + AIR));
              }),
              FINE,
              { points: 10, up: Z },
            ),
            45,
          );
        }
        bench.add(
          tube(
            sample(NECK.turns * 20, (t): Vec3 => {
              const a = t * NECK.turns * TAU;
              return put(Math.cos(a) * NECK.radius, top - 0.4 + t * (NECK.tall + 0.3), Math.sin(a) * NECK.radius);
            }),
            FINE,
            { points: 10 },
          ),
          45,
        );
        bench.add(
          tube([put(0, top - 1, 0), put(0, top + NECK.tall / 2, 0), put(0, eyeY - EYE.radius, 0)], 0.5, { points: 14 }),
          45,
        );
        bench.add(jumpRing(put(0, eyeY, 0), X, Y, EYE.radius, EYE.wire), 45);
      });
    },
  };
}

/** Hanging pearls: a metal cap follows the pearl's surface, with a peg in the pearl and a ring above. */
import type { Vec3 } from '../piece';
import type { GemKind, StoneRole } from '../spec';
import { sample, type Point2 } from '../geometry/curves';
import type { Solid } from '../geometry/solid';
import { lathe } from '../geometry/sweep';
import { Z, axesFacing } from '../geometry/vec';
import type { Bench } from './bench';
import { jumpRing } from './chain';

const UP = axesFacing([0, 1, 0]);

export interface HangingPearl {
  kind: GemKind;
  sizeMm: number;
  role: StoneRole;
  /** The middle of the wire that its ring loops over. */
  top: Vec3;
  /** Direction that its ring faces, across the wire. @default to the viewer */
  across?: Vec3;
}

/** The caps of a bench by the width of their pearls, mm; equal pearls share one. */
const caps = new WeakMap<Bench, Map<number, number>>();

/** Angle from the top of a pearl to the rim of its cap, radians; the cap is 0.4 times as wide as the pearl. */
const CAP_EDGE = 0.41;

/**
 * The metal cap of a pearl with a vertical axis and the pearl's middle at the origin; `neck` is its height above the
 * pearl, mm.
 */
export function pearlCap(r: number, neck: number): Solid {
  const skin = (polar: number, by: number): Point2 => [Math.sin(polar) * (r + by), Math.cos(polar) * (r + by)];
  // A rolled rim on the pearl, a fine groove, then the dome.
  const rim = [
    skin(CAP_EDGE, -0.06),
    skin(CAP_EDGE + 0.12 / r, 0.08),
    skin(CAP_EDGE + 0.08 / r, 0.24),
    skin(CAP_EDGE, 0.3),
  ];
  const from = CAP_EDGE - 0.22 / r;
  const dome = sample(14, (t): Point2 => skin(from + (0.1 - from) * t, 0.2 + (neck * 0.8 - 0.2) * (1 - (1 - t) ** 2)));
  return lathe(
    [
      ...rim,
      skin(from + 0.1 / r, 0.28),
      ...dome,
      [0.34, r + neck],
      [0.001, r + neck],
      [0.001, r - 0.3],
      skin(CAP_EDGE * 0.5, -0.1),
    ],
    48,
  );
}

function capFor(bench: Bench, sizeMm: number, neck: number): number {
  const known = caps.get(bench) ?? new Map<number, number>();
  caps.set(bench, known);
  const cap = known.get(sizeMm) ?? bench.define(pearlCap(sizeMm / 2, neck), 40);
  known.set(sizeMm, cap);
  return cap;
}

/** Hangs a round drop under `top`; returns the middle of the pearl. */
export function hangPearl(bench: Bench, pearl: HangingPearl): Vec3 {
  return bench.inPart('drop', () => capAndHang(bench, pearl));
}

function capAndHang(bench: Bench, { kind, sizeMm, role, top, across = Z }: HangingPearl): Vec3 {
  const r = sizeMm / 2;
  const neck = 0.5 + sizeMm * 0.03;
  const ring = 0.62 + sizeMm * 0.02;
  const middle: Vec3 = [top[0], top[1] - 2 * ring + 0.2 - neck - r, top[2]];
  // `Bench.stone` rests a pearl on a setting; this one is upside down.
  const isPearl = kind === 'pearl';
  bench.stone({
    kind,
    cut: isPearl ? 'round' : 'sphere',
    sizeMm,
    role,
    origin: [middle[0], middle[1] + (isPearl ? sizeMm * 0.16 : 0), middle[2]],
    axes: axesFacing([0, -1, 0]),
  });
  bench.place(capFor(bench, sizeMm, neck), { axes: UP, origin: middle });
  bench.add(jumpRing([top[0], top[1] - ring + 0.1, top[2]], [0, 1, 0], across, ring, 0.2), 40);
  return middle;
}

/** Ornament that repeats along a track, or winds along it. */
import type { Point2 } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { tube } from '../../geometry/sweep';
import { TAU, spin } from '../../geometry/vec';
import type { Vec3 } from '../../piece';
import type { Bench } from '../bench';
import type { Track } from './track';

/** The number of repeats of a length that fits, at least `least`. */
export const fitting = ({ lengthMm }: Track, pitchMm: number, least = 6): number =>
  Math.max(least, Math.round(lengthMm / pitchMm));

interface Repeat {
  creaseDeg?: number;
  /** Position across the track and above the metal, mm. */
  y?: number;
  z?: number;
  sizeAt?: (i: number) => number;
  /** Turn about the direction up, radians. */
  turnAt?: (i: number) => number;
  /** Position of the first, in repeats. */
  from?: number;
  /** True for repeats that fill an open track between its ends, rather than lie on both. */
  isBetween?: boolean;
}

/** Places one mesh at equal distances along the track. */
export function repeated(
  bench: Bench,
  track: Track,
  solid: Solid,
  count: number,
  {
    creaseDeg = 40,
    y = 0,
    z = 0,
    sizeAt = (): number => 1,
    turnAt = (): number => 0,
    from = 0,
    isBetween = false,
  }: Repeat = {},
): void {
  const mesh = bench.define(solid, creaseDeg);
  for (let i = 0; i < count; i++) {
    const share =
      isBetween && !track.isClosed
        ? (i + 0.5 + from) / count
        : (i + from) / (track.isClosed ? count : Math.max(1, count - 1));
    if (isBetween && (share < 0 || share > 1)) continue;
    const { axes } = track.at(share);
    bench.place(mesh, { axes: spin(axes, turnAt(i)), origin: track.point(share, y, z), scale: sizeAt(i) });
  }
}

/** Wires wound or plaited along the track. */
export function strands(
  bench: Bench,
  track: Track,
  count: number,
  { radius, rounds, wave }: { radius: number; rounds: number; wave: (phase: number) => Point2 },
): void {
  for (let k = 0; k < count; k++) {
    const steps = Math.max(160, rounds * 14);
    const path = Array.from({ length: steps }, (_, i): Vec3 => {
      const share = i / (track.isClosed ? steps : steps - 1);
      const [y, z] = wave((share * rounds + k / count) * TAU);
      return track.point(share, y, z);
    });
    bench.add(tube(path, radius, { closed: track.isClosed, points: 10 }), 40);
  }
}

/** A repeatable irregular number from 0 to 1. */
export const uneven = (i: number): number => Math.abs(Math.sin((i + 1) * 12.9898) * 43758.5453) % 1;

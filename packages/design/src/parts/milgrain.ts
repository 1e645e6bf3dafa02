/** Ornament along the edges of metal: milgrain, the fine beads that a knurling wheel leaves. */
import type { Vec3 } from '../piece';
import { sphere } from '../geometry/blocks';
import { evenly, lengthOf } from '../geometry/curves';
import type { Field } from '../geometry/field';
import type { Solid } from '../geometry/solid';
import { TAU } from '../geometry/vec';
import type { Bench } from './bench';

/** Default width of one bead, mm. */
const BEAD_MM = 0.3;
/** Smaller beads, a few pixels wide, have fewer facets, mm. */
const FINE_MM = 0.28;
const grain = (beadMm: number): Solid => sphere(beadMm / 2, beadMm < FINE_MM ? 6 : 8);
/** Pitch of beads, in widths. */
const PACKED = 0.94;

/** Beads along a line on a surface, half sunk into it. */
export function milgrain(bench: Bench, line: readonly Vec3[], { beadMm = BEAD_MM, closed = true } = {}): void {
  const bead = bench.define(grain(beadMm), 50);
  const count = Math.max(2, Math.round(lengthOf(line, closed) / (beadMm * PACKED)));
  for (const origin of evenly(line, count, closed)) bench.place(bead, { origin });
}

/** Beads along straight edges that meet in corners, a bead on every corner. */
export function milgrainCorners(
  bench: Bench,
  corners: readonly Vec3[],
  { beadMm = BEAD_MM, closed = true } = {},
): void {
  const bead = bench.define(grain(beadMm), 50);
  const sides = closed ? corners.length : corners.length - 1;
  for (let i = 0; i < sides; i++) {
    const side = [corners[i]!, corners[(i + 1) % corners.length]!];
    const count = Math.max(1, Math.round(lengthOf(side) / (beadMm * PACKED)));
    for (const origin of evenly(side, count + 1, false).slice(0, !closed && i + 1 === sides ? count + 1 : count))
      bench.place(bead, { origin });
  }
}

/** A hoop that stands round `center`. */
interface Hoop {
  field: Field;
  center: Vec3;
  topRadius: number;
}

/**
 * The line around a hoop's outer surface, `asideAt(angle)` mm beside its middle, with a gap of `from` radians on both
 * sides of the top.
 */
export function lineOn({ field, center, topRadius }: Hoop, asideAt: (angle: number) => number, from: number): Vec3[] {
  const line = Array.from({ length: 181 }, (_, i): Vec3 => {
    const angle = from + (i / 180) * (TAU - 2 * from);
    const z = center[2] + asideAt(angle);
    let r = topRadius + 1.2;
    while (r > topRadius - 2.5 && field(center[0] + Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z) > 0)
      r -= 0.02;
    return [center[0] + Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z];
  });
  return from === 0 ? line.slice(0, -1) : line;
}

/** Beads along both edges of a hoop, `edgeAt(angle)` mm beside its middle, which lies `middleAt(angle)` mm beside its plane. */
export function milgrainEdges(
  bench: Bench,
  hoop: Hoop,
  edgeAt: (angle: number) => number,
  from = 0,
  middleAt: (angle: number) => number = () => 0,
): void {
  for (const way of [-1, 1])
    milgrain(
      bench,
      lineOn(hoop, (angle) => middleAt(angle) + way * edgeAt(angle), from),
      { closed: from === 0 },
    );
}

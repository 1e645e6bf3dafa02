/** Milgrain: the fine beads that a knurling wheel leaves along an edge. */
import type { Vec3 } from '../piece';
import { sphere } from '../geometry/blocks';
import { evenly, lengthOf } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { TAU } from '../geometry/vec';
import type { Bench } from './bench';

/** Radius of one bead, mm. */
const BEAD = 0.19;
/** Beads sit this much closer than side by side. */
const PACKED = 0.94;

/** Beads along a line on a surface, half sunk into it. */
export function milgrain(bench: Bench, line: readonly Vec3[], closed = true): void {
  const bead = bench.define(sphere(BEAD, 8), 50);
  const count = Math.max(2, Math.round(lengthOf(line, closed) / (2 * BEAD * PACKED)));
  for (const origin of evenly(line, count, closed)) bench.place(bead, { origin });
}

/** Beads along both edges of a hoop that stands round `center`: where the metal's surface is `edgeAt(angle)` mm beside its middle. */
export function milgrainEdges(bench: Bench, { field, center, topRadius }: { field: Field; center: Vec3; topRadius: number }, edgeAt: (angle: number) => number, from = 0): void {
  for (const way of [-1, 1]) {
    const line = Array.from({ length: 181 }, (_, i): Vec3 => {
      const angle = from + (i / 180) * (TAU - 2 * from);
      const z = center[2] + way * edgeAt(angle);
      let r = topRadius + 1.2;
      while (r > topRadius - 2.5 && field(center[0] + Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z) > 0) r -= 0.02;
      return [center[0] + Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z];
    });
    milgrain(bench, from === 0 ? line.slice(0, -1) : line, from === 0);
  }
}

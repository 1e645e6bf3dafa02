/** The clasp of a bar that lies across a ring. */
import type { Vec3 } from '../../piece';
import { sphere } from '../../geometry/blocks';
import { tube } from '../../geometry/sweep';
import { add, along } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { jumpRing, type LinkSize } from '../../parts/chain';
import { onOval, type Oval } from './common';
import type { Station } from './strand';

/** Wire of the ring relative to that of the links, and at least, mm; radius of the ring in wires. */
const WIRE = { share: 1.15, least: 0.7, radius: 6.2 } as const;
/** Reach of the bar beyond the ring, mm, and its place across the ring, as a share of its radius. */
const BEYOND_MM = 2.4;
const PLACE = 0.42;
/** Height of the bar over the ring, in wires. */
const OVER = 1.75;

/** Builds the clasp at an angle from the front. */
export function toggleClasp(bench: Bench, oval: Oval, angle: number, links: LinkSize): Station {
  const { at, out, axes } = onOval(angle, oval);
  const wire = Math.max(WIRE.least, links.wire * WIRE.share);
  const radius = wire * WIRE.radius;
  const center: Vec3 = [at[0], Math.max(links.width * 0.46, wire) + 0.1, at[2]];
  const middle = along(add(center, [0, wire * OVER, 0]), axes[0], radius * PLACE);
  const tip = (way: number): Vec3 => along(middle, out, way * (radius + BEYOND_MM));
  bench.inPart('toggle', () => {
    bench.add(jumpRing(center, axes[0], out, radius, wire), 40);
    bench.add(tube([tip(-1), middle, tip(1)], wire * 0.95, { points: 18 }), 40);
    const ball = bench.define(sphere(wire * 1.35, 16), 50);
    for (const way of [-1, 1]) bench.place(ball, { origin: tip(way) });
  });
  return { angle, before: along(center, axes[0], -radius - wire * 0.4), after: along(middle, axes[0], wire * 0.5) };
}

/** What hangs level from both of its ends in a fine chain: names, bars. */
import type { Vec3 } from '../../piece';
import { X, Y, add, sub } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { BOLD_LINKS, FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { neckline } from './neckline';

/** What hangs so lies this far before the wall, mm. */
export const BEFORE = 2.2;
/** The rings at its ends, mm. */
const RING = { radius: 0.9, wire: 0.27 } as const;

/** Hangs what is `width` mm wide from its left and right end; the camera shows the chain as far as it belongs to the picture. */
export function hangByEnds(bench: Bench, ends: readonly [left: Vec3, right: Vec3], width: number, linksName: string): void {
  const links = linksName === 'bold' ? BOLD_LINKS : chainNamed(linksName, FINE);
  const half = Math.max(22, width * 0.68);
  const deep = half * 2.1;
  for (const [i, way] of [[0, -1], [1, 1]] as const) {
    const out: Vec3 = [way * 0.6, 0.8, 0];
    const ring = add(ends[i], [out[0] * (RING.radius + 0.25), out[1] * (RING.radius + 0.25), 0]);
    bench.add(jumpRing(ring, X, Y, RING.radius, RING.wire), 40);
    // The first link hangs in its ring by its end, however long it is.
    const lead = RING.radius + links.length / 2 - links.wire - RING.wire - 0.12;
    const first = add(ring, [out[0] * lead, out[1] * lead, 0]);
    const t0 = Math.asin(Math.min(0.92, Math.abs(first[0]) / half)) / 2.15;
    const start = neckline(t0, half, deep, BEFORE);
    const shift = sub(first, [way * start[0], start[1], start[2]]);
    chain(bench, Array.from({ length: 120 }, (_, j) => neckline(t0 + ((1.25 - t0) * j) / 119, half, deep, BEFORE)).map((p) => add([way * p[0], p[1], p[2]], shift)), links, { wornMm: (NECK_MM - width) / 2 });
  }
  bench.mustShow.push([half * 0.96, half * 0.5, BEFORE], [-half * 0.96, half * 0.5, BEFORE]);
}

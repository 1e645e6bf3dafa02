/** A strand of chain around the wrist with stations: stones, figures, a clasp. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { LINK_PLAY, chain, jumpRing, type LinkSize } from '../../parts/chain';
import { sphere } from '../../geometry/blocks';
import { evenly, lengthOf } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU, Y, add, along, cross, distance, lerp, scale, smoothstep, sub, unit } from '../../geometry/vec';
import { anglesAt, onOval, roundLength, type Oval } from './common';

/** A part that the chain is soldered to on both sides. */
export interface Station {
  /** Angle from the front, radians, rising along the strand. */
  angle: number;
  /** Start of the chain on the sides of smaller and larger angle, world points. */
  before: Vec3;
  after: Vec3;
  /** True in a close row, whose links lead straight to the next station. */
  isClose?: boolean;
  /** True with eyes, in which the outermost links hang edge-on. */
  isEyed?: boolean;
}

/** Longest gap between two close stations that one ring closes, mm. */
const RING_MM = 4;
/** Length over which a chain of small links rises from the table to a station, mm. */
const CLIMB = 9;

/** Length that a number of links spans between two stations, mm. */
export const spanOf = (count: number, { length, wire }: LinkSize): number =>
  count * length - (count - 1) * LINK_PLAY * wire - 2 * wire;

/** Number of links that spans a length, mm, as a fraction. */
export const linksIn = (spanMm: number, { length, wire }: LinkSize): number =>
  (spanMm + 2 * wire - LINK_PLAY * wire) / (length - LINK_PLAY * wire);

/** Height of a chain's middle on the table; long links need room where the chain rises, mm. */
const restOf = (links: LinkSize): number => links.width * 0.42 + links.length * 0.04;

/** Chain between all neighbouring stations, the last one joined to the first. */
export function strand(bench: Bench, oval: Oval, stations: readonly Station[], links: LinkSize, base = 0): void {
  const total = roundLength(oval);
  const steps = 720;
  const angles = anglesAt(
    Array.from({ length: steps * 2 + 1 }, (_, i) => (i / steps) * total)
      .map((d) => d % total)
      .slice(0, steps),
    oval,
  );
  const angleAt = (d: number): number => angles[((Math.round((d / total) * steps) % steps) + steps) % steps]!;
  const distanceAt = (a: number): number => {
    const turned = ((a % TAU) + TAU) % TAU;
    let i = angles.findIndex((b) => b >= turned - 1e-9);
    if (i < 0) i = steps - 1;
    return (i / steps) * total;
  };
  const rest = base + restOf(links);
  const ball = bench.define(sphere(1, 14), 50);
  stations.forEach((station, i) => {
    const next = stations[(i + 1) % stations.length]!;
    const from = distanceAt(station.angle);
    const to = distanceAt(next.angle) + (distanceAt(next.angle) <= from ? total : 0);
    const middleOf = (d: number): Vec3 => {
      const { at } = onOval(angleAt(d), oval);
      return [at[0], rest, at[2]];
    };
    // The outermost links end in balls on the walls of the stations.
    for (const { p, isEyed } of [
      { p: station.after, isEyed: station.isEyed },
      { p: next.before, isEyed: next.isEyed },
    ])
      if (!isEyed) bench.place(ball, { origin: p, scale: links.wire * 1.55 });
    if (station.isClose && next.isClose && (links.weave === 'cord' || links.weave === 'braid')) {
      chain(bench, [station.after, lerp(station.after, next.before, 0.5), next.before], links, {
        inFrame: true,
        facing: Y,
      });
      return;
    }
    if (station.isClose && next.isClose) {
      const span = distance(station.after, next.before);
      if (span < Math.min(links.length * 1.5, RING_MM)) {
        const middle = lerp(station.after, next.before, 0.5);
        const ahead = unit(sub(next.before, station.after));
        bench.add(jumpRing(middle, ahead, unit(cross(Y, ahead)), span / 2 + links.wire, links.wire), 40);
        return;
      }
      const inner = LINK_PLAY * links.wire;
      const count = Math.max(1, Math.round((span + 2 * links.wire - inner) / (links.length - inner)));
      const length = (span + 2 * links.wire + inner * (count - 1)) / count;
      const by = (length / 2 - links.wire) / span;
      const middles = Array.from({ length: 12 }, (_, k): Vec3 =>
        lerp(station.after, next.before, by + ((1 - 2 * by) * k) / 11),
      );
      chain(bench, middles, { ...links, length }, { inFrame: true, facing: Y });
      return;
    }
    const first = from + distance(station.after, middleOf(from)) * 0.98;
    const last = to - distance(next.before, middleOf(to)) * 0.98;
    const lead = sub(station.after, middleOf(first));
    const tail = sub(next.before, middleOf(last));
    const climb = Math.min(Math.max(CLIMB, links.length * 2), (last - first) / 2);
    const path = Array.from({ length: 161 }, (_, k): Vec3 => {
      const d = first + ((last - first) * k) / 160;
      return add(
        add(middleOf(d), scale(lead, 1 - smoothstep(0, climb, d - first))),
        scale(tail, 1 - smoothstep(0, climb, last - d)),
      );
    });
    if (links.weave) {
      chain(bench, path, links, { inFrame: true, facing: Y });
      return;
    }
    const run = lengthOf(path);
    // Whole links, slightly longer or shorter so that they fill the run tautly.
    const inner = LINK_PLAY * links.wire;
    const nearest = Math.max(2, Math.round(linksIn(run, links)));
    // Every other link is edge-on, as is the first.
    const count = next.isEyed && nearest % 2 === 0 ? nearest + 1 : nearest;
    const fitted = { ...links, length: (run + 2 * links.wire + inner * (count - 1)) / count };
    chain(bench, trimmed(path, fitted.length / 2 - fitted.wire), fitted, { inFrame: true, facing: Y });
  });
}

/** A path without its first and last `by` mm. */
function trimmed(path: readonly Vec3[], by: number): Vec3[] {
  const count = 161;
  const even = evenly(path, count, false);
  const step = lengthOf(path) / (count - 1);
  const at = (s: number): Vec3 => {
    const i = Math.min(count - 2, Math.floor(s / step));
    return lerp(even[i]!, even[i + 1]!, s / step - i);
  };
  const run = step * (count - 1) - 2 * by;
  return Array.from({ length: count }, (_, i) => at(by + (run * i) / (count - 1)));
}

/** Radius of the jump rings of a spring ring in wires, and how far they lean from upright. */
const JUMP = { radius: 1.9, lean: 0.8 } as const;

/** A spring ring that closes the strand at `angle`, between two jump rings unless several strands end in it. */
export function springRing(bench: Bench, oval: Oval, angle: number, links: LinkSize, hasJumps = true): Station {
  const { at, out, axes } = onOval(angle, oval);
  const wire = Math.max(0.42, links.wire * 0.9);
  const radius = wire * 5.2;
  const center: Vec3 = [at[0], restOf(links), at[2]];
  bench.add(jumpRing(center, axes[0], out, radius, wire), 40);
  const collar = bench.define(sphere(1, 12));
  for (const a of [0.7, 1.5])
    bench.place(collar, {
      origin: add(center, add(scale(axes[0], Math.cos(a) * radius), scale(out, Math.sin(a) * radius))),
      scale: wire * 1.3,
    });
  const grip = add(center, add(scale(axes[0], Math.cos(1.1) * radius), scale(out, Math.sin(1.1) * radius)));
  bench.add(tube([grip, along(along(grip, out, wire * 2), axes[0], wire)], wire * 0.55), 40);
  const jump = wire * JUMP.radius;
  const away = radius - 1.8 * wire + jump;
  const across = unit(add(scale(Y, Math.cos(JUMP.lean)), scale(out, Math.sin(JUMP.lean))));
  if (hasJumps)
    for (const way of [-1, 1]) bench.add(jumpRing(along(center, axes[0], way * away), axes[0], across, jump, wire), 40);
  const reach = (hasJumps ? away + jump : radius) + wire * 0.4;
  return { angle, before: along(center, axes[0], -reach), after: along(center, axes[0], reach) };
}

/** Heavy curbs: plain, with a stone on some links, or paved. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { sphere } from '../../geometry/blocks';
import { turn } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import type { Solid } from '../../geometry/solid';
import { WORLD, add, along, axesFacing, cross, distance, dot, fromAxes, scale, sub, unit } from '../../geometry/vec';
import { stonesOf } from '../maker';
import { evenAngles, onOval, roundLength, type Oval } from './common';
import { jewel, jewelMm } from './linkJewel';

/** A link's place: its axes along the chain, across it and outwards. */
export interface LinkPlace {
  origin: Vec3;
  axes: Axes;
}

/** Lean of each link over the next, radians. */
const TILT = 0.36;

/** Radius of the wire, half length and half width of the links of a curb of this height, and their pitch, mm. */
export function curbSize(height: number): { wire: number; long: number; wide: number; pitch: number } {
  const wire = height * 0.125;
  const long = height * 0.56;
  return { wire, long, wide: height * 0.44 - wire, pitch: (long - wire * 1.05) * 1.18 };
}

/** Flat heavy links, all turned the same way so that they form one surface, with their pavé. Returns their mesh. */
export function curbLinks(bench: Bench, places: readonly LinkPlace[], height: number, isClosed: boolean): Solid {
  const { wire, long, wide } = curbSize(height);
  const bend = (a: number): Vec3 => {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return [
      long * Math.sign(c) * Math.abs(c) ** 0.8,
      wide * Math.sign(s) * Math.abs(s) ** 0.8,
      wire * 0.95 * Math.sin(2 * a),
    ];
  };
  const solid = tube(turn(60, bend), wire, { closed: true, points: 16, up: [0, 0, 1], flat: 0.9 });
  const link = bench.define(solid, 50);
  const turned = places.map(({ origin, axes }): LinkPlace => {
    const x = unit(add(scale(axes[0], Math.cos(TILT)), scale(axes[2], Math.sin(TILT))));
    return { origin, axes: [x, axes[1], cross(x, axes[1])] };
  });
  for (const at of turned) bench.place(link, { ...at, inFrame: isClosed });
  paveLinks(bench, turned, bend, wire, isClosed);
  return solid;
}

/** A bracelet of curb links with its stones and its clasp. */
export function curb(bench: Bench, oval: Oval, height: number): void {
  const { wire, long, wide, pitch } = curbSize(height);
  const count = Math.round(roundLength(oval) / pitch);
  const base = height * 0.44 + 0.1;
  const places = evenAngles(count, oval).map((a): LinkPlace => {
    const { at, axes } = onOval(a, oval);
    return { origin: [at[0], base, at[2]], axes };
  });
  curbLinks(bench, places, height, true);
  for (const [i, { origin, axes }] of places.entries()) {
    jewelOnBar(bench, i, count, origin, axes, { wide, wire, lift: long * Math.sin(TILT) });
    if (i === Math.round(count / 2))
      bench.add(sphere(wire * 1.2, 16), 50, { origin: along(origin, axes[2], -wire * 1.6) });
  }
}

/** Width of pavé on links as a share of a curb's height, and the wall of its cups, mm. */
export const PAVE_SHARE = 0.15;
const PAVE_WALL = 0.2;
/** Distance of neighbouring stones, and of stones from the wire of the next link, in widths. */
const APART = 1.12;
const CLEAR = 0.62;
/** Least cosine between a stone's table and its link. */
const LEVEL = 0.86;
/** Half the width of the free column over a stone, in widths. */
const OVER = 0.54;

/** True when a neighbour's wire at this offset from a stone neither touches the stone nor hides it. */
function isClearOf(to: Vec3, out: Vec3, wire: number, size: number): boolean {
  const over = dot(to, out);
  return (
    Math.hypot(...to) > wire + size * CLEAR &&
    (over < 0 || Math.hypot(...sub(to, scale(out, over))) > wire + size * OVER)
  );
}

/**
 * Sets small stones on the outside of every link where no neighbour covers it.
 * @param bend the middle of a link's wire at an angle around it, in the link's axes
 */
function paveLinks(
  bench: Bench,
  links: readonly LinkPlace[],
  bend: (a: number) => Vec3,
  wire: number,
  isClosed: boolean,
): void {
  const stone = stonesOf(bench.spec, 'pave');
  if (!stone) return;
  const { kind, cut, size_mm: size } = stone;
  const cup = bench.define(
    bezelCup(cut, size, WORLD, [0, 0, 0], { wallMm: PAVE_WALL, depth: size * 0.5, open: 0.5, points: 32 }),
    36,
  );
  const pathOf = ({ origin, axes }: LinkPlace, count: number): Vec3[] =>
    turn(count, (a) => fromAxes(axes, origin, bend(a)));
  const wires = links.map((place) => pathOf(place, 48));
  const all: Vec3[][] = [];
  links.forEach((place, i) => {
    const { axes } = place;
    const others = [-1, 1].flatMap((way) =>
      isClosed ? wires[(i + way + links.length) % links.length]! : (wires[i + way] ?? []),
    );
    const set: Vec3[] = [];
    // Stones of the links before it, and of the first one where the chain closes.
    const beside = [...(all.at(-1) ?? []), ...(isClosed && i === links.length - 1 ? all[0]! : [])];
    all.push(set);
    const own = pathOf(place, 180);
    for (const [k, p] of own.entries()) {
      const run = unit(sub(own[(k + 1) % own.length]!, own.at(k - 1)!));
      const out = unit(sub(axes[2], scale(run, dot(axes[2], run))));
      const origin = along(p, out, wire * 0.92);
      const isClear =
        dot(out, axes[2]) > LEVEL &&
        [...set.slice(0, 1), ...set.slice(-1)].every((other) => distance(origin, other) > size * APART) &&
        beside.every((other) => isClearOf(sub(other, origin), out, size * 0.5, size)) &&
        others.every((other) => isClearOf(sub(other, origin), out, wire, size));
      if (!isClear) continue;
      set.push(origin);
      const seat = axesFacing(out, run);
      bench.place(cup, { origin, axes: seat, inFrame: isClosed });
      bench.stone({ kind, cut, sizeMm: size, role: 'pave', origin, axes: seat });
      if (!isClosed) bench.outOfFrame.add(bench.parts.length - 1);
    }
  });
}

/** A stone on a bar across its link, in front of the neighbours, which protrude by `lift`. */
function jewelOnBar(
  bench: Bench,
  index: number,
  count: number,
  origin: Vec3,
  axes: Axes,
  { wide, wire, lift }: { wide: number; wire: number; lift: number },
): void {
  const stone = stonesOf(bench.spec, 'center');
  if (!stone) return;
  const room = wide * 1.3;
  // A small stone among heavy links is higher, so that its table is clear of the neighbours.
  const front = along(origin, axes[2], lift + Math.max(wire * 0.3, wire * 1.8 - 0.3 - jewelMm(stone, room) * 0.48));
  if (jewel(bench, index, count, front, axes, 0.3, room)) {
    bench.add(
      tube([add(origin, [0, -wide, 0]), along(front, axes[2], 0.2), add(origin, [0, wide, 0])], 0.7, {
        points: 12,
        roundEnds: false,
      }),
      40,
    );
  }
}

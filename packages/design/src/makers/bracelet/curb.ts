/** Heavy curbs: plain, with a stone on some links, or paved. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { sphere } from '../../geometry/blocks';
import { turn } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { WORLD, add, along, cross, distance, scale, unit } from '../../geometry/vec';
import { stonesOf } from '../maker';
import type { Oval } from './common';
import { evenAngles, onOval, roundLength } from './common';
import { jewel, jewelMm } from './linkJewel';

/** A curb: flat heavy links, all turned the same way so that they form one surface. */
export function curb(bench: Bench, oval: Oval, height: number): void {
  const wire = height * 0.125;
  const [long, wide] = [height * 0.56, height * 0.44 - wire];
  const bend = (a: number): Vec3 => {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return [
      long * Math.sign(c) * Math.abs(c) ** 0.8,
      wide * Math.sign(s) * Math.abs(s) ** 0.8,
      wire * 0.95 * Math.sin(2 * a),
    ];
  };
  const link = bench.define(tube(turn(60, bend), wire, { closed: true, points: 16, up: [0, 0, 1], flat: 0.9 }), 50);
  const pitch = (long - wire * 1.05) * 1.18;
  const count = Math.round(roundLength(oval) / pitch);
  const base = height * 0.44 + 0.1;
  const tilt = 0.36;
  const placed: { origin: Vec3; axes: Axes }[] = [];
  evenAngles(count, oval).forEach((a, i) => {
    const { at, axes } = onOval(a, oval);
    const origin: Vec3 = [at[0], base, at[2]];
    const x = unit(add(scale(axes[0], Math.cos(tilt)), scale(axes[2], Math.sin(tilt))));
    const turned: Axes = [x, axes[1], cross(x, axes[1])];
    bench.place(link, { origin, axes: turned });
    placed.push({ origin, axes: turned });
    jewelOnBar(bench, i, count, origin, axes, { wide, wire, lift: long * Math.sin(tilt) });
    if (i === Math.round(count / 2))
      bench.add(sphere(wire * 1.2, 16), 50, { origin: along(origin, axes[2], -wire * 1.6) });
  });
  const pathAt = (i: number, a: number): Vec3 => {
    const { origin, axes } = placed[i]!;
    const [x, y, z] = bend(a);
    return add(add(origin, scale(axes[0], x)), add(scale(axes[1], y), scale(axes[2], z)));
  };
  paveLinks(
    bench,
    placed.map(({ axes }) => axes),
    pathAt,
    wire,
  );
}

/** Width of pavé on links, mm, and the wall of its cups. */
export const PAVE_MM = 1.5;
const PAVE_WALL = 0.2;

/**
 * Sets small stones on the outside of every link where no neighbour covers it.
 * @param pathAt the middle of the wire of a link at an angle around it
 */
function paveLinks(
  bench: Bench,
  links: readonly Axes[],
  pathAt: (link: number, a: number) => Vec3,
  wire: number,
): void {
  const stone = stonesOf(bench.spec, 'pave');
  if (!stone) return;
  const { kind, cut, size_mm: size } = stone;
  const cup = bench.define(
    bezelCup(cut, size, WORLD, [0, 0, 0], { wallMm: PAVE_WALL, depth: size * 0.5, open: 0.5 }),
    36,
  );
  const wires = links.map((_, i) => turn(48, (a) => pathAt(i, a)));
  links.forEach((axes, i) => {
    const others = [-1, 1].flatMap((way) => wires[(i + way + links.length) % links.length]!);
    let last: Vec3 | null = null;
    for (const p of turn(180, (a) => pathAt(i, a))) {
      const origin = along(p, axes[2], wire * 0.92);
      const isClear =
        (last === null || distance(origin, last) > size * 1.12) &&
        others.every((other) => distance(origin, other) > wire + size * 0.42);
      if (!isClear) continue;
      last = origin;
      bench.place(cup, { origin, axes });
      bench.stone({ kind, cut, sizeMm: size, role: 'pave', origin, axes });
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

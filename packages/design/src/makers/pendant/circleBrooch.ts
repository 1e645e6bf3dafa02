/** A circle brooch: an open ring with stones in bezels all around it, or of plain or twisted wire. */
import { Z } from '../../geometry/vec';
import type { Axes } from '../../geometry/vec';
import { turn } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import { mm, type Brief } from '../maker';

/** Radius of the ring's middle line, and of its wire with and without stones, mm. */
export const CIRCLE_MM = 14.5;
const WIRE = { set: 1.1, plain: 1.9, twisted: 1.25 } as const;
/** Width of the stones, wall of a bezel, and gap between two, mm. */
const STONE_MM = 3.4;
const SMALL_MM = 2.2;
const WALL = 0.4;
const GAP = 0.3;
const MOST_KINDS = 3;
/** Turns of two wires around each other. */
const TURNS = 14;
/** Share of the radius at which the pin's joints are. */
const JOINT = 0.985;

/** The stones of a circle: as many as fit, or as the prompt counts; several kinds take turns. */
export function circleStones({ gems, cuts, stoneCount, stoneSizeMm, named }: Brief): Stone[] {
  const kinds = gems.slice(0, MOST_KINDS);
  const counts = kinds.map((kind) => named.find((one) => one.kind === kind)?.count ?? null);
  const size = stoneSizeMm ?? (named[0] !== undefined && named[0].scale < 1 ? SMALL_MM : STONE_MM);
  const cut = cuts[0] ?? 'round';
  const wide = 2 * Math.max(...girdleMm(cut, size).map(([x]) => x));
  const fits = Math.floor((TAU * CIRCLE_MM) / (wide + 2 * WALL + GAP));
  const even = Math.floor(fits / Math.max(1, kinds.length));
  return kinds.map((kind, i): Stone => ({
    role: i === 0 ? 'center' : 'side',
    kind,
    cut: kind === 'pearl' ? 'round' : cut,
    size_mm: mm(size),
    count: Math.min(even, counts[i] ?? (kinds.length === 1 ? stoneCount : null) ?? even),
  }));
}

/** The order of the stones: kinds in turns as long as they last, so that equal numbers alternate. */
function order(stones: readonly Stone[]): Stone[] {
  const most = Math.max(0, ...stones.map(({ count }) => count));
  return Array.from({ length: most }, (_, i) =>
    stones.filter(({ count }) => Math.floor(((i + 1) * count) / most) > Math.floor((i * count) / most)),
  ).flat();
}

/** Builds the circle about its middle; returns the joints of its pin. */
export function buildCircle(
  bench: Bench,
  stones: readonly Stone[],
  { radius, lift, isTwisted }: { radius: number; lift: number; isTwisted: boolean },
): [Vec3, Vec3] {
  const placed = order(stones);
  const wire = placed.length > 0 ? WIRE.set : isTwisted ? WIRE.twisted : WIRE.plain;
  bench.inPart('circle', () => {
    for (const phase of isTwisted && placed.length === 0 ? [0, Math.PI] : [null]) {
      const path = turn(480, (a): Vec3 => {
        const [out, up] = phase === null ? [0, 0] : [Math.cos(a * TURNS + phase), Math.sin(a * TURNS + phase)];
        const r = radius + out * wire * 0.92;
        return [Math.cos(a) * r, Math.sin(a) * r, lift + up * wire * 0.92];
      });
      bench.add(tube(path, wire, { closed: true, points: 22 }), 40);
    }
  });
  for (const [i, { kind, cut, size_mm: sizeMm, role }] of placed.entries()) {
    const a = (i / placed.length) * TAU + Math.PI / 2;
    const axes: Axes = [[-Math.sin(a), Math.cos(a), 0], [-Math.cos(a), -Math.sin(a), 0], Z];
    const depth = Math.max(0.6, sizeMm * 0.42 - wire);
    const origin: Vec3 = [Math.cos(a) * radius, Math.sin(a) * radius, lift + wire + depth - 0.25];
    bench.stone({ kind, cut, sizeMm, role, origin, axes });
    bench.add(bezelCup(cut, sizeMm, axes, origin, { wallMm: WALL, depth: depth + 0.5, open: 0.6 }), 40);
  }
  return [
    [-radius * JOINT, 0, lift],
    [radius * JOINT, 0, lift],
  ];
}

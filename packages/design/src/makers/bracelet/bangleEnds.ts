/** Balls of stone and pearls at the ends of an open bangle. */
import { isCabochon } from '../../catalogue/gems';
import { bezelCup } from '../../parts/head';
import type { Stone } from '../../spec';
import { sphere } from '../../geometry/blocks';
import { lathe, tube } from '../../geometry/sweep';
import { sample, type Point2 } from '../../geometry/curves';
import { add, along, axesFacing, scale, type Axes } from '../../geometry/vec';
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import type { Brief } from '../maker';
import { onOval, type Oval } from './common';

/** Depth of the metal's end in a ball's cup, and wall of the cup, mm. */
const INSIDE = 0.3;
const WALL = 0.5;
/** Radius of the pin through a ball, and of the bead at its free end, mm. */
const PIN_MM = 0.4;
const BEAD_MM = 0.7;

/** Width of balls and of other stones at the ends, mm. */
export const BALL_MM = 8;
const END_MM = 4.2;

/** True for stones that the prompt puts at ends. */
const isPlaced = ({ placed }: Pick<Brief, 'placed'>): boolean => placed.some(({ place }) => place === 'end');

/** True for one stone of each of two kinds, which are at the ends of an open bangle: "a ruby on one side, an emerald on the other". */
export const hasTwoEnds = ({ gems, named, sequence, stoneCount, gemsGiven, wants, ...brief }: Brief): boolean =>
  gemsGiven &&
  gems.length === 2 &&
  sequence === null &&
  ((brief.quantityGiven && brief.quantity === 'single') ||
    stoneCount === 2 ||
    wants('torque') ||
    isPlaced(brief) ||
    (wants('cuff') && wants('bangle'))) &&
  (stoneCount ?? 2) === 2 &&
  !wants('alternating') &&
  named.every(({ count, isSeveral }) => (count ?? 1) === 1 && !isSeveral);

/** Clear stones of which balls are usual. */
const BALLS = /quartz|crystal/;

/** The stones at the ends: balls of opaque stone where one of them is a pearl or a ball; faceted ones stay so. */
export function endStones({ gems, named, cuts, stoneSizeMm }: Brief): Stone[] {
  const isSphere = cuts.includes('sphere') || named.some(({ cut }) => cut === 'sphere');
  return gems.map((kind) => {
    const own = named.find((stone) => stone.kind === kind);
    const asBall = kind === 'pearl' || isSphere || (gems.includes('pearl') && (isCabochon(kind) || BALLS.test(kind)));
    return {
      role: 'center',
      kind,
      cut: asBall ? (kind === 'pearl' ? 'round' : 'sphere') : (own?.cut ?? cuts[0] ?? 'round'),
      size_mm: own?.sizeMm ?? stoneSizeMm ?? (asBall ? BALL_MM : END_MM),
      count: 1,
    };
  });
}

/** True for stones that are balls, which end the metal instead of lying on it. */
export const isBall = ({ kind, cut }: Pick<Stone, 'kind' | 'cut'>): boolean => cut === 'sphere' || kind === 'pearl';

/** Angle that a ball takes at the end of the metal, radians. */
const ballAngle = ({ size_mm: size }: Stone, { rz }: Oval): number => (size / 2 - INSIDE) / rz;

/** The same of the first ball of some stones, radians. */
export const ballsAngle = (stones: readonly Stone[], oval: Oval): number => ballAngle(stones.find(isBall)!, oval);

/** A cup around the pole of a ball, its axis along z, closed at the back. */
function cup(radius: number): ReturnType<typeof lathe> {
  const inside = sample(8, (t): Point2 => {
    const a = (0.12 + 0.83 * t) * (Math.PI / 2);
    return [radius * 0.995 * Math.sin(a), -radius * 0.995 * Math.cos(a)];
  });
  const outside = inside.map(([r, z]): Point2 => [(r * (radius + WALL)) / radius, (z * (radius + WALL)) / radius]);
  const wide = 0.72;
  return lathe(
    [
      [0.01, inside[0]![1]],
      ...inside.filter(([r]) => r < radius * wide),
      ...outside.filter(([r]) => r < radius * wide).toReversed(),
      [0.01, outside[0]![1]],
    ],
    48,
  );
}

/** Radius of a knob around a faceted stone beyond it, and height of the stone over its middle as a share of its radius, mm;
 * share of the radius clear of the metal's end. */
const KNOB = { beyond: 0.75, up: 0.72, clear: 0.7 } as const;

/** Radius of the knob around a stone, mm. */
const knobMm = ({ size_mm: size }: Stone): number => size / 2 + KNOB.beyond;

/** A ball of metal at an end with a stone in its outside. */
function knob(bench: Bench, stone: Stone, origin: Vec3, axes: Axes): void {
  const { kind, cut, size_mm: sizeMm, role } = stone;
  const radius = knobMm(stone);
  bench.add(sphere(radius, 32), 50, { origin });
  const seat = along(origin, axes[2], radius * KNOB.up);
  bench.stone({ kind, cut, sizeMm, role, origin: seat, axes });
  bench.add(bezelCup(cut, sizeMm, axes, seat, { wallMm: WALL, depth: sizeMm * 0.45, open: 0.7 }), 40);
}

/** Sets a ball at each end of a round bangle that opens at the front, half of it `opening` radians. */
export function ballsAtEnds(bench: Bench, stones: readonly Stone[], oval: Oval, base: number, opening: number): void {
  const bead = bench.define(sphere(1, 14), 50);
  for (const [i, way] of [-1, 1].entries()) {
    const stone = stones[i % stones.length]!;
    const { kind, cut, size_mm: sizeMm, role } = stone;
    if (!isBall(stone)) {
      // The metal ends behind the ball at its other end.
      const end = opening + ballsAngle(stones, oval) - (knobMm(stone) * KNOB.clear) / oval.rz;
      const { at, axes: frame, out } = onOval(way * end, oval);
      knob(bench, stone, add(at, [0, base, 0]), axesFacing(add(out, [0, 0.7, 0]), frame[0]));
      continue;
    }
    const { at, axes: frame } = onOval(way * opening, oval);
    const axes = axesFacing(scale(frame[0], -way), [0, 1, 0]);
    const origin = add(at, [0, base, 0]);
    // A pearl rests on its origin.
    const seat = kind === 'pearl' ? along(origin, axes[2], -sizeMm * 0.16) : origin;
    // A pin through the ball ends in a bead.
    if (kind === 'pearl') bench.stone({ kind, cut: 'round', sizeMm, role, origin: seat, axes });
    else bench.stone({ kind, cut, sizeMm, role, origin, axes: axesFacing([0, 1, 0], axes[2]) });
    bench.add(
      tube([along(origin, axes[2], -sizeMm / 2), along(origin, axes[2], sizeMm / 2)], PIN_MM, { points: 10 }),
      40,
    );
    bench.place(bead, { origin: along(origin, axes[2], sizeMm / 2), scale: BEAD_MM });
    bench.add(cup(sizeMm / 2), 40, { origin, axes });
  }
}

/** Settings of several stones on a ring: leaves with stones between them, waves around a stone. */
import type { Vec3 } from '../../piece';
import { bezelCup, girdleMm } from '../../parts/head';
import { prongHead } from '../../parts/prongHead';
import type { Bench } from '../../parts/bench';
import type { Stone } from '../../spec';
import { bladeSolid } from '../../curves/blade';
import { spline } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { WORLD, along, axesFacing, cross, scale, smoothstep, spin, type Axes } from '../../geometry/vec';
import type { PlacedHead } from './headOnShank';
import { onHoop, type Ground, type Hoop } from './common';

/** Axes of a head at an angle from the top: the third axis points outwards, the first along the band. */
export const axesAt = (angle: number): Axes =>
  axesFacing([Math.sin(angle), Math.cos(angle), 0], [Math.cos(angle), -Math.sin(angle), 0]);

/**
 * The stones of several lots in turn: two rubies and a diamond give ruby, diamond, ruby. A lot with count 0 fills up to
 * `open` positions.
 */
export function inTurn(lots: readonly Stone[], open: number): Stone[] {
  const isOpen = lots.every(({ count }) => count === 0);
  const left = lots.map(({ count }) => (isOpen ? Infinity : count));
  const total = isOpen ? open : left.reduce((sum, n) => sum + n, 0);
  const list: Stone[] = [];
  for (let i = 0; list.length < total; i++) {
    const k = i % lots.length;
    if (left[k]!-- > 0) list.push(lots[k]!);
  }
  return list;
}

const LEAF = { length: 4.6, width: 0.19, riseMm: 0.34, edgeMm: 0.34, backMm: 0.5 };
/** Rotation of a leaf from the direction of the band, and lift of its tip, radians. */
const LEAF_TURN = 0.62;
const LEAF_RISE = 0.1;

/**
 * Pairs of leaves down both shoulders from `start` radians beside the top, with a stone in prongs or a bezel in every
 * axil.
 */
export function buildLeaves(bench: Bench, hoop: Hoop, stone: Stone | undefined, pairs: number, start: number): void {
  const mesh = bench.define(
    bladeSolid({ from: [0, 0], to: [LEAF.length, 0], bend: 0.08, width: LEAF.width, veins: 4, stalk: 0.12 }, LEAF),
    34,
  );
  const mirrored = bench.define(
    bladeSolid({ from: [0, 0], to: [LEAF.length, 0], bend: -0.08, width: LEAF.width, veins: 4, stalk: 0.12 }, LEAF),
    34,
  );
  const isCabochon = stone?.cut === 'cabochon' || stone?.kind === 'pearl';
  const lift = stone ? (isCabochon ? stone.size_mm * 0.4 : stone.size_mm * 0.46) : 0;
  const head =
    stone &&
    (isCabochon
      ? bench.define(
          bezelCup(stone.cut, stone.size_mm, WORLD, [0, 0, 0], {
            wallMm: 0.32,
            depth: stone.size_mm * 0.55 + 0.3,
            open: 0.6,
          }),
          40,
        )
      : bench.define(
          prongHead({
            kind: stone.kind,
            cut: stone.cut,
            sizeMm: stone.size_mm,
            axes: WORLD,
            origin: [0, 0, 0],
            prongs: 4,
            wireMm: 0.32,
            depth: lift + 0.35,
            floorMm: 0.55,
          }),
          60,
        ));
  const step = (LEAF.length * 0.62 + (stone ? stone.size_mm * 0.5 : 0)) / hoop.topRadius;
  const left = stone ? stone.count : 0;
  for (const way of [-1, 1]) {
    for (let i = 0; i < pairs; i++) {
      const angle = way * (start + 0.06 + i * step);
      const shrink = 1 - 0.1 * i;
      for (const aside of [-1, 1]) {
        const axes = axesAt(angle + (way * LEAF.length * 0.35) / hoop.topRadius);
        const run = spin(
          [scale(axes[0], way), scale(axes[1], way), axes[2]],
          way * aside * LEAF_TURN * (i % 2 === 0 ? 1 : 0.85),
        );
        const tip: Vec3 = [
          run[0][0] + axes[2][0] * LEAF_RISE,
          run[0][1] + axes[2][1] * LEAF_RISE,
          run[0][2] + axes[2][2] * LEAF_RISE,
        ];
        const base = onHoop(hoop.center, angle, hoop.topRadius - 0.12);
        bench.place(way * aside > 0 ? mesh : mirrored, {
          axes: axesFacing(cross(tip, run[1]), tip),
          origin: [base[0], base[1], base[2] + aside * 0.35],
          scale: shrink,
        });
      }
      if (!stone || head === undefined || (left > 0 && i * 2 >= left)) continue;
      const at = way * (start + 0.06 + (i + 0.72) * step);
      const origin = onHoop(hoop.center, at, hoop.topRadius + lift);
      // Long stones are set along the band, like a bud on its stem.
      const seat = spin(axesAt(at), Math.PI / 2);
      bench.place(head, { axes: seat, origin });
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: stone.role, origin, axes: seat });
    }
  }
}

/** Half the thickness of a wave at the band and at its crest, mm. */
const WAVE = { foot: 0.85, crest: 0.46 };
const FOAM_AT = [0.5, 0.68, 0.84] as const;

/**
 * Two waves that rise from the band around both sides of a stone and break over its girdle, with small stones in cups
 * on their backs.
 */
export function buildWaves(
  bench: Bench,
  shank: Ground,
  stone: Stone,
  { origin, axes, depth }: PlacedHead,
  foam: Stone | undefined,
): void {
  const girdle = girdleMm(stone.cut, stone.size_mm, 120);
  const [wide, long] = [Math.max(...girdle.map((p) => p[0])), Math.max(...girdle.map((p) => p[1]))];
  const isLongAcross = Math.abs(axes[0][2]) < 0.5;
  const [across, finger] = isLongAcross ? [wide, long] : [long, wide];
  const [alongBand, alongFinger] = isLongAcross ? [axes[0], axes[1]] : [axes[1], axes[0]];
  for (const way of [-1, 1]) {
    const put = (x: number, y: number, z: number): Vec3 =>
      along(along(along(origin, alongBand, way * x), alongFinger, way * y), axes[2], z);
    /** A point above the outside of the band, `x` mm beside the middle. */
    const onBand = (x: number, y: number, over: number): Vec3 =>
      put(x, y, -depth + 0.25 - shank.topRadius + Math.sqrt(shank.topRadius ** 2 - x * x) + over);
    const rim = WAVE.crest + 0.1;
    const foot = Math.min(across + 3.4, shank.topRadius * 0.8);
    const path = spline(
      [
        onBand(foot, 0, -0.75),
        onBand(foot * 0.78, 0.1, -0.1),
        put(across + 1, finger * 0.3, -depth * 0.6),
        put(across * 0.8 + rim, finger * 0.62 + rim, -0.55),
        put(across * 0.3, finger + rim + 0.05, -0.15),
        put(-across * 0.35, finger + rim * 0.9, 0.15),
        put(-across * 0.8, finger * 0.84 + rim, 0.4),
        put(-across * 1.05 - rim, finger * 0.82 + rim * 1.6, 0.45),
        put(-across * 1.05 - rim * 0.6, finger * 0.95 + rim * 3, 0.35),
        put(-across * 0.6, finger + rim * 2.9, 0.3),
      ],
      false,
      14,
    );
    const radius = (t: number): number =>
      (WAVE.foot + (WAVE.crest - WAVE.foot) * smoothstep(0.05, 0.55, t)) * (1 - 0.3 * smoothstep(0.86, 1, t));
    bench.add(tube(path, radius, { points: 20 }), 40);
    if (!foam) continue;
    for (const [i, t] of FOAM_AT.entries()) {
      const at = path[Math.round(t * (path.length - 1))]!;
      const sizeMm = foam.size_mm * (1 - 0.12 * i);
      const away: Vec3 = [at[0] - origin[0], at[1] - origin[1], at[2] - origin[2]];
      const flat = Math.hypot(...away) || 1;
      const out: Vec3 = along(scale(axes[2], 0.85), away, 0.5 / flat);
      const seat = axesFacing(out);
      const place = along(at, seat[2], radius(t) + sizeMm * 0.08);
      bench.stone({ kind: foam.kind, cut: 'round', sizeMm, role: foam.role, origin: place, axes: seat });
      bench.add(bezelCup('round', sizeMm, seat, place, { wallMm: 0.3, depth: sizeMm * 0.6, open: 0.6 }), 40);
    }
  }
}

/** The metal of a locket: outline, shells, hinge and catch, and the wreath of stones around its middle. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { graved, type Graved } from '../../parts/graver';
import { bezelCup } from '../../parts/head';
import { sphere } from '../../geometry/blocks';
import { evenly, turn, type Point2 } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections, tube } from '../../geometry/sweep';
import { Z, along, axesFacing, smoothstep, unit } from '../../geometry/vec';
import { heartOutline } from '../../motifs/symbols';
import type { Stone } from '../../spec';

/** Points of the outline: enough for a smooth groove between two rays. */
const ROUND = 480;
const RAYS = 36;
/** The share of the outline at which the rays begin, around a stone or a boss. */
const RAYS_FROM = 0.18;
/** Width of an oval as a share of its height. */
const OVAL = 0.78;

export const OUTLINES: Readonly<Record<'oval' | 'round' | 'heart', (k: number) => Point2[]>> = {
  oval: (k) => turn(ROUND, (a): Point2 => [Math.sin(a) * k * OVAL, Math.cos(a) * k]),
  round: (k) => turn(ROUND, (a): Point2 => [Math.sin(a) * k, Math.cos(a) * k]),
  heart: (k) => heartOutline(k, ROUND),
};

/** Half thickness of a closed locket as a share of half its height, and the thickness of a shell, mm. */
export const DOME = 0.27;
const SHELL_MM = 0.85;
/** Depth of the grooves between rays, mm. */
const GROOVE_MM = 0.26;
/**
 * Width of the rims around the hollow, mm, and the shares from the middle to them at which the hollow's wall has
 * points.
 */
const RIM_MM = 1.2;
const HOLLOW: readonly number[] = [0.002, 0.2, 0.4, 0.6, 0.76, 0.88, 0.96, 1];
/** Profile of the front from the middle to the seam: share of the outline, share of the height. */
const FRONT: readonly Point2[] = [
  [0.002, 1],
  [0.08, 0.998],
  [0.16, 0.99],
  [0.25, 0.974],
  [0.34, 0.948],
  [0.43, 0.91],
  [0.52, 0.86],
  [0.6, 0.8],
  [0.68, 0.725],
  [0.75, 0.645],
  [0.81, 0.565],
  [0.855, 0.495],
  [0.875, 0.455],
  [0.89, 0.45],
  [0.905, 0.475],
  [0.93, 0.49],
  [0.96, 0.46],
  [0.985, 0.375],
  [1, 0.24],
  [1, 0.085],
  [0.985, 0.05],
  [0.972, 0.005],
];
/** The share of the outline with small stones or beads. */
const STONES_AT = 0.6;
export const RIM_AT = 0.94;

/** Height of the front above the seam at a share of the outline. */
export function frontAt(share: number, height: number): number {
  const next = Math.max(
    1,
    FRONT.findIndex(([s]) => s >= share),
  );
  const [[s0, h0], [s1, h1]] = [FRONT[next - 1]!, FRONT[next]!];
  // Cubic interpolation with chord slopes, because a polished dome shows every kink.
  const slopeAt = (i: number): number => {
    const [[sa, ha], [sb, hb]] = [FRONT[Math.max(0, i - 1)]!, FRONT[Math.min(FRONT.length - 1, i + 1)]!];
    return (hb - ha) / (sb - sa);
  };
  const wide = s1 - s0;
  const t = (share - s0) / wide;
  const [t2, t3] = [t * t, t * t * t];
  return (
    height *
    ((2 * t3 - 3 * t2 + 1) * h0 +
      (t3 - 2 * t2 + t) * wide * slopeAt(next - 1) +
      (3 * t2 - 2 * t3) * h1 +
      (t3 - t2) * wide * slopeAt(next))
  );
}

/** The direction up from the front at a point `at` that lies at a share of the outline. */
export function upFrom(share: number, height: number, [x, y]: Vec3): Vec3 {
  const fall = ((frontAt(share - 0.02, height) - frontAt(share + 0.02, height)) / 0.04) * share;
  const r2 = x * x + y * y;
  return unit([(x * fall) / r2, (y * fall) / r2, 1]);
}

/** For each point of an outline, the share of its radius at which the hollow keeps RIM_MM from the whole outline. */
const hollowOf = (outline: readonly Point2[]): number[] =>
  outline.map(([x, y]) => {
    let share = 1;
    while (share > 0.1 && outline.some(([u, v]) => Math.hypot(x * share - u, y * share - v) < RIM_MM)) share -= 0.01;
    return share;
  });

/** Mesh width of the dome under a text, as a share of the outline. */
const FINE = 0.006;
/** Share of the front at which its rim begins; an engraving fades out before it. */
const FACE = 0.84;
const WITHIN = [0.72, 0.78] as const;
/** Maximum shares of a locket's width and height for a text, and factor of the lettering relative to a ring. */
export const TEXT = { wide: { oval: 0.62, round: 0.66, heart: 0.44 }, tall: 0.36, hand: 1.5 } as const;

/** Width of an outline at a height. */
const widthAt = (outline: readonly Point2[], height: number): number =>
  2 *
  Math.min(
    ...[1, -1].map((way) =>
      Math.max(...outline.filter(([x, y]) => x * way > 0 && Math.abs(y - height) < 0.5).map(([x]) => x * way)),
    ),
  );

/**
 * A text under a figure or a stone: the middles of both as shares of half the height, the shares of the height and of
 * the front's width there for the text, and half the height of the figure.
 */
export const UNDER = {
  oval: { up: 0.26, down: -0.36, tall: 0.22, wide: 0.66, half: 0.34 },
  round: { up: 0.26, down: -0.36, tall: 0.22, wide: 0.66, half: 0.34 },
  heart: { up: 0.27, down: -0.22, tall: 0.2, wide: 0.62, half: 0.3 },
} as const;

export type LocketShape = keyof typeof UNDER;

/** A text in the lower part of a front of half height `k`, under what is above it. */
export function textUnder(text: string, shape: LocketShape, outline: readonly Point2[], k: number): Graved {
  const { down, tall, wide } = UNDER[shape];
  const low = k * down;
  return moved(graved(text, widthAt(outline, low - k * tall * 0.5) * wide, 2 * k * tall, TEXT.hand * (k / 10)), low);
}

/** An engraving `up` mm above the middle. */
export const moved = ({ reachX, reachY, depthAt }: Graved, up: number): Graved => ({
  reachX,
  reachY: reachY + Math.abs(up),
  depthAt: (u, v) => (Math.abs(v - up) < reachY ? depthAt(u, v - up) : 0),
});

/** Two engravings in one front. */
export const both = (one: Graved, other: Graved): Graved => ({
  reachX: Math.max(one.reachX, other.reachX),
  reachY: Math.max(one.reachY, other.reachY),
  depthAt: (u, v) =>
    Math.max(Math.abs(u) < one.reachX ? one.depthAt(u, v) : 0, Math.abs(u) < other.reachX ? other.depthAt(u, v) : 0),
});

/** The closed locket as one hollow solid with a groove as its seam. */
export function shells(outline: readonly Point2[], height: number, isFluted: boolean, text: Graved | null): Solid {
  const fine = text
    ? Array.from({ length: Math.floor(FACE / FINE) }, (_, i): Point2 => [(i + 1) * FINE, frontAt((i + 1) * FINE, 1)])
    : [];
  const face = [...(text ? [FRONT[0]!, ...fine] : []), ...FRONT.filter(([share]) => !text || share > FACE)].map(
    ([share, h]): Point2 => [share, h * height],
  );
  const plain = FRONT.map(([share, h]): Point2 => [share, h * height]);
  const cutAt = (x: number, y: number, share: number): number =>
    text && Math.abs(x) < text.reachX && Math.abs(y) < text.reachY
      ? text.depthAt(x, y) * (1 - smoothstep(...WITHIN, share))
      : 0;
  const hollow = hollowOf(outline);
  return sweepSections(
    outline.map(([x, y], i) => {
      const groove = isFluted ? GROOVE_MM * (1 - Math.abs(Math.cos((Math.atan2(x, y) * RAYS) / 2))) : 0;
      const outside = face.map(([share, z]): Point2 => [
        share,
        z -
          cutAt(x * share, y * share, share) -
          groove * smoothstep(RAYS_FROM, RAYS_FROM + 0.18, share) * (1 - smoothstep(0.8, 0.855, share)),
      ]);
      const inside = HOLLOW.map((t): Point2 => [t * hollow[i]!, frontAt(t * hollow[i]!, height) - SHELL_MM]);
      const front = [...outside.toReversed(), ...inside];
      const back = [...inside.toReversed(), ...plain].map(([share, z]): Point2 => [share, -z]);
      return [...front, ...back].map(([share, z]): Vec3 => [x * share, y * share, z]);
    }),
    true,
  );
}

/** The outermost point of an outline towards one side. */
export const sideOf = (outline: readonly Point2[], way: 1 | -1): Point2 =>
  outline.reduce((best, p) => (way * p[0] > way * best[0] ? p : best));

/** Half the length of the hinge and the thickness of its knuckles, mm. */
const HINGE_HALF = 1.9;
const KNUCKLE_MM = 0.66;

/** Adds three knuckles at the left and a thumb piece at the right. */
export function fittings(bench: Bench, outline: readonly Point2[], z: number): void {
  const [hx, hy] = sideOf(outline, -1);
  for (const [from, to] of [
    [-1, -0.36],
    [-0.32, 0.32],
    [0.36, 1],
  ] as const) {
    const at = (share: number): Vec3 => [hx + 0.08, hy + share * HINGE_HALF, z];
    bench.add(tube([at(from), at((from + to) / 2), at(to)], KNUCKLE_MM, { points: 20, roundEnds: false }), 30);
  }
  const [lx, ly] = sideOf(outline, 1);
  bench.add(sphere(0.8, 14), 40, { origin: [lx + 0.3, ly, z] });
}

/** Distance of the stones from the middle line of a heart, in widths. */
const CLEFT = 0.9;

/** Small stones in separate bezels around the dome, at a share of its outline. */
export function wreath(
  bench: Bench,
  outline: readonly Point2[],
  stone: Stone,
  height: number,
  z: number,
  share = STONES_AT,
): void {
  const line = outline.map(([x, y]): Vec3 => [x * share, y * share, z + frontAt(share, height)]);
  // In the cleft and on the tip of a heart there is no room.
  const isCleft = outline[0]![1] < Math.max(...outline.map(([, y]) => y)) - 0.1;
  for (const place of evenly(line, stone.count, true)) {
    if (isCleft && Math.abs(place[0]) < stone.size_mm * CLEFT) continue;
    const axes = axesFacing([place[0] * 0.055, place[1] * 0.055, 1]);
    const origin = along(place, Z, 0.2);
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: stone.role, origin, axes });
    bench.add(bezelCup(stone.cut, stone.size_mm, axes, origin, { wallMm: 0.36, depth: 0.9, open: 0.7 }), 40);
  }
}

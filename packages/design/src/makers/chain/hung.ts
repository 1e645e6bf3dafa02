/** Hanging parts in local axes, x to the right, y upwards, z towards the viewer, with the parts that hang from them. */
import type { Point2 } from '../../geometry/curves';
import { Y, Z } from '../../geometry/vec';
import { chainBetween, jumpRing } from '../../parts/chain';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';

/** A part without the parts that hang from it; lengths in mm. */
export interface Body {
  /** The uppermost metal above the point that it hangs from. */
  top: Point2;
  /** Distance of the rings above and below in front of its plane. */
  eyeZ: number;
  /** Required distance of its plane from what is behind it. */
  behind: number;
  /** Half its width, and its lowest height. */
  half: number;
  low: number;
  /** Lowest metal at `x`; null without metal there. */
  footAt: (x: number) => number | null;
  /** Left and right end, for parts that are held by both. */
  ends?: readonly [left: Point2, right: Point2];
  /** Position of a post in local axes; absent when none can be soldered. */
  back?: Vec3;
  /** True when it cannot hang from one point. */
  isLevel?: boolean;
  /** True for a piece of chain; several hang along the whole edge of their carrier. */
  isChain?: true;
  /** True for a rim or a rail around a stone, which a ring would pierce. It carries and hangs by eyes. */
  isRimmed?: boolean;
  /** Size of its bail as a factor of the default. @default 1 */
  bail?: number;
  /** Where the ring of its bail begins. @default `top` */
  bailAt?: Point2;
  place: (origin: Vec3) => void;
}

/** A part with everything that hangs from it. */
export interface Hung extends Body {
  /** Half width and lowest height of the whole, mm. */
  reach: { half: number; low: number };
}

/** Distance from metal to a part that hangs by one ring, and the ring: its middle below the metal, radius, wire, mm. */
const BY_RING = 1.1;
const RING = { under: 0.5, radius: 0.95, wire: 0.22 } as const;
/**
 * Two eyes on rims and the ring through both: radii, wire, and depth of the eyes in the rims, mm; turn of the ring
 * from edge-on towards the viewer, and of the eyes away from the viewer, radians.
 */
const LINKED = { eye: 0.58, ring: 0.92, wire: 0.26, soldered: 0.22, turn: 0.75, eyeTurn: 0.45 } as const;
/** Distance between rims that are linked so, mm: the ring rests on the wire of both eyes. */
const BY_EYES = 2 * (2 * LINKED.eye - LINKED.soldered - 2 * LINKED.wire + LINKED.ring);
/**
 * Maximum depth of neighbouring metal below the hanging point; beyond it a piece of chain leads below the metal, mm.
 */
const BESIDE = 0.45;
/** Gap between neighbours, and above parts that hang on a chain below neighbouring metal, mm. */
const AIR = 0.9;
const CLEAR = 1.2;
const LEAST_CHAIN = 2.6;
/** Distance of the outermost ring from the edge, mm. */
const INSET = 0.6;
/** Distance of the outermost chains from the ends of the edge, as a share of it. */
const SPREAD_INSET = 0.1;
/** Grid of the search for the nearest metal, mm. */
const STEP = 0.25;

/** Links a rim to another {@link BY_EYES} below it: an eye on each, and a ring through both. */
function linkRims(bench: Bench, [x, y, z]: Vec3): void {
  const { eye, ring, wire, soldered, turn, eyeTurn } = LINKED;
  const across = (a: number): Vec3 => [Math.cos(a), 0, Math.sin(a)];
  const under = eye - soldered;
  for (const at of [y - under, y - BY_EYES + under]) bench.add(jumpRing([x, at, z], across(eyeTurn), Y, eye, wire), 40);
  bench.add(jumpRing([x, y - BY_EYES / 2, z], across(turn - Math.PI / 2), Y, ring, wire), 40);
}

interface Drop {
  hung: Hung;
  /** The point that it hangs from, and its own uppermost metal, in the axes of its carrier. */
  from: Point2;
  top: Point2;
}

/** The range of `x` in which a part has metal to hang something from. */
function edgeOf({ footAt, half }: Body): { from: number; to: number } {
  const places = Array.from({ length: Math.floor((2 * half) / STEP) + 1 }, (_, i) => i * STEP - half).filter(
    (x) => footAt(x) !== null,
  );
  return { from: (places[0] ?? 0) + INSET, to: (places.at(-1) ?? 0) - INSET };
}

function nearestFoot({ footAt, half }: Body, x: number): Point2 {
  for (let off = 0; off <= 2 * half; off += STEP)
    for (const way of [1, -1]) {
      const foot = footAt(x + way * off);
      if (foot !== null) return [x + way * off, foot];
    }
  return [x, 0];
}

/**
 * Positions of the parts in the slot `drops`: side by side under the point that their carrier hangs from or, if it is
 * too narrow, along its whole edge with every other one lower.
 */
function dropsOf(body: Body, drops: readonly Hung[], isOnChain: boolean): Drop[] {
  const width = drops.reduce((sum, { reach }) => sum + 2 * reach.half, (drops.length - 1) * AIR);
  const edge = edgeOf(body);
  const isCrowded = drops.length > 1 && width - drops[0]!.reach.half - drops.at(-1)!.reach.half > edge.to - edge.from;
  const isSpread = !isCrowded && drops.length > 1 && drops.every(({ isChain }) => isChain);
  const inset = isSpread ? (edge.to - edge.from) * SPREAD_INSET : 0;
  const tallest = Math.max(0, ...drops.map(({ top, reach }) => top[1] - reach.low));
  let x =
    Math.min(
      edge.to + drops[0]!.reach.half - width / 2,
      Math.max(edge.from - drops[0]!.reach.half + width / 2, body.top[0]),
    ) -
    width / 2;
  const placed = drops.map((hung, i): Drop & { lowest: number } => {
    const middle =
      isCrowded || isSpread
        ? edge.from + inset + ((edge.to - edge.from - 2 * inset) * i) / (drops.length - 1)
        : x + hung.reach.half;
    x += 2 * hung.reach.half + AIR;
    const from = nearestFoot(body, middle);
    let lowest = from[1];
    for (let at = from[0] - hung.half; at <= from[0] + hung.half; at += STEP)
      lowest = Math.min(lowest, body.footAt(at) ?? lowest);
    const isDeep = lowest - from[1] < -BESIDE;
    return {
      hung,
      from,
      lowest,
      top: [
        from[0],
        isOnChain
          ? from[1]
          : isDeep
            ? Math.min(lowest - CLEAR, from[1] - LEAST_CHAIN)
            : from[1] - (body.isRimmed && hung.isRimmed ? BY_EYES : BY_RING),
      ],
    };
  });
  if (!isCrowded) return placed;
  const level = Math.min(...placed.map(({ lowest }) => lowest)) - LEAST_CHAIN;
  return placed.map(({ hung, from }, i): Drop => ({
    hung,
    from,
    top: [from[0], level - (i % 2) * (tallest * 0.62 + AIR)],
  }));
}

/** Hangs drops from a part. @param isThread true for a piece of chain, whose drop hangs from its end */
export function withDrops(bench: Bench, body: Body, drops: readonly Hung[], isThread = false): Hung {
  const placed = drops.length > 0 ? dropsOf(body, drops, isThread) : [];
  const origins = placed.map(({ hung, top }): Vec3 => [
    top[0] - hung.top[0],
    top[1] - hung.top[1],
    body.eyeZ - hung.eyeZ,
  ]);
  return {
    ...body,
    behind: Math.max(body.behind, ...placed.map(({ hung }, i) => hung.behind - origins[i]![2])),
    reach: {
      half: Math.max(body.half, ...placed.map(({ hung }, i) => Math.abs(origins[i]![0]) + hung.reach.half)),
      low: Math.min(body.low, ...placed.map(({ hung }, i) => origins[i]![1] + hung.reach.low)),
    },
    place: (origin) => {
      body.place(origin);
      placed.forEach(({ hung, from, top }, i) => {
        const at = ([x, y]: Point2): Vec3 => [origin[0] + x, origin[1] + y, origin[2] + body.eyeZ];
        if (!isThread) {
          const [upper, lower] = [at(from), at(top)];
          const gap = upper[1] - lower[1];
          const isLinked = body.isRimmed && hung.isRimmed && Math.abs(gap - BY_EYES) < 0.01;
          const isRing = isLinked || gap < BY_RING + 0.01;
          if (isLinked) linkRims(bench, upper);
          else bench.add(jumpRing([upper[0], upper[1] - RING.under, upper[2]], Y, Z, RING.radius, RING.wire), 40);
          if (!isRing) {
            bench.add(jumpRing([lower[0], lower[1] + RING.under, lower[2]], Y, Z, RING.radius, RING.wire), 40);
            chainBetween(
              bench,
              [upper[0], upper[1] - RING.under - RING.radius + 0.1, upper[2]],
              [lower[0], lower[1] + RING.under + RING.radius - 0.1, lower[2]],
            );
          }
        }
        hung.place([origin[0] + origins[i]![0], origin[1] + origins[i]![1], origin[2] + origins[i]![2]]);
      });
    },
  };
}

/**
 * What hangs: a part in its own axes, x to the right, y upwards, z towards the viewer, with what hangs from it in turn.
 */
import type { Point2 } from '../../geometry/curves';
import { Y, Z } from '../../geometry/vec';
import { chainBetween, jumpRing } from '../../parts/chain';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';

/** A part alone, without what hangs from it; lengths in mm. */
export interface Body {
  /** The uppermost metal over the point that it hangs from. */
  top: Point2;
  /** How far before its plane the rings above and below it lie. */
  eyeZ: number;
  /** How far its plane must stand before what is behind it. */
  behind: number;
  /** Half its width, and its lowest place. */
  half: number;
  low: number;
  /** The lowest metal at a place across; null where there is none. */
  footAt: (x: number) => number | null;
  /** Left and right end, for what hangs by both. */
  ends?: readonly [left: Point2, right: Point2];
  /** Where a post is soldered, in its own axes; left out where nothing can be. */
  back?: Vec3;
  /** It cannot hang from one point. */
  isLevel?: boolean;
  /** How large a bail it takes against the usual one. @default 1 */
  bail?: number;
  place: (origin: Vec3) => void;
}

/** A part with all that hangs from it. */
export interface Hung extends Body {
  /** Half the width and the lowest place of all of it, mm. */
  reach: { half: number; low: number };
}

/**
 * From metal down to what hangs from it by one ring, and the ring: how far under the metal its middle lies, its radius
 * and wire, mm.
 */
const BY_RING = 1.1;
const RING = { under: 0.5, radius: 0.95, wire: 0.22 } as const;
/**
 * Metal beside what hangs may come down this far under the place it hangs from; else a piece of chain leads below it,
 * mm.
 */
const BESIDE = 0.45;
/** Air between neighbours, and over what hangs under metal beside its chain, mm. */
const AIR = 0.9;
const CLEAR = 1.2;
const LEAST_CHAIN = 2.6;
/** The outermost ring stands this far inside the edge, mm. */
const INSET = 0.6;
/** Grid on which the nearest metal is looked for, mm. */
const STEP = 0.25;

interface Drop {
  hung: Hung;
  /** Where it hangs, and its own uppermost metal, in the axes of what carries it. */
  from: Point2;
  top: Point2;
}

/** The places across where a part has metal that something can hang from. */
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
 * Where the parts of the slot `drops` hang: side by side under the point that their carrier hangs from, or, where it is
 * too narrow for that, from all of its edge, every other one lower.
 */
function dropsOf(body: Body, drops: readonly Hung[], isOnChain: boolean): Drop[] {
  const width = drops.reduce((sum, { reach }) => sum + 2 * reach.half, (drops.length - 1) * AIR);
  const edge = edgeOf(body);
  const isCrowded = drops.length > 1 && width - drops[0]!.reach.half - drops.at(-1)!.reach.half > edge.to - edge.from;
  const tallest = Math.max(0, ...drops.map(({ top, reach }) => top[1] - reach.low));
  let x =
    Math.min(
      edge.to + drops[0]!.reach.half - width / 2,
      Math.max(edge.from - drops[0]!.reach.half + width / 2, body.top[0]),
    ) -
    width / 2;
  const placed = drops.map((hung, i): Drop & { lowest: number } => {
    const middle = isCrowded ? edge.from + ((edge.to - edge.from) * i) / (drops.length - 1) : x + hung.reach.half;
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
        isOnChain ? from[1] : isDeep ? Math.min(lowest - CLEAR, from[1] - LEAST_CHAIN) : from[1] - BY_RING,
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

/** A part with what hangs from it. @param isThread it is a piece of chain: what it carries hangs from its end */
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
          const isRing = upper[1] - lower[1] < BY_RING + 0.01;
          bench.add(jumpRing([upper[0], upper[1] - RING.under, upper[2]], Y, Z, RING.radius, RING.wire), 40);
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

/** Bails of pendants, and the chains that run through them. */
import type { Vec3 } from '../piece';
import { sample, turn } from '../geometry/curves';
import { tube } from '../geometry/sweep';
import { X, Y } from '../geometry/vec';
import type { Bench } from './bench';
import { NECK_MM, NO_CHAIN, chain, jumpRing, resized, type LinkSize } from './chain';

/**
 * The ring of a pendant for its bail at size 1: radius, wire and depth in the metal (at least), mm; half the thickness of
 * the bail in it, and half its height.
 */
const BAIL = { ring: 0.92, wire: 0.25, soldered: 0.4, thin: 0.42, tall: 2.1 } as const;

/** A stem that holds the ring over a cleft: radius at size 1, and depth in the metal, mm. */
const STEM = { radius: 0.4, sunk: 0.5 } as const;

/** Outer radius of that ring at size 1, mm. */
export const BAIL_RING_MM = BAIL.ring + BAIL.wire;

/** A bail through a ring that is soldered to `top` and faces the viewer. Returns the point that the chain passes through. */
function bail(bench: Bench, top: Vec3, size: number): Vec3 {
  const [radius, wire, tall] = [BAIL.ring * size, BAIL.wire * size, BAIL.tall * size];
  const ring: Vec3 = [top[0], top[1] + radius + wire - BAIL.soldered * Math.max(1, size), top[2]];
  bench.add(jumpRing(ring, X, Y, radius, wire), 40);
  // Both touch where the ring hangs in the bail.
  const lowest = ring[1] + radius - wire - BAIL.thin * size + 0.03;
  const center: Vec3 = [top[0], lowest + tall, top[2]];
  const loop = turn(52, (a): Vec3 => [center[0], center[1] + tall * Math.cos(a), center[2] + 1.3 * size * Math.sin(a)]);
  bench.add(
    tube(loop, (t) => size * (BAIL.thin + 0.36 * Math.cos(t * Math.PI * 2 * 0.5) ** 2), {
      closed: true,
      points: 18,
      up: [1, 0, 0],
      flat: 1.25,
    }),
    50,
  );
  return [center[0], center[1] + tall * 0.36, center[2]];
}

/** Widest chain for a bail of size 1, mm. */
const BAIL_MM = 2.1;

/**
 * Links of a pendant's chain are finer than those of other chains, and the finer the lower the pendant is: share of their
 * size for each millimetre of its height, least and greatest share, and the least radius of their wire, mm.
 */
const FINER = { perMm: 1 / 26, least: 0.55, most: 0.8, wire: 0.115 } as const;
/** Links that are wider than this are meant to be stout, mm. */
const STOUT_MM = 2.4;

/** The links for a pendant of a height, mm. */
function finerFor(links: LinkSize, heightMm: number): LinkSize {
  if (links.width > STOUT_MM || links.weave === 'cord') return links;
  const share = Math.min(FINER.most, Math.max(FINER.least, heightMm * FINER.perMm));
  return resized(links, Math.max(share, FINER.wire / links.wire));
}

/**
 * Hangs a pendant on its chain, if it has one: a bail over `top` (its highest metal, or a stem's length over it), wide
 * enough for the links.
 */
export function hangOnChain(bench: Bench, top: Vec3, usual: LinkSize, bailSize = 1, stemMm = 0): void {
  // The middle of a pendant is at height 0.
  const links = finerFor(usual, 2 * top[1]);
  const { chain, links: own } = bench.spec.root.params;
  const isBare = [chain, own].includes(NO_CHAIN);
  const size = isBare ? bailSize : Math.max(bailSize, links.width / BAIL_MM);
  const through = bench.inPart('bail', () => {
    const foot: Vec3 = [top[0], top[1] - stemMm - STEM.sunk, top[2]];
    if (stemMm > 0) bench.add(tube([foot, top], STEM.radius * size, { points: 18 }), 50);
    return bail(bench, top, size);
  });
  if (!isBare) neckChain(bench, through, links);
}

/** Half the angle of the opening of a chain that hangs, degrees. */
const HALF_OPENING_DEG = 33;

/** A chain from above the picture down through `through` and up again. */
function neckChain(bench: Bench, through: Vec3, size: LinkSize): void {
  const rise = 1 / Math.tan((HALF_OPENING_DEG * Math.PI) / 180);
  const bend = 1.6;
  const path = sample(161, (t): Vec3 => {
    const x = (t * 2 - 1) * 46;
    const y = rise * (Math.sqrt(x * x + bend * bend) - bend) * (1 - 0.0016 * Math.abs(x));
    const back = Math.min(1, Math.abs(x) / 6);
    return [through[0] + x, through[1] + y, through[2] + (1.4 - through[2]) * back * 0.8];
  });
  chain(bench, path, size, { wornMm: NECK_MM });
}

/** Chains, bails and jump rings: everything a piece hangs from. */
import type { Vec3 } from '../piece';
import { circle, evenly, lengthOf, sample, turn } from '../geometry/curves';
import type { Solid } from '../geometry/solid';
import { signedVolume } from '../geometry/solid';
import { tube } from '../geometry/sweep';
import { Z, add, cross, dot, lerp, scale, sub, unit } from '../geometry/vec';
import type { Bench } from './bench';

export interface LinkSize {
  /** Outer length and width of one link and the radius of its wire, mm. */
  length: number;
  width: number;
  wire: number;
  /** All links lie the same way, like scales; otherwise each is turned a quarter against the next. */
  curb?: boolean;
}

export const CABLE: LinkSize = { length: 2.7, width: 1.95, wire: 0.28 };
export const FINE: LinkSize = { length: 1.75, width: 1.25, wire: 0.185 };
export const BOLD_LINKS: LinkSize = { length: 6.4, width: 4.6, wire: 0.72 };
export const PAPERCLIP: LinkSize = { length: 7.2, width: 2.5, wire: 0.36 };
export const CURB: LinkSize = { length: 3.7, width: 2.8, wire: 0.46, curb: true };
export const HEAVY_CURB: LinkSize = { length: 8, width: 6, wire: 1, curb: true };

function link({ length, width, wire }: LinkSize): Solid {
  const straight = (length - width) / 2;
  const r = width / 2 - wire;
  const ends = [0, 1].flatMap((end) =>
    sample(14, (t): Vec3 => {
      const a = (end - 0.5) * Math.PI + t * Math.PI;
      return [(end ? -straight : straight) + r * Math.cos(a), r * Math.sin(a), 0];
    }),
  );
  return tube(evenly(ends, 36, true), wire, { closed: true, points: 12, up: Z });
}

/** What a link is longer than its share of the chain, in wire radii: two wires at each end, less the play. */
export const LINK_PLAY = 3.9;

export interface ChainOptions {
  inFrame?: boolean;
  /** The side the links show. */
  facing?: Vec3;
  /** Length of the whole chain when only a part of it is in the picture, mm. */
  wornMm?: number;
}

/** How far the links of a curb chain lean over their neighbours, radians. */
const CURB_TILT = 0.72;

/** Length of a chain round the neck, mm. */
export const NECK_MM = 450;

/** Links along a path. */
export function chain(bench: Bench, path: readonly Vec3[], size: LinkSize = CABLE, { inFrame = false, facing = Z, wornMm = 0 }: ChainOptions = {}): void {
  const solid = link(size);
  const mesh = bench.define(solid);
  const pitch = size.length - size.wire * (size.curb ? 3 : LINK_PLAY);
  bench.unseenMetalMm3 += (Math.max(0, wornMm - lengthOf(path)) / pitch) * signedVolume(solid);
  // Rather slack than stretched: a stretched chain would come apart.
  const count = Math.max(2, Math.ceil(lengthOf(path) / pitch - 0.01) + 1);
  const places = evenly(path, count, false);
  places.forEach((p, i) => {
    const x = unit(sub(places[Math.min(count - 1, i + 1)]!, places[Math.max(0, i - 1)]!));
    const n = unit(sub(facing, scale(x, dot(facing, x))));
    const side = cross(n, x);
    const tilt = size.curb ? CURB_TILT : ((i % 2 ? 1 : -1) * Math.PI) / 4;
    const y = add(scale(side, Math.cos(tilt)), scale(n, Math.sin(tilt)));
    bench.place(mesh, { axes: [x, y, cross(x, y)], origin: p, inFrame });
  });
}

/** A ring of wire in the plane of two axes. */
export const jumpRing = (center: Vec3, u: Vec3, v: Vec3, radius: number, wire: number, stretch = 1): Solid =>
  tube(circle(center, u, v, radius, 40, stretch), wire, { closed: true, points: 12, up: cross(u, v) });

/**
 * A bail over a jump ring above `top` (the uppermost metal of the pendant). Returns the point the chain passes through.
 */
export function bail(bench: Bench, top: Vec3, size = 1): Vec3 {
  const ringR = 0.85 * size;
  const ring: Vec3 = [top[0], top[1] + ringR * 0.62, top[2]];
  bench.add(jumpRing(ring, [0, 1, 0], Z, ringR, 0.24 * size), 40);
  const tall = 2.1 * size;
  const center: Vec3 = [top[0], ring[1] + ringR * 0.4 + tall, top[2]];
  const loop = turn(52, (a): Vec3 => [center[0], center[1] + tall * Math.cos(a), center[2] + 1.3 * size * Math.sin(a)]);
  bench.add(tube(loop, (t) => size * (0.42 + 0.36 * Math.cos(t * Math.PI * 2 * 0.5) ** 2), { closed: true, points: 18, up: [1, 0, 0], flat: 1.25 }), 50);
  return [center[0], center[1] + tall * 0.36, center[2]];
}

/** A chain from a neck out of the picture, down through `through` and up again. `spread` is the opening's half angle, degrees. */
export function neckChain(bench: Bench, through: Vec3, size: LinkSize, spread = 33): void {
  const rise = 1 / Math.tan((spread * Math.PI) / 180);
  const bend = 1.6;
  const path = sample(161, (t): Vec3 => {
    const x = (t * 2 - 1) * 46;
    const y = rise * (Math.sqrt(x * x + bend * bend) - bend) * (1 - 0.0016 * Math.abs(x));
    const back = Math.min(1, Math.abs(x) / 6);
    return [through[0] + x, through[1] + y, through[2] + (1.4 - through[2]) * back * 0.8];
  });
  chain(bench, path, size, { wornMm: NECK_MM });
}

/** Links the two given points by a short straight run of chain. */
export function chainBetween(bench: Bench, from: Vec3, to: Vec3, size: LinkSize = FINE): void {
  chain(bench, sample(9, (t) => lerp(from, to, t)), size, { inFrame: true });
}

/** Polished slabs of opaque stone that fill a face. */
import { isBuffTopped } from '../catalogue/gems';
import type { Point2 } from '../geometry/curves';
import { buffTop, tube } from '../geometry/sweep';
import { fromAxes, type Axes } from '../geometry/vec';
import type { Vec3 } from '../piece';
import type { GemKind, Stone } from '../spec';
import type { Bench } from './bench';

/** Slabs without a pattern, by their colour in linear sRGB. */
const SLABS: Partial<Record<GemKind, Vec3>> = { onyx: [0.004, 0.004, 0.0045] };

/** True for opaque stones, which are cut as a slab. */
export const isSlabStone = (kind: GemKind | undefined): boolean =>
  kind !== undefined && kind !== 'pearl' && isBuffTopped(kind);

/** Depth of the slab in the face, mm. */
export const SLAB_DEPTH = 0.9;
/** Height of a flat slab's middle above its face, mm. */
export const FLAT_SLAB_MM = 0.52;

/**
 * Profile of a buff top from its foot over the edge to the middle: share of the outline, height over the face, mm. A
 * flat top would reflect a single dark region of the room.
 */
const BUFF_TOP: readonly Point2[] = [
  [0.002, -SLAB_DEPTH],
  [1, -SLAB_DEPTH],
  [1, 0.12],
  [0.985, 0.26],
  [0.95, 0.4],
  [0.88, 0.56],
  [0.76, 0.73],
  [0.6, 0.88],
  [0.42, 0.99],
  [0.26, 1.047],
  [0.12, 1.074],
  [0.05, 1.0795],
  [0.002, 1.08],
];
/** Height of a slab's edge, and rise above it relative to a dome where the slab carries something. */
const FLAT = { from: 0.4, rise: 0.2 } as const;
const FLAT_TOP = BUFF_TOP.map(([share, z]): Point2 => [
  share,
  z > FLAT.from ? FLAT.from + (z - FLAT.from) * FLAT.rise : z,
]);

/** Sets a slab of an outline into a face, slightly domed or flat, with a fine wire around it. */
export function setSlab(
  bench: Bench,
  outline: readonly Point2[],
  { kind, role }: Pick<Stone, 'kind' | 'role'>,
  { axes, origin, sizeMm, isFlat }: { axes: Axes; origin: Vec3; sizeMm: number; isFlat: boolean },
): void {
  bench.add(buffTop(outline, isFlat ? FLAT_TOP : BUFF_TOP), 40, {
    axes,
    origin,
    surface: SLABS[kind] ? { kind: 'lacquer', color: SLABS[kind], gloss: 1 } : { kind: 'stone', gem: kind },
    stone: { kind, role, cut: 'cabochon', sizeMm },
  });
  const seam = outline.map(([x, y]): Vec3 => fromAxes(axes, origin, [x, y, 0.02]));
  bench.add(tube(seam, 0.2, { closed: true, points: 12 }), 40);
}

import type { PackedScene } from '../scene/pack';
import { createKernel, type Kernel, type Surroundings } from './kernel';

/** Indices of {@link Intersector.hit}: distance along the ray, barycentric coordinates. */
export const HIT_T = 0;
export const HIT_U = 1;
export const HIT_V = 2;
/** Indices of {@link Intersector.what}: instance, triangle (meshes), plane (gems). */
export const HIT_INSTANCE = 0;
export const HIT_TRIANGLE = 1;
export const HIT_PLANE = 2;

export interface Intersector {
  /** Results of the last ray that hit. */
  readonly hit: Float64Array;
  readonly what: Int32Array;
  /**
   * Finds the nearest hit before `limit`. The direction is a unit vector. `skip` is an instance to ignore, or -1: a ray
   * that leaves a convex stone cannot hit it again.
   */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number, skip: number): boolean;
  /**
   * Whether anything blocks the ray before `limit`. Stores the occluder in {@link Intersector.what}: any mesh, or a
   * stone when no mesh blocks the ray. Cheaper than {@link Intersector.nearest}; for shadow rays.
   */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): boolean;
  /**
   * The plane through which a ray leaves a stone, in the stone's frame, or -1; stores the distance in {@link
   * Intersector.hit}. `last` is the plane on which the ray starts, `guess` the likely exit or -1: a right guess saves
   * most of the time and a wrong one changes nothing.
   */
  readonly leaveStone: Kernel['leaveStone'];
}

/**
 * Ray casting in a packed scene: a hierarchy of placed meshes and convex stones.
 * @param kernel exclusive: a second intersector on the same kernel invalidates the first.
 */
export function createIntersector(
  scene: PackedScene,
  kernel: Kernel = createKernel(),
  surroundings?: Surroundings,
): Intersector {
  kernel.load(scene, surroundings);
  const { hit, what, cast, leaveStone } = kernel;
  return {
    hit,
    what,
    nearest(ox, oy, oz, dx, dy, dz, limit, skip) {
      return cast(ox, oy, oz, dx, dy, dz, limit, skip, 0) === 1;
    },
    blocked(ox, oy, oz, dx, dy, dz, limit) {
      return cast(ox, oy, oz, dx, dy, dz, limit, -1, 1) === 1;
    },
    leaveStone,
  };
}

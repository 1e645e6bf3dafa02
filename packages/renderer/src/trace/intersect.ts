import type { PackedScene } from '../scene/pack';
import { createKernel, type Kernel, type Surroundings } from './kernel';

/** Places in {@link Intersector.hit}: distance along the ray, barycentric coordinates. */
export const HIT_T = 0;
export const HIT_U = 1;
export const HIT_V = 2;
/** Places in {@link Intersector.what}: instance, triangle (meshes), plane (gems). */
export const HIT_INSTANCE = 0;
export const HIT_TRIANGLE = 1;
export const HIT_PLANE = 2;

export interface Intersector {
  /** Of the last ray that hit. */
  readonly hit: Float64Array;
  readonly what: Int32Array;
  /**
   * Finds the nearest hit before `limit`. The direction is a unit vector. `skip` is an instance the ray passes
   * through, or -1: a convex stone never meets its own light again.
   */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number, skip: number): boolean;
  /**
   * Whether anything lies before `limit`, and in {@link Intersector.what} some mesh that does; a stone only when no
   * mesh blocks the ray. Cheaper than {@link Intersector.nearest}: for shadows.
   */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): boolean;
  /**
   * The plane by which a ray inside a stone leaves it, in the stone's own frame, or -1; the distance is left in
   * {@link Intersector.hit}. `last` is the plane the ray starts on, `guess` one that it may leave by, or -1: a right
   * guess saves most of the time and a wrong one changes nothing.
   */
  readonly leaveStone: Kernel['leaveStone'];
}

/**
 * Ray casting in a packed scene: a hierarchy of placed meshes and convex stones.
 * @param kernel is taken over: a second intersector on the same kernel ends the first.
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

/** The room around a piece: what its lights are, and how they lie in memory. */
import type { Rig } from '../materials/rigs';

/** Linear red, green, blue radiance: overwritten by every lookup. */
export type Light = Float64Array;

/**
 * Numbers per softbox in {@link Environment.boxes}: centre, normal, right, up, half-sizes, softness, radiance, hotspot.
 */
export const BOX_STRIDE = 19;
export const BOX_NORMAL = 3;
export const BOX_RIGHT = 6;
export const BOX_UP = 9;
export const BOX_HALF_WIDTH = 12;
export const BOX_HALF_HEIGHT = 13;
export const BOX_RADIANCE = 15;
export const BOX_HOTSPOT = 18;

/** A room: its lights as data, and tables of what is seen of it from afar. */
export interface Environment {
  readonly rig: Rig;
  /** Boxes that light the stage and the stones; those only metal sees come after them. */
  readonly boxCount: number;
  readonly boxes: Float64Array;
  /** Linear rgb over an octahedral map: the room from far away, for reflections of reflections. */
  readonly far: Float32Array;
  /** The room as stones see it: more contrast, dark and bright panels, sparks. */
  readonly throughGem: Float32Array;
  /** Diffuse light on a surface with a normal. */
  readonly diffuse: Float32Array;
  /** Unit direction of the dark camera side. */
  readonly lens: Float64Array;
  /**
   * Puts the camera, with the black card around its lens, in this unit direction: a dark room in metal, dark facets in
   * stones. The integrator takes it with the next scene.
   */
  faceLens(x: number, y: number, z: number): void;
}

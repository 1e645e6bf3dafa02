/** The lights around a piece, and their layout in memory. */
import type { Rig } from '../materials/rigs';

/** Linear red, green, blue radiance: overwritten by every lookup. */
export type Light = Float64Array;

/**
 * Numbers per softbox in {@link Environment.boxes}: centre, normal, right, up, half-sizes, softness, radiance, hotspot,
 * share left for matte metal, fade in metal.
 */
export const BOX_STRIDE = 22;
export const BOX_NORMAL = 3;
export const BOX_RIGHT = 6;
export const BOX_UP = 9;
export const BOX_HALF_WIDTH = 12;
export const BOX_HALF_HEIGHT = 13;
export const BOX_RADIANCE = 15;
export const BOX_HOTSPOT = 18;
export const BOX_STAGE_SHARE = 21;

/** Numbers per card in {@link Environment.cards}, and the most cards. */
export const CARD_STRIDE = 9;
export const MOST_CARDS = 8;

/** A room: its lights as data, and tables of its radiance by direction. */
export interface Environment {
  readonly rig: Rig;
  /** Number of boxes that light the stage and the stones; those visible to metal only follow. */
  readonly boxCount: number;
  readonly boxes: Float64Array;
  /** Packed colors over an octahedral map, for reflections of reflections. */
  readonly far: Uint32Array;
  /** The room for stones, in the same way: more contrast, dark and bright panels, sparks. */
  readonly throughGem: Uint32Array;
  /** The room for diamonds, with sharper and fewer bright panels. */
  readonly throughBrilliant: Uint32Array;
  /** Irradiance by normal. */
  readonly diffuse: Float32Array;
  /** Unit direction of the dark camera side. */
  readonly lens: Float64Array;
  /**
   * Number of cards for flat faces, then for each its direction and that in which it brightens (unit vectors), cosines of
   * the angles at which it ends and is whole, and 1 / radians from its middle to its brightest place.
   */
  readonly cards: Float64Array;
  /** Hangs cards for flat faces in place of those of the last piece. Takes effect with the next scene. */
  hangCards(cards: readonly number[]): void;
  /**
   * Places the camera, with the black card around its lens, in this unit direction: a dark reflection in metal, dark
   * facets in stones. Takes effect with the next scene.
   */
  faceLens(x: number, y: number, z: number): void;
}

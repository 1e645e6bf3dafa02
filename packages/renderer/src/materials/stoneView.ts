/** The room as stones see it. */

/**
 * What a stone sees of the room: white panels between black ones, which give its facets their contrast, at
 * (radiance + fill at the horizon, up to the knee) * contrast * panels + lift, behind a black card around the lens.
 */
export interface StoneView {
  readonly contrast: number;
  readonly lift: number;
  /** Radiance of the panels at the horizon besides the room's, which is dark there. */
  readonly fill: number;
  /** Radiance that the lights approach: small facets turn brighter ones into chips of white and black. */
  readonly knee: number;
  /** Share of the radiance of sparks. */
  readonly spark: number;
  /** Brightness of black panels against the room, and how much brighter white ones are. */
  readonly black: number;
  readonly white: number;
  /** Values of the pattern from which panels brighten and are white. */
  readonly edge: readonly [number, number];
  /** Waves of the pattern: of azimuth and height in one factor, of height in the other. */
  readonly waves: readonly [azimuth: number, height: number, across: number];
  /** Share of the room that the card around the lens takes. */
  readonly card: number;
  /** Radiance of the remaining ray after its last internal reflection. */
  readonly rest: number;
  /** Brightness of the stage seen through or in a stone. */
  readonly stage: number;
}

/**
 * Panels for coloured stones, whose own absorption darkens them, and larger ones, two thirds of them white, for diamonds, whose
 * small facets would mix narrow ones to grey.
 */
export const GEM_PANELS = {
  lift: 0.01,
  fill: 0.65,
  knee: 2.6,
  spark: 1,
  black: 0.12,
  white: 1.5,
  edge: [-0.14, 0.2],
  waves: [4, 3, 6],
  card: 0.35,
  rest: 0.22,
  stage: 0.55,
} as const;
export const BRILLIANT_PANELS = {
  lift: 0.004,
  fill: 0.8,
  knee: 3,
  spark: 0.8,
  black: 0.08,
  white: 1.3,
  edge: [-0.26, 0.04],
  waves: [4, 2, 4],
  card: 0.98,
  rest: 0.02,
  stage: 0.45,
} as const;

/**
 * Minimum thickness of metal that can be cast, worked and worn, mm. Lips of settings, beads and prongs are not walls.
 *
 * Sources: Stuller, Best Practices for CAD/CAM Services (ornament 0.5, any wall 0.6); GemWares (gold under load 0.8);
 * Mister Jewel (gold 1.0 and silver 0.8 to 1.0 under load); AU Enterprises (platinum as gold, no large thin sheets).
 * Values without a source are rules of thumb of the bench. Where two sources differ the first one named is the limit.
 */
export interface LeastMetal {
  /** Load-bearing walls: shanks, bails, hinges. */
  readonly load: number;
  readonly wall: number;
  /** Ornamental walls without load: leaves, petals, letters. */
  readonly ornament: number;
  readonly wire: number;
  /** Free ends: points of stars, tips of wings. */
  readonly tip: number;
}

export const LEAST_METAL = {
  'cast-gold': { load: 0.8, wall: 0.6, ornament: 0.5, wire: 0.7, tip: 0.6 },
  'cast-platinum': { load: 0.8, wall: 0.6, ornament: 0.5, wire: 0.7, tip: 0.6 },
  'cast-silver': { load: 0.8, wall: 0.7, ornament: 0.7, wire: 0.8, tip: 0.7 },
  sheet: { load: 0.6, wall: 0.4, ornament: 0.4, wire: 0.5, tip: 0.5 },
  'machined-steel': { load: 0.6, wall: 0.4, ornament: 0.4, wire: 0.8, tip: 0.6 },
} as const satisfies Record<string, LeastMetal>;

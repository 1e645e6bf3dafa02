/** The padding of leather straps. */

/**
 * Height of the flat margin beside the padding and position of the seam on it, as shares of half the thickness and
 * width; distance from the underside to the strap's line, mm of a 40 mm watch.
 */
export const PAD = { margin: 0.34, edge: 0.84, seam: 0.9, below: 1.1 } as const;
/** Half the thickness of a strap at the case and where the padding ends, mm of a 40 mm watch. */
const THICK = { high: 1.95, low: 1.15, end: 17 } as const;

/** Half the thickness of a strap `s` mm from its start. */
export function thicknessAt(s: number): number {
  const t = Math.min(1, Math.max(0, s / THICK.end));
  return THICK.high + (THICK.low - THICK.high) * t * t * (3 - 2 * t);
}

/** Height of a strap's top at a share of its half width, as a share of half its thickness. */
export function topOf(share: number): number {
  const u = Math.min(1, Math.abs(share) / PAD.edge);
  return PAD.margin + (1 - PAD.margin) * (1 - u ** 2.8) ** (1 / 1.7);
}

/**
 * Metrics of the web fonts and of the system fonts that replace them while they load. Ascent,
 * descent and mean advance are shares of the em, read from the font files (a test reads them again).
 * The stand-ins are Arial and Times New Roman, or Liberation, which has the same advances.
 */
export const fallbackMetrics = {
  marcellus: { ascent: 1995 / 2048, descent: 573 / 2048, width: 0.4538, standInWidth: 0.3982 },
  figtree: { ascent: 0.95, descent: 0.25, width: 0.44, standInWidth: 0.4396 },
} as const;

/** Descriptors that make the stand-in take the room of the font itself, so nothing moves on swap. */
export function fallbackDescriptors(font: keyof typeof fallbackMetrics) {
  const { ascent, descent, width, standInWidth } = fallbackMetrics[font];
  const scale = width / standInWidth;
  const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
  return {
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: '0%',
  };
}

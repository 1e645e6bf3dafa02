import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readFontMetrics } from '../testing/fontMetrics';
import { fallbackDescriptors, fallbackMetrics } from './fallbackMetrics';

const { resolve } = createRequire(import.meta.url);

const files = {
  marcellus: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const;

describe.each(['marcellus', 'figtree'] as const)('the stand-in for %s', (font) => {
  it('takes the measures of the font file', () => {
    const file = readFontMetrics(resolve(files[font]));
    expect(fallbackMetrics[font].ascent).toBeCloseTo(file.ascent / file.unitsPerEm, 4);
    expect(fallbackMetrics[font].descent).toBeCloseTo(file.descent / file.unitsPerEm, 4);
    expect(fallbackMetrics[font].width).toBeCloseTo(file.averageWidth, 3);
  });

  it('gives a line the same height as the font itself', () => {
    const { sizeAdjust, ascentOverride, descentOverride } = fallbackDescriptors(font);
    const scale = Number.parseFloat(sizeAdjust) / 100;
    const line = (scale * (Number.parseFloat(ascentOverride) + Number.parseFloat(descentOverride))) / 100;
    expect(line).toBeCloseTo(fallbackMetrics[font].ascent + fallbackMetrics[font].descent, 3);
  });
});

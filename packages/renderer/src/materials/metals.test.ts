import type { Alloy } from '@jewelry/design';
import { expect, it } from 'vitest';
import type { Rgb } from './material';
import { metal } from './metals';

/** Chroma and hue in degrees of a reflectance under D65 (CIELAB, 1976). */
function chromaAndHue([r, g, b]: Rgb): { chroma: number; hue: number } {
  const [fx, fy, fz] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map(Math.cbrt) as [number, number, number];
  const [redness, yellowness] = [500 * (fx - fy), 200 * (fy - fz)];
  return { chroma: Math.hypot(redness, yellowness), hue: (Math.atan2(yellowness, redness) * 180) / Math.PI };
}

const yellow = [9, 10, 14, 18, 21, 22, 24].map((karat) =>
  chromaAndHue(metal(`yellow-gold-${karat}k` as Alloy, 'polished').reflectance),
);
const rose = [9, 10, 14, 18].map((karat) =>
  chromaAndHue(metal(`rose-gold-${karat}k` as Alloy, 'polished').reflectance),
);

it('makes yellow gold deeper with every karat, and none pinker than 18 karat', () => {
  for (const [i, { chroma, hue }] of yellow.entries()) {
    if (i > 0) expect(chroma).toBeGreaterThan(yellow[i - 1]!.chroma);
    expect(hue).toBeGreaterThanOrEqual(yellow[3]!.hue);
    expect(hue).toBeLessThan(86);
  }
});

/** ISO 8654 at second hand: b* of 38, 23 and 14. Castings are paler than its pure gold. */
it.each([
  [24, 33, 38],
  [18, 22, 25],
  [9, 13, 17],
])('gives %s karat yellow gold the yellowness of the standard', (karat, least, most) => {
  const { chroma, hue } = chromaAndHue(metal(`yellow-gold-${karat}k` as Alloy, 'polished').reflectance);
  const yellowness = chroma * Math.sin((hue * Math.PI) / 180);
  expect(yellowness).toBeGreaterThan(least - 0.5);
  expect(yellowness).toBeLessThan(most);
});

it('keeps rose gold 15 degrees redder than yellow gold of its karat', () => {
  for (const [i, { hue }] of rose.entries()) expect(hue).toBeLessThan(yellow[i]!.hue - 15);
});

it('darkens oxidised silver more than antiqued gold, and polished metal not at all', () => {
  const tarnish = (alloy: Alloy, finish: 'oxidised' | 'polished') => metal(alloy, finish).tarnish;
  expect(tarnish('silver-925', 'oxidised')).toBeGreaterThan(2 * tarnish('yellow-gold-18k', 'oxidised'));
  expect(tarnish('yellow-gold-18k', 'oxidised')).toBeGreaterThan(0);
  expect(tarnish('silver-925', 'polished')).toBe(0);
});

it.each(['platinum-950', 'white-gold-18k', 'silver-925', 'steel-316l'] as const)('balances %s to neutral', (alloy) => {
  expect(chromaAndHue(metal(alloy, 'polished').reflectance).chroma).toBeLessThan(2.2);
});

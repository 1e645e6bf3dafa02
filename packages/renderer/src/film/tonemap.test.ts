import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { develop } from './tonemap';

function shown(r: number, g: number, b: number): number[] {
  const color = new Float64Array([r, g, b]);
  develop(color);
  return [...color];
}

const radiance = double({ min: 0, max: 40, noNaN: true });

describe('the tone curve', () => {
  it('is monotonically increasing', () => {
    assert(
      property(radiance, radiance, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(shown(low, low, low)[0]!).toBeLessThanOrEqual(shown(high, high, high)[0]! + 1e-6);
      }),
    );
  });

  it('stays in range for any light', () => {
    assert(
      property(radiance, radiance, radiance, (r, g, b) => {
        for (const value of shown(r, g, b)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(255);
        }
      }),
    );
  });

  it('maps black to black and very bright light to white', () => {
    expect(shown(0, 0, 0)).toEqual([0, 0, 0]);
    for (const value of shown(400, 380, 360)) expect(value).toBeGreaterThan(245);
  });

  it('preserves the order of channels, so gold does not turn green', () => {
    assert(
      property(double({ min: 0.05, max: 8, noNaN: true }), (light) => {
        const [r, g, b] = shown(1 * light, 0.735 * light, 0.385 * light);
        expect(r!).toBeGreaterThanOrEqual(g! - 1e-6);
        expect(g!).toBeGreaterThanOrEqual(b! - 1e-6);
      }),
    );
  });

  it('shows white paper between 246 and 255', () => {
    for (const value of shown(1.16, 1.16, 1.16)) {
      expect(value).toBeGreaterThan(246);
      expect(value).toBeLessThan(255);
    }
  });

  it('pales gold towards white in a softbox and deepens it in the dark', () => {
    const chroma = (light: number) => {
      const [r, , b] = shown(0.924 * light, 0.697 * light, 0.438 * light);
      return (r! - b!) / r!;
    };
    expect(chroma(3)).toBeLessThan(0.05);
    expect(chroma(1)).toBeLessThan(chroma(0.3) * 0.85);
    expect(Math.min(...shown(0.924 * 3, 0.697 * 3, 0.438 * 3))).toBeGreaterThan(240);
  });

  it('keeps the hue of rose gold in its highlights', () => {
    const place = (light: number) => {
      const [r, g, b] = shown(0.906 * light, 0.614 * light, 0.451 * light).map((value) => (value / 255) ** 2.2);
      return (g! - b!) / (r! - b!);
    };
    expect(place(1.6)).toBeCloseTo(place(0.4), 1);
  });
});

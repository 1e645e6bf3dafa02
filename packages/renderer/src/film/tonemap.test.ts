import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeSrgb, neutralTone } from './tonemap';

function shown(r: number, g: number, b: number): number[] {
  const color = new Float64Array([r, g, b]);
  neutralTone(color);
  return [...color].map(encodeSrgb);
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
});

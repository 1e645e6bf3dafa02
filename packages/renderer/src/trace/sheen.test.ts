import { describe, expect, test } from 'vitest';
import type { Rgb } from '../materials/material';
import { SHEENS } from './sheen';

/** Sheen factors at points all over a dial 30 mm wide. */
function lightOn(sheen: keyof typeof SHEENS, color: Rgb): number[][] {
  const out = new Float64Array(3);
  const found: number[][] = [];
  for (let a = -14.5; a < 15; a += 1) {
    for (let b = -14.5; b < 15; b += 1) {
      SHEENS[sheen](a, b, color, out);
      found.push([...out].map((factor, c) => factor * color[c]!));
    }
  }
  return found;
}

const brightness = (light: readonly number[]): number => light.reduce((sum, c) => sum + c, 0) / 3;
const spread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);

describe('a brushed dial', () => {
  const [dark, pale] = [
    lightOn('sunburst', [0.01, 0.035, 0.13]).map(brightness),
    lightOn('sunburst', [0.74, 0.68, 0.57]).map(brightness),
  ];

  test('has bright and dark rays when it is dark, and faint ones when it is pale', () => {
    expect(spread(dark)).toBeGreaterThan(4);
    expect(spread(pale)).toBeLessThan(2.2);
    expect(spread(pale)).toBeGreaterThan(1.3);
  });

  test('has strokes that are alike all along a ray and differ beside it', () => {
    const at = (r: number, turn: number): number => {
      const out = new Float64Array(3);
      SHEENS.sunburst(r * Math.cos(turn), r * Math.sin(turn), [0.01, 0.035, 0.13], out);
      return out[0]!;
    };
    expect(at(2, 0.9)).toBeCloseTo(at(14, 0.9), 9);
    const beside = [0.88, 0.89, 0.9, 0.91, 0.92].map((turn) => at(9, turn));
    expect(spread(beside)).toBeGreaterThan(1.03);
  });

  test('is nowhere as dark as paint of its color when it is pale', () => {
    expect(Math.min(...pale)).toBeGreaterThan((0.74 + 0.68 + 0.57) / 3);
  });
});

test('mother-of-pearl has areas of rose and green, and is white on average', () => {
  const lights = lightOn('nacre', [0.74, 0.73, 0.72]);
  const roseness = lights.map(([r, g]) => r! / g!);
  expect(Math.max(...roseness)).toBeGreaterThan(1.12);
  expect(Math.min(...roseness)).toBeLessThan(0.93);
  const whole = [0, 1, 2].map((c) => lights.reduce((sum, light) => sum + light[c]!, 0) / lights.length);
  expect(spread(whole)).toBeLessThan(1.12);
});

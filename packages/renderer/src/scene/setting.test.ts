import { buildPiece, designFromPrompt, type Placement } from '@jewelry/design';
import { describe, expect, it } from 'vitest';
import { setByHand } from './setting';

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

describe('setByHand', () => {
  const piece = buildPiece(designFromPrompt({ prompt: 'platinum eternity band with diamonds', seed: 1 }).spec);
  const stones = piece.parts.flatMap((part) => (part.shape === 'gem' ? [part] : []));
  const set = (number: number): Placement =>
    setByHand(stones[number]!.at, piece.gems[stones[number]!.gem]!, 'stones', number);

  it('tilts every stone but the first by less than the slack of its seat, each its own way', () => {
    expect(set(0)).toBe(stones[0]!.at);
    const leans = stones.slice(1).map(({ at }, index) => {
      const { axes, scale, origin } = set(index + 1);
      expect([scale, origin]).toEqual([at.scale, at.origin]);
      const tilt = Math.acos(Math.min(1, dot(axes[2], at.axes[2])));
      expect(tilt).toBeGreaterThan(0.005);
      expect(tilt * scale).toBeLessThan(0.041);
      return [dot(axes[2], at.axes[0]).toFixed(4), dot(axes[0], at.axes[0]).toFixed(4)].join();
    });
    expect(new Set(leans).size).toBe(leans.length);
  });

  it('keeps axes orthonormal and right-handed', () => {
    const { axes } = set(3);
    for (const [i, a] of axes.entries()) {
      for (const [j, b] of axes.entries()) expect(dot(a, b)).toBeCloseTo(i === j ? 1 : 0, 9);
    }
    const [x, y, z] = axes;
    const across = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
    expect(dot(across, z)).toBeCloseTo(1, 9);
  });
});

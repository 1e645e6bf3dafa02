import { describe, expect, test } from 'vitest';
import { girdleMm } from './head';

/** Turns of an outline at its points, radians. */
const turnsOf = (outline: ReturnType<typeof girdleMm>): number[] =>
  outline.map((p, i) => {
    const [a, b] = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!];
    const turn = Math.atan2(b[1] - p[1], b[0] - p[0]) - Math.atan2(p[1] - a[1], p[0] - a[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  });

describe('the outline that metal follows around a stone', () => {
  test.each([64, 96, 128, 160])('is round without facets around a round stone, by %s points', (count) => {
    const outline = girdleMm('round', 7, count);
    const even = (2 * Math.PI) / count;
    for (const turn of turnsOf(outline)) expect(turn).toBeLessThan(even * 1.6);
    for (const [x, y] of outline) expect(Math.abs(Math.hypot(x, y) - 3.5)).toBeLessThan(0.05);
  });

  test('keeps the corners of an asscher', () => {
    const sharp = turnsOf(girdleMm('asscher', 7, 128));
    const corners = sharp.filter((turn, i) => turn + sharp[(i + 1) % sharp.length]! > 0.6);
    expect(corners.length).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ['hexagon', 6],
    ['princess', 4],
    ['trillion', 3],
    ['marquise', 2],
  ] as const)('around a %s has its corners, not points beside them', (cut, corners) => {
    for (const count of [64, 96, 128]) {
      const sharp = turnsOf(girdleMm(cut, 7, count)).filter((turn) => turn > 0.4);
      expect(sharp).toHaveLength(corners);
      expect(Math.max(...sharp) - Math.min(...sharp)).toBeLessThan(0.02);
    }
  });
});

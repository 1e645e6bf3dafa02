import { describe, expect, it } from 'vitest';
import { addSample, quadrantOf, quadrantSpread, readPixel } from './accumulate';

const SIZE = 8;

function picture(samples: number, color: (x: number, y: number, sample: number) => readonly [number, number, number]) {
  const sums = new Float32Array(SIZE * SIZE * 12);
  const counts = new Uint16Array(SIZE * SIZE).fill(samples);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      for (let sample = 0; sample < samples; sample++)
        addSample(sums, y * SIZE + x, quadrantOf(sample, x, y), ...color(x, y, sample));
    }
  }
  const read = (x: number, y: number) => {
    const out = new Float64Array(3);
    readPixel(sums, counts, x, y, SIZE, out);
    return [...out];
  };
  return { sums, counts, read };
}

describe('samples of a pixel', () => {
  it.each([1, 3, 4, 7, 24])('keep an even surface unchanged after %i samples', (samples) => {
    const { read } = picture(samples, () => [0.8, 0.5, 0.2]);
    for (const [x, y] of [
      [0, 0],
      [3, 4],
      [7, 7],
    ] as const) {
      const [r, g, b] = read(x, y);
      expect(r).toBeCloseTo(0.8, 4);
      expect(g).toBeCloseTo(0.5, 4);
      expect(b).toBeCloseTo(0.2, 4);
    }
  });

  it('fill all four quadrants with the first four', () => {
    for (let x = 0; x < 4; x++) {
      for (let y = 0; y < 4; y++) expect(new Set([0, 1, 2, 3].map((sample) => quadrantOf(sample, x, y))).size).toBe(4);
    }
  });

  it('soften an edge across neighboring pixels without moving it', () => {
    const { read } = picture(4, (x) => (x < 4 ? [0, 0, 0] : [0.5, 0.5, 0.5]));
    const row = [1, 2, 3, 4, 5].map((x) => read(x, 4)[0]!);
    expect(row[0]).toBe(0);
    expect(row[2]).toBeGreaterThan(0.01);
    expect(row[3]).toBeLessThan(0.49);
    expect(row[2]! + row[3]!).toBeCloseTo(0.5, 1);
  });

  it('limit the effect of one very bright sample on its pixel', () => {
    const { read } = picture(4, (x, y, sample) =>
      x === 4 && y === 4 && sample === 0 ? [400, 400, 400] : [0.2, 0.2, 0.2],
    );
    expect(read(4, 4)[0]).toBeLessThan(4);
  });

  it('differ on an edge and are equal on an even surface', () => {
    const even = picture(4, () => [0.5, 0.5, 0.5]);
    const edge = picture(4, (x, y, sample) => (quadrantOf(sample, x, y) & 1 ? [0.9, 0.9, 0.9] : [0.05, 0.05, 0.05]));
    expect(quadrantSpread(even.sums, even.counts, 3, 3, SIZE)).toBeLessThan(1e-3);
    expect(quadrantSpread(edge.sums, edge.counts, 3, 3, SIZE)).toBeGreaterThan(0.5);
  });

  it('are equal where all of them are shown as white', () => {
    const white = picture(4, (x, y, sample) => (quadrantOf(sample, x, y) & 1 ? [12, 12, 12] : [1.5, 1.5, 1.5]));
    expect(quadrantSpread(white.sums, white.counts, 3, 3, SIZE)).toBeLessThan(1e-3);
  });
});

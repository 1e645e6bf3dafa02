// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { partAt, readPartsMap, type PartsMap } from './partsMap';

/** A map of 10 by 10 points: part 1 fills the first two columns, part 2 is the point at (7, 5). */
const map: PartsMap = {
  width: 10,
  height: 10,
  indices: Uint8Array.from({ length: 100 }, (_, at) => (at % 10 < 2 ? 1 : at === 57 ? 2 : 0)),
};

describe('the part at a point', () => {
  it('is the one at that position', () => {
    expect([partAt(map, 0.05, 0.5), partAt(map, 0.75, 0.55), partAt(map, 0.45, 0.1)]).toEqual([1, 2, 0]);
  });

  it('is the nearest within reach, and none beyond it', () => {
    expect(partAt(map, 0.55, 0.55, 0.2)).toBe(2);
    expect(partAt(map, 0.35, 0.55, 0.3)).toBe(1);
    expect(partAt(map, 0.45, 0.55, 0.1)).toBe(0);
  });

  it('is none outside the picture, also when the reach extends beyond its edge', () => {
    expect([partAt(map, -0.1, 0.5), partAt(map, 1, 1), partAt(map, 0.5, 1.2, 0.05)]).toEqual([0, 0, 0]);
    expect(partAt(map, -0.05, 0.5, 0.2)).toBe(1);
  });
});

const chunk = (type: string, data: readonly number[]): number[] => [
  0,
  0,
  0,
  data.length,
  ...[...type].map((letter) => letter.charCodeAt(0)),
  ...data,
  0,
  0,
  0,
  0,
];

/** A file with the chunks of a PNG; the pixels come from the test's canvas. */
const png = (...chunks: number[][]): Blob =>
  new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()])]);

function withPixels(pixels: readonly (readonly [number, number, number])[]): void {
  const data = pixels.flatMap(([red, green, blue]) => [red, green, blue, 255]);
  vi.stubGlobal('createImageBitmap', async () => ({ width: pixels.length, height: 1 }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined, getImageData: () => ({ data }) });
    },
  );
}

describe('a map of parts', () => {
  it('converts the colors of its palette to the indices of parts', async () => {
    withPixels([
      [0, 0, 0],
      [9, 8, 7],
      [1, 2, 3],
      [200, 200, 200],
    ]);
    const read = await readPartsMap(png(chunk('IHDR', [0]), chunk('PLTE', [0, 0, 0, 1, 2, 3, 9, 8, 7])));
    expect([...read.indices]).toEqual([0, 2, 1, 0]);
  });

  it('uses the first index of a color that the palette repeats', async () => {
    withPixels([[5, 5, 5]]);
    expect([...(await readPartsMap(png(chunk('PLTE', [0, 0, 0, 5, 5, 5, 5, 5, 5])))).indices]).toEqual([1]);
  });

  it('rejects a picture without a palette and a truncated file', async () => {
    withPixels([[0, 0, 0]]);
    await expect(readPartsMap(png(chunk('IHDR', [0]), chunk('IDAT', [])))).rejects.toThrow('no palette');
    await expect(readPartsMap(png())).rejects.toThrow('no palette');
  });
});

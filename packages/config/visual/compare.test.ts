import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures, encodeReference } from './compare';

const SIZE = 16;

const screenshot = (change: (data: Buffer) => void = () => undefined, width = SIZE): Promise<Buffer> => {
  const data = Buffer.alloc(width * SIZE * 3, 120);
  change(data);
  return sharp(data, { raw: { width, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
};

describe('comparePictures', () => {
  it('accepts a screenshot that equals its stored reference', async () => {
    const picture = await screenshot((data) => data.fill(7, 40, 300));
    expect(await comparePictures(await encodeReference(picture), picture)).toEqual({ isEqual: true });
  });

  it('accepts one level in 64 pixels as rounding, and reports 65', async () => {
    const rounded = (count: number) =>
      screenshot((data) => Array.from({ length: count }, (_, at) => data.writeUInt8(121, at * 3)));
    expect(await comparePictures(await screenshot(), await rounded(64))).toEqual({ isEqual: true });
    expect(await comparePictures(await screenshot(), await rounded(65))).toMatchObject({ isEqual: false });
  });

  it('reports one pixel that differs by two levels in one channel', async () => {
    const comparison = await comparePictures(
      await encodeReference(await screenshot()),
      await screenshot((data) => data.writeUInt8(122, 100)),
    );
    expect(comparison).toMatchObject({
      isEqual: false,
      reason: expect.stringContaining(`of ${SIZE * SIZE} pixels differ`),
    });
  });

  it('marks differing pixels in red', async () => {
    const comparison = await comparePictures(await screenshot(), await screenshot((data) => data.fill(0, 0, 3)));
    const difference = 'difference' in comparison ? comparison.difference : undefined;
    const { data } = await sharp(difference).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...data.subarray(4, 7)]).not.toEqual([255, 0, 0]);
  });

  it('reports both sizes when they differ', async () => {
    expect(await comparePictures(await screenshot(), await screenshot(undefined, SIZE + 4))).toMatchObject({
      reason: '16 × 16 px before, 20 × 16 px now',
    });
  });
});

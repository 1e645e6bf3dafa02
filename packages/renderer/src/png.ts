import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PartsMap } from './render/phases';

/** Encodes sRGB bytes as PNG (compression level 6). */
export function encodePng(image: {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}): Promise<Buffer> {
  return sharp(image.rgb, { raw: { width: image.width, height: image.height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Encodes a map of parts as PNG with a palette (PNG specification, colour type 3): index 0 where there is no part. The
 * colour of index n is (n, n, n), so that the red channel of the decoded picture is the index. Image libraries reorder
 * palettes, so this one is written here.
 */
export function encodePartsMap({ side, indices, parts }: PartsMap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bits of an index, colour type; compression, filter and interlace have one standard value each.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(Array.from({ length: parts.length + 1 }, (_, index) => [index, index, index]).flat());
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y++) rows.set(indices.subarray(y * side, (y + 1) * side), y * (side + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

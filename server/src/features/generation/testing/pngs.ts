import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG as the file format has it: length, type, data, check sum. */
export function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const header = (width: number, height: number): Buffer =>
  chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([1, 0, 0, 0, 0])]));

/** White rows of one bit a pixel, packed. */
function whiteRows(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
  row[0] = 0;
  return deflateSync(Buffer.alloc(row.length * height, row));
}

/** A white PNG of this size with extra chunks before its pixels, and bytes after its end. */
export const whitePng = (side: number, extra: readonly Buffer[] = [], after: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([SIGNATURE, header(side, side), ...extra, chunk('IDAT', whiteRows(side, side)), chunk('IEND'), after]);

/** A compressed text chunk that expands to this many bytes. */
export const textBomb = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 0x41))]));

/** An animated PNG: every frame is as large as the picture. */
export function animatedPng(side: number, frames: number): Buffer {
  const rows = whiteRows(side, side);
  const frame = (sequence: number): Buffer =>
    chunk('fcTL', Buffer.concat([uint32(sequence, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const more = Array.from({ length: frames - 1 }, (_, index) => [
    frame(2 * index + 1),
    chunk('fdAT', Buffer.concat([uint32(2 * index + 2), rows])),
  ]).flat();
  return Buffer.concat([
    SIGNATURE,
    header(side, side),
    chunk('acTL', uint32(frames, 0)),
    frame(0),
    chunk('IDAT', rows),
    ...more,
    chunk('IEND'),
  ]);
}

/** The types of a PNG's chunks, in order. */
export function chunkTypes(png: Buffer): string[] {
  const types: string[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += png.readUInt32BE(at) + 12)
    types.push(png.toString('latin1', at + 4, at + 8));
  return types;
}

export const dataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

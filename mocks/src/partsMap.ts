import type { Built } from '@jewelry/contract';

/** Side of the map, px. */
const SIDE = 160;
const COLORS = 256;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8), 0xffffffff);

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setInt32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

/** The index of the part at a point: the parts are concentric rings around the center, in order. */
function indexAt(parts: number, x: number, y: number): number {
  const radius = Math.hypot(x - SIDE / 2, y - SIDE / 2) / (SIDE * 0.4);
  return radius >= 1 ? 0 : Math.min(parts, 1 + Math.floor(radius * parts));
}

/** A parts map as the server sends it: a PNG with a palette, one index per part. */
export async function* partsMapOf({ parts }: Built): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array(SIDE * (SIDE + 1));
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) rows[y * (SIDE + 1) + 1 + x] = indexAt(parts.length, x, y);
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, SIDE);
  new DataView(header.buffer).setUint32(4, SIDE);
  header.set([8, 3], 8);
  yield Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  yield chunk('IHDR', header);
  yield chunk(
    'PLTE',
    Uint8Array.from({ length: COLORS * 3 }, (_, at) => Math.floor(at / 3)),
  );
  yield chunk('IDAT', await deflate(rows));
  yield chunk('IEND', new Uint8Array());
}

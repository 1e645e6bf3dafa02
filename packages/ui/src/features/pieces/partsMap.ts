import { fileOf, send } from '../session';

/** The part at each point of a picture. */
export interface PartsMap {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Index of the part at each point, row by row; 0 for none. */
  readonly indices: Uint8Array;
}

const SIGNATURE_BYTES = 8;

/** The palette of a PNG as `0xRRGGBB` → index, since a canvas returns colors rather than indices. */
async function paletteOf(png: Blob): Promise<ReadonlyMap<number, number>> {
  const bytes = new DataView(await png.arrayBuffer());
  const palette = new Map<number, number>();
  for (let at = SIGNATURE_BYTES; at + 8 <= bytes.byteLength;) {
    const length = bytes.getUint32(at);
    if (bytes.getUint32(at + 4) === 0x504c5445) {
      for (let index = 0; index * 3 < length; index += 1) {
        const color = bytes.getUint32(at + 7 + index * 3) & 0xffffff;
        if (!palette.has(color)) palette.set(color, index);
      }
      return palette;
    }
    at += length + 12;
  }
  throw new Error('The map of parts has no palette');
}

/** Reads a map of parts. @throws Error when it is not a PNG with a palette */
export async function readPartsMap(png: Blob): Promise<PartsMap> {
  const [palette, bitmap] = await Promise.all([
    paletteOf(png),
    createImageBitmap(png, { colorSpaceConversion: 'none' }),
  ]);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The map of parts cannot be read here');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const indices = Uint8Array.from({ length: width * height }, (_, point) => {
    const at = point * 4;
    return palette.get(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)) ?? 0;
  });
  return { width, height, indices };
}

export async function loadPartsMap(pieceId: string, versionId: string, signal: AbortSignal): Promise<PartsMap> {
  return readPartsMap(
    await fileOf(await send('partsMap', { params: { id: pieceId, versionId }, signal }), 'image/png'),
  );
}

/**
 * The part at a point, or the nearest one within reach, since a finger is wider than a prong.
 * @param x along the width, from 0 to 1; `y` along the height
 * @param reach in the same unit
 * @returns its index; 0 for none
 */
export function partAt({ width, height, indices }: PartsMap, x: number, y: number, reach = 0): number {
  const [column, row] = [Math.floor(x * width), Math.floor(y * height)];
  const radius = Math.round(reach * width);
  let nearest = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const [atX, atY, far] = [column + dx, row + dy, dx * dx + dy * dy];
      if (far > radius * radius || far >= distance || atX < 0 || atY < 0 || atX >= width || atY >= height) continue;
      const index = indices[atY * width + atX] ?? 0;
      if (index === 0) continue;
      nearest = index;
      distance = far;
    }
  }
  return nearest;
}

/** Outline of a part: a light line over a dark one, visible on every stage. */
const OUTLINE = [
  { reachPx: 2.2, color: '#0A140F' },
  { reachPx: 1, color: '#F2E7CC' },
] as const;
const STEPS = 12;

export const clear = (canvas: HTMLCanvasElement): void =>
  canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);

/** Clears the canvas and draws the outline of a part at the size of the picture. */
export function drawOutline(canvas: HTMLCanvasElement, map: PartsMap, index: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  if (!map.indices.includes(index)) return;
  const mask = new OffscreenCanvas(map.width, map.height);
  const maskContext = mask.getContext('2d');
  if (!maskContext) return;
  const scale = width / (canvas.clientWidth || width);
  const paint = (color: string): void => {
    maskContext.globalCompositeOperation = 'source-in';
    maskContext.fillStyle = color;
    maskContext.fillRect(0, 0, map.width, map.height);
  };
  const points = maskContext.createImageData(map.width, map.height);
  map.indices.forEach((at, point) => {
    if (at === index) points.data[point * 4 + 3] = 255;
  });
  maskContext.putImageData(points, 0, 0);
  context.imageSmoothingQuality = 'high';
  for (const { reachPx, color } of OUTLINE) {
    paint(color);
    for (let step = 0; step < STEPS; step += 1) {
      const angle = (step / STEPS) * 2 * Math.PI;
      context.drawImage(mask, Math.cos(angle) * reachPx * scale, Math.sin(angle) * reachPx * scale, width, height);
    }
  }
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(mask, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The point of a part that is nearest to another point, both as fractions of the picture; null for a part that is not
 * visible.
 */
export function nearestPoint({ width, height, indices }: PartsMap, index: number, { x, y }: Point): Point | null {
  let nearest: Point | null = null;
  let distance = Number.POSITIVE_INFINITY;
  indices.forEach((at, point) => {
    if (at !== index) return;
    const [partX, partY] = [((point % width) + 0.5) / width, (Math.floor(point / width) + 0.5) / height];
    const far = (partX - x) ** 2 + (partY - y) ** 2;
    if (far >= distance) return;
    nearest = { x: partX, y: partY };
    distance = far;
  });
  return nearest;
}

/** Distance of the line's end from the upper edge of its box, px. */
const ARRIVAL_PX = 26;

/**
 * Draws a leader line with one bend from a part to the near side of a box; empty where the box is above or below the
 * part.
 */
export function drawLeader(canvas: HTMLCanvasElement, map: PartsMap, index: number, box: DOMRect): void {
  const context = canvas.getContext('2d');
  const area = canvas.getBoundingClientRect();
  if (!context || area.width === 0 || box.width === 0) return;
  const y = box.top + Math.min(ARRIVAL_PX, box.height / 2) - area.top;
  const isAfter = box.left + box.width / 2 > area.left + area.width / 2;
  const x = (isAfter ? box.left : box.right) - area.left;
  const start = nearestPoint(map, index, { x: x / area.width, y: y / area.height });
  if (!start || y < 0 || y > area.height) return;
  const from = { x: start.x * area.width, y: start.y * area.height };
  const room = isAfter ? x - from.x : from.x - x;
  if (room <= 0) return;
  const bend = Math.min(Math.abs(y - from.y), room) * (isAfter ? 1 : -1);
  const scale = canvas.width / area.width;
  for (const { reachPx, color } of OUTLINE) {
    context.beginPath();
    context.strokeStyle = color;
    context.lineWidth = reachPx * scale;
    context.moveTo(from.x * scale, from.y * scale);
    context.lineTo((from.x + bend) * scale, y * scale);
    context.lineTo(x * scale, y * scale);
    context.stroke();
  }
}

/** Flat polished faces of a piece: each mirrors one direction only, and is all white or all dark without a card. */
import type { Vec3 } from '@jewelry/design';
import { isGlossy, type Material } from '../materials/material';
import { cross, dot, normalize } from '../trace/math';
import type { TriangleSoup } from './normals';

/** All faces of metal, or of stone and enamel, in one direction. Lengths in mm, in world space. */
export interface Flat {
  readonly normal: Vec3;
  readonly isMetal: boolean;
  /** How far the normals of a shallow dome lean away from it, radians; 0 for a plane. */
  readonly lean: number;
  readonly center: Vec3;
  /** Half-width, of a disc or a square. */
  readonly radius: number;
  /** mm². */
  readonly area: number;
}

/** Normals per unit that are told apart, which is about a degree. */
const STEPS = 60;
/** Corner normals of a flat triangle have at least this cosine to each other: within a twelfth of a degree. */
const FLAT = 0.999999;
/** The surface of a shallow dome turns at most so far in a mm, radians, besides what is lost where normals are made. */
const GENTLE = 0.06;
const UNSURE = 0.002;
/** The normals of a shallow dome lean at most so far from its middle, radians; and share of its area that goes on beyond up to twice as far. */
const SHALLOW = 0.24;
const GOES_ON = 0.25;
/** Directions that are tried as the middle of a dome. */
const TRIED = 12;
/** Smaller faces mirror as they do, mm². */
const SMALLEST_MM2 = 4;
/** Smaller parts of a face are left out, mm². */
const PART_MM2 = 0.5;
/** Rougher metal mirrors more than one direction. */
const ROUGHEST = 0.05;

/** Directions within this cosine are one face: a sculpted plane wanders by a degree. */
const ALIKE = Math.cos((2 * Math.PI) / 180);

interface Bin {
  area: number;
  /** Of normals, by area. */
  readonly sum: [number, number, number];
  readonly triangles: number[];
}

const isPolished = (material: Material): boolean =>
  material.kind === 'metal' && material.alphaAcross < ROUGHEST && material.hammer === 0 && material.tarnish === 0;

/** The flat polished faces of meshes in world space, the largest first. */
export const flatFaces = (soup: TriangleSoup, own: Uint16Array, materials: readonly Material[]): Flat[] =>
  [
    ...facesOf(soup, own, materials.map(isPolished)).map((face) => ({ ...face, isMetal: true })),
    ...facesOf(soup, own, materials.map(isGlossy)).map((face) => ({ ...face, isMetal: false })),
  ].toSorted((a, b) => b.area - a.area);

function facesOf(soup: TriangleSoup, own: Uint16Array, polished: readonly boolean[]): Omit<Flat, 'isMetal'>[] {
  const { corners, normals } = soup;
  if (!polished.includes(true)) return [];
  const flat = new Map<number, Bin>();
  const curved = new Map<number, Bin>();
  for (let triangle = 0; triangle < soup.count; triangle++) {
    if (!polished[own[triangle]!]) continue;
    const o = triangle * 9;
    const [x, y, z] = [normals[o]!, normals[o + 1]!, normals[o + 2]!];
    const turned = Math.min(
      x * normals[o + 3]! + y * normals[o + 4]! + z * normals[o + 5]!,
      x * normals[o + 6]! + y * normals[o + 7]! + z * normals[o + 8]!,
    );
    const bins = turned < FLAT ? curved : flat;
    const longest = Math.max(
      Math.hypot(corners[o + 3]!, corners[o + 4]!, corners[o + 5]!),
      Math.hypot(corners[o + 6]!, corners[o + 7]!, corners[o + 8]!),
    );
    if (bins === curved && Math.sqrt(2 * (1 - turned)) > UNSURE + GENTLE * longest) continue;
    const area = areaOf(corners, o);
    const step = (value: number) => Math.floor(value * STEPS + 0.3) + STEPS;
    const key = (step(x) * 256 + step(y)) * 256 + step(z);
    const bin: Bin = bins.get(key) ?? { area: 0, sum: [0, 0, 0], triangles: [] };
    if (bin.area === 0) bins.set(key, bin);
    bin.area += area;
    bin.sum[0] += x * area;
    bin.sum[1] += y * area;
    bin.sum[2] += z * area;
    bin.triangles.push(triangle);
  }
  const sorted = (bins: Map<number, Bin>) => [...bins.values()].toSorted((a, b) => b.area - a.area);
  return [
    ...merged(sorted(flat).filter(({ area }) => area >= PART_MM2)).map((face) => ({ ...face, lean: 0 })),
    ...domes(sorted(curved)),
  ]
    .filter(({ area }) => area >= SMALLEST_MM2)
    .map(({ area, sum, lean, triangles }) => ({ area, lean, normal: normalize(sum), ...extent(corners, triangles) }));
}

/** Shallow domes: what is curved, and whose surface nearly ends where its normals lean far. */
function domes(bins: readonly Bin[]): (Bin & { lean: number })[] {
  const rest = bins.map((bin) => ({ ...bin, normal: normalize(bin.sum) }));
  return rest.slice(0, TRIED).flatMap(({ normal: first }) => {
    const near = (middle: Vec3, lean: number) => rest.filter(({ normal }) => dot(normal, middle) > Math.cos(lean));
    const middle = normalize(sumOf(near(first, SHALLOW)));
    const inside = near(middle, SHALLOW);
    const area = inside.reduce((whole, bin) => whole + bin.area, 0);
    const around = near(middle, 2 * SHALLOW).reduce((whole, bin) => whole + bin.area, -area);
    if (inside.length === 0 || around > GOES_ON * area) return [];
    for (const bin of inside) rest.splice(rest.indexOf(bin), 1);
    // Evenly spread over a dome, their root mean square is this share of the lean of its rim.
    const squared = inside.reduce(
      (sum, bin) => sum + bin.area * Math.acos(Math.min(1, dot(bin.normal, middle))) ** 2,
      0,
    );
    const lean = Math.SQRT2 * Math.sqrt(squared / area);
    return [{ area, lean, sum: sumOf(inside), triangles: inside.flatMap(({ triangles }) => triangles) }];
  });
}

const sumOf = (bins: readonly Bin[]): [number, number, number] =>
  bins.reduce<[number, number, number]>(
    (sum, bin) => [sum[0] + bin.sum[0], sum[1] + bin.sum[1], sum[2] + bin.sum[2]],
    [0, 0, 0],
  );

/** Joins each bin to a larger one that faces the same way. */
function merged(bins: readonly Bin[]): Bin[] {
  const faces: (Bin & { normal: Vec3 })[] = [];
  for (const bin of bins) {
    const normal = normalize(bin.sum);
    const face = faces.find((other) => dot(other.normal, normal) > ALIKE);
    if (!face) {
      faces.push({ ...bin, normal });
      continue;
    }
    face.area += bin.area;
    for (const k of [0, 1, 2] as const) face.sum[k] += bin.sum[k];
    face.triangles.push(...bin.triangles);
  }
  return faces.toSorted((a, b) => b.area - a.area);
}

function areaOf(corners: Float32Array, o: number): number {
  const a: Vec3 = [corners[o + 3]!, corners[o + 4]!, corners[o + 5]!];
  const b: Vec3 = [corners[o + 6]!, corners[o + 7]!, corners[o + 8]!];
  return Math.hypot(...cross(a, b)) / 2;
}

function extent(corners: Float32Array, triangles: readonly number[]): Pick<Flat, 'center' | 'radius'> {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const triangle of triangles) {
    for (let axis = 0; axis < 3; axis++) {
      const o = triangle * 9 + axis;
      const corner = corners[o]!;
      low[axis] = Math.min(low[axis]!, corner, corner + corners[o + 3]!, corner + corners[o + 6]!);
      high[axis] = Math.max(high[axis]!, corner, corner + corners[o + 3]!, corner + corners[o + 6]!);
    }
  }
  const half = (axis: 0 | 1 | 2, sign: number) => (high[axis]! + sign * low[axis]!) / 2;
  return {
    center: [half(0, 1), half(1, 1), half(2, 1)],
    radius: Math.hypot(half(0, -1), half(1, -1), half(2, -1)) * Math.SQRT1_2,
  };
}

import type { Rig, Softbox } from '../materials/rigs';
import { cross, normalize, smoothstep } from './math';

/** Lookups write their result to this buffer: linear red, green, blue radiance. One per tracer, overwritten by every lookup. */
export type Light = Float64Array;

/** Numbers per softbox in {@link Environment.boxes}: centre, normal, right, up, half-sizes, softness, radiance, hotspot. */
export const BOX_STRIDE = 19;
export const BOX_NORMAL = 3;
export const BOX_RIGHT = 6;
export const BOX_UP = 9;
export const BOX_HALF_WIDTH = 12;
export const BOX_HALF_HEIGHT = 13;
const BOX_SOFTNESS = 14;
export const BOX_RADIANCE = 15;
export const BOX_HOTSPOT = 18;

export interface Environment {
  readonly rig: Rig;
  /** Boxes that light the stage and the stones; those only metal sees come after them. */
  readonly boxCount: number;
  readonly boxes: Float64Array;
  /** Radiance of the room along a ray; `blur` (radians) softens the edges of the boxes as a rough surface would. */
  radiance(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, blur: number, light: Light): void;
  /** The room without the cards that only metal sees: what glass and pearls mirror. */
  radianceWithoutCards(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, blur: number, light: Light): void;
  /** The room from far away, from a table: for reflections of reflections. */
  farRadiance(dx: number, dy: number, dz: number, light: Light): void;
  /** The room's radiance as stones see it: more contrast, dark and bright panels, sparks. */
  radianceThroughGem(dx: number, dy: number, dz: number, light: Light): void;
  /** Diffuse light on a surface with this normal. */
  irradiance(nx: number, ny: number, nz: number, light: Light): void;
  /** Puts the camera, with the black card around its lens, in this unit direction: a dark room in metal, dark facets in stones. */
  faceLens(x: number, y: number, z: number): void;
}

/** Width of a soft edge in units of the blur that makes it. */
const BLUR_SPREAD = 2.2;
const TABLE = 256;
const TABLE_BLUR = 0.02;
/** The card around the lens as stones see it: cosines of the angles where it ends and where it is whole, and how dark it is. */
const CARD_ENDS = Math.cos((21 * Math.PI) / 180);
const CARD_WHOLE = Math.cos((13 * Math.PI) / 180);
const CARD_DARKNESS = 0.94;
const DIFFUSE_TABLE = 16;
const DIFFUSE_DIRECTIONS = 600;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Softboxes and the room's gradient, analytic: a mirror reflection of it has no noise. */
export function createEnvironment(rig: Rig, center: readonly [number, number, number]): Environment {
  const lights = rig.boxes.filter((box) => !box.metalOnly);
  const boxCount = lights.length;
  const boxes = new Float64Array([...lights, ...rig.boxes.filter((box) => box.metalOnly)].flatMap(packBox));
  const { zenith, horizon, nadir, lensDarkness } = rig;
  const lens = Float64Array.from(normalize(rig.lensSide));

  /** The room with the first boxes, up to the float `end` of {@link Environment.boxes}. */
  function gather(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, blur: number, end: number, light: Light): void {
    const rise = Math.sqrt(dy > 0 ? dy : 0);
    let r = horizon[0] + (zenith[0] - horizon[0]) * rise;
    let g = horizon[1] + (zenith[1] - horizon[1]) * rise;
    let b = horizon[2] + (zenith[2] - horizon[2]) * rise;
    if (dy < 0) {
      const down = dy < -0.3 ? 1 : -dy / 0.3;
      r += (nadir[0] - r) * down;
      g += (nadir[1] - g) * down;
      b += (nadir[2] - b) * down;
    }
    const towardsLens = dx * lens[0]! + dy * lens[1]! + dz * lens[2]!;
    if (towardsLens > 0.86) {
      const dim = 1 - lensDarkness * smoothstep(0.86, 0.95, towardsLens);
      r *= dim;
      g *= dim;
      b *= dim;
    }
    for (let o = 0; o < end; o += BOX_STRIDE) {
      const facing = -(dx * boxes[o + 3]! + dy * boxes[o + 4]! + dz * boxes[o + 5]!);
      if (facing < 0.02) continue;
      const qx = boxes[o]! - ox;
      const qy = boxes[o + 1]! - oy;
      const qz = boxes[o + 2]! - oz;
      const t = -(qx * boxes[o + 3]! + qy * boxes[o + 4]! + qz * boxes[o + 5]!) / facing;
      if (t < 0) continue;
      const wx = dx * t - qx;
      const wy = dy * t - qy;
      const wz = dz * t - qz;
      const halfWidth = boxes[o + BOX_HALF_WIDTH]!;
      const halfHeight = boxes[o + BOX_HALF_HEIGHT]!;
      const x = Math.abs((wx * boxes[o + 6]! + wy * boxes[o + 7]! + wz * boxes[o + 8]!) / halfWidth);
      const y = Math.abs((wx * boxes[o + 9]! + wy * boxes[o + 10]! + wz * boxes[o + 11]!) / halfHeight);
      const spread = blur * BLUR_SPREAD * t;
      const softX = boxes[o + BOX_SOFTNESS]! + spread / halfWidth;
      const softY = boxes[o + BOX_SOFTNESS]! + spread / halfHeight;
      if (x >= 1 + softX * 0.5 || y >= 1 + softY * 0.5) continue;
      const middle = Math.min(2, x * x + y * y);
      const amount = (1 - boxes[o + BOX_HOTSPOT]! * middle * 0.5) * softShare(x, softX) * softShare(y, softY);
      r += boxes[o + BOX_RADIANCE]! * amount;
      g += boxes[o + BOX_RADIANCE + 1]! * amount;
      b += boxes[o + BOX_RADIANCE + 2]! * amount;
    }
    light[0] = r;
    light[1] = g;
    light[2] = b;
  }

  const radiance: RadianceLookup = (ox, oy, oz, dx, dy, dz, blur, light) => gather(ox, oy, oz, dx, dy, dz, blur, boxes.length, light);
  const radianceWithoutCards: RadianceLookup = (ox, oy, oz, dx, dy, dz, blur, light) => gather(ox, oy, oz, dx, dy, dz, blur, boxCount * BOX_STRIDE, light);
  const far = new Float32Array(TABLE * TABLE * 3);
  const throughGem = new Float32Array(TABLE * TABLE * 3);
  const withoutLens = new Float32Array(TABLE * TABLE * 3);
  fillFarTable(center, radiance, far);
  fillGemTable(rig, center, radianceWithoutCards, withoutLens);
  throughGem.set(withoutLens);
  const diffuse = diffuseTable(center, radiance);

  return {
    rig,
    boxCount,
    boxes,
    radiance,
    radianceWithoutCards,
    farRadiance: (dx, dy, dz, light) => lookUp(far, dx, dy, dz, light),
    radianceThroughGem: (dx, dy, dz, light) => lookUp(throughGem, dx, dy, dz, light),
    irradiance: (nx, ny, nz, light) => lookUpSmooth(diffuse, nx, ny, nz, light),
    faceLens(x, y, z) {
      lens.set([x, y, z]);
      for (let texel = 0; texel < TABLE * TABLE; texel++) {
        const o = texel * 3;
        const share = 1 - CARD_DARKNESS * smoothstep(CARD_ENDS, CARD_WHOLE, x * DIRECTIONS[o]! + y * DIRECTIONS[o + 1]! + z * DIRECTIONS[o + 2]!);
        for (let c = 0; c < 3; c++) throughGem[o + c] = withoutLens[o + c]! * share;
      }
    },
  };
}

/** How much of a light with half-size 1 is seen at `x` through a filter `soft` wide; its integral over x does not depend on the filter. */
function softShare(x: number, soft: number): number {
  const a = (1 - x) / soft + 0.5;
  const b = (1 + x) / soft + 0.5;
  const near = a >= 1 ? 1 : a <= 0 ? 0 : a * a * (3 - 2 * a);
  return b >= 1 ? near : near + b * b * (3 - 2 * b) - 1;
}

function packBox(box: Softbox): number[] {
  const normal = normalize([box.aim[0] - box.center[0], box.aim[1] - box.center[1], box.aim[2] - box.center[2]]);
  const right = normalize(cross(Math.abs(normal[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0], normal));
  const up = cross(normal, right);
  return [...box.center, ...normal, ...right, ...up, box.halfWidth, box.halfHeight, box.softness, ...box.radiance, box.hotspot];
}

/** Direction of a texel centre of an octahedral map (Cigolle et al., "Survey of unit vectors", 2014); y is up. */
function octahedralDirection(i: number, j: number, size: number): [number, number, number] {
  const u = ((i + 0.5) / size) * 2 - 1;
  const v = ((j + 0.5) / size) * 2 - 1;
  const y = 1 - Math.abs(u) - Math.abs(v);
  if (y >= 0) return normalize([u, y, v]);
  return normalize([(1 - Math.abs(v)) * (u < 0 ? -1 : 1), y, (1 - Math.abs(u)) * (v < 0 ? -1 : 1)]);
}

/** Unit direction of every texel of a table. */
const DIRECTIONS = Float32Array.from({ length: TABLE * TABLE }, (_, texel) => texel).reduce((directions, texel) => {
  directions.set(octahedralDirection(texel % TABLE, Math.floor(texel / TABLE), TABLE), texel * 3);
  return directions;
}, new Float32Array(TABLE * TABLE * 3));

type RadianceLookup = Environment['radiance'];

function fillFarTable(center: readonly [number, number, number], radiance: RadianceLookup, table: Float32Array): void {
  const light = new Float64Array(3);
  for (let j = 0; j < TABLE; j++) {
    for (let i = 0; i < TABLE; i++) {
      const [x, y, z] = octahedralDirection(i, j, TABLE);
      radiance(center[0], center[1], center[2], x, y, z, TABLE_BLUR, light);
      table.set(light, (j * TABLE + i) * 3);
    }
  }
}

function fillGemTable(rig: Rig, center: readonly [number, number, number], radiance: RadianceLookup, table: Float32Array): void {
  const light = new Float64Array(3);
  for (let j = 0; j < TABLE; j++) {
    for (let i = 0; i < TABLE; i++) {
      const [x, y, z] = octahedralDirection(i, j, TABLE);
      radiance(center[0], center[1], center[2], x, y, z, TABLE_BLUR, light);
      const azimuth = Math.atan2(z, x);
      const panel = 0.03 + 1.5 * smoothstep(0, 0.24, Math.sin(azimuth * 5 + y * 3) * Math.cos(y * 7 + azimuth));
      let sparkle = rig.gemLift;
      for (const spark of rig.sparks) {
        const cosine = x * spark.direction[0] + y * spark.direction[1] + z * spark.direction[2];
        if (cosine > spark.cosine) sparkle += spark.radiance * smoothstep(spark.cosine, spark.cosine + (1 - spark.cosine) * 0.5, cosine);
      }
      const o = (j * TABLE + i) * 3;
      for (let c = 0; c < 3; c++) table[o + c] = light[c]! * rig.gemContrast * panel + sparkle;
    }
  }
}

function diffuseTable(center: readonly [number, number, number], radiance: RadianceLookup): Float32Array {
  const light = new Float64Array(3);
  const samples = Array.from({ length: DIFFUSE_DIRECTIONS }, (_, k) => {
    const y = 1 - (2 * (k + 0.5)) / DIFFUSE_DIRECTIONS;
    const ring = Math.sqrt(1 - y * y);
    const x = ring * Math.cos(k * GOLDEN_ANGLE);
    const z = ring * Math.sin(k * GOLDEN_ANGLE);
    radiance(center[0], center[1], center[2], x, y, z, 0.1, light);
    return [x, y, z, light[0]!, light[1]!, light[2]!] as const;
  });
  const table = new Float32Array(DIFFUSE_TABLE * DIFFUSE_TABLE * 3);
  for (let j = 0; j < DIFFUSE_TABLE; j++) {
    for (let i = 0; i < DIFFUSE_TABLE; i++) {
      const [x, y, z] = octahedralDirection(i, j, DIFFUSE_TABLE);
      const o = (j * DIFFUSE_TABLE + i) * 3;
      for (const [sx, sy, sz, r, g, b] of samples) {
        const cosine = (x * sx + y * sy + z * sz) * (4 / DIFFUSE_DIRECTIONS);
        if (cosine <= 0) continue;
        table[o]! += r * cosine;
        table[o + 1]! += g * cosine;
        table[o + 2]! += b * cosine;
      }
    }
  }
  return table;
}

function lookUp(table: Float32Array, dx: number, dy: number, dz: number, light: Light): void {
  const scale = 1 / (Math.abs(dx) + Math.abs(dy) + Math.abs(dz));
  let u = dx * scale;
  let v = dz * scale;
  if (dy < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  let i = ((u * 0.5 + 0.5) * TABLE) | 0;
  let j = ((v * 0.5 + 0.5) * TABLE) | 0;
  if (i >= TABLE) i = TABLE - 1;
  if (j >= TABLE) j = TABLE - 1;
  const o = (j * TABLE + i) * 3;
  light[0] = table[o]!;
  light[1] = table[o + 1]!;
  light[2] = table[o + 2]!;
}

function lookUpSmooth(table: Float32Array, dx: number, dy: number, dz: number, light: Light): void {
  const scale = 1 / (Math.abs(dx) + Math.abs(dy) + Math.abs(dz));
  let u = dx * scale;
  let v = dz * scale;
  if (dy < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  const last = DIFFUSE_TABLE - 1;
  const x = Math.min(last, Math.max(0, (u * 0.5 + 0.5) * DIFFUSE_TABLE - 0.5));
  const y = Math.min(last, Math.max(0, (v * 0.5 + 0.5) * DIFFUSE_TABLE - 0.5));
  const i = Math.min(last - 1, x | 0);
  const j = Math.min(last - 1, y | 0);
  const fx = x - i;
  const fy = y - j;
  const o = (j * DIFFUSE_TABLE + i) * 3;
  const below = o + DIFFUSE_TABLE * 3;
  for (let c = 0; c < 3; c++) {
    const top = table[o + c]! * (1 - fx) + table[o + 3 + c]! * fx;
    const bottom = table[below + c]! * (1 - fx) + table[below + 3 + c]! * fx;
    light[c] = top * (1 - fy) + bottom * fy;
  }
}

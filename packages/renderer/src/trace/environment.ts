import type { Vec3 } from '@jewelry/design';
import type { Rig, Softbox } from '../materials/rigs';
import type { StoneView } from '../materials/stoneView';
import { createKernel, type Kernel } from './kernel';
import { cross, normalize, smoothstep } from './math';
import { packColor, packColors } from './packedColor';
import { CARD_STRIDE, MOST_CARDS, type Environment } from './room';

export const TABLE = 256;
const TABLE_BLUR = 0.02;
/** The black card around the lens, for stones: cosines of the angles where it ends and where it is whole. */
const CARD_ENDS = Math.cos((20 * Math.PI) / 180);
const CARD_WHOLE = Math.cos((14 * Math.PI) / 180);
const DIFFUSE_TABLE = 16;
const DIFFUSE_DIRECTIONS = 600;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Softboxes and the gradient of the room. The integrator fills the tables. */
export function createEnvironment(rig: Rig, center: Vec3, kernel: Kernel = createKernel()): Environment {
  const lights = rig.boxes.filter((box) => !box.metalOnly);
  const boxes = new Float64Array([...lights, ...rig.boxes.filter((box) => box.metalOnly)].flatMap(packBox));
  const lens = Float64Array.from(normalize(rig.lensSide));
  const cards = new Float64Array(1 + MOST_CARDS * CARD_STRIDE);
  const room = { rig, boxes, boxCount: lights.length, lens, cards };
  kernel.enterRoom(room);
  const views = [rig.gems, rig.brilliants].map((view) => {
    const radiance = octahedralTable(TABLE, stoneRadiance(rig, view, center, kernel));
    const withoutLens = packColors(radiance);
    return { card: view.card, radiance, withoutLens, seen: withoutLens.slice() };
  });
  return {
    ...room,
    far: packColors(
      octahedralTable(TABLE, (x, y, z, out) => {
        kernel.radiance(...center, x, y, z, TABLE_BLUR);
        out.set(kernel.light);
      }),
    ),
    throughGem: views[0]!.seen,
    throughBrilliant: views[1]!.seen,
    diffuse: diffuseTable(center, kernel),
    hangCards(values) {
      cards.set([values.length / CARD_STRIDE, ...values]);
    },
    faceLens(x, y, z) {
      lens.set([x, y, z]);
      for (const { seen, withoutLens } of views) seen.set(withoutLens);
      for (let texel = 0, o = 0; texel < TABLE * TABLE; texel++, o += 3) {
        const cosine = x * DIRECTIONS[o]! + y * DIRECTIONS[o + 1]! + z * DIRECTIONS[o + 2]!;
        if (cosine <= CARD_ENDS) continue;
        const cover = smoothstep(CARD_ENDS, CARD_WHOLE, cosine);
        for (const { card, seen, radiance } of views) {
          const share = 1 - card * cover;
          seen[texel] = packColor(radiance[o]! * share, radiance[o + 1]! * share, radiance[o + 2]! * share);
        }
      }
    },
  };
}

function packBox(box: Softbox): number[] {
  const normal = normalize([box.aim[0] - box.center[0], box.aim[1] - box.center[1], box.aim[2] - box.center[2]]);
  const right = normalize(cross(Math.abs(normal[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0], normal));
  const up = cross(normal, right);
  return [
    ...box.center,
    ...normal,
    ...right,
    ...up,
    box.halfWidth,
    box.halfHeight,
    box.softness,
    ...box.radiance,
    box.hotspot,
    box.matteShare ?? 1,
    box.fade ?? 0,
    box.stageShare ?? 1,
  ];
}

/** Direction of a texel centre of an octahedral map (Cigolle et al., "Survey of unit vectors", 2014); y is up. */
function octahedralDirection(i: number, j: number, size: number): [number, number, number] {
  const u = ((i + 0.5) / size) * 2 - 1;
  const v = ((j + 0.5) / size) * 2 - 1;
  const y = 1 - Math.abs(u) - Math.abs(v);
  if (y >= 0) return normalize([u, y, v]);
  return normalize([(1 - Math.abs(v)) * (u < 0 ? -1 : 1), y, (1 - Math.abs(u)) * (v < 0 ? -1 : 1)]);
}

/** Tabulates a function of the direction over `size` by `size` texels. */
export function octahedralTable(
  size: number,
  fill: (x: number, y: number, z: number, out: Float32Array) => void,
): Float32Array {
  const table = new Float32Array(size * size * 3);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const [x, y, z] = octahedralDirection(i, j, size);
      const o = (j * size + i) * 3;
      fill(x, y, z, table.subarray(o, o + 3));
    }
  }
  return table;
}

/** Unit direction of every texel of a table. */
const DIRECTIONS = octahedralTable(TABLE, (x, y, z, out) => out.set([x, y, z]));

function stoneRadiance(
  { sparks }: Rig,
  { contrast, lift, fill, black, white, edge, knee, spark: sparkling, waves: [around, height, across] }: StoneView,
  center: Vec3,
  kernel: Kernel,
): Parameters<typeof octahedralTable>[1] {
  return (x, y, z, out) => {
    kernel.radianceWithoutCards(...center, x, y, z, TABLE_BLUR);
    const azimuth = Math.atan2(z, x);
    const pattern = Math.sin(azimuth * around + y * height) * Math.cos(y * across + azimuth);
    const panel = black + white * smoothstep(...edge, pattern);
    const filled = fill * (1 - Math.abs(y)) ** 2;
    let sparkle = lift;
    for (const spark of sparks) {
      const cosine = x * spark.direction[0] + y * spark.direction[1] + z * spark.direction[2];
      if (cosine > spark.cosine)
        sparkle +=
          spark.radiance * sparkling * smoothstep(spark.cosine, spark.cosine + (1 - spark.cosine) * 0.5, cosine);
    }
    const brightest = Math.max(...kernel.light) + filled;
    const held = knee < Infinity ? (knee * (1 - Math.exp(-brightest / knee))) / brightest : 1;
    for (let c = 0; c < 3; c++) out[c] = (kernel.light[c]! + filled) * held * contrast * panel + sparkle;
  };
}

function diffuseTable(center: Vec3, kernel: Kernel): Float32Array {
  const samples = Array.from({ length: DIFFUSE_DIRECTIONS }, (_, k) => {
    const y = 1 - (2 * (k + 0.5)) / DIFFUSE_DIRECTIONS;
    const ring = Math.sqrt(1 - y * y);
    const x = ring * Math.cos(k * GOLDEN_ANGLE);
    const z = ring * Math.sin(k * GOLDEN_ANGLE);
    kernel.radiance(...center, x, y, z, 0.1);
    return [x, y, z, ...kernel.light] as const;
  });
  return octahedralTable(DIFFUSE_TABLE, (x, y, z, out) => {
    for (const [sx, sy, sz, r = 0, g = 0, b = 0] of samples) {
      const cosine = (x * sx + y * sy + z * sz) * (4 / DIFFUSE_DIRECTIONS);
      if (cosine <= 0) continue;
      out[0]! += r * cosine;
      out[1]! += g * cosine;
      out[2]! += b * cosine;
    }
  });
}

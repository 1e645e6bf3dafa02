/** Describes a piece, its lights and its camera for `photograph.py`: numbers as JSON, arrays as 32-bit floats beside it. */
import { gemOf, type Piece, type Placement, type Vec3 } from '@jewelry/design';
import { LIVELY_INDEX } from '../../src/materials/gems';
import type { Gem, Material } from '../../src/materials/material';
import { FLOOR_RIG, WALL_RIG, type Rig } from '../../src/materials/rigs';
import { stageSetting, type StageSetting } from '../../src/materials/stages';
import { LONGEST_PATH_MM, PATH_STEPS } from '../../src/materials/spectra';
import { createCamera } from '../../src/render/camera';
import { MaterialTable } from '../../src/scene/materialTable';
import { smoothMesh } from '../../src/scene/normals';
import { packPiece } from '../../src/scene/pack';
import { createSetter } from '../../src/scene/setting';
import { facetCorners } from '../../src/scene/polyhedron';
import { createEnvironment, TABLE } from '../../src/trace/environment';
import { createKernel } from '../../src/trace/kernel';
import { cross, normalize } from '../../src/trace/math';
import { unpackColor } from '../../src/trace/packedColor';
import { createTracer } from '../../src/trace/tracer';

/** Where an array begins among the floats, and how many numbers it has. */
type Range = readonly [start: number, length: number];

type Ray = [ox: number, oy: number, oz: number, dx: number, dy: number, dz: number];

export interface CyclesScene {
  readonly description: object;
  readonly floats: Float32Array;
}

const SKY_WIDTH = 1024;
const BOX_TEXELS = 96;
const RINGS = 72;
const SPOKES = 96;
/** Radius of the stage, mm: its edge is behind everything that a picture shows. */
const STAGE_RADIUS = 3000;
const IRRADIANCE_DIRECTIONS = 4000;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Everything Cycles needs to photograph a piece. @throws Error for stones of a half and its mirror image */
export function cyclesScene(piece: Piece): CyclesScene {
  const numbers: number[][] = [];
  let length = 0;
  const store = (values: Iterable<number>): Range => {
    const array = Array.isArray(values) ? (values as number[]) : [...values];
    const start = length;
    numbers.push(array);
    length += array.length;
    return [start, array.length];
  };
  const { shot } = piece;
  const wall = shot.rig === 'wall';
  const { back } = createCamera(shot);
  const rig: Rig = { ...(wall ? WALL_RIG : FLOOR_RIG), lensSide: back };
  const middle: Vec3 = wall ? [0, 0, 4] : [0, 9, 0];
  const setting = stageSetting(shot);
  const environment = createEnvironment(rig, middle);
  environment.faceLens(...back);
  const description = {
    camera: shot.camera,
    meshes: meshesOf(piece, store),
    softboxes: rig.boxes.map((box) => softbox(box, store)),
    sky: store(equirectangular(createEnvironment({ ...rig, boxes: [] }, middle).far)),
    skyThroughStones: store(
      equirectangular(isBrilliant(piece) ? environment.throughBrilliant : environment.throughGem),
    ),
    skyWidth: SKY_WIDTH,
    backdrop: setting.low,
    stage: stage(piece, rig, setting, store),
  };
  return { description, floats: Float32Array.from(numbers.flat()) };
}

/** Whether the largest stone is: Cycles has one view of the room for all. */
function isBrilliant({ parts }: Piece): boolean {
  const stones = parts.filter((part) => part.shape === 'gem').toSorted((a, b) => b.sizeMm - a.sizeMm);
  return stones[0] !== undefined && gemOf(stones[0].kind).optics.ior > LIVELY_INDEX;
}

/** Triangles of each material in the world: three corners and three normals apiece; stones are flat facets. */
function meshesOf(piece: Piece, store: (values: number[]) => Range) {
  const table = new MaterialTable('piece', piece.meshes);
  const meshes = new Map<number, { corners: number[]; normals: number[] }>();
  const of = (index: number) => {
    const known = meshes.get(index) ?? { corners: [], normals: [] };
    meshes.set(index, known);
    return known;
  };
  const place = createSetter(piece.gems);
  for (const part of piece.parts) {
    const at = place(part);
    const { corners, normals } = of(table.of(part, piece.gems));
    if (part.shape === 'mesh') {
      const soup = smoothMesh(piece.meshes[part.mesh]!);
      for (let o = 0; o < soup.count * 9; o += 9) {
        const [x = 0, y = 0, z = 0, ux = 0, uy = 0, uz = 0, vx = 0, vy = 0, vz = 0] = soup.corners.subarray(o, o + 9);
        for (const corner of [
          [x, y, z],
          [x + ux, y + uy, z + uz],
          [x + vx, y + vy, z + vz],
        ] as const)
          corners.push(...placed(at, corner));
        for (let i = 0; i < 9; i += 3)
          normals.push(...turned(at, [soup.normals[o + i]!, soup.normals[o + i + 1]!, soup.normals[o + i + 2]!]));
      }
      continue;
    }
    const shape = piece.gems[part.gem]!;
    if (shape.isMirrored) throw new Error('Stones with a cleft cannot be handed over.');
    shape.planes.forEach(([nx, ny, nz], index) => {
      const polygon = facetCorners(shape.planes, index);
      const normal = turned(at, [nx, ny, nz]);
      for (let i = 2; i < polygon.length; i++)
        for (const corner of [polygon[0]!, polygon[i - 1]!, polygon[i]!]) {
          corners.push(...placed(at, corner));
          normals.push(...normal);
        }
    });
  }
  return [...meshes].map(([index, { corners, normals }]) => ({
    material: surfaceOf(table.list[index]!),
    corners: store(corners),
    normals: store(normals),
  }));
}

function placed(at: Placement, point: Vec3): Vec3 {
  const [x, y, z] = turned(at, point);
  return [x * at.scale + at.origin[0], y * at.scale + at.origin[1], z * at.scale + at.origin[2]];
}

function turned({ axes: [a, b, c] }: Placement, [x, y, z]: Vec3): Vec3 {
  return [x * a[0] + y * b[0] + z * c[0], x * a[1] + y * b[1] + z * c[1], x * a[2] + y * b[2] + z * c[2]];
}

function surfaceOf(material: Material): object {
  switch (material.kind) {
    case 'metal': {
      // The squares of Blender's roughness are GGX's.
      const roughness = Math.sqrt(Math.sqrt(material.alphaAlong * material.alphaAcross));
      return { kind: 'metal', color: material.reflectance, roughness };
    }
    case 'gem':
      return material.body === 'clear'
        ? { kind: 'stone', ior: material.ior, absorption: absorptionOf(material) }
        : { kind: 'paint', color: material.average, roughness: 0.1 };
    case 'lacquer':
      return { kind: 'paint', color: material.color, roughness: 0.1 };
    case 'pearl':
      return { kind: 'paint', color: material.color, roughness: 0.25 };
    case 'crystal':
      return { kind: 'stone', ior: 1.5, absorption: [0, 0, 0] };
  }
}

/** Per mm in red, green and blue: exact for the path nearest to the depth of a stone, since Cycles has no spectra. */
function absorptionOf({ colors, tone }: Gem): Vec3 {
  const step = Math.round((PATH_STEPS - 1) * Math.sqrt(8 / LONGEST_PATH_MM));
  const path = LONGEST_PATH_MM * (step / (PATH_STEPS - 1)) ** 2;
  const [table] = colors;
  const of = (c: number) => (tone * -Math.log(Math.min(1, Math.max(1e-4, table![step * 3 + c]!)))) / path;
  return [of(0), of(1), of(2)];
}

/** The rectangle of a light with what of its radiance is left at each texel; soft edges reach beyond its half-sizes. */
function softbox(box: Rig['boxes'][number], store: (values: number[]) => Range) {
  const normal = normalize([box.aim[0] - box.center[0], box.aim[1] - box.center[1], box.aim[2] - box.center[2]]);
  const right = normalize(cross(Math.abs(normal[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0], normal));
  const up = cross(normal, right);
  const reach = 1 + box.softness * 0.5;
  const texels: number[] = [];
  const softShare = (x: number) => {
    const edge = (side: number) => {
      const t = Math.min(1, Math.max(0, side / box.softness + 0.5));
      return t * t * (3 - 2 * t);
    };
    return edge(1 - x) + edge(1 + x) - 1;
  };
  for (let j = 0; j < BOX_TEXELS; j++)
    for (let i = 0; i < BOX_TEXELS; i++) {
      const x = Math.abs(((i + 0.5) / BOX_TEXELS) * 2 - 1) * reach;
      const y = Math.abs(((j + 0.5) / BOX_TEXELS) * 2 - 1) * reach;
      const share = (1 - box.hotspot * Math.min(2, x * x + y * y) * 0.5) * softShare(x) * softShare(y);
      texels.push(...box.radiance.map((channel) => channel * Math.max(0, share)), 1);
    }
  return {
    center: box.center,
    right: right.map((part) => part * box.halfWidth * reach),
    up: up.map((part) => part * box.halfHeight * reach),
    texels: store(texels),
    width: BOX_TEXELS,
    isForMetalOnly: box.metalOnly === true,
  };
}

/** An octahedral table with y up as the picture of a sky with z up: rows from below, four channels. */
function equirectangular(table: Uint32Array): number[] {
  const texels: number[] = [];
  const height = SKY_WIDTH / 2;
  for (let j = 0; j < height; j++)
    for (let i = 0; i < SKY_WIDTH; i++) {
      const angle = (0.5 - (i + 0.5) / SKY_WIDTH) * 2 * Math.PI;
      const rise = ((j + 0.5) / height - 0.5) * Math.PI;
      const [x, y, z] = [Math.cos(rise) * Math.cos(angle), Math.sin(rise), -Math.cos(rise) * Math.sin(angle)];
      const scale = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
      let [u, v] = [x * scale, z * scale];
      if (y < 0) [u, v] = [(1 - Math.abs(v)) * (u < 0 ? -1 : 1), (1 - Math.abs(u)) * (v < 0 ? -1 : 1)];
      const texel = (half: number) => Math.min(TABLE - 1, Math.floor((half * 0.5 + 0.5) * TABLE));
      texels.push(...unpackColor(table[texel(v) * TABLE + texel(u)]!), 1);
    }
  return texels;
}

/**
 * A disc with the light of the stage at every corner: as the camera sees it and as metal does, both without the piece.
 * What it takes from the lights is as much as gives that light where nothing stands before them.
 */
function stage(piece: Piece, rig: Rig, setting: StageSetting, store: (values: number[]) => Range) {
  const kernel = createKernel();
  const { wall, centerA, centerB } = setting;
  const environment = createEnvironment(rig, wall ? [0, 0, 4] : [0, 9, 0], kernel);
  const tracer = createTracer(packPiece(piece), environment, setting, kernel, 1e-4);
  const corners: number[] = [];
  const camera: number[] = [];
  const metal: number[] = [];
  const ABOVE = 1e-3;
  const corner = (ring: number, spoke: number) => {
    const radius = STAGE_RADIUS * (ring / RINGS) ** 3;
    const angle = (spoke / SPOKES) * 2 * Math.PI;
    const a = centerA + radius * Math.cos(angle);
    const b = centerB + radius * Math.sin(angle);
    corners.push(...(wall ? [a, b, 0] : [a, 0, b]));
    const from: Ray = wall ? [a, b, ABOVE, 0, 0, -1] : [a, ABOVE, b, 0, -1, 0];
    tracer.sample(...from, 0.5, 0.5, 0, 1);
    camera.push(...tracer.light);
    kernel.trace(...from, 1, 0, 0, -1);
    metal.push(...tracer.light);
  };
  for (let ring = 0; ring <= RINGS; ring++) for (let spoke = 0; spoke < SPOKES; spoke++) corner(ring, spoke);
  let irradiance = 0;
  for (let k = 0; k < IRRADIANCE_DIRECTIONS; k++) {
    const rise = (k + 0.5) / IRRADIANCE_DIRECTIONS;
    const ring = Math.sqrt(1 - rise * rise);
    const [s, t] = [ring * Math.cos(k * GOLDEN_ANGLE), ring * Math.sin(k * GOLDEN_ANGLE)];
    kernel.radianceWithoutCards(
      centerA,
      wall ? centerB : 0,
      wall ? 0 : centerB,
      s,
      wall ? t : rise,
      wall ? rise : t,
      0,
    );
    irradiance += (kernel.light[1]! * rise * 2) / IRRADIANCE_DIRECTIONS;
  }
  return {
    rings: RINGS,
    spokes: SPOKES,
    corners: store(corners),
    camera: store(camera),
    metal: store(metal),
    backlit: setting.backlit,
    albedo: (1 - setting.backlit) / irradiance,
  };
}

import type { StageSetting } from '../materials/stages';
import type { PackedScene } from '../scene/pack';
import type { Environment } from './room';
import type { Exports, Shaders } from './exports';
import { KERNEL } from './kernelBinary';
import { MATERIAL_BYTES, materialRecords, roomRecord, stageRecord } from './records';
import { MAP_GRID } from './stage';

/** The part of the WebAssembly interface used here, which only the DOM types declare. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

type Room = Pick<Environment, 'rig' | 'boxes' | 'boxCount' | 'lens' | 'cards'>;

/** Input of the integrator in addition to the piece. */
export interface Surroundings {
  readonly environment: Environment;
  readonly setting: StageSetting;
  /** Angle between neighbouring camera rays, radians. */
  readonly pixelAngle: number;
  readonly shaders: Shaders;
}

const PAGE = 65_536;
/** The scene follows the kernel's page of results and stacks. */
const SCENE_AT = PAGE;
const ALIGNMENT = 16;
const GROUP = 4;
/** Distance of the planes that pad a group, which no ray reaches. */
const NEVER = 1e30;
/** Addresses of the results; as in kernel/layout.ts. */
const WHAT_AT = 24;
const LIGHT_AT = 128;
const COLOR_AT = 160;
const VECTOR_AT = 192;
const SURFACE_AT = 256;
const SURFACE_NUMBERS = 13;
const STATE_AT = 400;

/** Indices of {@link Kernel.surface}: shading normal (3), mirrored direction (3), cosine between normal and ray. */
export const SURFACE_NORMAL = 0;
export const SURFACE_REFLECTED = 6;
export const SURFACE_COSINE = 12;
/** Index of {@link Kernel.state}: whether the sample is partial. */
export const STATE_PARTIAL = 1;

type Shared =
  | 'cast'
  | 'castRays'
  | 'leaveStone'
  | 'trace'
  | 'shadeHit'
  | 'sample'
  | 'radiance'
  | 'radianceWithoutCards'
  | 'farRadiance'
  | 'irradiance'
  | 'traceReflection'
  | 'mainLightSeen'
  | 'openness'
  | 'meshNormals'
  | 'materialHit'
  | 'toStage'
  | 'texelPosition'
  | 'sampleVisibleNormal'
  | 'visibleWeight'
  | 'directionalAlbedo'
  | 'zoneShare';

/** Views of the kernel's memory, valid until the next {@link Kernel.load}. */
export interface Kernel extends Pick<Exports, Shared> {
  /** Distance, u, v of the last hit, and its instance, triangle, plane. */
  readonly hit: Float64Array;
  readonly what: Int32Array;
  /** Result of the last lookup or shader. */
  readonly light: Float64Array;
  /** Colour and direction that the last call returned. */
  readonly color: Float64Array;
  readonly vector: Float64Array;
  /** The surface being shaded. */
  readonly surface: Float64Array;
  /** State of the camera sample. */
  readonly state: Int32Array;
  /** Reflectance of a metal of the scene, by its number, into {@link Kernel.color}. */
  readonly conductorFresnel: (material: number, cosine: number) => void;
  /**
   * Colour after a path in a stone of the scene into {@link Kernel.color}; lengths in its units, `mmPerUnit` of its
   * tone.
   */
  readonly pathColor: (material: number, path: number, alongX: number, alongY: number, mmPerUnit: number) => void;
  /** Replaces the scene and its surroundings in the kernel's memory. */
  load(scene: PackedScene, surroundings?: Surroundings): void;
  /** Loads a room without its tables, which are then computed with {@link Kernel.radiance}. */
  enterRoom(environment: Room): void;
  /** Loads a grid of light ratios (see LightMap), or none. */
  setLightMap(map: Float32Array | null, grid: number): void;
}

/** The integrator with its own memory. Create one per thread and reuse it: the code stays compiled. */
export function createKernel(): Kernel {
  let shaders: Shaders | null = null;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(KERNEL, 'base64')), {
    math: { cos: Math.cos, sin: Math.sin, exp: Math.exp, atan2: Math.atan2 },
    gem: { hiddenShare: (...ray: Parameters<Shaders['hidden']>) => shaders?.hidden(...ray) ?? 0 },
    tracer: {
      shadePaint: (...hit: Parameters<Shaders['paint']>) => shaders?.paint(...hit),
      texture: (a: number, b: number) => shaders?.texture(a, b),
    },
  });
  const wasm = exports as Exports;
  const { memory } = wasm;
  let end = SCENE_AT;
  let materialsAt = 0;
  let mapAt = 0;

  function reserve(bytes: number): number {
    const at = end;
    end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    const missing = Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
    return at;
  }
  const floats = (values: Float32Array) => {
    const at = reserve(values.byteLength);
    new Float32Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  const doubles = (values: Float64Array) => {
    const at = reserve(values.byteLength);
    new Float64Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  const integers = (values: Int32Array) => {
    const at = reserve(values.byteLength);
    new Int32Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  const colors = (packed: Uint32Array) => {
    const at = reserve(packed.byteLength);
    new Uint32Array(memory.buffer, at, packed.length).set(packed);
    return at;
  };
  const shorts = (values: Uint16Array | Int16Array) => {
    const at = reserve(values.byteLength);
    new Uint16Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  /** Planes in single precision, in groups of four for SIMD. */
  const grouped = (values: Float64Array) => {
    const at = reserve(values.length * Float32Array.BYTES_PER_ELEMENT);
    groupPlanes(values, new Float32Array(memory.buffer, at, values.length));
    return at;
  };

  function placeScene({
    nodes,
    bounds,
    triangles,
    planes,
    frames,
    instances,
    rims,
    rimPlanes,
    rimFacets,
  }: PackedScene): void {
    const nodesAt = floats(nodes);
    const trianglesAt = reserve(triangles.byteLength);
    interleave(triangles, 9, new Float32Array(memory.buffer, trianglesAt, triangles.length));
    wasm.place(
      nodesAt,
      trianglesAt,
      grouped(planes),
      doubles(frames),
      integers(instances),
      integers(rims),
      grouped(rimPlanes),
      integers(rimFacets),
    );
    wasm.enclose(...bounds);
  }

  function surround({ normals, triangleMaterials, planes, materials }: PackedScene, around: Surroundings): void {
    const { environment, setting, pixelAngle } = around;
    shaders = around.shaders;
    materialsAt = doubles(materialRecords(materials, doubles));
    wasm.dress(shorts(normals), shorts(triangleMaterials), doubles(planes), materialsAt, pixelAngle);
    hang(environment, environment);
    mapAt = reserve(MAP_GRID ** 2 * 3 * Float32Array.BYTES_PER_ELEMENT);
    wasm.lay(doubles(stageRecord(setting, environment.rig, environment.lens)), mapAt);
  }

  function hang({ rig, boxes, boxCount, lens, cards }: Room, tables?: Environment): void {
    const room = doubles(roomRecord(rig, lens, cards));
    wasm.hang(
      doubles(boxes),
      boxCount,
      rig.boxes.length,
      room,
      tables ? colors(tables.far) : 0,
      tables ? colors(tables.throughGem) : 0,
      tables ? colors(tables.throughBrilliant) : 0,
      tables ? floats(tables.diffuse) : 0,
    );
  }

  const views = () => {
    const { buffer } = memory;
    return {
      hit: new Float64Array(buffer, 0, 3),
      what: new Int32Array(buffer, WHAT_AT, 3),
      light: new Float64Array(buffer, LIGHT_AT, 3),
      color: new Float64Array(buffer, COLOR_AT, 3),
      vector: new Float64Array(buffer, VECTOR_AT, 3),
      surface: new Float64Array(buffer, SURFACE_AT, SURFACE_NUMBERS),
      state: new Int32Array(buffer, STATE_AT, 2),
    };
  };
  wasm.fillAlbedo();
  const kernel = {
    ...wasm,
    ...views(),
    conductorFresnel: (material: number, cosine: number) =>
      wasm.conductorFresnel(materialsAt + material * MATERIAL_BYTES, cosine),
    pathColor: (material: number, path: number, alongX: number, alongY: number, mmPerUnit: number) =>
      wasm.pathColor(materialsAt + material * MATERIAL_BYTES, path, alongX, alongY, mmPerUnit),
    load(scene: PackedScene, surroundings?: Surroundings) {
      end = SCENE_AT;
      placeScene(scene);
      if (surroundings) surround(scene, surroundings);
      Object.assign(kernel, views());
    },
    enterRoom(environment: Room) {
      end = SCENE_AT;
      hang(environment);
      Object.assign(kernel, views());
    },
    setLightMap(map: Float32Array | null, grid: number) {
      if (map) new Float32Array(memory.buffer, mapAt, grid * grid * 3).set(map.subarray(0, grid * grid * 3));
      wasm.setLightMap(map ? grid : 0);
    },
  };
  return kernel;
}

/** Packs planes in groups of four. A plane without a normal pads a group and is placed out of reach. */
function groupPlanes(planes: Float64Array, out: Float32Array): void {
  interleave(planes, 4, out);
  for (let o = 0; o < planes.length; o += 4) {
    if (planes[o] !== 0 || planes[o + 1] !== 0 || planes[o + 2] !== 0) continue;
    const plane = o / 4;
    out[(plane >> 2) * 4 * GROUP + 3 * GROUP + (plane & 3)] = NEVER;
  }
}

/** Transposes four records, so that equal fields are adjacent. */
function interleave(records: Float32Array | Float64Array, stride: number, out: Float32Array): void {
  for (let first = 0; first < records.length; first += stride * GROUP) {
    for (let value = 0; value < stride; value++) {
      for (let lane = 0; lane < GROUP; lane++)
        out[first + value * GROUP + lane] = records[first + lane * stride + value]!;
    }
  }
}

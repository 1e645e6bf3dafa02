import type { PackedScene } from '../scene/pack';
import { KERNEL } from './kernelBinary';

/** What the compiled ray caster offers; see kernel/kernel.ts, from which `npm run kernel` compiles it. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly place: (nodes: number, triangles: number, facets: number, frames: number, instances: number, rims: number, rimPlanes: number) => void;
  readonly enclose: (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number) => void;
  readonly cast: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number, skip: number, any: 0 | 1) => 0 | 1;
  readonly leaveStone: (
    firstPlane: number,
    planeCount: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    last: number,
    guess: number,
  ) => number;
}

/** The part of the WebAssembly interface used here; Node's types leave it to the DOM's. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

const PAGE = 65_536;
/** The scene lies behind the kernel's own page of answers and stacks. */
const SCENE_AT = PAGE;
const ALIGNMENT = 16;
const GROUP = 4;
/** Distance of planes that only fill up a group: never met. */
const NEVER = 1e30;
/** Answers: three doubles from word 0, then three integers. */
const WHAT_AT = 24;

export interface Kernel extends Pick<Exports, 'cast' | 'leaveStone'> {
  /** Distance, u, v of the last answer; views of the kernel's memory until the next {@link Kernel.load}. */
  readonly hit: Float64Array;
  /** Instance, triangle, plane of the last answer. */
  readonly what: Int32Array;
  /** Writes a scene to the kernel's memory in place of the previous one. */
  load(scene: PackedScene): void;
}

/** A ray caster with its own memory. Create one per thread: the code stays compiled for the next scene. */
export function createKernel(): Kernel {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(KERNEL, 'base64')));
  const { memory, place, enclose, cast, leaveStone } = exports as Exports;
  const kernel = {
    cast,
    leaveStone,
    hit: new Float64Array(memory.buffer, 0, 3),
    what: new Int32Array(memory.buffer, WHAT_AT, 3),
    load({ nodes, bounds, triangles, planes, frames, instances, rims, rimPlanes }: PackedScene): void {
      let end = SCENE_AT;
      const reserve = (bytes: number) => {
        const at = end;
        end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
        return at;
      };
      const nodesAt = reserve(nodes.byteLength);
      const trianglesAt = reserve(triangles.byteLength);
      const facetsAt = reserve(planes.length * Float32Array.BYTES_PER_ELEMENT);
      const framesAt = reserve(frames.byteLength);
      const instancesAt = reserve(instances.byteLength);
      const rimsAt = reserve(rims.byteLength);
      const rimPlanesAt = reserve(rimPlanes.length * Float32Array.BYTES_PER_ELEMENT);
      const missing = Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE;
      if (missing > 0) memory.grow(missing);
      const { buffer } = memory;
      new Float32Array(buffer, nodesAt, nodes.length).set(nodes);
      interleave(triangles, 9, new Float32Array(buffer, trianglesAt, triangles.length));
      groupPlanes(planes, new Float32Array(buffer, facetsAt, planes.length));
      groupPlanes(rimPlanes, new Float32Array(buffer, rimPlanesAt, rimPlanes.length));
      new Float64Array(buffer, framesAt, frames.length).set(frames);
      new Int32Array(buffer, instancesAt, instances.length).set(instances);
      new Int32Array(buffer, rimsAt, rims.length).set(rims);
      place(nodesAt, trianglesAt, facetsAt, framesAt, instancesAt, rimsAt, rimPlanesAt);
      enclose(...bounds);
      kernel.hit = new Float64Array(buffer, 0, 3);
      kernel.what = new Int32Array(buffer, WHAT_AT, 3);
    },
  };
  return kernel;
}

/** Puts planes side by side by fours. One without a normal fills up a group: it is put out of reach. */
function groupPlanes(planes: Float64Array, out: Float32Array): void {
  interleave(planes, 4, out);
  for (let o = 0; o < planes.length; o += 4) {
    if (planes[o] !== 0 || planes[o + 1] !== 0 || planes[o + 2] !== 0) continue;
    const plane = o / 4;
    out[(plane >> 2) * 4 * GROUP + 3 * GROUP + (plane & 3)] = NEVER;
  }
}

/** Puts the same value of four records side by side. */
function interleave(records: Float32Array | Float64Array, stride: number, out: Float32Array): void {
  for (let first = 0; first < records.length; first += stride * GROUP) {
    for (let value = 0; value < stride; value++) {
      for (let lane = 0; lane < GROUP; lane++) out[first + value * GROUP + lane] = records[first + lane * stride + value]!;
    }
  }
}

/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** Layout of linear memory; `trace/kernel.ts` writes it. */

/** Answers: distance, u, v (f64), then instance, triangle, plane (i32). */
export const HIT_T: usize = 0;
export const HIT_U: usize = 8;
export const HIT_V: usize = 16;
export const HIT_INSTANCE: usize = 24;
export const HIT_TRIANGLE: usize = 28;
export const HIT_PLANE: usize = 32;

/** Stacks of (near f32, child i32, count i32), 16 bytes an entry: the top hierarchy's and that of the mesh entered. */
export const LANES: usize = 64;
export const TOP_STACK: usize = 1024;
export const MESH_STACK: usize = 17408;

/** Bytes of a node, of four triangles, of four facets, of a frame, of an instance. */
export const NODE_SHIFT: usize = 7;
export const TRIANGLES_SIZE: usize = 144;
export const FACETS_SHIFT: usize = 6;
export const FRAME_SHIFT: usize = 7;
export const INSTANCE_SHIFT: usize = 4;

/** Set by `place`: first bytes of the parts of the scene. */
export let nodes: usize = 0;
export let triangles: usize = 0;
export let facets: usize = 0;
export let frames: usize = 0;
export let instances: usize = 0;
export let rims: usize = 0;
export let rimPlanes: usize = 0;

export function place(nodesAt: usize, trianglesAt: usize, facetsAt: usize, framesAt: usize, instancesAt: usize, rimsAt: usize, rimPlanesAt: usize): void {
  nodes = nodesAt;
  triangles = trianglesAt;
  facets = facetsAt;
  frames = framesAt;
  instances = instancesAt;
  rims = rimsAt;
  rimPlanes = rimPlanesAt;
}

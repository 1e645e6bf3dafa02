import { discard, type Mesh, type Piece, type Placement } from '@jewelry/design';
import type { Material } from '../materials/material';
import { bake } from './bake';
import { buildBvh } from './bvh';
import { clusterTriangles } from './clusters';
import { flatFaces, type Flat } from './flats';
import { MaterialTable } from './materialTable';
import { packNormal, smoothMesh, type TriangleSoup } from './normals';
import { createSetter } from './setting';
import { sharedArrays } from './sharedArrays';
import { cornersOf, packShape, worldBox } from './shapes';
import { EMPTY, shiftWide, wideBounds, widen, WIDE_STRIDE, type WideBvh } from './wide';

/** Numbers per instance in {@link PackedScene.frames}. */
export const FRAME_STRIDE = 16;
/** Words per instance in {@link PackedScene.instances}. */
export const INSTANCE_STRIDE = 4;
const MESH_INSTANCE = 0;
const GEM_INSTANCE = 1;
/** Kind of a mirrored stone, whose first plane is the portal between its half and the mirror image. */
export const MIRRORED_INSTANCE = 2;
/** Kind of watch glass, which has an instance of its own because most rays pass it. */
const GLASS_INSTANCE = 3;
/**
 * A mesh with at most so many instances, or triangles in all of them, is copied into world space, which gives a tighter
 * hierarchy and fewer transforms per ray.
 */
const BAKE_COPIES = 2;
const BAKE_TRIANGLES = 30_000;
/** Triangles and planes are tested four at a time. */
const GROUP = 4;
const FRAME_MARGIN_MM = 1e-4;

/** A piece as flat arrays in shared memory, built by one worker for all. Lengths in mm. */
export interface PackedScene {
  /** Holds all arrays. */
  readonly memory: SharedArrayBuffer;
  /** All hierarchies, the top one first: see {@link WideBvh}. Node, instance and triangle numbers are global. */
  readonly nodes: Float32Array;
  /** Box around everything: min xyz, max xyz. */
  readonly bounds: readonly [number, number, number, number, number, number];
  /** Corner and two edges per triangle (9). Leaves are padded with zeros to a multiple of four. */
  readonly triangles: Float32Array;
  /** Shading normal per triangle corner, see {@link packNormal} (6). */
  readonly normals: Int16Array;
  /** Material of each triangle. */
  readonly triangleMaterials: Uint16Array;
  /** n, d per gem plane (4). Every shape starts at a multiple of four planes; padding is zero. */
  readonly planes: Float64Array;
  /** First and end group of {@link rimPlanes} per plane. */
  readonly rims: Int32Array;
  /** n, d (4) of the planes that touch each facet, in groups of four padded with zeros. */
  readonly rimPlanes: Float64Array;
  /** Number of each of {@link rimPlanes} among the planes; 0 where it is padding. */
  readonly rimFacets: Int32Array;
  /** Per instance: three axes (9), origin (3), scale, 1 / scale, two spare. */
  readonly frames: Float64Array;
  /**
   * Per instance: kind (mesh, stone, stone of a half and its mirror image, or glass), root node or first plane, plane count,
   * material (-1: each triangle has its own).
   */
  readonly instances: Int32Array;
  readonly materials: readonly Material[];
  /** Part id of each material, which belongs to one part. */
  readonly parts: readonly string[];
  /** Flat polished faces of what has few instances, the largest first. */
  readonly flats: readonly Flat[];
  readonly triangleCount: number;
  readonly gemCount: number;
}

interface Entry {
  readonly placement: Placement;
  readonly kind: number;
  /** Index of a triangle soup or of a gem shape. */
  readonly source: number;
  readonly material: number;
}

const isGem = ({ kind }: Entry): boolean => kind === GEM_INSTANCE || kind === MIRRORED_INSTANCE;

const WORLD: Placement = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 0],
  scale: 1,
};

/**
 * Flattens a piece.
 * @param body part id of metal without one
 * @param used memory of an earlier scene that is no longer read
 * @throws Error when the piece has no parts
 */
export function packPiece(piece: Piece, body = 'piece', used = new SharedArrayBuffer(0)): PackedScene {
  const materials = new MaterialTable(body, piece.meshes);
  const soups = new Map<number, TriangleSoup>();
  const uses = new Map<number, number>();
  for (const part of piece.parts) {
    if (part.shape === 'mesh') uses.set(part.mesh, (uses.get(part.mesh) ?? 0) + 1);
  }
  const soupOf = (mesh: number) => {
    const known = soups.get(mesh);
    if (known) return known;
    const soup = smoothMesh(piece.meshes[mesh]!);
    soups.set(mesh, soup);
    return soup;
  };
  const isBaked = (mesh: number) => {
    const copies = uses.get(mesh) ?? 0;
    return copies <= BAKE_COPIES || (copies * piece.meshes[mesh]!.triangles.length) / 3 <= BAKE_TRIANGLES;
  };
  const entries: Entry[] = [];
  const baked: { mesh: Mesh; at: Placement; material: number }[] = [];
  const place = createSetter(piece.gems);
  for (const part of piece.parts) {
    const material = materials.of(part, piece.gems);
    const placement = place(part);
    if (part.shape === 'gem')
      entries.push({
        placement,
        kind: piece.gems[part.gem]!.isMirrored ? MIRRORED_INSTANCE : GEM_INSTANCE,
        source: part.gem,
        material,
      });
    else if (part.surface.kind === 'crystal')
      entries.push({ placement, kind: GLASS_INSTANCE, source: part.mesh, material });
    else if (isBaked(part.mesh)) baked.push({ mesh: piece.meshes[part.mesh]!, at: placement, material });
    else if (soupOf(part.mesh).count > 0) entries.push({ placement, kind: MESH_INSTANCE, source: part.mesh, material });
  }
  const blocks: { soup: TriangleSoup; materials: Uint16Array | null; mesh: number }[] = [];
  for (const mesh of new Set(entries.filter((e) => !isGem(e)).map((e) => e.source))) {
    blocks.push({ soup: soupOf(mesh), materials: null, mesh });
  }
  const world = bake(baked);
  if (world.soup.count > 0) {
    blocks.push({ ...world, mesh: -1 });
    entries.push({ placement: WORLD, kind: MESH_INSTANCE, source: -1, material: -1 });
  }
  if (entries.length === 0) throw new Error('This design has no parts to photograph.');
  return assemble(piece, entries, blocks, materials, used);
}

function assemble(
  piece: Piece,
  entries: readonly Entry[],
  blocks: readonly { soup: TriangleSoup; materials: Uint16Array | null; mesh: number }[],
  { list: materials, parts }: MaterialTable,
  used: SharedArrayBuffer,
): PackedScene {
  const bvhs = blocks.map(({ soup }) => hierarchyOf(soup));
  const shapes = piece.gems.map(packShape);
  const blockOf = new Map(blocks.map((block, index) => [block.mesh, index]));
  const boxes = new Float32Array(entries.length * 6);
  entries.forEach((entry, index) => {
    const corners = isGem(entry)
      ? shapes[entry.source]!.corners
      : cornersOf(wideBounds(bvhs[blockOf.get(entry.source)!]!.nodes));
    const box = worldBox(corners, entry.placement);
    for (let axis = 0; axis < 3; axis++) {
      boxes[index * 6 + axis] = box[axis]! - FRAME_MARGIN_MM;
      boxes[index * 6 + 3 + axis] = box[axis + 3]! + FRAME_MARGIN_MM;
    }
  });
  const top = widen(buildBvh(boxes, entries.length, 1), 1);

  const slotCount = bvhs.reduce((sum, bvh) => sum + bvh.slots.length, 0);
  const firstPlane: number[] = [];
  let planeSlots = 0;
  for (const shape of shapes) {
    firstPlane.push(planeSlots);
    planeSlots += Math.ceil(shape.planes.length / GROUP) * GROUP;
  }
  const rimSlots =
    shapes.reduce((sum, shape) => sum + shape.rims.reduce((groups, rim) => groups + groupsOf(rim), 0), 0) * GROUP;
  const { memory, arrays } = sharedArrays(
    {
      nodes: [Float32Array, bvhs.reduce((sum, bvh) => sum + bvh.nodes.length, top.nodes.length)],
      triangles: [Float32Array, slotCount * 9],
      normals: [Int16Array, slotCount * 6],
      triangleMaterials: [Uint16Array, slotCount],
      planes: [Float64Array, planeSlots * 4],
      rims: [Int32Array, planeSlots * 2],
      rimPlanes: [Float64Array, rimSlots * 4],
      rimFacets: [Int32Array, rimSlots],
      frames: [Float64Array, entries.length * FRAME_STRIDE],
      instances: [Int32Array, entries.length * INSTANCE_STRIDE],
    },
    used,
  );
  const { nodes, triangles, normals, triangleMaterials, planes, rims, rimPlanes, rimFacets, frames, instances } =
    arrays;
  nodes.set(top.nodes);
  const roots: number[] = [];
  let nextNode = top.nodes.length / WIDE_STRIDE;
  let nextSlot = 0;
  bvhs.forEach((bvh, index) => {
    const { soup, materials: own } = blocks[index]!;
    roots.push(nextNode);
    shiftWide(bvh.nodes, nextNode, nextSlot);
    nodes.set(bvh.nodes, nextNode * WIDE_STRIDE);
    for (let slot = 0; slot < bvh.slots.length; slot++) {
      const item = bvh.slots[slot]!;
      if (item === EMPTY) continue;
      for (let from = item * 9, to = (nextSlot + slot) * 9; from < item * 9 + 9; from++, to++)
        triangles[to] = soup.corners[from]!;
      for (let corner = 0; corner < 3; corner++)
        packNormal(soup.normals, item * 9 + corner * 3, normals, (nextSlot + slot) * 6 + corner * 2);
      if (own) triangleMaterials[nextSlot + slot] = own[item]!;
    }
    nextNode += bvh.nodes.length / WIDE_STRIDE;
    nextSlot += bvh.slots.length;
  });

  let group = 0;
  shapes.forEach((shape, index) => {
    planes.set(shape.planes.flat(), firstPlane[index]! * 4);
    shape.rims.forEach((rim, plane) => {
      rim.forEach((touching, slot) => {
        rimPlanes.set(shape.planes[touching]!, (group * GROUP + slot) * 4);
        rimFacets[group * GROUP + slot] = firstPlane[index]! + touching;
      });
      rims.set([group, (group += groupsOf(rim))], (firstPlane[index]! + plane) * 2);
    });
  });
  top.slots.forEach((from, to) => {
    const entry = entries[from]!;
    const { axes, origin, scale } = entry.placement;
    frames.set([...axes[0], ...axes[1], ...axes[2], ...origin, scale, 1 / scale], to * FRAME_STRIDE);
    const start = isGem(entry) ? firstPlane[entry.source]! : roots[blockOf.get(entry.source)!]!;
    instances.set(
      [entry.kind, start, isGem(entry) ? shapes[entry.source]!.planes.length : 0, entry.material],
      to * INSTANCE_STRIDE,
    );
  });
  const gemCount = entries.filter(isGem).length;
  const triangleCount = blocks.reduce((sum, { soup }) => sum + soup.count, 0);
  const flats = blocks.flatMap(({ soup, materials: own }) => (own ? flatFaces(soup, own, materials) : []));
  discard(
    ...blocks.flatMap(({ soup }) => [soup.corners, soup.normals]),
    ...bvhs.flatMap((bvh) => [bvh.nodes, bvh.slots]),
  );
  return {
    ...arrays,
    memory,
    bounds: wideBounds(top.nodes),
    materials,
    parts,
    flats,
    triangleCount,
    gemCount,
  };
}

const groupsOf = (rim: readonly number[]): number => Math.ceil(rim.length / GROUP);

function hierarchyOf(soup: TriangleSoup): WideBvh {
  const { boxes, firsts, sizes } = clusterTriangles(soup, GROUP);
  const binary = buildBvh(boxes, sizes.length, GROUP, sizes);
  discard(boxes);
  const wide = widen(binary, GROUP, firsts);
  discard(firsts, sizes, binary.nodes, binary.order);
  return wide;
}

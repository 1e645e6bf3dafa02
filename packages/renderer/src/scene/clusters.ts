import { halfSurface } from './bvh';
import type { TriangleSoup } from './normals';

/** Runs of adjacent triangles, each an item of the hierarchy. */
export interface Clusters {
  /** Min xyz and max xyz per cluster, mm. */
  readonly boxes: Float32Array;
  /** First triangle of each cluster, and the end of the last. */
  readonly firsts: Uint32Array;
  /** Triangles per cluster. */
  readonly sizes: Uint8Array;
}

const BOX_MARGIN_MM = 2e-5;

/**
 * Joins consecutive triangles, which are mostly adjacent, while their common box has no more surface than their own
 * boxes together. A hierarchy over clusters takes a fraction of the time to build and is as fast to traverse.
 * @param most triangles in a cluster.
 */
export function clusterTriangles({ count, corners }: TriangleSoup, most: number): Clusters {
  const boxes = new Float32Array(count * 6);
  const firsts = new Uint32Array(count + 1);
  const sizes = new Uint8Array(count);
  const own = new Float64Array(6);
  const common = new Float64Array(6);
  let clusters = 0;
  let surface = 0;
  for (let t = 0; t < count; t++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = corners[t * 9 + axis]!;
      const b = a + corners[t * 9 + 3 + axis]!;
      const c = a + corners[t * 9 + 6 + axis]!;
      own[axis] = Math.min(a, b, c) - BOX_MARGIN_MM;
      own[3 + axis] = Math.max(a, b, c) + BOX_MARGIN_MM;
    }
    const last = clusters - 1;
    surface += halfSurface(own);
    let joins = last >= 0 && sizes[last]! < most;
    if (joins) {
      for (let axis = 0; axis < 3; axis++) {
        common[axis] = Math.min(own[axis]!, boxes[last * 6 + axis]!);
        common[3 + axis] = Math.max(own[3 + axis]!, boxes[last * 6 + 3 + axis]!);
      }
      joins = halfSurface(common) <= surface;
    }
    if (joins) {
      for (let value = 0; value < 6; value++) boxes[last * 6 + value] = common[value]!;
      sizes[last]!++;
    } else {
      surface = halfSurface(own);
      for (let value = 0; value < 6; value++) boxes[clusters * 6 + value] = own[value]!;
      firsts[clusters] = t;
      sizes[clusters++] = 1;
    }
  }
  firsts[clusters] = count;
  return {
    boxes: boxes.subarray(0, clusters * 6),
    firsts: firsts.subarray(0, clusters + 1),
    sizes: sizes.subarray(0, clusters),
  };
}

import { describe, expect, it } from 'vitest';
import type { TriangleSoup } from './normals';
import { clusterTriangles } from './clusters';

/** Right triangles with legs of 1 mm, one at each position. */
function soup(places: readonly (readonly [number, number, number])[]): TriangleSoup {
  const corners = Float32Array.from(places.flatMap(([x, y, z]) => [x, y, z, 1, 0, 0, 0, 1, 0]));
  return { count: places.length, corners, normals: new Float32Array(corners.length) };
}

describe('clusters of triangles', () => {
  it('contain adjacent triangles, as many as a leaf holds', () => {
    const strip = soup(Array.from({ length: 8 }, (_, i) => [i >> 1, 0, 0]));
    const { boxes, firsts, sizes } = clusterTriangles(strip, 4);
    expect([...firsts]).toEqual([0, 4, 8]);
    expect([...sizes]).toEqual([4, 4]);
    expect([...boxes.subarray(6, 12)].map((x) => Math.abs(Math.round(x * 1000) / 1000))).toEqual([2, 0, 0, 4, 1, 0]);
  });

  it('never contain distant triangles, so that no ray traverses empty boxes', () => {
    const { firsts, sizes } = clusterTriangles(
      soup([
        [0, 0, 0],
        [9, 0, 0],
        [0, 9, 0],
        [0, 9, 0],
      ]),
      4,
    );
    expect([...firsts]).toEqual([0, 1, 2, 4]);
    expect([...sizes]).toEqual([1, 1, 2]);
  });
});

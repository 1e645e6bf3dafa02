import { expect, it } from 'vitest';
import { buildPiece, designFromPrompt } from '../index';

it.each([
  ['organic cuff in rose gold', 1],
  ['honeycomb pendant in rose gold', 2],
  ['contemporary watch in rose gold', 2],
] as const)('lays %s on its stage', (prompt, axis) => {
  const { parts, meshes } = buildPiece(designFromPrompt({ prompt, seed: 7 }).spec);
  const lowest = parts.flatMap((part) => {
    if (part.shape === 'gem') return [];
    const { axes, origin, scale } = part.at;
    const { positions } = meshes[part.mesh]!;
    let low = Infinity;
    for (let o = 0; o < positions.length; o += 3) {
      const turned =
        axes[0][axis] * positions[o]! + axes[1][axis] * positions[o + 1]! + axes[2][axis] * positions[o + 2]!;
      low = Math.min(low, origin[axis] + scale * turned);
    }
    return [low];
  });
  expect(Math.min(...lowest)).toBeCloseTo(0, 6);
});

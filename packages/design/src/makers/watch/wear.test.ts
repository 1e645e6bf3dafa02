import { describe, expect, test } from 'vitest';
import type { Vec3 } from '../../piece';
import { designFromPrompt } from '../../compose';
import { buildPiece } from '../registry';

/** How high the metal between the lugs stands at `y` mm from the middle of a 40 mm watch. */
function heightAt(strap: 'links' | 'mesh', y: number): number {
  const { spec } = designFromPrompt({ prompt: 'white gold dress watch', seed: 1 });
  const piece = buildPiece({ ...spec, dimensions: { ...spec.dimensions, diameter: 40 }, build: { ...spec.build, variant: { ...spec.build.variant, kind: 'dress', shape: 'round', strap } } });
  const points = piece.parts.flatMap((part) => {
    if (part.shape !== 'mesh' || part.surface.kind !== 'metal') return [];
    const { positions } = piece.meshes[part.mesh]!;
    const { axes, origin, scale } = part.at;
    return Array.from({ length: positions.length / 3 }, (_, i): Vec3 => {
      const [u, v, w] = [positions[i * 3]! * scale, positions[i * 3 + 1]! * scale, positions[i * 3 + 2]! * scale];
      return [0, 1, 2].map((k) => origin[k as 0] + axes[0][k as 0] * u + axes[1][k as 0] * v + axes[2][k as 0] * w) as unknown as Vec3;
    });
  });
  return Math.max(...points.filter((p) => Math.abs(p[0]) < 9 && Math.abs(p[1] - y) < 0.3).map((p) => p[2]));
}

describe.each(['links', 'mesh'] as const)('a watch on %s', (strap) => {
  test('has end links that fall from the case to the bracelet in a curve', () => {
    const [atCase, between, atPin] = [heightAt(strap, 20.6), heightAt(strap, 21.8), heightAt(strap, 23)];
    expect(atCase - atPin).toBeGreaterThan(1);
    expect(between - atPin).toBeGreaterThan(0.4);
    expect(atCase - between).toBeGreaterThan(0.3);
  });
});

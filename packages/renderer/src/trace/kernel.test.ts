import { readFile } from 'node:fs/promises';
import { gemShape } from '@jewelry/design';
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../cli/kernel';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createIntersector, HIT_T } from './intersect';
import { createKernel } from './kernel';

describe('the compiled ray caster', () => {
  it('matches its source', { timeout: 60_000, tags: ['full'] }, async () => {
    const committed = await readFile(new URL('./kernelBinary.ts', import.meta.url), 'utf8');
    expect(committed).toBe(await compileKernel());
  });

  it('exits a stone through the facet on which all planes agree', () => {
    const scene = packPiece(fixturePiece(fixtureSpec()));
    const { hit, leaveStone } = createIntersector(scene);
    const count = gemShape('round').planes.length;
    for (let i = 0; i < 200; i++) {
      const [x, y, z] = [Math.sin(i * 1.7) * 0.2, Math.sin(i * 2.3) * 0.2, -0.2 + Math.sin(i * 3.1) * 0.1];
      const length = Math.hypot(Math.sin(i), Math.cos(i * 1.3), Math.sin(i * 0.7 + 1));
      const [dx, dy, dz] = [Math.sin(i) / length, Math.cos(i * 1.3) / length, Math.sin(i * 0.7 + 1) / length];
      let expected = Infinity;
      for (let plane = 0; plane < count; plane++) {
        const [nx, ny, nz, d] = scene.planes.subarray(plane * 4, plane * 4 + 4) as unknown as [
          number,
          number,
          number,
          number,
        ];
        const slope = nx * dx + ny * dy + nz * dz;
        if (slope > 0) expected = Math.min(expected, (d - nx * x - ny * y - nz * z) / slope);
      }
      const facet = leaveStone(0, count, x, y, z, dx, dy, dz, -1, -1);
      expect(facet).toBeGreaterThanOrEqual(0);
      expect(hit[HIT_T]!).toBeCloseTo(expected, 4);
      const found = hit[HIT_T]!;
      for (let guess = 0; guess < count; guess++) {
        expect(leaveStone(0, count, x, y, z, dx, dy, dz, -1, guess)).toBe(facet);
        expect(hit[HIT_T]!).toBe(found);
      }
    }
  });

  it('replaces one scene with the next', () => {
    const kernel = createKernel();
    const piece = fixturePiece(fixtureSpec());
    const first = createIntersector(packPiece(piece), kernel);
    expect(first.nearest(0, 40, 0, 0, -1, 0, Infinity, -1)).toBe(true);
    const raised = piece.parts.map((part) => ({
      ...part,
      at: { ...part.at, origin: [part.at.origin[0], part.at.origin[1] + 5, part.at.origin[2]] as const },
    }));
    const before = first.hit[HIT_T]!;
    const second = createIntersector(packPiece({ ...piece, parts: raised }), kernel);
    expect(second.nearest(0, 40, 0, 0, -1, 0, Infinity, -1)).toBe(true);
    expect(second.hit[HIT_T]!).toBeCloseTo(before - 5, 3);
  });
});

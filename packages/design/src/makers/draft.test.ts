import { describe, expect, it } from 'vitest';
import { designFromPrompt } from '../compose';
import type { Piece } from '../piece';
import { buildPiece, draftPiece } from './registry';

const specOf = (prompt: string) => designFromPrompt({ prompt, seed: 5 }).spec;
const trianglesOf = ({ meshes }: Piece): number => meshes.reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0);

describe('a draft', { timeout: 60_000 }, () => {
  it('shows the same stones from the same place with far fewer triangles, and leaves the piece as it was', () => {
    const spec = specOf('hoop earrings pavé');
    const draft = draftPiece(spec)!;
    const piece = buildPiece(spec);
    expect(trianglesOf(draft)).toBeLessThan(trianglesOf(piece) / 2);
    expect(draft.parts.filter((part) => part.shape === 'gem')).toEqual(
      piece.parts.filter((part) => part.shape === 'gem'),
    );
    const [seen, full] = [draft.shot.camera, piece.shot.camera];
    // A three-hundredth of the frame is three pixels of 1024.
    expect(Math.abs(seen.distanceMm / full.distanceMm - 1)).toBeLessThan(1 / 300);
    expect(Math.abs(seen.fovDeg / full.fovDeg - 1)).toBeLessThan(1 / 300);
    for (const axis of [0, 1, 2] as const)
      expect(Math.abs(seen.target[axis] - full.target[axis])).toBeLessThan(draft.shot.radiusMm / 300);
  });

  it('is not made of a piece that is hardly sculpted', () => {
    expect(draftPiece(specOf('minimalist rose gold band'))).toBeNull();
  });
});

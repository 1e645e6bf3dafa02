import { describe, expect, it } from 'vitest';
import { designFromPrompt } from '../compose';
import { extentsOf } from '../extents';
import type { Piece } from '../piece';
import { buildPiece } from './registry';

const built = (prompt: string) => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  return { piece, extents: extentsOf(spec, piece) };
};

/** Side of the picture at the piece, mm. */
const frameMm = ({ shot: { camera } }: Piece): number =>
  2 * camera.distanceMm * Math.tan((camera.fovDeg * Math.PI) / 360);

/** Distance of each mesh of a part from the wall, mm. */
const lowestOf = ({ parts, meshes }: Piece, id: string): number[] =>
  parts.flatMap((part) => {
    if (part.shape === 'gem' || part.part !== id) return [];
    const { positions } = meshes[part.mesh]!;
    const { axes, origin, scale } = part.at;
    let low = Infinity;
    for (let i = 0; i < positions.length; i += 3)
      low = Math.min(low, origin[2] + scale * axes.reduce((sum, axis, k) => sum + axis[2] * positions[i + k]!, 0));
    return [low];
  });

describe('the composition', () => {
  it.each(['yellow gold pendant with a small diamond', 'gold pendant with a pearl', 'small silver heart pendant'])(
    'hangs "%s" on a chain at most 1.4 mm wide, and no more than a tenth of the picture',
    (prompt) => {
      const { piece, extents } = built(prompt);
      const wide = extents.parts['chain']!.mm[1];
      expect(wide).toBeLessThan(1.4);
      expect(wide / frameMm(piece)).toBeLessThan(0.1);
    },
  );

  it('leaves the chain of a locket stouter than that of a small pendant', () => {
    const { extents } = built('oval gold locket');
    expect(extents.parts['chain']!.mm[1]).toBeGreaterThan(1.4);
  });

  it('shows the only ornament of a chain bracelet on a quarter of the width', () => {
    const { piece, extents } = built('evil eye bracelet in gold');
    const [low, high] = Object.entries(extents.boxes).find(([id]) => id.includes('eye'))![1];
    expect((high[0] - low[0]) / frameMm(piece)).toBeGreaterThan(0.25);
  });

  it('fills three quarters of the width with a pair of small hoops', () => {
    const { piece } = built('small gold huggies with diamonds');
    expect(frameMm(piece)).toBeLessThan(33);
  });

  it.each([
    ['diamond stud earrings in white gold', 'head'],
    ['silver star studs', 'star'],
    ['pearl stud earrings in yellow gold', 'head'],
  ])('lays "%s" on the wall', (prompt, id) => {
    for (const low of lowestOf(built(prompt).piece, id)) {
      expect(low).toBeGreaterThanOrEqual(-0.1);
      expect(low).toBeLessThan(1.5);
    }
  });

  it('lays one of two pearls on its side, with the end of its post on the wall', () => {
    const posts = lowestOf(built('pearl stud earrings in yellow gold').piece, 'ear-post');
    expect(posts.filter((low) => low > -1)).toHaveLength(posts.length / 2);
  });

  it('looks straight at a watch', () => {
    expect(Math.abs(built('steel watch with a blue dial').piece.shot.camera.azimuthDeg)).toBeLessThan(3);
  });
});

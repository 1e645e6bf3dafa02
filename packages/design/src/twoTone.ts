/** Two metals in one piece: the settings in the second, or every other part where there are no stones to set. */
import type { MeshPart, Part, Piece, Vec3 } from './piece';
import type { Alloy } from './spec';

interface Reach {
  center: Vec3;
  radius: number;
}

function reachOf(piece: Piece, part: MeshPart): Reach {
  const p = piece.meshes[part.mesh]!.positions;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, p[i]!);
    high[i % 3] = Math.max(high[i % 3]!, p[i]!);
  }
  const [x, y, z] = [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as [number, number, number];
  const { axes, origin, scale } = part.at;
  const put = (k: 0 | 1 | 2): number => origin[k] + (axes[0][k] * x + axes[1][k] * y + axes[2][k] * z) * scale;
  return { center: [put(0), put(1), put(2)], radius: (Math.hypot(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!) / 2) * scale };
}

const isMetal = (part: Part): part is MeshPart => part.shape === 'mesh' && part.surface.kind === 'metal' && !part.stone;

/** The piece with its settings in a second alloy. Pieces of a single part stay as they are. */
export function inTwoTone(piece: Piece, second: Alloy): Piece {
  const stones = piece.parts.flatMap((part): Reach[] => {
    if (part.shape === 'gem') return [{ center: part.at.origin, radius: part.sizeMm }];
    return part.stone ? [{ center: part.at.origin, radius: part.stone.sizeMm }] : [];
  });
  const metal = piece.parts.filter(isMetal);
  const settings = new Set(metal.filter((part) => {
    const { center, radius } = reachOf(piece, part);
    return stones.some((s) => radius < s.radius * 2.4 && Math.hypot(center[0] - s.center[0], center[1] - s.center[1], center[2] - s.center[2]) < s.radius * 1.4);
  }));
  const chosen = settings.size > 0 && settings.size < metal.length ? settings : new Set(metal.filter((_, i) => i % 2 === 1));
  return {
    ...piece,
    parts: piece.parts.map((part) => (isMetal(part) && chosen.has(part) && part.surface.kind === 'metal' ? { ...part, surface: { ...part.surface, alloy: second } } : part)),
  };
}

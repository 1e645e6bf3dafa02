/** Distributes two metals over a piece whose maker leaves that open. */
import { signedVolume } from './geometry/solid';
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
  return {
    center: [put(0), put(1), put(2)],
    radius: (Math.hypot(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!) / 2) * scale,
  };
}

const isMetal = (part: Part): part is MeshPart => part.shape === 'mesh' && part.surface.kind === 'metal' && !part.stone;

/** Smaller meshes are grains or beads and take the metal under them, mm³. */
const GRAIN_MM3 = 0.25;
/** Settings get the second metal when their share of all metal is in this range. */
const SETTING_SHARE = [0.02, 0.6] as const;
/** A mesh placed at least this often is a link of a chain or of a row of equal parts. */
const CHAIN_LINKS = 20;
const ROW_LINKS = 6;

/** A part within this distance of the middle counts as central, mm. */
const MIDDLE = 0.3;

/**
 * Every other part, counted from the middle on each side so that both sides match; `first` is 1 when each side's first
 * part keeps its metal.
 */
function everyOther(parts: readonly MeshPart[], sideOf: (part: MeshPart) => number, first: 0 | 1): MeshPart[] {
  const counts = new Map<number, number>();
  return parts.filter((part) => {
    const x = sideOf(part);
    const side = Math.abs(x) < MIDDLE ? 0 : Math.sign(x);
    const count = counts.get(side) ?? (side === 0 ? 1 : 0);
    counts.set(side, count + 1);
    return count % 2 === first;
  });
}

/** The parts that get the second metal when the maker names none. */
function chosenParts(piece: Piece): Set<MeshPart> {
  const stones = piece.parts.flatMap((part): Reach[] => {
    if (part.shape === 'gem') return [{ center: part.at.origin, radius: part.sizeMm }];
    return part.stone ? [{ center: part.at.origin, radius: part.stone.sizeMm }] : [];
  });
  const volumes = piece.meshes.map((mesh) => signedVolume(mesh));
  const volumeOf = (parts: readonly MeshPart[]): number =>
    parts.reduce((sum, part) => sum + volumes[part.mesh]! * part.at.scale ** 3, 0);
  const metal = piece.parts.filter(isMetal).filter((part) => volumeOf([part]) > GRAIN_MM3);
  const total = volumeOf(metal);
  const reaches = new Map(metal.map((part) => [part, reachOf(piece, part)]));
  const sideOf = (part: MeshPart): number => reaches.get(part)!.center[0];
  const settings = metal.filter((part) => {
    const { center, radius } = reaches.get(part)!;
    return stones.some(
      (s) =>
        radius < s.radius * 2.4 &&
        Math.hypot(center[0] - s.center[0], center[1] - s.center[1], center[2] - s.center[2]) < s.radius * 1.4,
    );
  });
  const share = volumeOf(settings) / total;
  if (share >= SETTING_SHARE[0] && share <= SETTING_SHARE[1]) return new Set(settings);
  const repeated = (parts: readonly MeshPart[], least: number): MeshPart[][] => {
    const placed = new Map<number, MeshPart[]>();
    for (const part of parts) placed.set(part.mesh, [...(placed.get(part.mesh) ?? []), part]);
    return [...placed.values()].filter((list) => list.length >= least);
  };
  if (share > SETTING_SHARE[1]) {
    const row = repeated(settings, ROW_LINKS);
    return new Set(
      row.length > 0 ? row.flatMap((parts) => everyOther(parts, sideOf, 0)) : everyOther(settings, sideOf, 1),
    );
  }
  const chain = repeated(metal, CHAIN_LINKS).flat();
  if (chain.length > 0 && volumeOf(chain) / total <= SETTING_SHARE[1]) return new Set(chain);
  const row = repeated(metal, ROW_LINKS);
  if (row.length > 0) return new Set(row.flatMap((parts) => everyOther(parts, () => 1, 1)));
  // One body, or one on each side, carries the rest; the fittings get the second metal.
  const largest = Math.max(...metal.map((part) => volumeOf([part])));
  return new Set(metal.filter((part) => volumeOf([part]) < largest * 0.9));
}

/** The piece in two alloys: as its maker decided, else the second alloy in settings, chain or every other link. */
export function inTwoTone(piece: Piece, second: Alloy): Piece {
  if (piece.parts.some((part) => isMetal(part) && part.surface.kind === 'metal' && part.surface.alloy === second))
    return piece;
  const chosen = chosenParts(piece);
  return {
    ...piece,
    parts: piece.parts.map((part) =>
      isMetal(part) && chosen.has(part) && part.surface.kind === 'metal'
        ? { ...part, surface: { ...part.surface, alloy: second } }
        : part,
    ),
  };
}

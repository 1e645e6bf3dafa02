/** The solid bodies of a piece in world space: every shell of every part except crystals, which are sheets. */
import type { MeshPart, Piece, Placement, Vec3 } from '../piece';
import { fromAxes } from '../geometry/vec';
import { shellsOf, type Shell } from './shells';

export interface Body {
  /** Index of its part in the piece. */
  readonly part: number;
  readonly shell: Shell;
  readonly at: Placement;
  readonly low: Vec3;
  readonly high: Vec3;
  readonly surface: MeshPart['surface']['kind'];
}

/** Transforms a world point to the local frame of a placement. */
export function toLocal({ axes, origin, scale }: Placement, p: Vec3): Vec3 {
  const [x, y, z] = [p[0] - origin[0], p[1] - origin[1], p[2] - origin[2]];
  return [
    (axes[0][0] * x + axes[0][1] * y + axes[0][2] * z) / scale,
    (axes[1][0] * x + axes[1][1] * y + axes[1][2] * z) / scale,
    (axes[2][0] * x + axes[2][1] * y + axes[2][2] * z) / scale,
  ];
}

export const toWorld = ({ axes, origin, scale }: Placement, p: Vec3): Vec3 =>
  fromAxes(axes, origin, [p[0] * scale, p[1] * scale, p[2] * scale]);

/** Bounding box of a box's eight corners after a move. */
export function movedBox(low: Vec3, high: Vec3, move: (p: Vec3) => Vec3): { low: Vec3; high: Vec3 } {
  const to: { low: [number, number, number]; high: [number, number, number] } = {
    low: [Infinity, Infinity, Infinity],
    high: [-Infinity, -Infinity, -Infinity],
  };
  for (let i = 0; i < 8; i++) {
    const p = move([i & 1 ? high[0] : low[0], i & 2 ? high[1] : low[1], i & 4 ? high[2] : low[2]]);
    for (const k of [0, 1, 2] as const) {
      to.low[k] = Math.min(to.low[k], p[k]);
      to.high[k] = Math.max(to.high[k], p[k]);
    }
  }
  return to;
}

export function bodiesOf(piece: Piece): Body[] {
  const shells = new Map<number, Shell[]>();
  return piece.parts.flatMap((part, index) => {
    if (part.shape !== 'mesh' || part.surface.kind === 'crystal') return [];
    let own = shells.get(part.mesh);
    if (!own) shells.set(part.mesh, (own = shellsOf(piece.meshes[part.mesh]!)));
    return own.map((shell): Body => ({
      part: index,
      shell,
      at: part.at,
      ...movedBox(shell.grid.low, shell.grid.high, (p) => toWorld(part.at, p)),
      surface: part.surface.kind,
    }));
  });
}

/** True when the boxes come within `near` mm. */
export const boxesMeet = (a: { low: Vec3; high: Vec3 }, b: { low: Vec3; high: Vec3 }, near: number): boolean =>
  a.low[0] - near <= b.high[0] &&
  b.low[0] - near <= a.high[0] &&
  a.low[1] - near <= b.high[1] &&
  b.low[1] - near <= a.high[1] &&
  a.low[2] - near <= b.high[2] &&
  b.low[2] - near <= a.high[2];

/** Distance from a point to a body's surface, or `limit`, mm. */
export const distanceTo = ({ shell, at }: Body, p: Vec3, limit: number): number =>
  shell.grid.distance(toLocal(at, p), limit / at.scale) * at.scale;

export const contains = ({ shell, at, low, high }: Body, p: Vec3): boolean =>
  p[0] >= low[0] &&
  p[1] >= low[1] &&
  p[2] >= low[2] &&
  p[0] <= high[0] &&
  p[1] <= high[1] &&
  p[2] <= high[2] &&
  shell.grid.encloses(toLocal(at, p));

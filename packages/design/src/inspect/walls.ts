/**
 * Thin walls. A wall is metal that is thin one way and reaches WALL_REACH to every other side; wires, prongs, beads,
 * edges and the lips of settings are not walls. The parts under a watch's crystal are stamped sheet and may be thinner.
 */
import type { Piece, Vec3 } from '../piece';
import { WORLD, along, cross, dot, fromAxes, scale, sub, unit } from '../geometry/vec';
import { random } from '../random';
import { boxesMeet, contains, toLocal, toWorld, type Body } from './bodies';
import { LEAST_METAL } from './leastMetal';
import type { Shell } from './shells';

/** The thinnest wall that any part of a piece may have, mm: ornament of cast gold. */
export const THINNEST_WALL = LEAST_METAL['cast-gold'].ornament;
const WALL_REACH = 0.6;
/** Number of surface samples per mm²: a wall twice as wide as the reach has about nine on each side. */
const SAMPLES_PER_MM2 = 8;
/** A body that is narrower than this along two axes contains no wall, as a share of the reach. */
const NARROW = 1.25;

export interface ThinWall {
  part: number;
  mm: number;
  at: Vec3;
}

interface Sample {
  p: Vec3;
  inwards: Vec3;
}

/** Twice the area of the triangle whose nine numbers begin at `o`. */
function twiceArea(c: Float64Array, o: number): number {
  const ux = c[o + 3]! - c[o]!;
  const uy = c[o + 4]! - c[o + 1]!;
  const uz = c[o + 5]! - c[o + 2]!;
  const vx = c[o + 6]! - c[o]!;
  const vy = c[o + 7]! - c[o + 1]!;
  const vz = c[o + 8]! - c[o + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return Math.sqrt(x * x + y * y + z * z);
}

/** Surface samples of a shell at a scale at which its metal is thin, in proportion to the area of each region. */
function thinSamples(shell: Shell, size: number): Sample[] {
  const { low, high, corners, count } = shell.grid;
  const wide = [0, 1, 2].filter((k) => (high[k as 0] - low[k as 0]) * size > WALL_REACH * NARROW);
  if (wide.length < 2) return [];
  const alone: Body = {
    part: 0,
    shell,
    at: { axes: WORLD, origin: [0, 0, 0], scale: size },
    low,
    high,
    surface: 'metal',
  };
  const reach = THINNEST_WALL / size;
  const step = 2 / (SAMPLES_PER_MM2 * size * size);
  const rng = random(7);
  const found: Sample[] = [];
  const corner = (t: number, k: number): Vec3 => [
    corners[t * 9 + k * 3]!,
    corners[t * 9 + k * 3 + 1]!,
    corners[t * 9 + k * 3 + 2]!,
  ];
  let covered = 0;
  let goal = step * rng.next();
  for (let t = 0; t < count; t++) {
    covered += twiceArea(corners, t * 9);
    if (goal >= covered) continue;
    const [p, q, r] = [corner(t, 0), corner(t, 1), corner(t, 2)];
    const inwards = scale(unit(cross(sub(q, p), sub(r, p))), -1);
    for (; goal < covered; goal += step) {
      let [a, b] = [rng.next(), rng.next()];
      if (a + b > 1) [a, b] = [1 - a, 1 - b];
      const at: Vec3 = [
        p[0] + (q[0] - p[0]) * a + (r[0] - p[0]) * b,
        p[1] + (q[1] - p[1]) * a + (r[1] - p[1]) * b,
        p[2] + (q[2] - p[2]) * a + (r[2] - p[2]) * b,
      ];
      if (
        shell.grid.firstCrossing(along(at, inwards, LEAVE / size), inwards, reach) &&
        wallUnder([alone], scale(at, size), inwards) !== null
      )
        found.push({ p: at, inwards });
    }
  }
  return found;
}

/** Offset of a ray's start from its surface, mm. */
const LEAVE = 0.004;

/** Distance through metal from an inner point, across all overlapping bodies, up to `limit` mm. */
function through(bodies: readonly Body[], from: Vec3, way: Vec3, limit: number): number {
  let t = 0;
  for (let hop = 0; hop < 6; hop++) {
    let furthest = t;
    const p: Vec3 = [from[0] + way[0] * (t + LEAVE), from[1] + way[1] * (t + LEAVE), from[2] + way[2] * (t + LEAVE)];
    for (const { shell, at } of bodies) {
      const local = toLocal(at, p);
      const turned: Vec3 = [dot(at.axes[0], way), dot(at.axes[1], way), dot(at.axes[2], way)];
      const first = shell.grid.firstCrossing(local, turned, (limit + 0.1) / at.scale);
      if (!first) {
        if (shell.grid.encloses(local)) return limit;
      } else if (first.way > 0) furthest = Math.max(furthest, t + LEAVE + first.t * at.scale);
    }
    if (furthest >= limit) return limit;
    if (furthest <= t + 0.0045) break;
    t = furthest;
  }
  return t;
}

/** The thin walls of a piece, the worst one of each part. */
export function thinWalls(piece: Piece, bodies: readonly Body[]): ThinWall[] {
  const crystals = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && part.surface.kind === 'crystal'
      ? [{ part, reach: Math.max(...piece.meshes[part.mesh]!.positions) * part.at.scale }]
      : [],
  );
  const isUnderCrystal = (p: Vec3): boolean =>
    crystals.some(({ part, reach }) => Math.hypot(p[0] - part.at.origin[0], p[1] - part.at.origin[1]) < reach);
  const isWhollyUnder = ({ low, high }: Body): boolean =>
    [low[0], high[0]].every((x) => [low[1], high[1]].every((y) => isUnderCrystal([x, y, 0])));
  const worst = new Map<number, ThinWall>();
  const suspects = new Map<Shell, Map<number, Sample[]>>();
  for (const body of bodies) {
    if (body.surface !== 'metal' || isWhollyUnder(body)) continue;
    const { shell, at } = body;
    const bySize = suspects.get(shell) ?? new Map<number, Sample[]>();
    suspects.set(shell, bySize);
    const thin = bySize.get(at.scale) ?? thinSamples(shell, at.scale);
    bySize.set(at.scale, thin);
    if (thin.length === 0) continue;
    const near = bodies.filter((b) => b.surface === 'metal' && boxesMeet(b, body, 0));
    for (const { p, inwards } of thin) {
      const q = toWorld(at, p);
      if (isUnderCrystal(q)) continue;
      const way = fromAxes(at.axes, [0, 0, 0], inwards);
      // A face inside another body, or inside another turn of the same one, is not a surface of the piece.
      if (near.some((b) => contains(b, along(q, way, -0.01)))) continue;
      const mm = wallUnder(near, q, way);
      const known = worst.get(body.part);
      if (mm !== null && (!known || mm < known.mm)) worst.set(body.part, { part: body.part, mm, at: q });
    }
  }
  return [...worst.values()].toSorted((a, b) => a.mm - b.mm);
}

/** Thickness of the wall under a surface point, mm; null when it is thick enough or not a wall. */
function wallUnder(bodies: readonly Body[], p: Vec3, inwards: Vec3): number | null {
  const thick = through(bodies, p, inwards, THINNEST_WALL);
  // Anything thinner than foil is a seam between triangles.
  if (thick >= THINNEST_WALL - 0.01 || thick < 0.02) return null;
  const middle = along(p, inwards, thick / 2);
  const u = unit(cross(inwards, Math.abs(inwards[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const v = cross(inwards, u);
  for (let i = 0; i < 8; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    const way: Vec3 = [u[0] * c + v[0] * s, u[1] * c + v[1] * s, u[2] * c + v[2] * s];
    if (through(bodies, middle, way, WALL_REACH) < WALL_REACH) return null;
  }
  return thick;
}

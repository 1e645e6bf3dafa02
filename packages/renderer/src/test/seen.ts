/** Light from a single stone, for tests of what stones return. */
import type { Mesh, Piece, Plane } from '@jewelry/design';
import type { Gem, Material } from '../materials/material';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { createEnvironment, octahedralTable, TABLE } from '../trace/environment';
import { createKernel } from '../trace/kernel';
import { packColors } from '../trace/packedColor';
import { createTracer } from '../trace/tracer';
import { fixturePiece, fixtureSpec } from './fixture';

type Point = readonly [number, number, number];

/** Plane through three points, its normal away from the middle of the stone. */
function planeThrough(a: Point, b: Point, c: Point): Plane {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const d = n[0] * a[0] + n[1] * a[1] + n[2] * a[2];
  const scale = Math.sign(d) / Math.hypot(...n);
  return [n[0] * scale, n[1] * scale, n[2] * scale, d * scale];
}

/**
 * The 57 facets of a round brilliant and a girdle of 64: table and lower halves as shares, crown and pavilion in
 * degrees.
 */
export function roundBrilliant(table: number, crownDeg: number, pavilionDeg: number): Plane[] {
  const [girdle, star, lower] = [0.025, 0.5, 0.8];
  const crown = (crownDeg * Math.PI) / 180;
  const pavilion = (pavilionDeg * Math.PI) / 180;
  const [tanC, tanP] = [Math.tan(crown), Math.tan(pavilion)];
  const at = (degrees: number, r: number, z: number): Point => [
    r * Math.cos((degrees * Math.PI) / 180),
    r * Math.sin((degrees * Math.PI) / 180),
    z,
  ];
  const half = Math.cos(Math.PI / 8);
  const starRadius = table * half + star * (1 - table * half);
  const top = girdle + (1 - table) * tanC;
  const planes: Plane[] = [[0, 0, 1, top]];
  for (let k = 0; k < 8; k++) {
    const az = 45 * k;
    const bezel = at(az, Math.sin(crown), Math.cos(crown));
    planes.push([...bezel, Math.sin(crown) + Math.cos(crown) * girdle]);
    const main = at(az, Math.sin(pavilion), -Math.cos(pavilion));
    planes.push([...main, Math.sin(pavilion) + Math.cos(pavilion) * girdle]);
    const starPoint = at(az + 22.5, starRadius, girdle + (1 - starRadius * half) * tanC);
    const lowerPoint = at(az + 22.5, 1 - lower, -girdle - (1 - (1 - lower) * half) * tanP);
    planes.push(planeThrough(at(az, table, top), at(az + 45, table, top), starPoint));
    for (const side of [az, az + 45]) {
      planes.push(planeThrough(at(side, 1, girdle), at(az + 22.5, 1, girdle), starPoint));
      planes.push(planeThrough(at(side, 1, -girdle), at(az + 22.5, 1, -girdle), lowerPoint));
    }
  }
  for (let k = 0; k < 64; k++) planes.push([...at((k * 360) / 64, 1, 0), 1]);
  return planes;
}

const CLEAR = new Float64Array(64 * 3).fill(1);
/** Per unit of the stone; its colour is then exp(-path): what is left of 1 shows how far the light went. */
export const FADING = 0.02;
export const LONGEST_MM = 80;
export const fading = Float64Array.from({ length: 64 * 3 }, (_, i) =>
  Math.exp(-FADING * LONGEST_MM * (Math.floor(i / 3) / 63) ** 2),
);

interface Seen {
  /** Radiance of the room by how far up a direction points, -1 to 1; what is under the stone is seen too. */
  readonly sky: (rise: number) => number;
  /** Share of the outside's reflection that counts. */
  readonly glare?: number;
  /** Table of colour over the path; clear without. */
  readonly colors?: Float64Array;
  readonly hasRing?: boolean;
  /** Share of the light about to leave by the pavilion that is sent back. */
  readonly foil?: number;
  /** Share of its light that the stone loses at its girdle. */
  readonly rim?: number;
  /** The planes are those of the half with x >= 0, and the rest is its mirror image. */
  readonly isMirrored?: boolean;
  readonly isDomed?: boolean;
  /** The view's angle to the stone's axis, degrees, and its azimuth. */
  readonly tilt?: number;
  readonly turn?: number;
  readonly steps?: number;
}

/**
 * A black ring about the girdle parts what leaves by the crown from what leaves by the pavilion, whichever way it goes.
 */
const RING: Mesh = ringAround(1.001, 400, 96);
const BLACK: Material = { kind: 'lacquer', color: [0, 0, 0], gloss: 0, sheen: null, pattern: null };

/** A flat ring in the xy plane between two radii. */
function ringAround(inner: number, outer: number, around: number): Mesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let i = 0; i < around; i++) {
    const turn = (i / around) * 2 * Math.PI;
    positions.push(
      inner * Math.cos(turn),
      inner * Math.sin(turn),
      0,
      outer * Math.cos(turn),
      outer * Math.sin(turn),
      0,
    );
    const [a, b] = [i * 2, ((i + 1) % around) * 2];
    triangles.push(a, a + 1, b + 1, a, b + 1, b);
  }
  return { positions: new Float64Array(positions), triangles: new Uint32Array(triangles), creaseDeg: 38 };
}

/** A stone 2 mm wide, behind the plane of the wall, which then no ray meets. */
const MIDDLE = [0, 40, -50] as const;
const kernel = createKernel();
const room = createEnvironment(
  {
    ...FLOOR_RIG,
    gems: { ...FLOOR_RIG.gems, rest: 0 },
    brilliants: { ...FLOOR_RIG.brilliants, rest: 0 },
    stageFall: 0,
  },
  [0, 9, 0],
  kernel,
);
export const RADIANS = Math.PI / 180;

/** Mean light that comes from a round stone over the disc of its girdle, seen by parallel rays. */
export function seen(
  planes: readonly Plane[],
  ior: number,
  {
    sky,
    glare = 0,
    colors = CLEAR,
    hasRing = false,
    foil = 0,
    rim = 0,
    isMirrored = false,
    isDomed = false,
    tilt = 0,
    turn = 0,
    steps = 72,
  }: Seen,
): number {
  const whole = fixturePiece(fixtureSpec());
  const stone = whole.parts.find((part) => part.shape === 'gem')!;
  const at = { ...stone.at, origin: MIDDLE, scale: 1 };
  const ring = { ...whole.parts.find((part) => part.shape === 'mesh')!, mesh: 0, at };
  const piece: Piece = {
    ...whole,
    meshes: [RING],
    gems: [{ cut: 'round', isDomed, isMirrored, planes }],
    parts: hasRing ? [{ ...stone, at }, ring] : [{ ...stone, at }],
  };
  const packed = packPiece(piece);
  const clear: Partial<Gem> = { ior, fire: null, colors: [colors], tone: 1, polarizer: glare, foil, rim, bounces: 40 };
  const scene = {
    ...packed,
    materials: packed.materials.map((material) => (material.kind === 'gem' ? { ...material, ...clear } : BLACK)),
  };
  const table = packColors(octahedralTable(TABLE, (_x, y, _z, out) => out.fill(sky(y))));
  const environment = { ...room, throughGem: table, throughBrilliant: table };
  const { sample, light } = createTracer(
    scene,
    environment,
    { ...stageSetting(piece.shot), wall: true, gloss: 0 },
    kernel,
    0,
  );
  const [dx, dy, dz] = [
    -Math.sin(tilt * RADIANS) * Math.cos(turn * RADIANS),
    -Math.cos(tilt * RADIANS),
    -Math.sin(tilt * RADIANS) * Math.sin(turn * RADIANS),
  ];
  let sum = 0;
  let count = 0;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const x = ((i + 0.5) / steps) * 2 - 1;
      const z = ((j + 0.5) / steps) * 2 - 1;
      if (x * x + z * z > 0.993) continue;
      const away = 9;
      const isStone = sample(
        MIDDLE[0] + x - dx * away,
        MIDDLE[1] - dy * away,
        MIDDLE[2] + z - dz * away,
        dx,
        dy,
        dz,
        0.5,
        0.5,
        0,
        1,
      );
      sum += isStone ? light[1]! : 0;
      count++;
    }
  }
  return sum / count;
}

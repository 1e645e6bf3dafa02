import { describe, expect, it } from 'vitest';
import { gemShape, type Mesh, type Piece, type Plane } from '@jewelry/design';
import { refractiveIndex } from '../materials/gems';
import type { Gem, Material } from '../materials/material';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment, octahedralTable, TABLE } from './environment';
import { createKernel } from './kernel';
import { createTracer } from './tracer';

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
function roundBrilliant(table: number, crownDeg: number, pavilionDeg: number): Plane[] {
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
const FADING = 0.02;
const LONGEST_MM = 80;
const fading = Float64Array.from({ length: 64 * 3 }, (_, i) =>
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
  /** The planes are those of the half with x >= 0, and the rest is its mirror image. */
  readonly isMirrored?: boolean;
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
const room = createEnvironment({ ...FLOOR_RIG, gemRest: 0, stageFall: 0 }, [0, 9, 0], kernel);
const RADIANS = Math.PI / 180;

/** Mean light that comes from a round stone over the disc of its girdle, seen by parallel rays. */
function seen(
  planes: Plane[],
  ior: number,
  { sky, glare = 0, colors = CLEAR, hasRing = false, isMirrored = false, tilt = 0, turn = 0, steps = 72 }: Seen,
): number {
  const whole = fixturePiece(fixtureSpec());
  const stone = whole.parts.find((part) => part.shape === 'gem')!;
  const at = { ...stone.at, origin: MIDDLE, scale: 1 };
  const ring = { ...whole.parts.find((part) => part.shape === 'mesh')!, mesh: 0, at };
  const piece: Piece = {
    ...whole,
    meshes: [RING],
    gems: [{ cut: 'round', isDomed: false, isMirrored, planes }],
    parts: hasRing ? [{ ...stone, at }, ring] : [{ ...stone, at }],
  };
  const packed = packPiece(piece);
  const clear: Partial<Gem> = { ior, fire: null, colors: [colors], tone: 1, polarizer: glare, bounces: 40 };
  const scene = {
    ...packed,
    materials: packed.materials.map((material) => (material.kind === 'gem' ? { ...material, ...clear } : BLACK)),
  };
  const environment = { ...room, throughGem: octahedralTable(TABLE, (_x, y, _z, out) => out.fill(sky(y))) };
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

const upwards = (rise: number) => (rise > 0 ? 1 : 0);
const towardsTheEye = (rise: number) => (rise > Math.cos(13 * RADIANS) ? 1 : 0);
const DIAMOND = refractiveIndex('diamond', 589.3);

/**
 * Shares of light from a reference tracer of 8 to 16 thousand rays, within 0.01: what the outside mirrors, what
 * returns, what leaks, the viewer's own head, and the path in widths.
 */
const REFERENCE = [
  [
    'Tolkowsky diamond',
    roundBrilliant(0.53, 34.5, 40.75),
    DIAMOND,
    { glare: 0.175, ret: 0.735, leak: 0.077, head: 0.165, path: 1.52 },
  ],
  [
    'GIA reference diamond',
    roundBrilliant(0.57, 34, 40.7),
    DIAMOND,
    { glare: 0.174, ret: 0.736, leak: 0.081, head: 0.168, path: 1.46 },
  ],
  [
    'shallow diamond',
    roundBrilliant(0.57, 34, 38),
    DIAMOND,
    { glare: 0.174, ret: 0.727, leak: 0.085, head: 0.22, path: 1.4 },
  ],
  [
    'deep diamond',
    roundBrilliant(0.57, 34, 43.5),
    DIAMOND,
    { glare: 0.174, ret: 0.592, leak: 0.224, head: 0.051, path: 1.57 },
  ],
  [
    'moissanite',
    roundBrilliant(0.57, 34, 40.7),
    2.647,
    { glare: 0.206, ret: 0.685, leak: 0.097, head: 0.104, path: 1.59 },
  ],
  ['quartz', roundBrilliant(0.57, 34, 40.7), 1.544, { glare: 0.048, ret: 0.822, leak: 0.13, head: 0.396, path: 1.24 }],
] as const;

/** What the reference and this tracer may differ by: each is known to 0.01. */
const ERROR = 0.02;
const PATH_ERROR = 0.05;
/** Less than the most that a table mirrors. */
const DIM = 0.3;

describe('a round stone seen from above', () => {
  it.each(REFERENCE)(
    'has the glare, return, leakage, head shadow and path of the reference: %s',
    (_, planes, ior, reference) => {
      const ret = seen(planes, ior, { sky: upwards, hasRing: true });
      const faded = seen(planes, ior, { sky: upwards, hasRing: true, colors: fading });
      expect(Math.abs(ret / reference.ret - 1)).toBeLessThan(0.05);
      expect(Math.abs(seen(planes, ior, { sky: () => 1 }) - ret - reference.leak)).toBeLessThan(ERROR);
      expect(
        Math.abs(
          seen(planes, ior, { sky: () => DIM, glare: 1, colors: new Float64Array(64 * 3) }) / DIM - reference.glare,
        ),
      ).toBeLessThan(0.005);
      expect(Math.abs(seen(planes, ior, { sky: towardsTheEye }) - reference.head)).toBeLessThan(ERROR);
      expect(Math.abs(-Math.log(faded / ret) / FADING / 2 - reference.path)).toBeLessThan(PATH_ERROR);
    },
  );

  it('lets light through the pavilion of quartz once it is cut flatter than the critical angle', () => {
    const returned = (pavilion: number) =>
      seen(roundBrilliant(0.57, 34, pavilion), 1.544, { sky: upwards, hasRing: true });
    expect(returned(28)).toBeLessThan(0.6 * returned(42));
  });
});

describe('a stone given as a half and its mirror image', () => {
  const planes = roundBrilliant(0.57, 34, 40.7);
  const half = planes.filter(([x]) => x > -1e-9);
  it.each([
    { tilt: 0, turn: 0 },
    { tilt: 20, turn: 14 },
    { tilt: 50, turn: 97 },
    { tilt: 75, turn: 200 },
  ])('looks like the whole, from $tilt degrees', (view) => {
    for (const way of [
      { sky: upwards, hasRing: true },
      { sky: upwards, colors: fading },
    ]) {
      const whole = seen(planes, DIAMOND, { ...view, ...way });
      expect(Math.abs(seen(half, DIAMOND, { ...view, ...way, isMirrored: true }) - whole)).toBeLessThan(0.0015);
    }
  });
});

it('takes light that leaves one lobe of a heart through the other', () => {
  const { planes } = gemShape('heart');
  const dense = Float64Array.from({ length: 64 * 3 }, (_, i) => Math.exp(-LONGEST_MM * (Math.floor(i / 3) / 63) ** 2));
  const steps = 48;
  const light = seen(planes, 1.0001, { sky: () => 1, colors: dense, isMirrored: true, tilt: 90, steps });
  const middle = (i: number) => ((i + 0.5) / steps) * 2 - 1;
  // Along the stone's width: what its two halves leave of the light at this height.
  const left = (y: number) => {
    let within = 0;
    for (let x = 0.0005; x < 1; x += 0.001) if (planes.every(([nx, ny, , d]) => nx * x + ny * y < d)) within += 0.002;
    return within > 0 ? Math.exp(-within) : 0;
  };
  const rows = Array.from({ length: steps }, (_, j) => ({ y: -middle(j), through: left(-middle(j)) }));
  const inDisc = rows.flatMap(({ y, through }) => rows.filter((x) => x.y ** 2 + y * y <= 0.993).map(() => through));
  const seenThrough = inDisc.reduce((sum, light) => sum + light, 0) / inDisc.length;
  // Without the second lobe it would be a tenth more.
  expect(Math.abs(light / seenThrough - 1)).toBeLessThan(0.04);
});

/** Angles and azimuths over which the view is averaged, degrees. */
const TILTS = [5.625, 16.875, 28.125, 39.375, 50.625, 61.875, 73.125, 84.375];
const TURNS = [3, 14];

describe('the weighted light return of a round diamond', () => {
  it.each([
    ['Tolkowsky', 0.53, 34.5, 40.75, 0.302],
    ['GIA reference', 0.57, 34, 40.7, 0.302],
    ['deep', 0.57, 34, 43, 0.288],
    ['steep crown', 0.57, 40, 40.7, 0.284],
  ])('is within 5 percent of the reference: %s', (_, table, crown, pavilion, reference) => {
    const planes = roundBrilliant(table, crown, pavilion);
    const share = (tilt: number) =>
      2 * Math.cos(tilt * RADIANS) ** 3 * Math.sin(tilt * RADIANS) * (Math.PI / 2 / TILTS.length / TURNS.length);
    const views = TILTS.flatMap((tilt) =>
      TURNS.map((turn) => share(tilt) * seen(planes, DIAMOND, { sky: upwards, hasRing: true, tilt, turn, steps: 24 })),
    );
    expect(Math.abs(views.reduce((sum, light) => sum + light, 0) / reference - 1)).toBeLessThan(0.05);
  });
});

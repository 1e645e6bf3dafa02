import { describe, expect, it } from 'vitest';
import type { Piece, Plane } from '@jewelry/design';
import { refractiveIndex } from '../materials/gems';
import type { Gem } from '../materials/material';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from './environment';
import { createKernel } from './kernel';
import { createStage } from './stage';
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

/** The 57 facets of a round brilliant and a girdle of 64: table and lower halves as shares, crown and pavilion in degrees. */
function roundBrilliant(table: number, crownDeg: number, pavilionDeg: number): Plane[] {
  const [girdle, star, lower] = [0.025, 0.5, 0.8];
  const crown = (crownDeg * Math.PI) / 180;
  const pavilion = (pavilionDeg * Math.PI) / 180;
  const [tanC, tanP] = [Math.tan(crown), Math.tan(pavilion)];
  const at = (degrees: number, r: number, z: number): Point => [r * Math.cos((degrees * Math.PI) / 180), r * Math.sin((degrees * Math.PI) / 180), z];
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

/** Mean over the stone, seen from straight above, of `sky` over the directions in which light leaves it. */
function seenFromAbove(planes: Plane[], ior: number, sky: (rise: number) => number): number {
  const whole = fixturePiece(fixtureSpec());
  const stone = whole.parts.find((part) => part.shape === 'gem')!;
  const piece: Piece = { ...whole, gems: [{ cut: 'round', isDomed: false, planes }], parts: [{ ...stone, at: { ...stone.at, origin: [0, 40, 0], scale: 4 } }] };
  const packed = packPiece(piece);
  const clear: Partial<Gem> = { ior, fire: null, colors: [CLEAR], polarizer: 0, bounces: 40 };
  const scene = { ...packed, materials: packed.materials.map((material) => ({ ...(material as Gem), ...clear })) };
  const environment = {
    ...createEnvironment({ ...FLOOR_RIG, gemRest: 0 }, [0, 9, 0]),
    radianceThroughGem: (_x: number, y: number, _z: number, light: Float64Array) => light.fill(sky(y)),
  };
  const black = [1e-9, 1e-9, 1e-9] as const;
  const stage = createStage({ ...stageSetting(piece.shot), color: black, reflected: black, low: black, high: black, gloss: 0 }, 0);
  const tracer = createTracer(scene, environment, stage, createKernel(), 0);
  const steps = 72;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const x = ((i + 0.5) / steps) * 8 - 4;
      const z = ((j + 0.5) / steps) * 8 - 4;
      if (x * x + z * z > 15.9) continue;
      tracer.sample(x, 90, z, 0, -1, 0, 0.5, 0.5, 0);
      sum += tracer.light[1]!;
      count++;
    }
  }
  return sum / count;
}

const upwards = (rise: number) => (rise > 0 ? 1 : 0);
const towardsTheEye = (rise: number) => (rise > Math.cos((13 * Math.PI) / 180) ? 1 : 0);
const DIAMOND = refractiveIndex('diamond', 589.3);

/** Shares of light from a reference tracer of 8 to 16 thousand rays: back into the upper hemisphere, and from the viewer's own head. */
describe('a round stone seen from above', () => {
  it.each([
    ['Tolkowsky diamond', 0.53, 34.5, 40.75, DIAMOND, 0.735],
    ['GIA reference diamond', 0.57, 34, 40.7, DIAMOND, 0.736],
    ['shallow diamond', 0.57, 34, 38, DIAMOND, 0.727],
    ['moissanite', 0.57, 34, 40.7, 2.647, 0.685],
  ])('returns as much light as the reference within 5 percent: %s', (_, table, crown, pavilion, ior, returned) => {
    expect(Math.abs(seenFromAbove(roundBrilliant(table, crown, pavilion), ior, upwards) / returned - 1)).toBeLessThan(0.05);
  });

  it.each([
    ['Tolkowsky diamond', 0.53, 34.5, 40.75, DIAMOND, 0.165],
    ['GIA reference diamond', 0.57, 34, 40.7, DIAMOND, 0.168],
    ['deep diamond', 0.57, 34, 43.5, DIAMOND, 0.051],
    ['shallow diamond', 0.57, 34, 38, DIAMOND, 0.22],
    ['quartz', 0.57, 34, 40.7, 1.544, 0.396],
  ])('mirrors the viewer as much as the reference: %s', (_, table, crown, pavilion, ior, head) => {
    expect(Math.abs(seenFromAbove(roundBrilliant(table, crown, pavilion), ior, towardsTheEye) - head)).toBeLessThan(0.03);
  });

  it('lets light through the pavilion of quartz once it is cut flatter than the critical angle', () => {
    const returned = (pavilion: number) => seenFromAbove(roundBrilliant(0.57, 34, pavilion), 1.544, upwards);
    expect(returned(28)).toBeLessThan(0.6 * returned(42));
  });
});

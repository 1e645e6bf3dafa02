import { expect, it } from 'vitest';
import { gemShape, type GemShape, type Piece } from '@jewelry/design';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import type { Gem } from '../materials/material';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from './environment';
import { createKernel } from './kernel';
import { createRowBaker } from './lightmap';
import { createPhotonShooter } from './photons';
import { createTracer } from './tracer';

const GRID = 64;
const BATCHES = 64;
const PHOTONS = 2048;
const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);

/** Light map of one stone, 8 mm wide, table up, 6 mm above the stage, with changed optics. */
function mapUnder(
  change: Partial<Gem>,
  { backlit = 0, shape = gemShape('round') }: { backlit?: number; shape?: GemShape } = {},
) {
  const whole = fixturePiece(fixtureSpec({ stage: 'white' }));
  const stone = whole.parts.find((part) => part.shape === 'gem')!;
  const piece: Piece = {
    ...whole,
    gems: [shape],
    parts: [{ ...stone, at: { ...stone.at, origin: [0, 6, 0], scale: 4 } }],
  };
  const packed = packPiece(piece);
  const scene = { ...packed, materials: packed.materials.map((material) => ({ ...(material as Gem), ...change })) };
  const tracer = createTracer(scene, environment, { ...stageSetting(piece.shot), backlit }, createKernel(), 0);
  const deposits = new Int32Array(GRID * GRID * 3);
  const shoot = createPhotonShooter(tracer);
  for (let batch = 0; batch < BATCHES; batch++) shoot(batch, PHOTONS, BATCHES * PHOTONS, GRID, deposits);
  const bake = createRowBaker(tracer);
  const map = new Float32Array(GRID * GRID * 3);
  for (let row = 0; row < GRID; row++) bake(row, GRID, 16, deposits, map);
  /** Mean of a channel in the square around the stone. */
  const around = (channel: number, half: number) => {
    let sum = 0;
    for (let j = GRID / 2 - half; j < GRID / 2 + half; j++)
      for (let i = GRID / 2 - half; i < GRID / 2 + half; i++) sum += map[(j * GRID + i) * 3 + channel]!;
    return sum / (4 * half * half);
  };
  return { around, deposits };
}

const CLEAR = new Float64Array(64 * 3).fill(1);

it('transmits as much light through a stone without refraction as without the stone', () => {
  const { around } = mapUnder({ ior: 1.0001, fire: null, colors: [CLEAR] });
  for (const half of [4, 8, 12]) {
    expect(around(1, half)).toBeGreaterThan(0.97);
    expect(around(1, half)).toBeLessThan(1.06);
  }
});

it('casts red light under a ruby', () => {
  const { around } = mapUnder({
    ...(packPiece(fixturePiece(fixtureSpec())).materials.find((material) => material.kind === 'gem') as Gem),
    fire: null,
    ior: 1.768,
    colors: [Float64Array.from(CLEAR, (_, i) => (i % 3 === 0 ? 0.8 : 0.02))],
  });
  expect(around(0, 4)).toBeGreaterThan(around(1, 4) * 1.15);
});

it(
  'traces photons along the same paths through a stone given as a half and its mirror image',
  { tags: ['full'] },
  () => {
    const whole = gemShape('round');
    const half = { ...whole, isMirrored: true, planes: whole.planes.filter(([x]) => x > -1e-9) };
    const bent = { ior: 1.77, fire: null, colors: [CLEAR] };
    const [expected, found] = [whole, half].map((shape) => mapUnder(bent, { shape }).deposits) as [
      Int32Array,
      Int32Array,
    ];
    const sum = expected.reduce((all, flux) => all + flux, 0);
    const apart = expected.reduce((all, flux, i) => all + Math.abs(flux - found[i]!), 0);
    expect(sum).toBeGreaterThan(0);
    expect(apart / sum).toBeLessThan(0.01);
  },
);

it('traces each batch independently of earlier batches', { tags: ['full'] }, () => {
  const { deposits } = mapUnder({ fire: null });
  expect(Buffer.compare(Buffer.from(deposits.buffer), Buffer.from(mapUnder({ fire: null }).deposits.buffer))).toBe(0);
});

it('adds light from behind the stage, which no stone shadows', { tags: ['full'] }, () => {
  const opaque = { ior: 2.4, fire: null, colors: [new Float64Array(64 * 3)] };
  const [lit, half] = [0, 0.5].map((backlit) => mapUnder(opaque, { backlit }).around(1, 4)) as [number, number];
  expect(lit).toBeLessThan(0.8);
  expect(half).toBeCloseTo(0.5 + 0.5 * lit, 5);
});

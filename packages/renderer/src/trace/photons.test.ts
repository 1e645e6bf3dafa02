import { expect, it } from 'vitest';
import { gemShape, type Cut, type Piece } from '@jewelry/design';
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

/** The light map of one stone 8 mm wide, table up, 6 mm over the table, its optics changed. */
function mapUnder(change: Partial<Gem>, { backlit = 0, cut = 'round' }: { backlit?: number; cut?: Cut } = {}) {
  const whole = fixturePiece(fixtureSpec({ stage: 'white' }));
  const stone = whole.parts.find((part) => part.shape === 'gem')!;
  const piece: Piece = {
    ...whole,
    gems: [gemShape(cut)],
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

it.each(['round', 'heart'] as const)('brings all light through a %s stone that does not bend it', (cut) => {
  const { around } = mapUnder({ ior: 1.0001, fire: null, colors: [CLEAR] }, { cut });
  for (const half of [4, 8, 12]) {
    expect(around(1, half)).toBeGreaterThan(0.97);
    expect(around(1, half)).toBeLessThan(1.06);
  }
});

it('throws light of its own colour under a ruby', () => {
  const { around } = mapUnder({
    ...(packPiece(fixturePiece(fixtureSpec())).materials.find((material) => material.kind === 'gem') as Gem),
    fire: null,
    ior: 1.768,
    colors: [Float64Array.from(CLEAR, (_, i) => (i % 3 === 0 ? 0.8 : 0.02))],
  });
  expect(around(0, 4)).toBeGreaterThan(around(1, 4) * 1.15);
});

it('traces each batch independently of earlier batches', () => {
  const { deposits } = mapUnder({ fire: null });
  expect(Buffer.compare(Buffer.from(deposits.buffer), Buffer.from(mapUnder({ fire: null }).deposits.buffer))).toBe(0);
});

it('mixes in light from behind the stage, which no stone shadows', () => {
  const opaque = { ior: 2.4, fire: null, colors: [new Float64Array(64 * 3)] };
  const [lit, half] = [0, 0.5].map((backlit) => mapUnder(opaque, { backlit }).around(1, 4)) as [number, number];
  expect(lit).toBeLessThan(0.8);
  expect(half).toBeCloseTo(0.5 + 0.5 * lit, 5);
});

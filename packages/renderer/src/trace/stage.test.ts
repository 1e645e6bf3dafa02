import { expect, it } from 'vitest';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from './environment';
import { createKernel } from './kernel';
import { createTracer } from './tracer';

const GRID = 16;
const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);
environment.faceLens(0, 0.3, 0.954);
const { shot, ...piece } = fixturePiece(fixtureSpec({ stage: 'white' }));
const setting = stageSetting(shot);
const { kernel, light } = createTracer(packPiece({ ...piece, shot }), environment, setting, createKernel(), 0);

it('lightens the pale ends of shadows on white paper and deepens those at a contact', () => {
  const seenUnder = (ratio: number): number => {
    kernel.setLightMap(new Float32Array(GRID * GRID * 3).fill(ratio), GRID);
    kernel.sample(setting.centerA + setting.mapHalfWidth / 2, 40, setting.centerB, 0, -1, 0, 0.5, 0.5, 0, 1);
    return light[1]!;
  };
  const open = seenUnder(1);
  expect(seenUnder(0.94) / open).toBeGreaterThan(0.96);
  expect(seenUnder(0.4) / open).toBeLessThan(0.4);
  kernel.setLightMap(null, 0);
});

it('grades the sweep that metal mirrors from the left of the camera to its right', () => {
  const mirrored = (right: number): number => {
    kernel.trace(setting.centerA + right * setting.fallFrom, 40, setting.centerB, 0, -1, 0, 1, 0, 0, -1);
    return light[1]!;
  };
  expect(mirrored(-1)).toBeGreaterThan(mirrored(1) * 1.3);
});

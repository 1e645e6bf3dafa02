import { describe, expect, it } from 'vitest';
import { FLOOR_RIG, WALL_RIG } from '../materials/rigs';
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
  expect(seenUnder(0.5) / open).toBeLessThan(0.4);
  kernel.setLightMap(null, 0);
});

it('grades the sweep that metal mirrors from the left of the camera to its right', () => {
  const mirrored = (right: number): number => {
    kernel.trace(setting.centerA + right * setting.fallFrom, 40, setting.centerB, 0, -1, 0, 1, 0, 0, -1);
    return light[1]!;
  };
  expect(mirrored(-1)).toBeGreaterThan(mirrored(1) * 1.3);
});

it('lights the stage that metal mirrors to the right by white cards, down to a narrow dark line at the horizon', () => {
  const mirrored = (right: number): number => {
    kernel.trace(setting.centerA + right * setting.fallFrom, 40, setting.centerB, 0, -1, 0, 1, 0, 0, -1);
    return light[1]!;
  };
  expect(mirrored(2.5)).toBeGreaterThan(0.4);
  expect(mirrored(5.5)).toBeLessThan(0.2);
});

it('darkens the stage that metal mirrors before a bracelet, so that its upright faces are graded', () => {
  const mirrored = (forward: number): number => {
    kernel.trace(setting.centerA, 40, setting.centerB + forward * setting.fallFrom, 0, -1, 0, 1, 0, 0, -1);
    return light[1]!;
  };
  expect(mirrored(3.5)).toBeLessThan(mirrored(0.9) * 0.6);
});

it('shows metal the feet of black flags on the floor, out of the piece', () => {
  const mirrored = (distance: number, right: number, forward: number): number => {
    const a = setting.centerA + right * distance * setting.fallFrom;
    kernel.trace(a, 40, setting.centerB + forward * distance * setting.fallFrom, 0, -1, 0, 1, 0, 0, -1);
    return light[1]!;
  };
  expect(mirrored(0.9, -0.6, 0.8)).toBeLessThan(0.3 * mirrored(0.9, 0, 1));
  expect(mirrored(0.2, -0.6, 0.8)).toBeGreaterThan(0.8 * mirrored(0.2, 0, 1));
});

it('is darker in metal near low pieces, whose upright faces it grades, but not near upright ones', () => {
  const shade = (height: number): number => {
    const camera = { ...shot.camera, target: [0, height, 0] as const };
    const low = stageSetting({ ...shot, camera });
    const { kernel: other, light: seen } = createTracer(
      packPiece({ ...piece, shot }),
      environment,
      low,
      createKernel(),
      0,
    );
    const from = (mm: number): number => {
      other.trace(low.centerA, mm, low.centerB + low.fallFrom, 0, -1, 0, 1, 0, 0, -1);
      return seen[1]!;
    };
    return from(1) / from(30);
  };
  expect(shade(shot.radiusMm / 6)).toBeLessThan(0.5);
  expect(shade(shot.radiusMm)).toBeCloseTo(1, 5);
});

describe('a wall of white paper', () => {
  const wallShot = { ...shot, rig: 'wall' as const, stage: 'white' as const };
  const wall = stageSetting(wallShot);
  const room = createEnvironment(WALL_RIG, [0, 0, 4]);
  room.faceLens(0, 0, 1);
  const tracer = createTracer(packPiece({ ...piece, shot: wallShot }), room, wall, createKernel(), 0);

  it('is graded from top to bottom in metal, which flanks of a watch mirror', () => {
    const mirrored = (up: number): number => {
      tracer.kernel.trace(wall.centerA, wall.centerB + up * wall.fallFrom * 3, 40, 0, 0, -1, 1, 0, 0, -1);
      return tracer.light[1]!;
    };
    expect(mirrored(1)).toBeGreaterThan(mirrored(-1) * 1.5);
  });

  it('fills deep shadows and leaves pale ones', () => {
    const seenUnder = (ratio: number): number => {
      tracer.kernel.setLightMap(new Float32Array(GRID * GRID * 3).fill(ratio), GRID);
      tracer.kernel.sample(wall.centerA + wall.mapHalfWidth / 2, wall.centerB, 200, 0, 0, -1, 0.5, 0.5, 0, 1);
      return tracer.light[1]!;
    };
    const open = seenUnder(1);
    expect(seenUnder(0.9) / open).toBeCloseTo(0.9, 1);
    expect(seenUnder(0) / open).toBeGreaterThan(0.3);
  });
});

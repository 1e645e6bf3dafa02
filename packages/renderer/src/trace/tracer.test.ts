import { expect, it } from 'vitest';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from './environment';
import { createKernel } from './kernel';
import { createTracer } from './tracer';

const piece = fixturePiece(fixtureSpec());
const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);

/** Brightness of camera rays from above, across the band. */
function acrossTheBand(pixelAngle: number): number[] {
  const tracer = createTracer(packPiece(piece), environment, stageSetting(piece.shot), createKernel(), pixelAngle);
  return Array.from({ length: 240 }, (_, i) => {
    tracer.sample(-6, 60, -0.9 + (i / 240) * 1.8, 0, -1, 0, 0.5, 0.5, 0, 1);
    return tracer.light[1]!;
  });
}

/** Upper bound of the brightness of the band's side and the stage. */
const LIT = 0.4;
const steepest = (values: readonly number[]) =>
  Math.max(
    ...values.map((value, i) => (Math.min(value, values[i - 1] ?? 0) > LIT ? Math.abs(value - values[i - 1]!) : 0)),
  );
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('softens highlights narrower than a pixel and keeps their brightness, without dotted lines on thin metal', () => {
  const sharp = acrossTheBand(0);
  const soft = acrossTheBand(0.006);
  expect(steepest(soft)).toBeLessThan(steepest(sharp) * 0.7);
  expect(Math.abs(mean(soft) / mean(sharp) - 1)).toBeLessThan(0.2);
});

import { expect, it } from 'vitest';
import { FLOOR_RIG } from '../materials/rigs';
import { createEnvironment } from './environment';

const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);
const light = new Float64Array(3);
const through = (x: number, y: number, z: number): number => {
  environment.radianceThroughGem(x, y, z, light);
  return light[1]!;
};
/** Mean radiance that stones see within 10 degrees of a direction above the horizon in the plane x = 0. */
const around = (degrees: number): number => {
  let sum = 0;
  for (let step = -10; step <= 10; step++) {
    const angle = ((degrees + step) * Math.PI) / 180;
    sum += through(0, Math.sin(angle), Math.cos(angle));
  }
  return sum / 21;
};

it('shows stones a black card around the lens, wherever the camera stands, and the room where it stood before', () => {
  const facing = (degrees: number) => environment.faceLens(0, Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180));
  facing(20);
  const open = around(75);
  facing(75);
  expect(around(75)).toBeLessThan(open * 0.2);
  facing(20);
  expect(around(75)).toBe(open);
});

import { expect, it } from 'vitest';
import { BOX_HALF_WIDTH, BOX_NORMAL, BOX_RADIANCE, BOX_STRIDE } from './environment';
import { createNacre, type NacreShader } from './nacre';
import type { Tracing } from './tracing';

it('a ray between two pearls ends in the room and not in a mirror of mirrors', () => {
  const light = new Float64Array(3);
  let looksAtRoom = 0;
  const white = (_x: number, _y: number, _z: number, out: Float64Array) => out.fill(1);
  const tracing = {
    light,
    environment: {
      boxes: new Float64Array(BOX_STRIDE).fill(300, 0, 3),
      boxCount: 0,
      irradiance: white,
      lookFar: () => {
        looksAtRoom += 1;
        light.fill(1);
      },
    },
    trace: (px: number, py: number, pz: number, dx: number, dy: number, dz: number, depth: number, _through: boolean, blur: number) =>
      shade([1, 1, 1], 'pearl', px, py, pz, dx, dy, dz, -dx, -dy, -dz, depth, blur),
  } as unknown as Tracing;
  const shade: NacreShader = createNacre(tracing);
  shade([1, 1, 1], 'pearl', 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0);
  expect(looksAtRoom).toBe(1);
  expect([...light].every((share) => share > 0 && share < 3)).toBe(true);
});

it('a pearl shows the main light as a round window: bright in its middle, gone beside it, alike on all sides', () => {
  const light = new Float64Array(3);
  const boxes = new Float64Array(BOX_STRIDE);
  boxes.set([0, 0, 300]);
  boxes.set([0, 0, -1], BOX_NORMAL);
  boxes.set([90, 30], BOX_HALF_WIDTH);
  boxes.set([5, 5, 5], BOX_RADIANCE);
  const dark = (_x: number, _y: number, _z: number, out: Float64Array) => out.fill(0);
  const tracing = { light, environment: { boxes, boxCount: 1, irradiance: dark, lookFar: dark }, trace: () => light.fill(0) } as unknown as Tracing;
  const shade = createNacre(tracing);
  const brightness = (turn: number, way: number): number => {
    const [x, y, z] = [Math.sin(turn) * Math.cos(way), Math.sin(turn) * Math.sin(way), Math.cos(turn)];
    shade([0.8, 0.8, 0.8], 'pearl', 0, 0, 0, 0, 0, -1, x, y, z, 0, 0);
    return light[1]!;
  };
  expect(brightness(0, 0)).toBeGreaterThan(brightness(0.25, 0) * 3);
  for (const way of [0.7, Math.PI / 2, 3, 5]) expect(brightness(0.1, way)).toBeCloseTo(brightness(0.1, 0), 9);
});

import { expect, it } from 'vitest';
import { createNacre, type NacreShader } from './nacre';
import type { Tracing } from './tracing';

it('a ray between two pearls ends in the room and not in a mirror of mirrors', () => {
  const light = new Float64Array(3);
  let looksAtRoom = 0;
  const white = (_x: number, _y: number, _z: number, out: Float64Array) => out.fill(1);
  const tracing = {
    light,
    environment: {
      irradiance: white,
      lookWithoutCards: () => light.fill(1),
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

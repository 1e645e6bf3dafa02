import { expect, it } from 'vitest';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment, octahedralTable, TABLE } from './environment';
import { createKernel } from './kernel';
import { packColors, unpackColor } from './packedColor';
import { createTracer } from './tracer';

it('the integrator reads the packed room within 0.3 % of its brightest channel', () => {
  const piece = fixturePiece(fixtureSpec());
  const room = createEnvironment(FLOOR_RIG, [0, 9, 0]);
  const colors = Float32Array.from([...room.far].flatMap(unpackColor));
  // Darker and brighter than any room, with unequal channels.
  colors.set([6e-5, 2e-5, 0, 900, 3, 450, 0, 0, 0, 0.4999, 0.25, 0.1, 0.99999, 0.5, 0]);
  const kernel = createKernel();
  createTracer(packPiece(piece), { ...room, far: packColors(colors) }, stageSetting(piece.shot), kernel, 0);
  let texel = 0;
  octahedralTable(TABLE, (x, y, z) => {
    const expected = colors.subarray(texel * 3, ++texel * 3);
    kernel.farRadiance(x, y, z);
    const off = Math.max(...expected.map((value, c) => Math.abs(value - kernel.light[c]!)));
    if (off > 0.003 * Math.max(...expected)) throw new Error(`${expected.join(' ')} became ${kernel.light.join(' ')}`);
  });
  expect(texel).toBe(TABLE * TABLE);
});

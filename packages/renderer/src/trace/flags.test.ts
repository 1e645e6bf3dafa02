import type { PartMetal } from '@jewelry/design';
import { expect, it } from 'vitest';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from './environment';
import { createKernel } from './kernel';
import { createTracer } from './tracer';

const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);
/** Brightness across the band, seen from above, with the stage's flags or none: the edge, which mirrors the paper, last. */
function acrossTheBand(alloy: PartMetal['alloy'], hasFlags: boolean): number[] {
  const piece = fixturePiece(fixtureSpec({ metal: { alloy, finish: 'polished' }, stage: 'white' }));
  const setting = stageSetting(piece.shot);
  const stage = hasFlags ? setting : { ...setting, flags: 0 };
  const tracer = createTracer(packPiece(piece), environment, stage, createKernel(), 0);
  return Array.from({ length: 40 }, (_, i) => {
    tracer.sample(-6, 60, -1 + i * 0.0513, 0, -1, 0, 0.5, 0.5, 0, 1);
    return tracer.light[1]!;
  });
}
const last = (values: readonly number[]) => values.at(-1)!;
const silver = { bare: acrossTheBand('silver-925', false), flagged: acrossTheBand('silver-925', true) };

it('draws a dark line along the edges of white metal on white paper', () => {
  expect(last(silver.bare)).toBeGreaterThan(0.8);
  expect(last(silver.flagged)).toBeLessThan(0.35);
});

it('holds what white metal mirrors under the paper, and leaves its darks dark', () => {
  expect(Math.max(...silver.bare)).toBeGreaterThan(1.1);
  expect(Math.max(...silver.flagged)).toBeLessThan(1.1);
  expect(Math.min(...silver.flagged)).toBeLessThan(1.1 * Math.min(...silver.bare));
});

it('leaves gold as it is', () => {
  expect(acrossTheBand('yellow-gold-18k', true)).toEqual(acrossTheBand('yellow-gold-18k', false));
});

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
/** Brightness across the band, seen from above, x mm from its middle, with the stage's flags or none. */
function acrossTheBand(x: number, alloy: PartMetal['alloy'], hasFlags: boolean): number[] {
  const piece = fixturePiece(fixtureSpec({ metal: { alloy, finish: 'polished' }, stage: 'white' }));
  const setting = stageSetting(piece.shot);
  const stage = hasFlags ? setting : { ...setting, flags: 0 };
  const tracer = createTracer(packPiece(piece), environment, stage, createKernel(), 0);
  return Array.from({ length: 40 }, (_, i) => {
    tracer.sample(x, 60, -1 + i * 0.0513, 0, -1, 0, 0.5, 0.5, 0, 1);
    return tracer.light[1]!;
  });
}
/** At its flank, where the last one is an edge that mirrors the paper, and near its top, where it mirrors the softboxes. */
const FLANK = -8;
const TOP = -6;
const silverAt = (x: number) => ({
  bare: acrossTheBand(x, 'silver-925', false),
  flagged: acrossTheBand(x, 'silver-925', true),
});

it('draws a dark line along the edges of white metal on white paper', () => {
  const { bare, flagged } = silverAt(FLANK);
  expect(bare.at(-1)).toBeGreaterThan(0.8);
  expect(flagged.at(-1)).toBeLessThan(0.35);
});

it('holds what white metal mirrors under the paper, and leaves its darks dark', () => {
  const { bare, flagged } = silverAt(TOP);
  expect(Math.max(...bare)).toBeGreaterThan(1.1);
  expect(Math.max(...flagged)).toBeLessThan(1.1);
  expect(Math.min(...flagged)).toBeLessThan(1.1 * Math.min(...bare));
});

it('leaves gold as it is', () => {
  expect(acrossTheBand(TOP, 'yellow-gold-18k', true)).toEqual(acrossTheBand(TOP, 'yellow-gold-18k', false));
});

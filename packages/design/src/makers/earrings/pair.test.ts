import { expect, test } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { cornersOf } from '../../inspect/corners';
import type { DesignSpec } from '../../spec';
import { edited } from '../../spec/edit';
import { partWith } from '../../spec/tree';
import { buildPiece } from '../registry';

const SLOW = 60_000;
const designed = (prompt: string): DesignSpec => designFromPrompt({ prompt, seed: 1 }).spec;

/** Leftmost and rightmost metal in horizontal slices, mm. */
function slices(spec: DesignSpec): [left: number, right: number][] {
  const found = new Map<number, [number, number]>();
  for (const [x, y] of cornersOf(buildPiece(spec), ({ surface }) => surface.kind === 'metal')) {
    const [left, right] = found.get(Math.round(y)) ?? [x, x];
    found.set(Math.round(y), [Math.min(left, x), Math.max(right, x)]);
  }
  return [...found.values()];
}

test.each([
  'rose gold leaf earrings',
  'diamond stud earrings',
  'emerald halo drop earrings',
  'gold threader earrings with a pearl',
  'diamond studs with ear jackets',
])('%s are mirror images of each other', { timeout: SLOW }, (prompt) => {
  for (const [left, right] of slices(designed(prompt))) expect(Math.abs(left + right)).toBeLessThan(0.02);
});

test('earrings that differ have one figure each', { timeout: SLOW }, () => {
  const piece = buildPiece(designed('mismatched earrings, one a moon and one a star'));
  const middle = (id: string): number =>
    cornersOf({ ...piece, parts: piece.parts.filter(({ part }) => part === id) }, () => true).reduce(
      (sum, [x], _, all) => sum + x / all.length,
      0,
    );
  expect(middle('moon')).toBeLessThan(-2);
  expect(middle('star')).toBeGreaterThan(2);
});

test('replacing a fitting, and adding or removing a drop, keeps all other parts', { timeout: SLOW }, () => {
  const studs = designed('diamond stud earrings');
  const hooks = edited(studs, { op: 'replace', id: 'post', part: { kind: 'ear.hook' } });
  expect(partWith(hooks, 'head')).toEqual(partWith(studs, 'head'));
  const reach = (spec: DesignSpec): number => slices(spec).length;
  expect(reach(hooks)).toBeGreaterThan(reach(studs) + 5);
  const hung = edited(hooks, {
    op: 'add',
    to: 'head',
    slot: 'drops',
    part: {
      kind: 'head.cap',
      id: 'pearl',
      stones: [{ role: 'accent', kind: 'pearl', cut: 'round', size_mm: 5, count: 2 }],
    },
  });
  const pearls = stonesOfPiece(buildPiece(hung)).filter(({ kind }) => kind === 'pearl');
  expect(pearls.map(({ part, sizeMm }) => [part, sizeMm])).toEqual([
    ['pearl', 5],
    ['pearl', 5],
  ]);
  expect(edited(hung, { op: 'remove', id: 'pearl' }).root.children['front']![0]).toMatchObject({
    ...partWith(hooks, 'head')!,
    children: {},
  });
});

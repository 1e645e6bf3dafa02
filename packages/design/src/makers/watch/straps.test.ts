import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { cornersOf } from '../../inspect/corners';
import { edited } from '../../spec/edit';
import { buildPiece } from '../registry';
import { SHAPES } from './kinds';

/** Height of the metal between the lugs at `y` mm from the middle of a 40 mm watch. */
function heightAt(strap: 'links' | 'mesh', y: number): number {
  const { spec } = designFromPrompt({ prompt: 'white gold dress watch', seed: 1 });
  const piece = buildPiece(
    edited(
      spec,
      { op: 'set', id: 'case', params: { diameter: 40, shape: 'round' } },
      { op: 'replace', id: 'strap', part: { kind: `strap.${strap}` } },
    ),
  );
  const points = cornersOf(piece, ({ surface }) => surface.kind === 'metal');
  return Math.max(...points.filter((p) => Math.abs(p[0]) < 9 && Math.abs(p[1] - y) < 0.3).map((p) => p[2]));
}

describe.each([
  ['links', 20.4, 21.1, 21.8],
  ['mesh', 20.2, 20.8, 22],
] as const)('a watch on %s', (strap, first, second, third) => {
  test('has end links that curve down from the case to the bracelet', () => {
    const [atCase, between, atPin] = [heightAt(strap, first), heightAt(strap, second), heightAt(strap, third)];
    expect(atCase - atPin).toBeGreaterThan(1);
    expect(between - atPin).toBeGreaterThan(0.4);
    expect(atCase - between).toBeGreaterThan(0.3);
  });
});

test.each(['links', 'mesh', 'leather'])('a slim strap of %s is two thirds as wide as others at most', (strap) => {
  const { spec } = designFromPrompt({ prompt: 'steel dress watch, round', seed: 1 });
  const widthOf = (width: string): number => {
    const piece = buildPiece(
      edited(spec, { op: 'replace', id: 'strap', part: { kind: `strap.${strap}`, params: { width } } }),
    );
    return Math.max(...cornersOf(piece, ({ part }) => part === 'strap').map((p) => p[0]));
  };
  expect(widthOf('slim') / widthOf('usual')).toBeLessThan(2 / 3);
});

test('the lugs of a slim strap begin under the bezel, outside the dial', () => {
  const { spec } = designFromPrompt({ prompt: 'steel dress watch, round', seed: 1 });
  const piece = buildPiece(
    edited(
      spec,
      { op: 'set', id: 'case', params: { diameter: 40, shape: 'round' } },
      { op: 'replace', id: 'strap', part: { kind: 'strap.links', params: { width: 'slim' } } },
    ),
  );
  const inside = cornersOf(piece, ({ part, surface }) => part === 'case' && surface.kind === 'metal').filter(
    ([x, y]) => Math.hypot(x, y) < 16,
  );
  const dial = cornersOf(piece, ({ part }) => part === 'dial').map(([, , z]) => z);
  expect(Math.max(...inside.map(([, , z]) => z))).toBeLessThan(Math.min(...dial) + 1);
});

test.each(SHAPES)('a leather strap of a %s case ends under the bezel and leaves no gap', (shape) => {
  const { spec } = designFromPrompt({ prompt: 'steel watch, black leather strap', seed: 1 });
  const piece = buildPiece(edited(spec, { op: 'set', id: 'case', params: { diameter: 40, shape } }));
  const far = (id: string, kind: string): number[] =>
    cornersOf(piece, ({ part, surface }) => part === id && surface.kind === kind).map((p) => Math.abs(p[1]));
  const edge = Math.max(...far('bezel', 'metal'));
  const strapEnd = far('strap', 'lacquer').reduce((least, y) => Math.min(least, y), Infinity);
  expect(edge - strapEnd).toBeGreaterThan(1);
});

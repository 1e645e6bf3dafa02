import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { cornersOf } from '../../inspect/corners';
import { edited } from '../../spec/edit';
import { buildPiece } from '../registry';

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

describe.each(['links', 'mesh'] as const)('a watch on %s', (strap) => {
  test('has end links that curve down from the case to the bracelet', () => {
    const [atCase, between, atPin] = [heightAt(strap, 20.6), heightAt(strap, 21.8), heightAt(strap, 23)];
    expect(atCase - atPin).toBeGreaterThan(1);
    expect(between - atPin).toBeGreaterThan(0.4);
    expect(atCase - between).toBeGreaterThan(0.3);
  });
});

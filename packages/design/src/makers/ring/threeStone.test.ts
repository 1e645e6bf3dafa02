/** Rings of three stones: the camera, side stones and pavé. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { buildPiece } from '../registry';

test('three stones are seen nearly from the front and from above', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { view } = designFromPrompt({ prompt: 'three-stone emerald ring in white gold', seed }).spec;
    expect(Math.abs(view.azimuth_deg)).toBeLessThanOrEqual(10);
    expect(view.elevation_deg).toBeGreaterThanOrEqual(36);
  }
});

test.each([
  ['oval diamond solitaire with pear side stones', 'shank.taper', 'head.prong'],
  ['emerald solitaire ring with trapezoid side stones, knife edge', 'shank.knife', 'head.prong'],
  ['half bezel oval opal ring with kite side stones', 'shank.taper', 'head.half-bezel'],
])('sets side stones of a cut beside any head: %s', (prompt, shank, head) => {
  const { spec } = designFromPrompt({ prompt });
  expect({ shank: spec.root.kind, head: spec.root.children['heads']![0]!.kind }).toEqual({ shank, head });
  expect(spec.root.children['sides']).toHaveLength(1);
});

test('paves the band of a three-stone ring and counts its three stones', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'three stone oval diamond ring on a pavé band, platinum' });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.alt).toContain('two oval diamonds and pavé shoulders');
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { builtOf } from '../../built';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { cornersOf } from '../../inspect/corners';
import { inspect } from '../../inspect/inspect';
import { sampled } from '../../testing/sampled';
import { buildPiece } from '../registry';

const PROMPTS = [
  'wedding band with mountains engraved, silver',
  'wave wedding band in yellow gold',
  'dainty mountain ring in rose gold',
  'celtic knot ring in silver',
];

describe.each(sampled(PROMPTS, 4))('relief around bands, in the $group of prompts', ({ cases, tags }) => {
  test.each(cases)('"%s" has figures on all sides, nowhere deeper than 0.5 mm', { timeout: 60_000, tags }, (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = buildPiece(spec);
    const corners = cornersOf(piece);
    const heights = corners.map(([, y]) => y).toSorted((a, b) => a - b);
    const middle = (heights[0]! + heights.at(-1)!) / 2;
    const outside = corners
      .map(([x, y, z]) => ({ radius: Math.hypot(x, y - middle), angle: Math.atan2(x, y - middle), z }))
      .filter(({ radius, z }) => radius > 9.4 && Math.abs(z) < 1.2);
    for (let sector = -3; sector < 3; sector++) {
      const radii = outside
        .filter(({ angle }) => Math.floor(angle) === sector)
        .map(({ radius }) => radius)
        .toSorted((a, b) => a - b);
      const deep = radii.at(-1)! - radii[0]!;
      expect(deep).toBeGreaterThan(0.25);
      expect(deep).toBeLessThan(0.5);
    }
    expect(inspect(piece, 'ring')).toEqual([]);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status === 'not')).toEqual([]);
  });
});

describe('relief around bands', { timeout: 60_000 }, () => {
  test('peaks are of the second metal, the band of the first', () => {
    const { spec } = designFromPrompt({ prompt: 'black titanium ring with silver mountains all around', seed: 1 });
    const { metals, parts } = builtOf(spec, buildPiece(spec));
    expect(parts).toContainEqual({ id: 'mountain', kind: 'ornament.frieze' });
    expect(metals.map(({ alloy }) => alloy)).toEqual(['black-titanium', 'silver-925']);
    expect(metals[1]!.grams).toBeGreaterThan(0.1);
  });

  test('a figure with a stone stands on the ring', () => {
    const { spec } = designFromPrompt({ prompt: 'mountain ring with a diamond', seed: 1 });
    expect(builtOf(spec).parts.map(({ kind }) => kind)).not.toContain('ornament.frieze');
  });
});

/** Rings of three stones: the camera. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';

test('three stones are seen nearly from the front and from above', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { view } = designFromPrompt({ prompt: 'three-stone emerald ring in white gold', seed }).spec;
    expect(Math.abs(view.azimuth_deg)).toBeLessThanOrEqual(10);
    expect(view.elevation_deg).toBeGreaterThanOrEqual(36);
  }
});

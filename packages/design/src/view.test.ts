import { describe, expect, it } from 'vitest';
import { designFromPrompt } from './compose';
import { buildPiece } from './makers/registry';
import { VIEWS } from './spec';
import { composed, seenFrom } from './view';

describe('a second view', () => {
  it.each([...VIEWS, 'above', 'side'] as const)('%s changes the camera and nothing else', (view) => {
    const { spec } = designFromPrompt({ prompt: 'a sapphire pendant', seed: 4 });
    const turned = seenFrom(spec, view);
    expect({ ...turned, view: spec.view }).toEqual(spec);
    expect(turned.view).not.toEqual(spec.view);
  });

  it('moves close to the centre stone for a detail, with a shallow depth of field', () => {
    const { spec } = designFromPrompt({ prompt: 'a gold solitaire ring with a round ruby', seed: 4 });
    const whole = buildPiece(spec);
    const detail = buildPiece(seenFrom(spec, 'detail'));
    const stone = whole.parts.find((part) => part.shape === 'gem');
    expect(detail.shot.camera.target).toEqual(stone?.at.origin);
    expect(detail.shot.camera.fovDeg).toBeLessThan(whole.shot.camera.fovDeg / 2);
    expect(detail.shot.camera.apertureMm).toBeGreaterThan(0);
    expect(detail.parts).toEqual(whole.parts);
  });

  it('looks down on a ring when the prompt requires a view from above', () => {
    const { spec } = designFromPrompt({ prompt: 'a gold ring with a ruby, photographed from above', seed: 4 });
    expect(spec.view.elevation_deg).toBeGreaterThan(45);
    expect(spec.not_understood).toEqual([]);
  });

  it('is chosen by the prompt, without changing the piece', () => {
    const plain = designFromPrompt({ prompt: 'a rose gold ring with a ruby', seed: 9 }).spec;
    const staged = designFromPrompt({ prompt: 'a rose gold ring with a ruby on velvet, close-up', seed: 9 }).spec;
    expect(staged).toMatchObject({
      stage: 'cloth',
      view: { framing: 'detail' },
      given: { stage: 'prompt', view: 'prompt' },
    });
    expect(staged).toEqual({
      ...plain,
      prompt: staged.prompt,
      stage: staged.stage,
      view: staged.view,
      given: staged.given,
    });
  });
});

describe('the composition of a first photograph', () => {
  const viewsOf = (prompt: string) =>
    Array.from({ length: 24 }, (_, seed) => designFromPrompt({ prompt, seed }).spec.view);

  it.each(['pear', 'marquise', 'emerald cut'])('looks far enough down to show the outline of a %s', (cut) => {
    const views = viewsOf(`a gold solitaire ring with a ${cut} emerald`);
    expect(views.every(({ elevation_deg }) => elevation_deg >= 48)).toBe(true);
    expect(views.some(({ azimuth_deg }) => azimuth_deg < 0)).toBe(true);
    expect(views.some(({ azimuth_deg }) => azimuth_deg > 0)).toBe(true);
  });

  it('views rings from the left, the right and above, and always with the table visible', () => {
    const views = viewsOf('a gold solitaire ring with a round diamond');
    expect(views.some(({ azimuth_deg }) => azimuth_deg < -10)).toBe(true);
    expect(views.some(({ azimuth_deg }) => azimuth_deg > 10)).toBe(true);
    expect(views.every(({ elevation_deg }) => elevation_deg >= 48)).toBe(true);
    expect(new Set(views.map(({ elevation_deg }) => elevation_deg)).size).toBeGreaterThan(2);
  });

  it('never views a halo from the side, where its wall hides the stones', () => {
    for (const { elevation_deg } of viewsOf('an oval morganite halo ring in rose gold'))
      expect(elevation_deg).toBeGreaterThanOrEqual(48);
  });

  it('views a hidden halo from lower down than the same ring without one', () => {
    const lowest = (prompt: string) => Math.min(...viewsOf(prompt).map(({ elevation_deg }) => elevation_deg));
    expect(lowest('a gold solitaire ring with a round diamond and a hidden halo')).toBeLessThan(
      lowest('a gold solitaire ring with a round diamond') - 8,
    );
  });

  it('raises the view of three stones in a row, which their maker shows from the front', () => {
    for (const { elevation_deg } of viewsOf('a gold three stone ring with emeralds'))
      expect(elevation_deg).toBeGreaterThanOrEqual(48);
  });

  it('views a stone in a bezel from higher up, where its wall does not hide it', () => {
    const views = viewsOf('a gold ring with a round ruby in a bezel');
    for (const { elevation_deg } of views) expect(elevation_deg).toBeGreaterThanOrEqual(48);
    expect(new Set(views.map(({ azimuth_deg }) => Math.sign(azimuth_deg))).size).toBe(2);
  });

  it('views the only stone of a bracelet near the middle of the picture', () => {
    for (const prompt of ['a gold bangle with a single ruby', 'a geometric link bracelet with a single ruby'])
      for (const { azimuth_deg } of viewsOf(prompt)) expect(Math.abs(azimuth_deg)).toBeLessThan(13);
  });

  it('views hearts from above and hardly from the side, so that both lobes show', () => {
    for (const prompt of ['a heart shaped ruby ring', 'a heart cut diamond ring with halo'])
      for (const { azimuth_deg, elevation_deg } of viewsOf(prompt)) {
        expect(elevation_deg).toBeGreaterThan(40);
        expect(Math.abs(azimuth_deg)).toBeLessThan(20);
      }
  });

  it('exposes for the white body of a pearl', () => {
    const exposureOf = (prompt: string) => buildPiece(designFromPrompt({ prompt, seed: 1 }).spec).shot.exposure;
    expect(exposureOf('a gold ring with a pearl')).toBeLessThan(exposureOf('a gold ring with a ruby') * 0.9);
  });

  it('keeps the elevation of a maker that shows a face', () => {
    const { spec } = designFromPrompt({ prompt: 'a gold signet ring with the letter K', seed: 1 });
    for (let seed = 0; seed < 12; seed++) {
      const view = composed({ ...spec, seed, view: { azimuth_deg: 28, elevation_deg: 36 } });
      expect([Math.abs(view.azimuth_deg), view.elevation_deg]).toEqual([28, 36]);
    }
  });
});

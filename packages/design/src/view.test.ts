import { describe, expect, it } from 'vitest';
import { designFromPrompt } from './compose';
import { buildPiece } from './makers/registry';
import { VIEWS } from './spec';
import { seenFrom } from './view';

describe('a second view', () => {
  it.each([...VIEWS, 'above', 'side'] as const)('%s changes the camera and nothing else', (view) => {
    const { spec } = designFromPrompt({ prompt: 'a sapphire pendant', seed: 4 });
    const turned = seenFrom(spec, view);
    expect({ ...turned, view: spec.view }).toEqual(spec);
    expect(turned.view).not.toEqual(spec.view);
  });

  it('comes near to the centre stone for a detail, with a shallow focus', () => {
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

  it('is chosen by the prompt, which leaves the piece as it would be without', () => {
    const plain = designFromPrompt({ prompt: 'a rose gold ring with a ruby', seed: 9 }).spec;
    const staged = designFromPrompt({ prompt: 'a rose gold ring with a ruby on velvet, close-up', seed: 9 }).spec;
    expect(staged).toMatchObject({ stage: 'cloth', view: { framing: 'detail' }, given: { stage: 'prompt', view: 'prompt' } });
    expect(staged).toEqual({ ...plain, prompt: staged.prompt, stage: staged.stage, view: staged.view, given: staged.given });
  });
});

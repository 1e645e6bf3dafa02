import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import type { GemPart } from '../../piece';
import { buildPiece } from '../registry';
import { lengthIn } from '../../spec/tree';
import { WATCH_CHECKS } from './checks';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Positions of a watch's stones: share of a turn from twelve, and mm from the middle of a 40 mm watch. */
function stonesIn(
  prompt: string,
  seed = 1,
): { hours: number[]; radii: number[]; spec: ReturnType<typeof designFromPrompt>['spec'] } {
  const { spec } = designFromPrompt({ prompt, seed });
  const k = lengthIn(spec, 'diameter')! / 40;
  const gems = buildPiece(spec).parts.filter((part): part is GemPart => part.shape === 'gem');
  const places = gems.map(
    ({
      at: {
        origin: [x, y],
      },
    }) => [((Math.atan2(x, y) / Math.PI) * 6 + 12) % 12, Math.hypot(x, y) / k] as const,
  );
  return {
    hours: places.map(([hour]) => Math.round(hour * 100) / 100).toSorted((a, b) => a - b),
    radii: places.map(([, radius]) => radius),
    spec,
  };
}

describe('the stones of a watch', () => {
  test.each([
    'watch in yellow gold with diamonds on the bezel',
    'diamond bezel watch',
    'chronograph with a diamond bezel',
    'diving watch with sapphires around the bezel',
    'gold watch set with 40 diamonds',
  ])('stand on the bezel: %s', (prompt) => {
    for (const seed of SEEDS) {
      const { radii, spec } = stonesIn(prompt, seed);
      expect(radii.length).toBeGreaterThan(30);
      if (spec.root.params['shape'] !== 'rectangle') for (const radius of radii) expect(radius).toBeGreaterThan(16.8);
    }
  });

  test.each([
    ['chronograph with diamonds', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['diving watch with a rotating bezel and diamonds', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['steel watch with 4 diamonds', [0, 3, 6, 9]],
    ['moonphase watch with three rubies', [0, 4, 8]],
    ['dress watch with diamonds at the hours', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['ladies watch with diamond hour markers and a sapphire', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['dress watch with a single diamond', [0]],
    ['rectangular watch with 4 emeralds', [0, 3, 6, 9]],
  ])('mark the hours, clear of hands, small dials and the track of minutes: %s', (prompt, hours) => {
    for (const seed of SEEDS) {
      const found = stonesIn(prompt, seed);
      expect(found.hours).toEqual(hours);
      if (found.spec.root.params['shape'] === 'rectangle') continue;
      for (const radius of found.radii) {
        expect(radius).toBeGreaterThan(12.3);
        expect(radius).toBeLessThan(13);
      }
    }
  });
});

describe('a watch for a lady', () => {
  test('is smaller, and a tool watch only if the prompt names one', () => {
    for (const seed of SEEDS) {
      const { spec } = designFromPrompt({ prompt: 'ladies watch in yellow gold with diamonds', seed });
      expect(lengthIn(spec, 'diameter')!).toBeLessThan(34);
      expect(WATCH_CHECKS.dress(spec)).toBe(true);
      expect(WATCH_CHECKS.diver(designFromPrompt({ prompt: 'diving watch for my wife', seed }).spec)).toBe(true);
    }
  });

  test.each([
    'watch for her',
    'montre femme en or',
    'reloj de mujer en oro',
    'Damen Uhr aus Gold',
    'orologio da donna in oro',
  ])('is understood: %s', (prompt) => {
    expect(lengthIn(designFromPrompt({ prompt, seed: 1 }).spec, 'diameter')!).toBeLessThan(34);
  });
});

import { expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { signedVolume } from '../geometry/solid';
import { buildPiece } from '../makers/registry';
import { BAROQUE_SHAPES, baroquePearl } from './pearls';

test('baroque pearls are uneven, all different, and as large as round ones', () => {
  const shapes = Array.from({ length: BAROQUE_SHAPES }, (_, i) => baroquePearl(i));
  const volumes = shapes.map((shape) => signedVolume(shape));
  expect(new Set(volumes.map((volume) => volume.toFixed(3))).size).toBe(BAROQUE_SHAPES);
  for (const volume of volumes) expect(volume / ((4 / 3) * Math.PI)).toBeGreaterThan(0.85);
  for (const { positions } of shapes) {
    const radii = Array.from({ length: positions.length / 3 }, (_, i) =>
      Math.hypot(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!),
    );
    expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(0.1);
  }
});

test('a strand has no equal baroque pearls side by side; all other pearls share one mesh', () => {
  const meshesOf = (prompt: string): number[] =>
    buildPiece(designFromPrompt({ prompt, seed: 2 }).spec).parts.flatMap((part) =>
      part.shape === 'mesh' && part.stone?.kind === 'pearl' ? [part.mesh] : [],
    );
  expect(new Set(meshesOf('necklace of baroque pearls')).size).toBe(BAROQUE_SHAPES);
  expect(new Set(meshesOf('necklace of akoya pearls')).size).toBe(1);
  expect(
    stonesOfPiece(buildPiece(designFromPrompt({ prompt: 'necklace of baroque pearls', seed: 2 }).spec)).length,
  ).toBeGreaterThan(10);
});

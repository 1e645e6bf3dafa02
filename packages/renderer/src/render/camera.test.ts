import type { Shot } from '@jewelry/design';
import { describe, expect, it } from 'vitest';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createCamera } from './camera';

const { shot } = fixturePiece(fixtureSpec());

/** Where the ray through a point of the picture and of the lens is after `distance` mm towards the piece. */
function reach(camera: Partial<Shot['camera']>, lens: readonly [number, number], distance: number): number[] {
  const view = createCamera({
    ...shot,
    camera: { ...shot.camera, azimuthDeg: 0, elevationDeg: 0, target: [0, 0, 0], ...camera },
  });
  view.aim(0.7, 0.4, ...lens);
  const { ray } = view;
  const t = distance / -ray[5]!;
  return [0, 1, 2].map((axis) => ray[axis]! + ray[3 + axis]! * t);
}

describe('the camera', () => {
  it('is sharp at the focus and blurred behind it', () => {
    const lens = { distanceMm: 150, apertureMm: 2, focusMm: 140 };
    const edges = [
      [0.9, 0.1],
      [0.9, 0.6],
    ] as const;
    const [a, b] = edges.map((edge) => reach(lens, edge, 140));
    const [c, d] = edges.map((edge) => reach(lens, edge, 170));
    expect(Math.hypot(a![0]! - b![0]!, a![1]! - b![1]!)).toBeCloseTo(0, 9);
    expect(Math.hypot(c![0]! - d![0]!, c![1]! - d![1]!)).toBeGreaterThan(0.5);
  });

  it('frames the same picture with any lens', () => {
    const pinhole = reach({ distanceMm: 150, apertureMm: 0, focusMm: 150 }, [0, 0], 150);
    const wide = reach({ distanceMm: 150, apertureMm: 3, focusMm: 150 }, [0.5, 0.3], 150);
    wide.forEach((value, axis) => expect(value).toBeCloseTo(pinhole[axis]!, 9));
  });
});

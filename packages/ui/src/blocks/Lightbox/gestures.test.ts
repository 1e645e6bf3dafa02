import { describe, expect, it } from 'vitest';
import { clampPan, stepZoom, swipeStep } from './gestures';

describe('zoom (LBX-02)', () => {
  it('goes from 1 to 3 in steps of a half and stays there', () => {
    const seen = [1, 2, 3, 4, 5].reduce<number[]>((zooms) => [...zooms, stepZoom(zooms.at(-1) ?? 1, 1)], [1]);
    expect(seen).toEqual([1, 1.5, 2, 2.5, 3, 3]);
  });

  it('does not get smaller than the frame', () => {
    expect(stepZoom(1, -1)).toBe(1);
  });
});

describe('pan (LBX-03)', () => {
  it('does not move a picture that fits', () => {
    expect(clampPan({ x: 0.1, y: -0.1 }, 1)).toEqual({ x: 0, y: 0 });
  });

  it('stops where the edge of the picture meets the frame', () => {
    expect(clampPan({ x: 0.9, y: -0.9 }, 2)).toEqual({ x: 0.5, y: -0.5 });
    expect(clampPan({ x: 0.2, y: -0.1 }, 2)).toEqual({ x: 0.2, y: -0.1 });
  });
});

describe('swipe (LBX-04)', () => {
  it.each<[string, number, number, boolean, 1 | -1 | 0]>([
    ['exactly 50 px is no swipe', -50, 0, false, 0],
    ['more than 50 px to the left is next', -51, 0, false, 1],
    ['to the right is previous', 60, 10, false, -1],
    ['mostly downward is no swipe', -80, 90, false, 0],
    ['mirrored in right-to-left', -60, 0, true, -1],
    ['mirrored the other way', 60, 0, true, 1],
  ])('%s', (_name, x, y, isRightToLeft, expected) => {
    expect(swipeStep({ x, y }, isRightToLeft)).toBe(expected);
  });
});

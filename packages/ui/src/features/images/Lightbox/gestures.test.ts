import { describe, expect, it } from 'vitest';
import { clampPan, pinch, settleZoom, stepZoom, swipeStep, wholeView, zoomAround } from './gestures';

describe('zoom (LBX-02)', () => {
  it('LBX-02, CON-08: zooms from 1 to 3 in steps of a half and clamps', () => {
    const seen = [1, 2, 3, 4, 5].reduce<number[]>((zooms) => [...zooms, stepZoom(zooms.at(-1) ?? 1, 1)], [1]);
    expect(seen).toEqual([1, 1.5, 2, 2.5, 3, 3]);
  });

  it('is never smaller than the frame', () => {
    expect(stepZoom(1, -1)).toBe(1);
  });
});

describe('zoom at a point (LBX-02)', () => {
  it('keeps the point under the pointer in place', () => {
    const view = zoomAround(wholeView, 2, { x: 0.2, y: -0.1 });
    expect(view).toEqual({ zoom: 2, pan: { x: -0.2, y: 0.1 } });
    expect(zoomAround(view, 1, { x: 0.2, y: -0.1 })).toEqual(wholeView);
  });

  it('follows a pinch, up to 3', () => {
    const from = [
      { x: -0.1, y: 0 },
      { x: 0.1, y: 0 },
    ] as const;
    expect(
      pinch(wholeView, from, [
        { x: -0.2, y: 0 },
        { x: 0.2, y: 0 },
      ]),
    ).toEqual({ zoom: 2, pan: { x: 0, y: 0 } });
    expect(
      pinch(wholeView, from, [
        { x: -0.5, y: 0 },
        { x: 0.5, y: 0 },
      ]).zoom,
    ).toBe(3);
  });

  it('follows two fingers that move together', () => {
    const view = { zoom: 2, pan: { x: 0, y: 0 } };
    expect(
      pinch(
        view,
        [
          { x: 0, y: 0 },
          { x: 0.2, y: 0 },
        ],
        [
          { x: 0.1, y: 0.1 },
          { x: 0.3, y: 0.1 },
        ],
      ).pan,
    ).toEqual({ x: expect.closeTo(0.1), y: expect.closeTo(0.1) });
  });

  it('snaps to a step when the fingers are lifted', () => {
    expect([1.2, 1.3, 2.9, 3.4].map(settleZoom)).toEqual([1, 1.5, 3, 3]);
  });
});

describe('pan (LBX-03)', () => {
  it('has no effect on a picture that fits', () => {
    expect(clampPan({ x: 0.1, y: -0.1 }, 1)).toEqual({ x: 0, y: 0 });
  });

  it('stops at the edges of the picture', () => {
    expect(clampPan({ x: 0.9, y: -0.9 }, 2)).toEqual({ x: 0.5, y: -0.5 });
    expect(clampPan({ x: 0.2, y: -0.1 }, 2)).toEqual({ x: 0.2, y: -0.1 });
  });
});

describe('swipe (LBX-04, CON-08)', () => {
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

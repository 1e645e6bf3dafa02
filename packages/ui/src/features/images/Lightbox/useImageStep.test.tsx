// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useImageStep } from './useImageStep';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openList() {
  const step = vi.fn<(direction: 1 | -1) => void>();
  const { result, unmount } = renderHook(() => useImageStep(step));
  return { step, unmount, press: (direction: 1 | -1) => act(() => result.current(direction)) };
}

describe('a step through the list (LBX-07)', () => {
  it('LBX-07, CON-08: delays further presses for 300 ms, of which the last one is then applied', () => {
    const { step, press } = openList();
    press(1);
    press(-1);
    press(1);
    expect(step.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(299);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(step.mock.calls).toEqual([[1], [1]]);
  });

  it('delays further presses also when it was delayed itself', () => {
    const { step, press } = openList();
    press(1);
    press(1);
    vi.advanceTimersByTime(300);
    press(-1);
    expect(step).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(300);
    expect(step.mock.calls).toEqual([[1], [1], [-1]]);
  });

  it('is immediate after 300 ms without a press', () => {
    const { step, press } = openList();
    press(1);
    vi.advanceTimersByTime(300);
    press(1);
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('is dropped when the list closes before its delay ends', () => {
    const { step, press, unmount } = openList();
    press(1);
    press(1);
    unmount();
    vi.advanceTimersByTime(1000);
    expect(step).toHaveBeenCalledTimes(1);
  });
});

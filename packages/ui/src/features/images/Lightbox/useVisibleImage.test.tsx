// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useVisibleImage } from './useVisibleImage';

const open = (imageId: string) => {
  const onImageChange = vi.fn();
  return {
    onImageChange,
    ...renderHook(({ chosen }) => useVisibleImage(chosen, onImageChange), { initialProps: { chosen: imageId } }),
  };
};

it('ignores a late report of a step when the next one is already shown', async () => {
  const { result, rerender, onImageChange } = open('first');
  act(() => result.current[1]('second'));
  act(() => result.current[1]('third'));
  rerender({ chosen: 'second' });
  expect(result.current[0]).toBe('third');
  await vi.waitFor(() => expect(onImageChange).toHaveBeenLastCalledWith('third'));
});

it('shows an image that the screen selects itself', () => {
  const { result, rerender } = open('first');
  act(() => result.current[1]('second'));
  rerender({ chosen: 'second' });
  expect(result.current[0]).toBe('second');
  rerender({ chosen: 'first' });
  expect(result.current[0]).toBe('first');
});

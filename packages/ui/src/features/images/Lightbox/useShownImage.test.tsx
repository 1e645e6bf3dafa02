// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShownImage } from './useShownImage';

const open = (imageId: string) => {
  const onImageChange = vi.fn();
  return {
    onImageChange,
    ...renderHook(({ chosen }) => useShownImage(chosen, onImageChange), { initialProps: { chosen: imageId } }),
  };
};

it('does not go back to a step that a slow screen hears of when the next one is shown already', async () => {
  const { result, rerender, onImageChange } = open('first');
  act(() => result.current[1]('second'));
  act(() => result.current[1]('third'));
  rerender({ chosen: 'second' });
  expect(result.current[0]).toBe('third');
  await vi.waitFor(() => expect(onImageChange).toHaveBeenLastCalledWith('third'));
});

it('shows what the screen chooses by itself', () => {
  const { result, rerender } = open('first');
  act(() => result.current[1]('second'));
  rerender({ chosen: 'second' });
  expect(result.current[0]).toBe('second');
  rerender({ chosen: 'first' });
  expect(result.current[0]).toBe('first');
});

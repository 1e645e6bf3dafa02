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

it('does not go back to a step that is reported late, when the next one is shown already', async () => {
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

// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from '../utils/lazyWithPreload';
import { usePreload } from './usePreload';

it('retries a failed load with its style sheets, and renders immediately once loaded', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' });
  document.head.append(link);
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Loaded</p>);
  const Part = lazyWithPreload(load);
  const { result } = renderHook(() => usePreload(Part));

  await act(() => expect(result.current[1]()).rejects.toThrow('Failed to fetch'));
  expect(result.current[0]).toBe(false);
  expect(document.head.contains(link)).toBe(true);

  await act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
  expect(document.head.contains(link)).toBe(false);
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/part.css');

  expect(renderHook(() => usePreload(Part)).result.current[0]).toBe(true);
  render(<Part />);
  expect(screen.getByText('Loaded')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyCode } from '../utils/lazyCode';
import { useLazyCode } from './useLazyCode';

it('what did not come is asked for again the next time, with its style sheets, and then is there for all', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' });
  document.head.append(link);
  const part = { Part: () => null };
  const load = vi.fn<() => Promise<typeof part>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(part);
  const code = lazyCode(load);
  const { result } = renderHook(() => useLazyCode(code));

  await act(() => expect(result.current[1]()).rejects.toThrow('Failed to fetch'));
  expect(result.current[0]).toBeNull();
  expect(document.head.contains(link)).toBe(true);

  await act(() => result.current[1]());
  expect(result.current[0]).toBe(part);
  expect(document.head.contains(link)).toBe(false);
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/part.css');

  expect(renderHook(() => useLazyCode(code)).result.current[0]).toBe(part);
  expect(load).toHaveBeenCalledTimes(2);
});

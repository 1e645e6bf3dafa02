// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeStorageKey } from '../theme/storedTheme';
import { usePersistentTheme } from './usePersistentTheme';

describe('the theme switch', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it('changes and stores the theme', () => {
    const { result } = renderHook(() => usePersistentTheme());
    expect(result.current[0]).toBe('system');
    act(() => result.current[1]('velvet'));
    expect(result.current[0]).toBe('velvet');
    expect(document.documentElement.dataset['theme']).toBe('velvet');
    expect(localStorage.getItem(themeStorageKey)).toBe('velvet');
  });

  it('returns to the system theme and clears the stored one', () => {
    const { result } = renderHook(() => usePersistentTheme());
    act(() => result.current[1]('porcelain'));
    act(() => result.current[1]('system'));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem(themeStorageKey)).toBeNull();
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { result } = renderHook(() => usePersistentTheme());
    act(() => result.current[1]('velvet'));
    expect(result.current[0]).toBe('velvet');
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage';

describe('values stored in the browser (DAT-24)', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const key of ['promo_code', 'isSigningOut', 'reusedPrompt'] as const) {
      browserStorage.remove(key);
    }
  });

  it('stores a promo code in local storage and a prompt in session storage', () => {
    browserStorage.set('promo_code', 'atelier24');
    browserStorage.set('reusedPrompt', 'a ring');
    expect(localStorage.getItem('promo_code')).toBe('atelier24');
    expect(sessionStorage.getItem('reusedPrompt')).toBe('a ring');
    expect(browserStorage.get('promo_code')).toBe('atelier24');
  });

  it('returns flags as booleans', () => {
    browserStorage.set('isSigningOut', false);
    expect(browserStorage.get('isSigningOut')).toBe(false);
    browserStorage.remove('isSigningOut');
    expect(browserStorage.get('isSigningOut')).toBeUndefined();
  });

  it('returns undefined for a flag overwritten with another value', () => {
    browserStorage.set('isSigningOut', true);
    sessionStorage.setItem('isSigningOut', '{broken');
    expect(browserStorage.get('isSigningOut')).toBeUndefined();
  });

  it('falls back to memory when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    browserStorage.set('reusedPrompt', 'a watch');
    expect(browserStorage.get('reusedPrompt')).toBe('a watch');
    browserStorage.remove('reusedPrompt');
    expect(browserStorage.get('reusedPrompt')).toBeUndefined();
  });
});

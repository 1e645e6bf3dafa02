// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage';

describe('values kept in the browser (DAT-24)', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const key of ['promo_code', 'needs_email_confirmation', 'reusedPrompt', 'galleryNavigation'] as const) {
      browserStorage.remove(key);
    }
  });

  it('keeps a promo code beyond the session and a prompt within it', () => {
    browserStorage.set('promo_code', 'atelier24');
    browserStorage.set('reusedPrompt', 'a ring');
    expect(localStorage.getItem('promo_code')).toBe('atelier24');
    expect(sessionStorage.getItem('reusedPrompt')).toBe('a ring');
    expect(browserStorage.get('promo_code')).toBe('atelier24');
  });

  it('gives flags back as flags', () => {
    browserStorage.set('needs_email_confirmation', false);
    expect(browserStorage.get('needs_email_confirmation')).toBe(false);
    browserStorage.remove('needs_email_confirmation');
    expect(browserStorage.get('needs_email_confirmation')).toBeUndefined();
  });

  it('gives a hint back whole, and none for what somebody else has written there', () => {
    const hint = { timestamp: 7, view: 'recent', forcePublic: true } as const;
    browserStorage.set('galleryNavigation', hint);
    expect(browserStorage.get('galleryNavigation')).toEqual(hint);
    sessionStorage.setItem('galleryNavigation', '{broken');
    expect(browserStorage.get('galleryNavigation')).toBeUndefined();
  });

  it('goes on working when storage is blocked', () => {
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

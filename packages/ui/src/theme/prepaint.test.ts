// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepaintScript, themeStorageKey } from './prepaint';

function runScript(): void {
  runInNewContext(prepaintScript, { document, localStorage });
}

describe('the theme before the first paint', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
    vi.restoreAllMocks();
  });

  it('is the one that was chosen', () => {
    localStorage.setItem(themeStorageKey, 'velvet');
    runScript();
    expect(document.documentElement.dataset['theme']).toBe('velvet');
  });

  it('is left to the system when nothing or nonsense is stored', () => {
    runScript();
    localStorage.setItem(themeStorageKey, '"><script>');
    runScript();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('is left to the system when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(runScript).not.toThrow();
  });
});

import { afterEach, beforeAll } from 'vitest';

if (typeof document !== 'undefined') {
  globalThis.CSS ??= {} as typeof CSS;
  CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  // Files share the document.
  beforeAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}

import { inject } from 'vitest';

/** A built entry of the server: threads start from it in a third of the time that the sources need. */
export const bundled = (entry: 'main' | 'renderer-worker' | 'design-worker' | 'draft-worker'): URL =>
  new URL(`${entry}.js`, inject('bundleUrl'));

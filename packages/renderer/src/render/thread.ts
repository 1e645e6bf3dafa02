import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Limits of a thread's heap. The engine collects garbage sooner in a smaller one. Each of 185 prompts and 30 drawings
 * was built within 64 MB, an enamelled brooch of 40 mm needs more than 160; a design that needs more than the limit
 * fails alone, instead of taking the memory of the process.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 320 };

/** Starts a worker thread from its entry: TypeScript in development and tests, JavaScript in a bundle. */
export const openThread = (entry: URL): Worker =>
  entry.pathname.endsWith('.ts')
    ? new Worker(loadTypescript(entry), { eval: true, resourceLimits })
    : new Worker(entry, { resourceLimits });

/**
 * A program that registers tsx in its thread and then loads the TypeScript entry. On Node 20 neither `--import tsx` nor
 * tsx's CommonJS build works in a thread.
 */
function loadTypescript(entry: URL): string {
  const commonJs = createRequire(import.meta.url).resolve('tsx/esm/api');
  const api = pathToFileURL(commonJs.replace(/\.cjs$/, '.mjs')).href;
  return `import(${JSON.stringify(api)}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });`;
}

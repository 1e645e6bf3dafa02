import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Size of the young generation: meshes grow in short-lived arrays, so a build with more space spends less time on
 * garbage collection. The engine's default is 48.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 96 };

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

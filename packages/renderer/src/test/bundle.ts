import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the entries of worker threads, that of the renderer and that of the fixture, as a bundle holds them: a thread
 * starts from it in a third of the processor time that it takes from the sources.
 */
export async function bundleWorkers() {
  const outdir = resolve(`.cache/test-renderer-${randomUUID()}`);
  await build({
    entryPoints: { worker: entry('../render/worker.ts'), fixtureWorker: entry('./fixtureWorker.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['harfbuzzjs'],
    logLevel: 'warning',
  });
  const url = (name: string): URL => pathToFileURL(resolve(outdir, `${name}.js`));
  return {
    worker: url('worker'),
    fixtureWorker: url('fixtureWorker'),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}

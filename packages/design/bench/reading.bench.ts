/**
 * CPU time of reading: `npm run bench -- reading`.
 *
 * Prints a Markdown table: the fastest of 60 readings of 2,000 characters, as a prompt, whose budget is 20 ms, and as a
 * change of a ring, which applies what it reads. Measures a bundle like that of the server, since the TypeScript loader
 * of scripts adds a call to every closure. The texts alternate, as the JIT compiler needs about 40 readings.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outfile = resolve('.cache/bench-reading.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('readings.ts', import.meta.url))],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  loader: { '.svg': 'text' },
  logLevel: 'warning',
});
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile);
}

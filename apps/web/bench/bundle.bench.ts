/** Measures the files of the first load in the built app: `npm start` or `npm test -- e2e` builds it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../dist');
/** KiB gzip and brotli; the end-to-end test fails above the same figures. */
const BUDGETS: Record<string, string> = { js: '150 / 130', css: '15 / -' };

if (existsSync(join(DIST, 'index.html'))) {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(js|css))"/g)].map(([, path = '', kind = '']) => ({
    path,
    kind,
    body: readFileSync(join(DIST, path)),
  }));
  const kib = (bodies: readonly Buffer[], pack: (body: Buffer) => Buffer) =>
    (bodies.reduce((sum, body) => sum + pack(body).length, 0) / 1024).toFixed(1);
  const rows = [...new Set(files.map(({ kind }) => kind))].map((kind) => {
    const bodies = files.filter((file) => file.kind === kind).map(({ body }) => body);
    return `| ${kind} | ${bodies.length} | ${kib(bodies, (body) => body)} | ${kib(bodies, gzipSync)} | ${kib(bodies, brotliCompressSync)} | ${BUDGETS[kind]} |`;
  });
  process.stdout.write(
    `| first load of / | files | KiB | gzip | brotli | budget gzip / brotli |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
} else {
  process.stdout.write('The app is not built yet.\n');
}

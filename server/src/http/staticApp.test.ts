import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/startApp';
import { pageStyles } from './pageStyles';

const SCRIPT = "document.documentElement.dataset.theme = 'velvet';";
const directory = mkdtempSync(join(tmpdir(), 'filigree-dist-'));
let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html><title>Filigree</title><script>${SCRIPT}</script><script src="/assets/app-1.js"></script>`,
  );
  writeFileSync(join(directory, 'assets/app-1.js'), 'run()');
  writeFileSync(join(directory, 'assets/app-1.js.br'), brotliCompressSync('run()'));
  writeFileSync(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startApp({ appDirectory: directory });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

test.each([
  '/',
  '/imagine',
  '/gallery',
  '/gallery/top',
  '/upgrade',
  '/confirm-email?token=x',
  '/reset-password?token=x',
])('serves the app at %s', async (path) => {
  const answer = await app.client().get(path);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('<title>Filigree</title>');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test.each(['/share', '/share/'])('RTE-11: redirects %s to the home page', async (path) => {
  const answer = await app.client().get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});

test('RTE-13: serves the page of the app with 404 for an unknown path', async () => {
  const answer = await app.client().get('/no/such/page');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<title>Filigree</title>');
});

test('serves content-hashed files as immutable and precompressed', async () => {
  const answer = await app.client().get('/assets/app-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(answer.text).toBe('run()');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await app.client().get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test('serves nothing outside the build', async () => {
  const paths = [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/.env',
    '/%00',
  ];
  const answers = await Promise.all(paths.map((path) => app.client().get(path)));
  expect(answers.map((answer) => answer.status).filter((status) => status !== 404 && status !== 400)).toEqual([]);
});

test('SEC-20: allows only the inline script of the page', async () => {
  const policy = (await app.client().get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}';`);
  expect(policy).not.toContain('unsafe');
});

test('sends a page whose code is loaded on demand with the style sheets of all its imports, each once', () => {
  mkdirSync(join(directory, '.vite'));
  const manifest = {
    'index.html': { isEntry: true, css: ['assets/index.css'] },
    '_Slider.js': { css: ['assets/Slider.css'], imports: ['index.html'] },
    '../../packages/ui/src/features/pieces/Workbench/Workbench.tsx': {
      css: ['assets/Workbench.css'],
      imports: ['_Slider.js', 'index.html', '_Slider.js'],
    },
  };
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(pageStyles(directory).get('piece')).toEqual(
    ['/assets/Slider.css', '/assets/Workbench.css'].map((href) => ({ rel: 'stylesheet', crossorigin: '', href })),
  );
});

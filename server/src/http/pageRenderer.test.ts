import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addImages, newImage } from '../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../testing/startApp';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Filigree</title>
<script type="module" src="/assets/app-1.js"></script><link rel="modulepreload" href="/assets/libraries-1.js"></head><body><div id="root"></div></body></html>`;

/** A fake build of the app: echoes its input and counts calls. */
const ENTRY = `let rendered = 0;
export async function renderPage(path, { user, view, page }) {
  if (page?.images.some(({ prompt }) => prompt === 'cannot be drawn')) throw new Error('A piece of the page failed');
  rendered += 1;
  return '<main data-rendered="' + rendered + '"><h1>' + path + '</h1><p>' + (user?.email ?? 'anonymous') + '</p>' + (page?.images ?? []).map(({ id }) => '<i>' + id + '</i>').join('') + ' </title> $& </main>';
}`;

const root = mkdtempSync(join(tmpdir(), 'filigree-rendered-'));
const warnings: string[] = [];
let app: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  mkdirSync(join(root, 'dist'));
  mkdirSync(join(root, 'dist-server'));
  writeFileSync(join(root, 'dist/index.html'), PAGE);
  writeFileSync(join(root, 'dist-server/package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'dist-server/renderPage.js'), ENTRY);
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  app = await startApp({ appDirectory: join(root, 'dist'), log });
  owner = await app.signUp();
});
beforeEach(async () => {
  warnings.length = 0;
  await app.deps.db('images').delete();
  await app.deps.db('counters').update({ n: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

async function open(path: string, client = app.client()) {
  const { status, text, headers } = await client.get(path);
  const page = new JSDOM(text).window.document;
  return {
    status,
    text,
    headers,
    shown: page.getElementById('root')?.querySelector('main') ?? null,
    count: page.querySelector('main')?.getAttribute('data-rendered'),
  };
}

test.each(['/', '/gallery', '/gallery/top', '/gallery/'])(
  'renders %s on the server with its images, and defers its scripts until the first paint',
  async (path) => {
    const image = newImage(owner);
    await addImages(app, [image]);
    const { shown, text, headers } = await open(path);
    expect(shown?.querySelector('h1')?.textContent).toBe(path);
    expect(shown?.querySelector('i')?.textContent).toBe(image.id);
    expect(text).toContain('<script type="waiting" src="/assets/app-1.js">');
    expect(text).toContain('<link rel="waiting" href="/assets/libraries-1.js">');
    expect(headers.get('cache-control')).toBe('private, no-store');
  },
);

test('renders a share page on the server, but not one without an image, nor other pages', async () => {
  const image = newImage(owner);
  await addImages(app, [image]);
  expect((await open(`/share/${image.id}`)).shown).not.toBeNull();
  expect(await open('/share/00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404, shown: null });
  for (const path of ['/imagine', '/upgrade', '/no-such-page']) expect((await open(path)).shown).toBeNull();
  expect((await open('/imagine')).text).toContain('<body><div id="root"></div><script type="application/json"');
});

test('renders an anonymous page once, and caches it until the data change', async () => {
  await addImages(app, [newImage(owner)]);
  const first = await open('/');
  expect((await open('/')).count).toBe(first.count);
  expect((await open('/gallery')).count).not.toBe(first.count);
  await addImages(app, [newImage(owner)]);
  const later = await open('/');
  expect(later.count).not.toBe(first.count);
  expect(later.shown?.querySelectorAll('i')).toHaveLength(2);
});

test("never caches a signed-in user's page", async () => {
  const other = await app.signUp();
  const own = await open('/gallery', owner.client);
  expect(own.shown?.querySelector('p')?.textContent).toBe(owner.email);
  expect((await open('/gallery', owner.client)).count).not.toBe(own.count);
  expect((await open('/gallery', other.client)).text).not.toContain(owner.email);
  expect((await open('/gallery')).shown?.querySelector('p')?.textContent).toBe('anonymous');
});

test('sends the built page with its data when rendering fails, and logs the failure', async () => {
  await addImages(app, [newImage(owner, { prompt: 'cannot be drawn' })]);
  const { status, shown, text } = await open('/');
  expect([status, shown]).toEqual([200, null]);
  expect(text).toContain('cannot be drawn');
  expect(text).toContain('<script type="module" src="/assets/app-1.js">');
  expect(warnings.join('')).toContain('page not rendered on the server');
});

test('records the duration of each render', async () => {
  await open('/');
  expect(await app.deps.metrics.getSingleMetricAsString('page_render_duration_seconds')).toMatch(/_count [1-9]/);
});

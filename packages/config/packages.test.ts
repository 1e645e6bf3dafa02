import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiReport } from './apiReport';
import { browserLaunchOptions, ensureBrowser } from './browser';
import { buildLibrary, LIBRARIES, packLibrary, readManifest } from './library';

const root = resolve(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
let folder: string;
let tarballs: string[];

/** Runs a command. @throws Error with its output when it fails */
function run(file: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}\n${stdout}\n${stderr}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  run(bin('tsc'), ['-b', '--singleThreaded', 'packages/ui'], root);
  for (const library of LIBRARIES) await buildLibrary(library);
  tarballs = LIBRARIES.map((library) => packLibrary(library, folder));
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

describe('the packed packages', () => {
  it.each(LIBRARIES)('%s has a manifest without publint findings', async (library) => {
    const { messages, pkg } = await publint({ pkgDir: join(library, 'dist'), strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('have types that resolve in Node and in bundlers', () => {
    expect(() =>
      tarballs.forEach((tarball) => run(bin('attw'), [tarball, '--profile', 'esm-only'], root)),
    ).not.toThrow();
  }, 60_000);
});

describe('the public interface of @jewelry/ui', () => {
  const dist = join(root, 'packages/ui/dist');

  it('declares the components that api/components.md lists; `npm run snapshots` writes it', async () => {
    await expect(apiReport(dist, 'index')).toMatchFileSnapshot(join(root, 'packages/ui/api/components.md'));
  }, 60_000);

  it('exports from the other entries what api/entries.txt lists; `npm run snapshots` writes it', async () => {
    const sources = Object.entries(readManifest('packages/ui').exports).filter(
      ([entry, source]) => entry !== '.' && source.endsWith('.ts') && !entry.endsWith('.css'),
    );
    const lists = sources.map(
      ([entry, source]) =>
        `// @jewelry/ui${entry.slice(1)}\n${readFileSync(join(dist, source.replace('./src/', '').replace(/\.ts$/, '.d.ts')), 'utf8')}`,
    );
    await expect(lists.join('\n')).toMatchFileSnapshot(join(root, 'packages/ui/api/entries.txt'));
  });

  it('stays within the sizes of .size-limit.js', () => {
    expect(() => run(bin('size-limit'), [], join(root, 'packages/ui'))).not.toThrow();
  }, 120_000);
});

describe('a host outside the workspace', { timeout: 60_000 }, () => {
  let browser: Browser;
  let server: PreviewServer;
  let page: Page;
  const host = () => join(folder, 'host');
  const failures: string[] = [];

  beforeAll(async () => {
    ensureBrowser();
    cpSync('packages/ui/fixture', host(), { recursive: true });
    run(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...tarballs],
      host(),
    );
    mkdirSync(join(host(), 'public'));
    copyFileSync(
      join(host(), 'node_modules/msw/lib/mockServiceWorker.js'),
      join(host(), 'public/mockServiceWorker.js'),
    );
    const pages = (name: string) => ({
      configFile: false as const,
      root: host(),
      logLevel: 'error' as const,
      build: { outDir: `dist-${name}`, target: 'esnext', rolldownOptions: { input: join(host(), `${name}.html`) } },
    });
    await build(pages('bare'));
    await build(pages('index'));
    server = await preview({ ...pages('index'), preview: { port: 0, host: '127.0.0.1' } });
    browser = await chromium.launch(browserLaunchOptions());
    page = await browser.newPage();
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await page.goto(server.resolvedUrls!.local[0]!);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('compiles against the declarations of the package', () => {
    expect(() => run(bin('tsc'), ['--singleThreaded', '-p', host()], host())).not.toThrow();
  });

  it('gets no styles from a component alone', () => {
    const assets = readdirSync(join(host(), 'dist-bare/assets'));
    expect(assets.some((file) => file.endsWith('.js'))).toBe(true);
    expect(assets.filter((file) => !file.endsWith('.js'))).toEqual([]);
  });

  it("shows a button in the style sheet's theme, with its own class", async () => {
    const button = page.getByRole('button', { name: 'Draw', exact: true });
    await expect(button.evaluate((element) => element.classList.contains('resting'))).resolves.toBe(true);
    const font = await button.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(font).toContain('Figtree');
  });

  it('likes an image card through a mocked server', async () => {
    await page.getByRole('button', { name: /^Like/ }).click();
    await expect(page.getByRole('button', { name: /12/ }).getAttribute('aria-pressed')).resolves.toBe('true');
  });

  it('draws a stroke on the drawing pad', async () => {
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const paper = await page.locator('canvas').last().boundingBox();
    if (!paper) throw new Error('The pad has no paper');
    await page.mouse.move(paper.x + paper.width / 3, paper.y + paper.height / 2);
    await page.mouse.down();
    await page.mouse.move(paper.x + paper.width / 2, paper.y + paper.height / 3, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Use Drawing' }).click();
    await expect(page.getByText('A drawing of').innerText()).resolves.toBe('A drawing of 1 stroke');
  });

  it('reports no error', () => {
    expect(failures).toEqual([]);
  });
});

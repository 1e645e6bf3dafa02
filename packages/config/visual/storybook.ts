import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunchOptions } from '../browser';

export const STORYBOOK = '.cache/storybook';
/**
 * Draws frames with decoded pictures only, and every tile as a whole, since an edge drawn over its own remains is
 * rounded differently.
 */
const WHOLE_FRAMES = ['--disable-checker-imaging', '--disable-partial-raster'];

/** Builds the stories without their documentation into `STORYBOOK`. */
export function buildStorybook(): void {
  const built = spawnSync(
    resolve('node_modules/.bin/storybook'),
    ['build', '--test', '--preview-only', '-o', STORYBOOK, '--quiet'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (built.status !== 0) throw new Error('storybook build failed');
}

/** Runs `use` with a browser and the address of a built Storybook, and ends both afterwards. */
export async function withStorybook<T>(
  folder: string,
  use: (browser: Browser, base: string) => Promise<T>,
): Promise<T> {
  const server = await preview({
    configFile: false,
    root: resolve(folder),
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const options = browserLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...WHOLE_FRAMES] });
  try {
    return await use(browser, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}

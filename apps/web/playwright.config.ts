import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../packages/config/browser';

const port = Number(process.env.E2E_PORT ?? 3917);
const origin = `http://localhost:${port}`;
/** Worker processes load this file as well; the process that starts the server creates the folder. */
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'filigree-e2e-')));
/** Side of photographs, px, on every server of the journeys, which do not test picture quality. */
process.env.PICTURE_SIZE ??= '256';
const root = resolve(import.meta.dirname, '../..');

/** Journeys that depend on touch or a narrow window; the others run on the desktop only. */
const ON_A_PHONE = /(drawing|journey|pictures|pieceJourney|themes)\.e2e\.ts$/;

/**
 * The built product with its own database, in Chromium: as a desktop in Porcelain without motion, and as a phone in
 * Velvet with motion. Without a GPU, the animations of a waiting desktop compete for the CPU with the renderer.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  outputDir: resolve(root, '.cache/e2e'),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    baseURL: origin,
    screenshot: 'only-on-failure',
    launchOptions: browserLaunchOptions(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } },
    {
      name: 'phone',
      testMatch: ON_A_PHONE,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        colorScheme: 'dark',
      },
    },
  ],
  webServer: {
    command: 'node server/dist/main.js',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '1',
      TRUST_PROXY: '1',
      TEAM_EMAIL: 'team@example.com',
    },
    reuseExistingServer: false,
    timeout: 120_000,
    stderr: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});

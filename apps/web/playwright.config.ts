import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../packages/config/browser';
import { TEST_RETRIES } from '../../packages/config/retries';

const port = Number(process.env.E2E_PORT ?? 3917);
const origin = `http://localhost:${port}`;
/** The workers read this file as well; the folder is made once, by the process that starts the server. */
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'filigree-e2e-')));
/**
 * Side of the pictures, px, for every server that a journey starts: the journeys are about what becomes of a picture.
 */
process.env.PICTURE_SIZE ??= '256';
const root = resolve(import.meta.dirname, '../..');

/** The journeys that fingers and a narrow window change; the others are walked once. */
const ON_A_PHONE = /(drawing|journey|pictures|pieceJourney|themes)\.e2e\.ts$/;

/**
 * The built product on a database of its own, in Chromium as a desktop in Porcelain without motion, and as a phone in
 * Velvet with all of it: a browser without a GPU draws every frame of a waiting desktop with the processor that makes
 * the picture.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  outputDir: resolve(root, '.cache/e2e'),
  workers: 1,
  timeout: 180_000,
  retries: TEST_RETRIES,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    baseURL: origin,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
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

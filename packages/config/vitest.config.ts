import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './browser.ts';
import { TEST_RETRIES } from './retries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Every story in Chromium: played once without motion, checked with axe, and again in the second theme for rules that
 * depend on colors.
 */
const stories = {
  root,
  plugins: [
    await storybookTest({
      configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
      initialGlobals: { theme: 'porcelain', secondTheme: 'velvet', motion: 'none' },
    }),
  ],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    retry: TEST_RETRIES,
    // One page for all files: loading the library for each takes longer than its stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: browserLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

/** Tests that bring their own embedded PostgreSQL or need none: a run on another server would only repeat them. */
const OF_NO_OTHER_DATABASE = [
  'main.test.ts',
  'npmStart.test.ts',
  'config.test.ts',
  'database/embedded/**',
  'pictures/**',
  'ports/generators/**',
  'ports/storage/**',
].map((path) => `server/src/${path}`);

const interfaceTests = ['packages/ui/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);
const replacesModules = (path: string) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(join(root, path), 'utf8'));

const interfaceProject = (name: string, include: string[], isolate: boolean) => ({
  root,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name,
    include,
    environment: 'node',
    setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
    testTimeout: 20_000,
    isolate,
  },
});

export default defineConfig({
  root,
  test: {
    tags: [
      {
        name: 'full',
        description: 'Heavy checks that only `npm test -- full` runs; `npm test` runs a sample of each.',
      },
      {
        name: 'database',
        description:
          'Suites whose result can depend on the version of PostgreSQL: `npm test` runs them on the embedded server and on that of the system.',
      },
    ],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['packages/{config,contract,design,renderer}/**/*.test.ts', 'mocks/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          // Heavy pieces beside other work exceeded 20 s.
          testTimeout: 60_000,
          // Pure functions leave nothing behind, and are compiled for all files once.
          isolate: false,
        },
      },
      // One document and one copy of the modules for all files, but for those that replace modules: these have their
      // own.
      interfaceProject(
        'interface',
        interfaceTests.filter((path) => !replacesModules(path)),
        false,
      ),
      interfaceProject('interface-isolated', interfaceTests.filter(replacesModules), true),
      {
        root,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          exclude: ['**/node_modules/**', ...(process.env.TEST_DATABASE === 'system' ? OF_NO_OTHER_DATABASE : [])],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each test brings its own application and database; the modules are loaded once for all files.
          isolate: false,
        },
      },
      stories,
    ],
  },
});

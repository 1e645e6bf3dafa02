import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './browser.ts';
import { WITHOUT_RECORDS } from './pageScript.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const withoutRecords = {
  name: 'without-records',
  transformIndexHtml: () => [{ tag: 'script', children: WITHOUT_RECORDS, injectTo: 'head-prepend' as const }],
};

/** Lets a page fill more memory before it collects its young objects, most of which end with a story. */
const YOUNG_OBJECTS = '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64';

const browser = browserLaunchOptions();

/**
 * Every story in Chromium: played once without motion, checked with axe, and checked again in the second theme by the
 * rules that depend on colors.
 */
const stories = {
  root,
  plugins: [
    withoutRecords,
    await storybookTest({
      configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
      initialGlobals: { theme: 'porcelain', secondTheme: 'velvet', motion: 'none' },
    }),
  ],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // One page for all files, since loading the library takes longer than the stories of a file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...browser, args: [...browser.args, YOUNG_OBJECTS] },
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

const testsIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
const contains = (pattern: RegExp) => (path: string) => pattern.test(readFileSync(join(root, path), 'utf8'));

const interfaceTests = testsIn('packages/ui/src', 'apps/web/src');
const replacesModules = contains(/\bvi\.(mock|resetModules)\(/);

/** The files with the tag alone, since loading the others takes longer than the tagged tests of most files. */
const serverTests =
  process.env.TEST_DATABASE === 'system'
    ? testsIn('server/src').filter(contains(/^\/\/ @module-tag database$|\btags: \['database'\]/m))
    : ['server/**/*.test.ts'];

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
          // Heavy pieces exceed 20 s under load.
          testTimeout: 60_000,
          // Pure functions need no isolation, and are compiled once for all files.
          isolate: false,
        },
      },
      // One document and one module graph for all files, except for those that replace modules.
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
          include: serverTests,
          globalSetup: ['server/src/testing/globalSetup.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Each test starts its own application and database; modules are loaded once for all files.
          isolate: false,
        },
      },
      stories,
    ],
  },
});

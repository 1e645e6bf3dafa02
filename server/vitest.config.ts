import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The server's tests, on the PostgreSQL that TEST_DATABASE names. */
export default defineConfig({
  test: {
    name: 'server',
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

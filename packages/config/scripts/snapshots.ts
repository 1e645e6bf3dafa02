import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Tests that compare with files of the repository. */
const TESTS = [
  'packages/config/packages.test.ts',
  'packages/config/manifests.test.ts',
  'packages/ui/src/theme/designTokens.test.ts',
];

/** `npm run snapshots`: stores the interface of the packages, the page of mock scenarios, and `tokens.json`. */
const { status } = spawnSync(
  resolve('node_modules/.bin/vitest'),
  ['run', '--config', 'packages/config/vitest.config.ts', '-u', ...TESTS],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;

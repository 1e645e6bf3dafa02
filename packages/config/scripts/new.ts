import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { generate, nextStep, type Target, TARGETS } from '../generate';

/** `npm run new -- component Chip`. */
const [target = '', name = ''] = process.argv.slice(2);
try {
  if (!(target in TARGETS) || name === '')
    throw new Error(`Usage: npm run new -- ${Object.keys(TARGETS).join('|')} <Name>`);
  const files = generate(target as Target, name, process.cwd());
  // The length of a name decides where lines break.
  spawnSync(resolve('node_modules/.bin/oxfmt'), files, { stdio: 'ignore' });
  for (const file of files) process.stdout.write(`${file}\n`);
  process.stdout.write(`${nextStep(target as Target, name)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

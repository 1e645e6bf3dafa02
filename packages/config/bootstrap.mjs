/**
 * Runs a script of the workspace on a clone as it comes: installs what the lock file names when it is not there yet,
 * then hands over to `scripts/<name>.ts` in this same process, so that signals and exit codes are the script's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Filigree needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs - 1000) {
  process.stderr.write('Installing the packages of package-lock.json ...\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed. Check the connection to the npm registry and try again.\n');
    process.exit(1);
  }
}

const [name, ...args] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...args);
const { register } = await import('tsx/esm/api');
register();
await import(`./scripts/${name}.ts`);

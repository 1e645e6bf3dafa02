/**
 * Runs a script of the workspace on a fresh clone: installs the packages of the lock file if needed, then imports
 * `scripts/<name>.ts` into this process, so that signals and exit codes are those of the script.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Filigree needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

/** Install path → entry of a lock file, without workspace folders, whose entries are links. */
const packagesOf = (lockFile) =>
  Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

/**
 * Whether node_modules matches the lock file. Compares contents, since `npm ci` clears the folder and a checkout
 * changes only times.
 */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = new Map(packagesOf(record));
  const locked = new Map(packagesOf('package-lock.json'));
  return (
    [...locked].every(([path, { integrity, optional }]) =>
      installed.has(path) ? installed.get(path).integrity === integrity : optional,
    ) && [...installed.keys()].every((path) => locked.has(path))
  );
}

if (!isInstalled()) {
  process.stderr.write('Installing the packages of package-lock.json ...\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(
      'The packages could not be installed. Check the connection to the npm registry and try again.\n',
    );
    process.exit(1);
  }
}

// npm sends SIGTERM to the shell of its script, which exits without forwarding it. (`exec` in the script would solve
// this, but fails on Windows.) Outside npm, the parent may exit for other reasons.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

const [name, ...args] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...args);
const { register } = await import('tsx/esm/api');
register();
await import(`./scripts/${name}.ts`);

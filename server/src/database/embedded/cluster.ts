import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './clusterPaths';

export const SUPERUSER = 'filigree';

/** Excludes variables such as PGDATA, which would redirect PostgreSQL. */
export const POSTGRES_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

/** Password of the cluster, created once and stored. */
export function passwordOf({ state }: ClusterPaths): string {
  const file = join(state, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Creates the cluster unless it exists. It is initialized under a temporary name and renamed when complete. */
export function ensureCluster(paths: ClusterPaths, bin: string, password: string): void {
  const { home, data, account } = paths;
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = join(home, 'data.unfinished');
  const passwordFile = join(home, 'password.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const initdb = spawnSync(
      join(bin, 'initdb'),
      [
        '-D',
        unfinished,
        '-U',
        SUPERUSER,
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
        '--locale=C.UTF-8',
        '-E',
        'UTF8',
      ],
      { cwd: '/', encoding: 'utf8', env: POSTGRES_ENVIRONMENT, ...account },
    );
    if (initdb.status !== 0)
      throw new Error(
        `PostgreSQL could not make its files in ${home}: ${lastLine(initdb.stderr) || initdb.error?.message}`,
      );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, data);
}

export const lastLine = (output: string | null): string => output?.trim().split('\n').at(-1) ?? '';

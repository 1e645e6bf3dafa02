import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place';

export const SUPERUSER = 'filigree';

/** Without variables such as PGDATA, which would redirect it. */
export const POSTGRES_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

/** Of the cluster; made once. */
export function passwordOf({ keep }: Place): string {
  const file = join(keep, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Makes the cluster unless there is one: complete under its name or not at all. */
export function ensureCluster(place: Place, bin: string, password: string): void {
  const { home, data, account } = place;
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = join(home, 'data.unfinished');
  const passwordFile = join(home, 'password.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const made = spawnSync(
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
    if (made.status !== 0)
      throw new Error(
        `PostgreSQL could not make its files in ${home}: ${lastLine(made.stderr) || made.error?.message}`,
      );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, data);
}

export const lastLine = (output: string | null): string => output?.trim().split('\n').at(-1) ?? '';

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount, type Account } from './account';

/** Where a root process stores files that its unprivileged PostgreSQL cannot reach below a private directory. */
const SYSTEM_PLACE = '/var/lib/filigree';

/** The directories of one cluster and who owns them. */
export interface Place {
  /** Password, port and lock; below DATA_DIR. */
  readonly keep: string;
  /** PostgreSQL's own; its `data` holds the cluster. */
  readonly home: string;
  readonly data: string;
  /** Where copies of the binaries may be put. */
  readonly copies: string;
  readonly account: Account | undefined;
}

const canEnter = (directory: string, account: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { cwd: '/', stdio: 'ignore', ...account }).status === 0;

function placeAt(keep: string, home: string, copies: string): Place {
  const data = join(home, 'data');
  const account = databaseAccount(data);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (account) chownSync(home, account.uid, account.gid);
  return { keep, home, data, copies, account };
}

/**
 * Directory of the cluster: below DATA_DIR. Only a root process whose DATA_DIR is inaccessible to the unprivileged
 * user (under a 0700 home, for example) uses /var/lib/filigree instead, and records the path in DATA_DIR.
 */
export function placeOf(dataDir: string): Place {
  const isRoot = process.getuid?.() === 0;
  const keep = join(dataDir, 'postgres');
  // Others may pass through, not look around: PostgreSQL's own directory below is closed to them.
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  mkdirSync(keep, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const within = join(keep, 'cluster');
  const elsewhere = join(keep, 'place');

  if (existsSync(elsewhere)) return placeAt(keep, readFileSync(elsewhere, 'utf8').trim(), SYSTEM_PLACE);
  const place = placeAt(keep, within, isRoot ? SYSTEM_PLACE : keep);
  if (!place.account || canEnter(within, place.account)) return place;
  const home = join(SYSTEM_PLACE, randomUUID());
  mkdirSync(SYSTEM_PLACE, { recursive: true, mode: 0o755 });
  const moved = placeAt(keep, home, SYSTEM_PLACE);
  writeFileSync(elsewhere, `${home}\n`);
  return moved;
}

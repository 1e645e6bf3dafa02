import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount, type Account } from './account';

/** Where a root process stores the files that its unprivileged PostgreSQL could not reach in a private DATA_DIR. */
const SYSTEM_DIRECTORY = '/var/lib/filigree';

/** Directories and owner of a cluster. */
export interface ClusterPaths {
  /** Password, port and lock; below DATA_DIR. */
  readonly state: string;
  /** PostgreSQL's own directory; its `data` holds the cluster. */
  readonly home: string;
  readonly data: string;
  /** Directory for copies of the binaries. */
  readonly copies: string;
  readonly account: Account | undefined;
}

const canEnter = (directory: string, account: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { cwd: '/', stdio: 'ignore', ...account }).status === 0;

function pathsAt(state: string, home: string, copies: string): ClusterPaths {
  const data = join(home, 'data');
  const account = databaseAccount(data);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (account) chownSync(home, account.uid, account.gid);
  return { state, home, data, copies, account };
}

/**
 * The directories of the cluster, below DATA_DIR. Only a root process whose DATA_DIR is inaccessible to the
 * unprivileged user (under a 0700 home, for example) uses /var/lib/filigree instead, and records the path in DATA_DIR.
 */
export function clusterPaths(dataDir: string): ClusterPaths {
  const isRoot = process.getuid?.() === 0;
  const state = join(dataDir, 'postgres');
  // Other users may traverse these directories but not list them; PostgreSQL's own directory below is closed to them.
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  mkdirSync(state, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const local = join(state, 'cluster');
  const redirect = join(state, 'place');

  if (existsSync(redirect)) return pathsAt(state, readFileSync(redirect, 'utf8').trim(), SYSTEM_DIRECTORY);
  const paths = pathsAt(state, local, isRoot ? SYSTEM_DIRECTORY : state);
  if (!paths.account || canEnter(local, paths.account)) return paths;
  const home = join(SYSTEM_DIRECTORY, randomUUID());
  mkdirSync(SYSTEM_DIRECTORY, { recursive: true, mode: 0o755 });
  const moved = pathsAt(state, home, SYSTEM_DIRECTORY);
  writeFileSync(redirect, `${home}\n`);
  return moved;
}

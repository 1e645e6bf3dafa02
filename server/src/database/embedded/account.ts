import { readFileSync, statSync } from 'node:fs';

/** A system user, by its ids. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Used when /etc/passwd does not list `nobody`. */
const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 };

function unprivilegedAccount(): Account {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:'));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : UNPRIVILEGED;
  } catch {
    return UNPRIVILEGED;
  }
}

/**
 * The user that PostgreSQL runs as. PostgreSQL refuses to run as root, so a root process runs it as the owner of the
 * data, or as `nobody` when there are none yet. An ordinary user runs it directly: undefined.
 */
export function databaseAccount(dataDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
}

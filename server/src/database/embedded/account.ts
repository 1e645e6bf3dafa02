import { readFileSync, statSync } from 'node:fs';

/** A system user by its numbers. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Where the unprivileged user of a root process is not named in /etc/passwd. */
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
 * Who PostgreSQL runs as. It refuses to run as root, so a root process gives it to the owner of the data, or to
 * `nobody` when there are none yet. An ordinary user runs it directly: undefined.
 */
export function databaseAccount(dataDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
}

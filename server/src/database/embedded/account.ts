import { readFileSync, statSync } from 'node:fs';

/** A system user, by its ids. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The unprivileged user of Linux distributions. */
const UNPRIVILEGED_UID = 65_534;

/** Its group differs between distributions. */
function unprivilegedAccount(): Account {
  try {
    const accounts = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'));
    const gid = accounts.find(([, , uid]) => uid === String(UNPRIVILEGED_UID))?.[3];
    return { uid: UNPRIVILEGED_UID, gid: Number(gid ?? UNPRIVILEGED_UID) };
  } catch {
    return { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID };
  }
}

/**
 * The user that PostgreSQL runs as. PostgreSQL refuses to run as root, so a root process runs it as the owner of the
 * data, or as the unprivileged user when there are none yet. An ordinary user runs it directly: undefined.
 */
export function databaseAccount(dataDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
}

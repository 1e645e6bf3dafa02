import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True also for a moment after a process ends, until its parent reads the exit code. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Start time of a process in clock ticks, which distinguishes it from a later process with the same pid. Empty where
 * the system does not report it.
 */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Polls every 20 ms. @returns whether the condition became true in time */
export async function until(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Locks a directory for this process with a lock file.
 * @returns a function that releases the lock
 * @throws Error when another living process holds it
 */
export function hold(file: string, directory: string): () => void {
  const self = `${process.pid} ${startTimeOf(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const lock = openSync(file, 'wx', 0o600);
      writeSync(lock, self);
      closeSync(lock);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [pid = '', startTime = ''] = owner.split(' ');
    const isOwnerAlive = Number(pid) > 0 && isAlive(Number(pid)) && startTime === startTimeOf(Number(pid));
    if (isOwnerAlive) {
      throw new Error(
        `${directory} is in use by process ${pid}: stop that one, or start with another DATA_DIR and PORT.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error(
    `${directory} is being taken by several processes at once: start one at a time, or with another DATA_DIR and PORT.`,
  );
}

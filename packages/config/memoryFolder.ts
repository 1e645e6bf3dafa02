import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Memory file system of Linux; containers often limit it to 64 MiB. */
const MEMORY = '/dev/shm';
/** Databases, browser profiles and packed packages of a whole test run, with room to spare, bytes. */
const NEEDED_BYTES = 4 * 2 ** 30;

/** Free space of a file system, bytes; 0 where there is none. */
function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Puts temporary files of this process and its children into memory where there is room: the tests spend half of the
 * system's share of their time on writing databases to disk.
 * @returns removes the files
 */
export function useMemoryForTemporaryFiles(memory = MEMORY, needed = NEEDED_BYTES): () => void {
  if (freeBytes(memory) < needed) return () => undefined;
  const folder = mkdtempSync(join(memory, 'filigree-'));
  // Databases run as an unprivileged user, which must be able to enter.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

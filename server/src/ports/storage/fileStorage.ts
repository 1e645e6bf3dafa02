import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertStorageKey, type Storage, type StorageArea, type StorageKey, type StoredFile } from './storage';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files below one directory, spread over 256 folders by the first two characters of their name. */
export function fileStorage(root: string): Storage {
  const incoming = join(root, 'incoming');
  const pathOf = (key: StorageKey): string => {
    assertStorageKey(key);
    const name = basename(key);
    return join(root, dirname(key), name.slice(0, 2), name);
  };

  async function put(key: StorageKey, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    await mkdir(incoming, { recursive: true });
    const temporary = join(incoming, randomUUID());
    try {
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
      await syncDirectory(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function get(key: StorageKey): Promise<Buffer | null> {
    try {
      return await readFile(pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function has(key: StorageKey): Promise<boolean> {
    try {
      return (await stat(pathOf(key))).isFile();
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async function* list(area: StorageArea, prefixes?: readonly string[]): AsyncGenerator<StoredFile> {
    try {
      for await (const folder of await opendir(join(root, area))) {
        if (prefixes && !prefixes.includes(folder.name)) continue;
        for await (const file of await opendir(join(root, area, folder.name))) {
          const facts = await stat(join(root, area, folder.name, file.name)).catch(() => null);
          if (facts) yield { key: `${area}/${file.name}`, modifiedAt: facts.mtime };
        }
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async function remove(keys: readonly StorageKey[]): Promise<void> {
    for (const key of keys) await rm(pathOf(key), { force: true });
  }

  async function tidy(before: Date): Promise<void> {
    try {
      for await (const file of await opendir(incoming)) {
        const path = join(incoming, file.name);
        const facts = await stat(path).catch(() => null);
        if (facts && facts.mtime < before) await rm(path, { force: true });
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async function check(): Promise<void> {
    await mkdir(incoming, { recursive: true });
    const probe = join(incoming, randomUUID());
    const handle = await open(probe, 'wx');
    await handle.close();
    await rm(probe, { force: true });
  }

  return { put, get, has, remove, list, tidy, check };
}

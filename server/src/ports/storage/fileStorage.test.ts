import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStorage } from './fileStorage';
import { assertStorageKey, newFileName, originalKey, renditionKey, type StorageKey } from './storage';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'filigree-files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('files below DATA_DIR', () => {
  it('are returned and listed once written, and gone once removed', async () => {
    const storage = fileStorage(root);
    const key = renditionKey(newFileName(), 320);
    await storage.put(key, Buffer.from('picture'));
    expect((await storage.get(key))?.toString()).toBe('picture');
    expect(await storage.has(key)).toBe(true);
    const listed: StorageKey[] = [];
    for await (const file of storage.list('media')) listed.push(file.key);
    expect(listed).toEqual([key]);
    await storage.remove([key, key]);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.has(key)).toBe(false);
  });

  it('SEC-38: are refused for every key that the server did not create', async () => {
    const storage = fileStorage(root);
    const name = newFileName();
    for (const key of [
      'media/../secret.png',
      `media/${name}-320.webp/../../x`,
      '/etc/passwd',
      `media/${name}.svg`,
      `media/..%2f${name}.webp`,
      `feedback/${name}.html`,
      `feedback/${name}-320.png`,
      `feedback/../media/${name}.png`,
      `media/${name}.pdf`,
      `media/${name}-320.webp\0.png`,
      `other/${name}.png`,
      '',
      `originals\\${name}.png`,
      `media/${name}-320.webp\n`,
    ]) {
      expect(() => assertStorageKey(key)).toThrow(TypeError);
      await expect(storage.get(key as StorageKey)).rejects.toThrow(TypeError);
      await expect(storage.put(key as StorageKey, Buffer.from('x'))).rejects.toThrow(TypeError);
      await expect(storage.remove([key as StorageKey])).rejects.toThrow(TypeError);
    }
  });

  it('SEC-38: replace a planted link instead of writing through it', async () => {
    const storage = fileStorage(root);
    const name = newFileName();
    await storage.put(originalKey(name), Buffer.from('first'));
    const outside = join(root, 'outside');
    await writeFile(outside, 'untouched');
    const [folder] = await readdir(join(root, 'originals'));
    const path = join(root, 'originals', folder as string, `${name}.png`);
    await rm(path);
    await symlink(outside, path);
    await storage.put(originalKey(name), Buffer.from('second'));
    expect((await storage.get(originalKey(name)))?.toString()).toBe('second');
    expect(await readFile(outside, 'utf8')).toBe('untouched');
  });

  it('FLT-06: are never left partial by a failed write', async () => {
    const storage = fileStorage(root);
    const key = originalKey(newFileName());
    await storage.put(key, Buffer.from('whole'));
    const broken = { length: 3 };
    await expect(storage.put(key, broken as unknown as Uint8Array)).rejects.toThrow(TypeError);
    expect((await storage.get(key))?.toString()).toBe('whole');
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('are removed after an interrupted write, and not during a running one', async () => {
    const storage = fileStorage(root);
    await storage.check();
    const old = join(root, 'incoming', newFileName());
    await writeFile(old, 'half');
    await utimes(old, new Date(0), new Date(0));
    const young = newFileName();
    await writeFile(join(root, 'incoming', young), 'half');
    await storage.tidy(new Date(Date.now() - 60_000));
    expect(await readdir(join(root, 'incoming'))).toEqual([young]);
  });
});

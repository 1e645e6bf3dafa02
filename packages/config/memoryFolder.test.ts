import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useMemoryForTemporaryFiles } from './memoryFolder';

let memory: string;
let before: string | undefined;
beforeEach(() => {
  before = process.env.TMPDIR;
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(memory, { recursive: true, force: true });
});

it('puts temporary files into a folder that other users can enter, and removes it', () => {
  const remove = useMemoryForTemporaryFiles(memory, 1);
  expect(tmpdir()).toMatch(new RegExp(`^${memory}/filigree-`));
  expect(statSync(tmpdir()).mode & 0o777).toBe(0o711);
  writeFileSync(join(tmpdir(), 'a'), '');
  const folder = tmpdir();
  remove();
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['without room', () => memory, Number.MAX_SAFE_INTEGER],
  ['without such a file system', () => join(memory, 'none'), 1],
])('leaves temporary files where they are %s', (_, folder, needed) => {
  useMemoryForTemporaryFiles(folder(), needed)();
  expect(process.env.TMPDIR).toBe(before);
});

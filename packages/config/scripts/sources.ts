import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'dist-server', '.cache', '.data', 'e2e', 'bench', 'storybook-static']);

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).toSorted()) {
    if (!IGNORED.has(entry)) yield* filesUnder(join(path, entry));
  }
}

/** A hash of the names, sizes and times of all files below the given paths. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Runs `build` unless `output` was built from exactly these sources. */
export async function buildWhenChanged(
  name: string,
  sources: readonly string[],
  output: string,
  build: () => Promise<void>,
): Promise<void> {
  const stamp = join('.cache', `${name}.stamp`);
  const now = fingerprint([...sources, 'package-lock.json']);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  process.stderr.write(`Building ${name} ...\n`);
  await build();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, now);
}

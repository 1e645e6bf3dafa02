import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isAlive, until } from './database/embedded/processes';

const ROOT = resolve(import.meta.dirname, '../..');
/** The first start builds the product. */
const START_MS = 400_000;
/** Half a second on a quiet machine, 10 s with a request that does not end; PostgreSQL itself takes longer under load. */
const STOP_MS = 30_000;

/** Starts its own process group, so that a failed test leaves nothing running. */
let npm: ChildProcess | null = null;
let dataDir = '';
afterEach(() => {
  try {
    if (npm?.pid) process.kill(-npm.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** The value of a field in the first JSON line with this message. */
function logged(lines: string, message: string, field: string): unknown {
  const line = lines.split('\n').find((text) => text.startsWith('{') && text.includes(`"msg":"${message}"`));
  return line && (JSON.parse(line) as Record<string, unknown>)[field];
}

test('SIGTERM to npm start stops product and database in order', { timeout: START_MS + 60_000 }, async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigree-npm-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port), DEMO: '0' };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  npm = child;
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await until(() => stdout.includes('ready at') || child.exitCode !== null, START_MS);
  expect(stdout).toContain('ready at');
  const database = logged(stderr, 'postgresql started', 'pid') as number;
  expect(isAlive(database)).toBe(true);

  child.kill('SIGTERM');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  const began = performance.now();
  while (((await isUp()) || isAlive(database)) && performance.now() - began < STOP_MS)
    await new Promise((done) => setTimeout(done, 100));
  expect({ up: await isUp(), database: isAlive(database) }).toEqual({ up: false, database: false });
  expect(logged(stderr, 'stopping', 'reason')).toBe('SIGTERM');
});

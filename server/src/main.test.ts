import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from './database/embedded/processes';
import { bundled } from './testing/bundle';

// Whole processes, on machines that may be under load.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const MAIN = fileURLToPath(bundled('main'));
const START_MS = 60_000;

let dataDir: string;
let port: number;
const children: ChildProcess[] = [];

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return free;
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigree-main-'));
  chmodSync(dataDir, 0o711);
  port = await findPort();
});
afterEach(async () => {
  for (const product of children.splice(0)) {
    if (product.exitCode === null) product.kill('SIGTERM');
    await until(() => hasEnded(product), 30_000);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

interface Product {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
}

function start(environment: Readonly<Record<string, string>> = {}): Product {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, stdout: () => output.stdout, stderr: () => output.stderr };
}

async function ready(product: Product): Promise<void> {
  const isReady = await until(() => product.stdout().includes('ready at') || hasEnded(product.child), START_MS);
  if (!isReady || hasEnded(product.child)) throw new Error(`The product did not start: ${product.stderr()}`);
}

const signUp = (email: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a sound password' }),
  });

const signIn = (email: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a sound password' }),
  });

test('prints its URL on one line, logs JSON besides, and shuts down in order', async () => {
  const product = start();
  await ready(product);
  const readiness = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(await readiness.json()).toEqual({
    status: 'ready',
    checks: { database: 'ok', storage: 'ok', queue: 'ok', drafts: 'ok', renderer: 'ok' },
  });
  const slow = signUp('last@example.com');
  product.child.kill('SIGTERM');
  const answers = await Promise.allSettled([slow]);
  await until(() => hasEnded(product.child), 30_000);
  expect(product.child.exitCode).toBe(0);
  expect(product.stdout()).toBe(`Filigree is ready at http://localhost:${port}\n`);
  const lines = product
    .stderr()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    expect.arrayContaining(['postgresql started', 'stopping']),
  );
  // An accepted request also gets its response.
  const [answer] = answers;
  expect(answer?.status === 'rejected' || answer?.value.status === 201).toBe(true);
});

test('keeps everything that was reported as saved across kill -9 and a restart', async () => {
  const product = start();
  await ready(product);
  const saved: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const email = `kept-${index}@example.com`;
    if ((await signUp(email)).status === 201) saved.push(email);
  }
  product.child.kill('SIGKILL');
  await until(() => hasEnded(product.child), 10_000);
  await ready(start());
  expect(saved).toHaveLength(12);
  const answers = await Promise.all(saved.slice(0, 6).map(signIn));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 200));
});

test('reports a port in use in one sentence and exits with 1, leaving nothing running', async () => {
  const squatter = createServer();
  await new Promise<void>((done) => squatter.listen(port, '127.0.0.1', done));
  try {
    const product = start({ LOG_LEVEL: 'silent' });
    await until(() => hasEnded(product.child), START_MS);
    expect(product.child.exitCode).toBe(1);
    expect(product.stderr()).toBe(
      `Port ${port} of 127.0.0.1 cannot be opened, it is in use: stop the other program or set PORT.\n`,
    );
    expect(product.stdout()).toBe('');
  } finally {
    await new Promise((done) => squatter.close(done));
  }
  await ready(start());
});

test.each([
  [{ NODE_ENV: 'production' }, /^SESSION_SECRET is required in production: [^\n]+\n$/],
  [
    { DATABASE_URL: 'postgres://someone:hidden-word@127.0.0.1:9/none', LOG_LEVEL: 'silent' },
    /^The PostgreSQL at 127\.0\.0\.1:9 refuses the connection[^\n]+: check DATABASE_URL\.\n$/,
  ],
])('exits with 1 and one sentence for %j', async (environment: Record<string, string>, sentence) => {
  const product = start(environment);
  await until(() => hasEnded(product.child), START_MS);
  expect(product.child.exitCode).toBe(1);
  expect(product.stderr()).toMatch(sentence);
  expect(product.stderr()).not.toContain('hidden-word');
});

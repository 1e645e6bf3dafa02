import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findInstallation } from './binaries';
import { until } from './processes';
import { startEmbedded, type EmbeddedPostgres } from './supervisor';

// Whole clusters and processes, on machines that may be under load.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED = 65_534;

let base: string;
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'filigree-cluster-'));
  chmodSync(base, 0o755);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const each of running.splice(0)) await each.stop();
  rmSync(base, { recursive: true, force: true });
});

const dataDir = (name = 'data') => join(base, name);

async function start(options: Partial<Parameters<typeof startEmbedded>[0]> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dataDir: dataDir(), ...options });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => {});
  }
}

const isServing = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');

/**
 * A child process in place of the server: starts the database, writes rows without end, and prints those that are
 * committed.
 */
const OWNER = `
import { startEmbedded } from ${JSON.stringify(pathToFileURL(fileURLToPath(new URL('./supervisor.ts', import.meta.url))).href)};
import pg from ${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('pg')).href)};
const postgres = await startEmbedded({ dataDir: process.argv[1] });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
await client.query('create table if not exists saved (n serial)');
process.stdout.write('pid ' + postgres.pid + '\\n');
for (;;) {
  const { rows } = await client.query('insert into saved default values returning n');
  process.stdout.write(rows[0].n + '\\n');
}
`;

interface Owner {
  readonly child: ChildProcess;
  readonly postgresPid: number;
  /** The last row reported as committed. */
  lastSaved(): number;
}

async function startOwner(directory: string): Promise<Owner> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', OWNER, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const lines = () => output.split('\n').slice(0, -1);
  const began = await until(() => lines().length > 50 || child.exitCode !== null, 30_000);
  if (!began || child.exitCode !== null) throw new Error(`The owner did not start: ${output}`);
  return { child, postgresPid: Number(lines()[0]?.slice(4)), lastSaved: () => Number(lines().at(-1)) };
}

const ended = (child: ChildProcess) => until(() => child.exitCode !== null || child.signalCode !== null, 10_000);

describe('the embedded PostgreSQL', () => {
  test('preserves rows, port and password across a stop', async () => {
    const first = await start();
    await query(first.url, "create table kept as select 'ring' as piece");
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select piece from kept')).toEqual([{ piece: 'ring' }]);
  });

  test('refuses a connection without the password', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dataDir(), 'postgres/password')).mode & 0o077).toBe(0);
  });

  test('runs two data directories at the same time', async () => {
    const [one, two] = await Promise.all([start({ dataDir: dataDir('one') }), start({ dataDir: dataDir('two') })]);
    await query(one.url, 'create table only_here ()');
    expect(new URL(one.url).port).not.toBe(new URL(two.url).port);
    expect(await query(two.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
  });

  test('moves to a free port when its own is taken', async () => {
    const first = await start();
    await first.stop();
    const other = await start({ dataDir: dataDir('other') });
    const port = new URL(first.url).port;
    const { createServer } = await import('node:net');
    const squatter = createServer();
    await new Promise<void>((done) => squatter.listen(Number(port), '127.0.0.1', done));
    try {
      const moved = await start();
      expect(new URL(moved.url).port).not.toBe(port);
      expect(await query(moved.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await new Promise((done) => squatter.close(done));
      await other.stop();
    }
  });

  test('refuses a second process on the same directory with a message, and the first continues', async () => {
    const { url } = await start();
    await expect(startEmbedded({ dataDir: dataDir() })).rejects.toThrow(
      /is in use by process \d+: stop that one, or start with another DATA_DIR/,
    );
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('restarts on the same port when PostgreSQL is killed', async () => {
    const postgres = await start();
    await query(postgres.url, 'create table survives ()');
    const { pid } = postgres;
    process.kill(pid, 'SIGKILL');
    expect(await until(() => postgres.pid !== pid, 20_000)).toBe(true);
    expect(await query(postgres.url, "select to_regclass('survives')::text as found")).toEqual([{ found: 'survives' }]);
  });
});

describe('after kill -9 of the product', () => {
  test('PostgreSQL stops, and the next start has every row that was reported as committed', async () => {
    const owner = await startOwner(dataDir());
    owner.child.kill('SIGKILL');
    await ended(owner.child);
    expect(await until(() => !isServing(owner.postgresPid), 10_000)).toBe(true);
    const { url } = await start();
    const [row] = await query(url, 'select count(*)::int as rows, max(n) as last from saved');
    expect(row?.last).toBeGreaterThanOrEqual(owner.lastSaved());
    expect(row?.rows).toBeGreaterThanOrEqual(owner.lastSaved());
  });

  test('stops an orphaned server, and preserves its rows', async () => {
    const owner = await startOwner(dataDir());
    const watchdogs = spawnSync('pgrep', ['-f', `cat >/dev/null.* ${owner.postgresPid} `], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n');
    for (const watchdog of watchdogs) process.kill(Number(watchdog), 'SIGKILL');
    owner.child.kill('SIGKILL');
    await ended(owner.child);
    expect(isServing(owner.postgresPid)).toBe(true);
    const events: string[] = [];
    const { url } = await start({ onEvent: (event) => events.push(event) });
    expect(events).toEqual(['stopped an orphan', 'started']);
    expect(isServing(owner.postgresPid)).toBe(false);
    expect((await query(url, 'select max(n) as last from saved'))[0]?.last).toBeGreaterThanOrEqual(owner.lastSaved());
  });

  test('loses no committed row when server and PostgreSQL are killed during writes', async () => {
    for (let round = 0; round < 2; round += 1) {
      const owner = await startOwner(dataDir());
      process.kill(owner.postgresPid, 'SIGKILL');
      owner.child.kill('SIGKILL');
      await ended(owner.child);
      const postgres = await start();
      expect((await query(postgres.url, 'select max(n) as last from saved'))[0]?.last).toBeGreaterThanOrEqual(
        owner.lastSaved(),
      );
      await postgres.stop();
    }
  });
});

/** The package as npm leaves it with --ignore-scripts: no links between the libraries. */
function unlinkedInstallation() {
  const { native, version } = findInstallation();
  const copy = join(base, 'package/native');
  mkdirSync(join(base, 'package'), { recursive: true });
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) rmSync(join(base, 'package', target), { force: true });
  return { native: copy, version: `${version}-${process.pid}` };
}

describe('on unusual machines', () => {
  test('starts although the postinstall of the package was skipped', async () => {
    const { url } = await start({ installation: unlinkedInstallation() });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(isRoot)('runs as an unprivileged user when started by root', async () => {
    const { pid } = await start();
    expect(statSync(`/proc/${pid}`).uid).toBe(UNPRIVILEGED);
  });

  test.runIf(isRoot)('starts for root when package and data are in a private home', async () => {
    const home = join(base, 'home');
    mkdirSync(home, { mode: 0o700 });
    const { native, version } = unlinkedInstallation();
    const hidden = join(home, 'package/native');
    cpSync(native, hidden, { recursive: true, verbatimSymlinks: true });
    const installation = { native: hidden, version };
    const directory = join(home, '.data');
    const first = await start({ dataDir: directory, installation });
    await query(first.url, "create table kept as select 'hidden' as place");
    await first.stop();
    const place = readFileSync(join(directory, 'postgres/place'), 'utf8').trim();
    try {
      const second = await start({ dataDir: directory, installation });
      expect(await query(second.url, 'select place from kept')).toEqual([{ place: 'hidden' }]);
      await second.stop();
      expect(statSync(home).mode & 0o777).toBe(0o700);
    } finally {
      rmSync(place, { recursive: true, force: true });
      rmSync(join('/var/lib/filigree', `postgresql-${version}`), { recursive: true, force: true });
    }
  });
});

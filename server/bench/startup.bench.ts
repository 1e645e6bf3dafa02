/**
 * Times the start and the stop of the built server on the embedded PostgreSQL: `npm run bench -- startup`.
 *
 * Prints a Markdown table: seconds from the launch to the ready line, and from SIGTERM to the end. The first start
 * makes the database cluster and the schema; neither builds anything nor puts the demo gallery in.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../build';

const LATER_STARTS = 5;
const PORT = '39571';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const secondsSince = (began: number): number => (performance.now() - began) / 1000;

async function untilReady(server: ChildProcess): Promise<void> {
  for await (const chunk of server.stdout ?? []) if (String(chunk).includes('ready at')) return;
  throw new Error('The server ended before it was ready.');
}

async function startAndStop(main: string, dataDir: string): Promise<{ start: number; stop: number }> {
  const began = performance.now();
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT, DEMO: '0', LOG_LEVEL: 'silent' },
  });
  await untilReady(server);
  const start = secondsSince(began);
  const stopping = performance.now();
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
  return { start, stop: secondsSince(stopping) };
}

await buildServer();
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'filigree-startup-'));
chmodSync(dataDir, 0o711);
try {
  const first = await startAndStop(main, dataDir);
  const later = [];
  for (let run = 0; run < LATER_STARTS; run += 1) later.push(await startAndStop(main, dataDir));
  const start = median(later.map((run) => run.start));
  const stop = median(later.map((run) => run.stop));
  console.log('| start | ready, s | stopped, s |\n|---|---|---|');
  console.log(`| first | ${first.start.toFixed(2)} | ${first.stop.toFixed(2)} |`);
  console.log(`| later (median of ${LATER_STARTS}) | ${start.toFixed(2)} | ${stop.toFixed(2)} |`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

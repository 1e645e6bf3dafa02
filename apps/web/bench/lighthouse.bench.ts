/**
 * Runs Lighthouse on the built product with its demo gallery, as a phone: `npm run bench -- lighthouse`.
 * Prints a Markdown table of medians: performance and accessibility (0 to 1), largest and first paint and blocking time
 * (ms), layout shift; and below it the failed accessibility audits, if any. npx downloads Lighthouse, which would be a
 * sixth of the files of every installation.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../packages/config/browser';
import { buildProduct } from '../../../packages/config/scripts/build';

const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Upper bound of a report. */
const REPORT_BYTES = 50_000_000;
const PATHS = ['/', '/gallery'];
const RUNS = 5;
const PORT = 39_573;
const DEBUGGING_PORT = 39_574;
const ORIGIN = `http://127.0.0.1:${PORT}`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const isReady = await fetch(`${ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(500);
  }
  throw new Error('The server did not become ready.');
}

/** What the table needs of Lighthouse's report. */
interface Report {
  readonly audits: Record<
    string,
    { readonly title: string; readonly score: number | null; readonly numericValue?: number }
  >;
  readonly categories: Record<
    string,
    { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
  >;
}

async function audit(path: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${ORIGIN}${path}`,
      `--port=${DEBUGGING_PORT}`,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: REPORT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}

const valueOf = (audits: Report['audits'], id: string): number => audits[id]?.numericValue ?? Number.NaN;

await buildProduct();
const dataDir = mkdtempSync(join(tmpdir(), 'filigree-lighthouse-'));
chmodSync(dataDir, 0o755);
const server = spawn(process.execPath, [resolve('server/dist/main.js')], {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', PUBLIC_URL: ORIGIN, DATA_DIR: dataDir, DEMO: '1' },
  stdio: 'ignore',
});
const { args, ...launch } = browserLaunchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`] });
try {
  await untilReady();
  const failures = new Set<string>();
  process.stdout.write(
    `| phone, median of ${RUNS} | performance | accessibility | LCP ms | FCP ms | TBT ms | CLS |\n|---|---|---|---|---|---|---|\n`,
  );
  for (const path of PATHS) {
    const results: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await audit(path));
    const score = (category: string): string =>
      median(results.map(({ categories }) => categories[category]?.score ?? Number.NaN)).toFixed(2);
    const number = (id: string, digits: number): string =>
      median(results.map(({ audits }) => valueOf(audits, id))).toFixed(digits);
    process.stdout.write(
      `| ${path} | ${score('performance')} | ${score('accessibility')} | ${number('largest-contentful-paint', 0)} | ${number('first-contentful-paint', 0)} | ${number('total-blocking-time', 0)} | ${number('cumulative-layout-shift', 3)} |\n`,
    );
    for (const { audits, categories } of results) {
      for (const { id } of categories['accessibility']?.auditRefs ?? []) {
        if (audits[id]?.score === 0) failures.add(`${path}: ${audits[id].title}`);
      }
    }
  }
  for (const failure of failures) process.stdout.write(`\n${failure}`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

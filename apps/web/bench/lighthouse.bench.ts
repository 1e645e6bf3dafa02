/**
 * Runs Lighthouse on the built product with its demo gallery, as a phone: `npm run bench -- lighthouse`.
 * Prints a Markdown table of medians: performance and accessibility (0 to 1), largest and first paint and blocking time
 * (ms), layout shift; and below it the failed accessibility audits, if any.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../packages/config/browser';
import { buildProduct } from '../../../packages/config/scripts/build';

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

async function audit(path: string): Promise<Result> {
  const outcome = await lighthouse(`${ORIGIN}${path}`, {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility'],
  });
  if (!outcome) throw new Error(`Lighthouse returned no result for ${path}`);
  return outcome.lhr;
}

const valueOf = (audits: Result['audits'], id: string): number => audits[id]?.numericValue ?? Number.NaN;

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
    const results: Result[] = [];
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

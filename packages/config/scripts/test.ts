import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser } from '../browser';
import { buildProduct } from './build';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Part {
  /** The word after `npm test --` that chooses it. */
  readonly group: 'static' | 'unit' | 'stories' | 'server' | 'e2e';
  readonly name: string;
  readonly needsBrowser?: boolean;
  readonly run: () => Promise<Outcome>;
}

const REPORTS = '.cache/reports';
const bin = (name: string) => resolve('node_modules/.bin', name);

/** Runs a command with its output shown as it comes; resolves to its exit code. */
function command(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}

/** A tool that only says yes or no counts as one test. */
const check = (file: string, args: readonly string[]) => async (): Promise<Outcome> =>
  (await command(bin(file), args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What a report says, made honest by the exit code: a run that failed without a failed test counts as one failure. */
function outcomeOf(exitCode: number, report: string, read: (json: unknown) => Outcome): Outcome {
  const { passed, failed } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

const vitest = (project: string, env: NodeJS.ProcessEnv = {}) => async (): Promise<Outcome> => {
  const report = `${REPORTS}/${project}-${Object.values(env).join('-') || 'default'}.json`;
  const code = await command(
    bin('vitest'),
    ['run', '--config', 'packages/config/vitest.config.ts', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  return outcomeOf(code, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
};

async function endToEnd(): Promise<Outcome> {
  await buildProduct();
  const report = `${REPORTS}/e2e.json`;
  const code = await command(bin('playwright'), ['test', '--config', 'apps/web/playwright.config.ts'], { E2E_REPORT: resolve(report) });
  return outcomeOf(code, report, (json) => {
    const { expected, unexpected, flaky } = (json as { stats: { expected: number; unexpected: number; flaky: number } }).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

const hasSystemPostgres = existsSync('/usr/lib/postgresql');

const PARTS: readonly Part[] = [
  { group: 'static', name: 'types', run: check('tsc', ['-b']) },
  { group: 'static', name: 'lint', run: check('oxlint', ['--type-aware', '-c', 'packages/config/oxlintrc.json', '--deny-warnings']) },
  { group: 'unit', name: 'unit', run: vitest('unit') },
  { group: 'stories', name: 'stories in Porcelain', needsBrowser: true, run: vitest('stories-porcelain') },
  { group: 'stories', name: 'stories in Velvet', needsBrowser: true, run: vitest('stories-velvet') },
  { group: 'server', name: 'server on the embedded PostgreSQL', run: vitest('server', { TEST_DATABASE: 'embedded' }) },
  ...(hasSystemPostgres
    ? [{ group: 'server' as const, name: 'server on the system PostgreSQL', run: vitest('server', { TEST_DATABASE: 'system' }) }]
    : []),
  { group: 'e2e', name: 'end to end', needsBrowser: true, run: endToEnd },
];

const asked = process.argv.slice(2);
const groups = [...new Set(PARTS.map((part) => part.group))];
const unknown = asked.filter((word) => !groups.some((group) => group === word));
if (unknown.length > 0) {
  process.stderr.write(`npm test knows the parts ${groups.join(', ')}; not ${unknown.join(', ')}.\n`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chosen = PARTS.filter((part) => asked.length === 0 || asked.includes(part.group));
if (chosen.some((part) => part.needsBrowser)) ensureBrowser();

const began = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const rows: { name: string; passed: number; failed: number; took: string }[] = [];
for (const part of chosen) {
  process.stdout.write(`\n── ${part.name} (${seconds(began)} so far)\n`);
  const since = Date.now();
  const outcome = await part.run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  rows.push({ name: part.name, ...outcome, took: seconds(since) });
}

process.stdout.write('\n');
for (const row of rows) {
  process.stdout.write(`${row.failed > 0 ? 'FAILED' : 'ok    '} ${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.took}\n`);
}
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

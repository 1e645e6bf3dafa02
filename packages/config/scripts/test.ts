import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireWholeFilesIn } from '../../../server/src/testing/wholeFiles';
import { ensureBrowser } from '../browser';
import { useMemoryForTemporaryFiles } from '../memoryFolder';
import { buildProduct } from './build';
import {
  finding,
  readJourneysReport,
  readStoriesReport,
  readVitestReport,
  type Outcome,
  outcomeOf,
  sumOf,
} from './reports';

/** Receives the output of a command. */
type Show = (chunk: Buffer) => void;

interface Part {
  /** The word after `npm test --` that selects it. */
  readonly group: 'static' | 'unit' | 'stories' | 'visual' | 'server' | 'e2e';
  readonly name: string;
  /** Two lanes run in parallel, each with its parts in order; parts for `either` go to the next free lane, longest first. */
  readonly lane: 'first' | 'second' | 'either';
  readonly run: (show: Show) => Promise<Outcome>;
}

const REPORTS = '.cache/reports';
const bin = (name: string) => resolve('node_modules/.bin', name);

/** Runs a command; resolves to its exit code. */
function command(show: Show, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}

/** A tool with only an exit code counts as one test. */
const check =
  (file: string, args: readonly string[]) =>
  async (show: Show): Promise<Outcome> =>
    (await command(show, bin(file), args)) === 0
      ? { passed: 1, failed: 0, findings: [] }
      : { passed: 0, failed: 1, findings: [`${file} found something`] };

interface VitestOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Tag filter, a Vitest expression. */
  readonly tags?: string | undefined;
  readonly read?: (project: string, json: unknown) => Outcome;
}

const vitest =
  (project: string, { env = {}, tags, read = readVitestReport }: VitestOptions = {}) =>
  async (show: Show): Promise<Outcome> => {
    const report = `${REPORTS}/${project.replace('*', '')}-${Object.values(env).join('-') || 'default'}.json`;
    const code = await command(
      show,
      bin('vitest'),
      [
        'run',
        '--config',
        'packages/config/vitest.config.ts',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(tags ? [`--tags-filter=${tags}`] : []),
      ],
      env,
    );
    return outcomeOf(code, report, (json) => read(project, json));
  };

/** Compares pictures of stories with their references; the script writes its own report. */
const visual = async (show: Show): Promise<Outcome> =>
  outcomeOf(
    await command(show, process.execPath, ['packages/config/bootstrap.mjs', 'visual']),
    `${REPORTS}/visual.json`,
    (json) => json as Outcome,
  );

/**
 * Runs the journeys in one browser against a separate server and port, then checks that every file in the data
 * directory belongs to a row, and that none is missing.
 */
const journeys =
  (project: 'desktop' | 'phone', port: number) =>
  async (show: Show): Promise<Outcome> => {
    const report = `${REPORTS}/e2e-${project}.json`;
    const dataDir = mkdtempSync(join(tmpdir(), 'filigree-e2e-'));
    const env = {
      E2E_REPORT: resolve(report),
      E2E_DATA_DIR: dataDir,
      E2E_PORT: String(port),
      ...(!sample && { E2E_FULL: '1' }),
    };
    const code = await command(
      show,
      bin('playwright'),
      ['test', '--config', 'apps/web/playwright.config.ts', '--project', project, '--output', `.cache/e2e/${project}`],
      env,
    );
    const outcome = outcomeOf(code, report, (json) => readJourneysReport(project, json));
    try {
      await requireWholeFilesIn(dataDir);
      return { ...outcome, passed: outcome.passed + 1 };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        ...outcome,
        failed: outcome.failed + 1,
        findings: [...outcome.findings, finding('failed', `${project}: every file whole`, reason)],
      };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };

const FULL = 'full';
const names = process.argv.slice(2).filter((word) => word !== FULL);
const sample = !process.argv.includes(FULL);

const hasSystemPostgres = existsSync('/usr/lib/postgresql');

const PARTS: readonly Part[] = [
  { group: 'static', name: 'format', lane: 'first', run: check('oxfmt', ['--check']) },
  // Two threads would each check the types that several files share: 27 CPU seconds and 3.1 GB instead of 13 and 0.8.
  { group: 'static', name: 'types', lane: 'first', run: check('tsc', ['-b', '--singleThreaded']) },
  {
    group: 'static',
    name: 'lint',
    lane: 'first',
    run: check('oxlint', ['--type-aware', '-c', 'packages/config/oxlintrc.json', '--deny-warnings']),
  },
  { group: 'unit', name: 'unit', lane: 'first', run: vitest('unit', { tags: sample ? '!full' : undefined }) },
  { group: 'stories', name: 'stories', lane: 'second', run: vitest('stories', { read: readStoriesReport }) },
  {
    group: 'server',
    name: 'server on the embedded PostgreSQL',
    lane: 'either',
    run: vitest('server', { env: { TEST_DATABASE: 'embedded' } }),
  },
  { group: 'e2e', name: 'end to end on a desktop', lane: 'either', run: journeys('desktop', 3917) },
  ...(hasSystemPostgres
    ? [
        {
          group: 'server',
          name: 'server on the system PostgreSQL',
          lane: 'either',
          run: vitest('server', { env: { TEST_DATABASE: 'system' }, tags: 'database' }),
        } as const,
      ]
    : []),
  { group: 'e2e', name: 'end to end on a phone', lane: 'either', run: journeys('phone', 3918) },
  { group: 'unit', name: 'interface', lane: 'either', run: vitest('interface*') },
  { group: 'visual', name: 'pictures of stories', lane: 'either', run: visual },
];

const groups = [...new Set(PARTS.map((part) => part.group))];
const unknown = names.filter((word) => !groups.some((group) => group === word));
if (unknown.length > 0) {
  process.stderr.write(`npm test has the parts ${groups.join(', ')}, and ${FULL}; not ${unknown.join(', ')}.\n`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chosen = PARTS.filter((part) => names.length === 0 || names.includes(part.group));
if (chosen.some(({ group }) => group === 'stories' || group === 'visual' || group === 'e2e')) ensureBrowser();

const usesProduct = ({ group }: Part): boolean => group === 'server' || group === 'e2e';
/** Built once, while other parts run: the journeys and the test of `npm start` must not build at the same time. */
const product = chosen.some(usesProduct) ? buildProduct() : Promise.resolve();

/** Interval of progress messages, ms. */
const PROGRESS_MS = 30_000;
const startedAt = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const rows: (Outcome & { readonly name: string; readonly took: string })[] = [];
const running = new Map<string, number>();
const isAlone = chosen.length === 1;

/** Runs one part. Its output is streamed when it runs alone, and printed at its end otherwise. */
async function runPart(part: Part): Promise<void> {
  if (usesProduct(part)) await product;
  const since = Date.now();
  const output: Buffer[] = [];
  running.set(part.name, since);
  process.stdout.write(`── ${part.name} started (${seconds(startedAt)} so far)\n`);
  const outcome = await part
    .run((chunk) => (isAlone ? process.stdout.write(chunk) : output.push(chunk)))
    .catch((error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      findings: [finding('failed', part.name, error instanceof Error ? error.stack : String(error))],
    }));
  running.delete(part.name);
  process.stdout.write(
    `${Buffer.concat(output).toString()}\n── ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(since)}\n\n`,
  );
  rows.push({ name: part.name, ...outcome, took: seconds(since) });
}

const partsOf = (lane: Part['lane']) => chosen.filter((part) => part.lane === lane);
const forEither = partsOf('either');

async function runLane(lane: 'first' | 'second'): Promise<void> {
  for (const part of partsOf(lane)) await runPart(part);
  for (let part = forEither.shift(); part; part = forEither.shift()) await runPart(part);
}

const progress = setInterval(() => {
  const parts = [...running].map(([name, since]) => `${name} (${seconds(since)})`);
  process.stdout.write(`   running: ${parts.join(', ')}\n`);
}, PROGRESS_MS);
process.on('exit', useMemoryForTemporaryFiles());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await Promise.all([runLane('first'), runLane('second')]);
clearInterval(progress);

for (const row of rows) {
  process.stdout.write(
    `${row.failed > 0 ? 'FAILED' : 'ok    '} ${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.took}\n`,
  );
}
const { passed, failed, findings } = sumOf(rows);
process.stdout.write(findings.map((paragraph) => `\n${paragraph}\n`).join(''));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

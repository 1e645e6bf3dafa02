import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireWholeFilesIn } from '../../../server/src/testing/wholeFiles';
import { ensureBrowser } from '../browser';
import { buildProduct } from './build';
import { finding, ofJourneys, ofStories, ofVitest, type Outcome, outcomeOf, sumOf } from './reports';

/** Receives the output of a command. */
type Show = (chunk: Buffer) => void;

interface Part {
  /** The word after `npm test --` that chooses it. */
  readonly group: 'static' | 'unit' | 'stories' | 'visual' | 'server' | 'e2e';
  readonly name: string;
  /**
   * Two lanes run in parallel, each its parts in order; parts for `either` go to the next free lane, the longest first.
   */
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

/** A tool that only says yes or no counts as one test. */
const check =
  (file: string, args: readonly string[]) =>
  async (show: Show): Promise<Outcome> =>
    (await command(show, bin(file), args)) === 0
      ? { passed: 1, failed: 0, findings: [] }
      : { passed: 0, failed: 1, findings: [`${file} found something`] };

interface VitestOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Which tags to run, as an expression of Vitest. */
  readonly tags?: string | undefined;
  readonly read?: (project: string, json: unknown) => Outcome;
}

const vitest =
  (project: string, { env = {}, tags, read = ofVitest }: VitestOptions = {}) =>
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

/** Pictures of stories against their references; the script writes its report itself. */
const visual = async (show: Show): Promise<Outcome> =>
  outcomeOf(
    await command(show, process.execPath, ['packages/config/bootstrap.mjs', 'visual']),
    `${REPORTS}/visual.json`,
    (json) => json as Outcome,
  );

/**
 * Runs the journeys in one browser, against their own server and port, then checks the data directory: that
 * every file belongs to a row, and that none is missing.
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
    const walked = outcomeOf(code, report, (json) => ofJourneys(project, json));
    try {
      await requireWholeFilesIn(dataDir);
      return { ...walked, passed: walked.passed + 1 };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        ...walked,
        failed: walked.failed + 1,
        findings: [...walked.findings, finding('failed', `${project}: every file whole`, reason)],
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
  { group: 'static', name: 'types', lane: 'first', run: check('tsc', ['-b']) },
  {
    group: 'static',
    name: 'lint',
    lane: 'first',
    run: check('oxlint', ['--type-aware', '-c', 'packages/config/oxlintrc.json', '--deny-warnings']),
  },
  { group: 'unit', name: 'unit', lane: 'first', run: vitest('unit', { tags: sample ? '!full' : undefined }) },
  { group: 'stories', name: 'stories', lane: 'second', run: vitest('stories', { read: ofStories }) },
  {
    group: 'server',
    name: 'server on the embedded PostgreSQL',
    lane: 'either',
    run: vitest('server', { env: { TEST_DATABASE: 'embedded' } }),
  },
  { group: 'e2e', name: 'end to end on a desktop', lane: 'either', run: journeys('desktop', 3917) },
  { group: 'visual', name: 'pictures of stories', lane: 'either', run: visual },
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
];

const groups = [...new Set(PARTS.map((part) => part.group))];
const unknown = names.filter((word) => !groups.some((group) => group === word));
if (unknown.length > 0) {
  process.stderr.write(`npm test knows the parts ${groups.join(', ')}, and ${FULL}; not ${unknown.join(', ')}.\n`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chosen = PARTS.filter((part) => names.length === 0 || names.includes(part.group));
if (chosen.some(({ group }) => group === 'stories' || group === 'visual' || group === 'e2e')) ensureBrowser();

// The journeys and the test of `npm start` run in parallel, and only one of them may build.
if (chosen.some(({ group }) => group === 'server' || group === 'e2e')) await buildProduct();

/** Interval of progress messages, ms. */
const NEWS_MS = 30_000;
const began = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const rows: (Outcome & { readonly name: string; readonly took: string })[] = [];
const running = new Map<string, number>();
const isAlone = chosen.length === 1;

/** Runs one part. Its output is shown as it comes when it is alone, and otherwise as a whole at its end. */
async function runPart(part: Part): Promise<void> {
  const since = Date.now();
  const output: Buffer[] = [];
  running.set(part.name, since);
  process.stdout.write(`── ${part.name} begins (${seconds(began)} so far)\n`);
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

const news = setInterval(() => {
  const parts = [...running].map(([name, since]) => `${name} (${seconds(since)})`);
  process.stdout.write(`   running: ${parts.join(', ')}\n`);
}, NEWS_MS);
await Promise.all([runLane('first'), runLane('second')]);
clearInterval(news);

for (const row of rows) {
  process.stdout.write(
    `${row.failed > 0 ? 'FAILED' : 'ok    '} ${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.took}\n`,
  );
}
const { passed, failed, findings } = sumOf(rows);
process.stdout.write(findings.map((paragraph) => `\n${paragraph}\n`).join(''));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

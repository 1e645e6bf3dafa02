import { join } from 'node:path';
import { PRODUCT_NAME } from '@jewelry/contract';
import type { Logger } from 'pino';
import { createApp } from './app';
import { loadEnvironmentFile, readConfig, type Config } from './config';
import { startEmbedded } from './database/embedded/supervisor';
import { migrate } from './database/migrate';
import { connect, requireAnswer } from './database/pool';
import { importDemo } from './demo/importDemo';
import { listen } from './http/listen';
import { startMailer } from './jobs/mailer';
import { startWorker, type GenerationWorker } from './jobs/worker';
import { openLog } from './log';
import { openDeps } from './open';
import { warnOfEndingModels } from './ports/endingModels';
import { openGenerator } from './ports/generators/open';
import { closeInOrder, type Closer } from './shutdown';

/** How long requests and jobs may continue after a signal. */
const GRACE_MS = 5_000;
/** All but PostgreSQL is closed or abandoned by then; what is left of the 10 s that systemd and Docker allow is its own. */
const STOP_MS = 7_000;

/** Sources and bundle are both two levels below the root. */
const APP_DIRECTORY = join(import.meta.dirname, '../../apps/web/dist');
const DEMO_DIRECTORY = join(import.meta.dirname, '../demo');

/** Longest time for the built-in photograph; image services, tried one after the other, add theirs. */
const BUILTIN_MS = 300_000;
const deadlineMs = ({ generator }: Config): number =>
  BUILTIN_MS + (generator.kind === 'builtin' ? 0 : 2 * generator.painter.timeoutMs);

/**
 * Opens everything in order. `closers` grows with it, so that closing in reverse order undoes as much as was opened.
 */
async function open(
  config: Config,
  log: Logger,
  closers: Closer[],
  stop: (reason: string, exitCode: number) => void,
): Promise<void> {
  let url = config.databaseUrl;
  if (!url) {
    const embedded = await startEmbedded({
      dataDir: config.dataDir,
      onEvent: (event, details) => log.info({ ...details }, `postgresql ${event}`),
      onLost: (error) => {
        log.fatal({ err: error }, 'postgresql lost');
        stop('postgresql lost', 1);
      },
    });
    closers.push({ name: 'postgresql', close: () => embedded.stop(), isEssential: true });
    url = embedded.url;
  }
  warnOfEndingModels(config, log);
  const connections = connect(url, (error) => log.warn({ err: error }, 'database connection lost'));
  closers.push({ name: 'connections', close: () => connections.close() });
  await requireAnswer(connections, url);
  await migrate(connections);
  const opened = await openDeps({ config, connections, log });
  closers.push({ name: 'workers', close: () => opened.close() });
  if (config.demo) await importDemo(opened.deps, DEMO_DIRECTORY);
  let { deps } = opened;
  let worker: GenerationWorker | null = null;
  if (config.role !== 'api') {
    const mailer = await startMailer(opened.deps);
    closers.push({ name: 'mailer', close: () => mailer.stop() });
    const generator = await openGenerator(opened.deps);
    closers.push({ name: 'generator', close: () => generator.close() });
    deps = { ...deps, checks: { ...deps.checks, renderer: () => generator.check() } };
    const started = await startWorker(
      { ...opened.deps, generator },
      { isAlone: config.databaseUrl === undefined, deadlineMs: deadlineMs(config), graceMs: GRACE_MS },
    );
    closers.push({ name: 'generation worker', close: () => started.stop() });
    worker = started;
  }
  if (config.role === 'worker') return;
  const server = await listen(createApp(deps, APP_DIRECTORY), config.port, config.host);
  // Both at once: requests wait for pictures that the worker is finishing.
  closers.push({
    name: 'requests',
    close: async () => {
      await Promise.all([server.close(GRACE_MS), worker?.stop()]);
    },
  });
}

async function run(): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig();
  const log = openLog(config.logLevel);
  const closers: Closer[] = [];
  let isStopping = false;

  const closeAll = () => closeInOrder(closers, STOP_MS, log);
  const stop = (reason: string, exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    void closeAll().finally(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal, 0));

  try {
    await open(config, log, closers, stop);
  } catch (error) {
    if (isStopping) return;
    isStopping = true;
    await closeAll();
    throw error;
  }
  process.stdout.write(`${PRODUCT_NAME} is ready at ${config.publicUrl}\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

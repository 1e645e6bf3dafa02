import { RESTORE_MS } from '@jewelry/contract';
import { makeWorkerUtils, run } from 'graphile-worker';
import type { Deps } from '../deps';
import { withAdvisoryLock } from '../database/advisoryLock';
import { missingFiles } from '../features/images/files';
import { discardFeedbackFiles, missingFeedbackFiles } from '../features/feedback/store';
import { tidyAccounts } from '../features/auth/housekeeping';
import { discardFiles, purgeRemoved } from '../features/images/removal';
import { GENERATE_TASK, GenerateTask, queueLogger } from './queue';
import { runJob, type JobDeps, type JobTimes } from './runJob';
import { expireLeases, recoverJobs } from './store';
import { pruneRecords } from './pruneRecords';
import { repeat, series } from './schedule';
import { prefixesOfHour, sweepFiles } from './sweepFiles';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface WorkerOptions extends JobTimes {
  /** Concurrent jobs. The renderer runs one at a time, while a second one encodes its renditions. */
  readonly concurrency: number;
  readonly sweepMs: number;
  /** Interval of the search for removed images that have expired. */
  readonly purgeMs: number;
  /** Time that running jobs get after `stop` before their leases are released, ms. */
  readonly graceMs: number;
  /** No other worker can be running: jobs of the previous one are resumed without waiting for their leases. */
  readonly isAlone: boolean;
}

const DEFAULTS: WorkerOptions = {
  concurrency: 2,
  leaseMs: 15_000,
  deadlineMs: 300_000,
  sweepMs: 5_000,
  purgeMs: MINUTE_MS,
  graceMs: 8_000,
  isAlone: false,
};

/** Crashes of its worker after which a job fails. */
const MOST_LOST_ATTEMPTS = 1;
const WAITING_MS = MINUTE_MS;
/** Missing files per log line. */
const NAMED_FILES = 20;
const POLL_MS = 1_000;
/** Key of the advisory lock of the worker that sweeps. */
const SWEEP_LOCK = 5_310;

export interface GenerationWorker {
  /** Claims no more jobs, lets running ones finish within the timeout, and returns the others to the queue. */
  stop(): Promise<void>;
}

/**
 * Starts a worker for generation jobs. Any number may run, in any process: a job is leased to one worker, and
 * reassigned when that worker crashes.
 */
export async function startWorker(
  deps: JobDeps & Pick<Deps, 'pool' | 'clock'>,
  options: Partial<WorkerOptions> = {},
): Promise<GenerationWorker> {
  const { db, pool, log, clock } = deps;
  const { concurrency, sweepMs, purgeMs, graceMs, isAlone, ...times } = { ...DEFAULTS, ...options };
  const shutdown = new AbortController();
  const running = new Set<Promise<void>>();

  const recover = async () => {
    try {
      const { retried, failed } = await recoverJobs(db, MOST_LOST_ATTEMPTS, WAITING_MS);
      if (retried + failed > 0) log.warn({ retried, failed }, 'jobs of a vanished worker recovered');
    } catch (error) {
      log.error({ err: error }, 'jobs could not be looked after');
    }
  };
  const purge = async () => {
    await purgeRemoved(db, new Date(clock.now().getTime() - RESTORE_MS));
    await discardFiles(deps);
    await discardFeedbackFiles(deps);
  };
  const tidy = async () => {
    const removed = await sweepFiles(deps, new Date(Date.now() - DAY_MS), prefixesOfHour(clock.now()));
    if (removed > 0) log.warn({ removed }, 'orphan files removed');
    const utils = await makeWorkerUtils({ pgPool: pool, logger: queueLogger(log) });
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
    await utils.release();
    await tidyAccounts(deps);
    await pruneRecords(deps);
  };
  const reconcile = async () => {
    const missing = [...(await missingFiles(deps)), ...(await missingFeedbackFiles(deps))];
    if (missing.length > 0)
      log.error({ missing: missing.length, files: missing.slice(0, NAMED_FILES) }, 'images or reports lack files');
  };
  /** One worker sweeps at a time; the others skip this run. */
  const sweepAlone = (name: string, sweep: () => Promise<void>) => async () => {
    try {
      await withAdvisoryLock(pool, SWEEP_LOCK, sweep);
    } catch (error) {
      log.error({ err: error, sweep: name }, 'sweep failed');
    }
  };

  if (isAlone) await expireLeases(db);
  await recover();
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger: queueLogger(log),
    taskList: {
      [GENERATE_TASK]: async (payload) => {
        const work = runJob(deps, GenerateTask.parse(payload).job, times, shutdown.signal);
        running.add(work);
        await work.finally(() => running.delete(work));
      },
    },
  });
  // Recovery has its own schedule, so that a long sweep of the files does not delay the jobs of a crashed worker.
  const recovery = repeat(recover, sweepMs);
  const tidyAlone = sweepAlone('tidy', tidy);
  const sweeps = series(
    [
      [sweepAlone('purge', purge), purgeMs],
      [tidyAlone, HOUR_MS],
      [sweepAlone('reconcile', reconcile), DAY_MS],
    ],
    tidyAlone,
  );

  const stop = async (): Promise<void> => {
    const ended = [runner.stop(), recovery.stop(), sweeps.stop()];
    const grace = setTimeout(() => shutdown.abort(), graceMs);
    await Promise.allSettled(running);
    clearTimeout(grace);
    await Promise.all(ended);
  };
  let stopping: Promise<void> | null = null;
  return { stop: () => (stopping ??= stop()) };
}

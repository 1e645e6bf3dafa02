import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps';
import { findJob, type JobRow } from './store';

const OUTAGE_LIMIT_MS = 30_000;
const OUTAGE_STEP_MS = 500;

export const isFinished = (job: JobRow): boolean => job.status !== 'queued' && job.status !== 'running';

/** Retries a read while the database restarts: the job continues meanwhile, and so do its watchers. */
async function retryDuringOutage<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let waited = 0; ; waited += OUTAGE_STEP_MS) {
    try {
      return await read();
    } catch (error) {
      if (waited >= OUTAGE_LIMIT_MS || signal.aborted) throw error;
      await sleep(OUTAGE_STEP_MS);
    }
  }
}

/**
 * The states of the user's job as they change; the last one is final. `preview` is set when there is a new one. Ends
 * early when `signal` is aborted or the job is deleted.
 */
export async function* watchJob(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  id: string,
  user: string,
  signal: AbortSignal,
): AsyncGenerator<JobRow> {
  const watch = signals.watch(id);
  let knownPreview = 0;
  try {
    while (!signal.aborted) {
      const job = await retryDuringOutage(() => findJob(db, id, user, knownPreview), signal);
      if (!job) return;
      knownPreview = job.preview_version ?? knownPreview;
      yield job;
      if (isFinished(job)) return;
      await watch.next(signal);
    }
  } finally {
    watch.end();
  }
}

import type pg from 'pg';
import type { Logger } from 'pino';

/** PostgreSQL channel; the payload is the id of a changed job. */
export const JOB_CHANNEL = 'generation_jobs';

const POLL_LISTENING_MS = 5_000;
const POLL_DISCONNECTED_MS = 500;
const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 5_000;

/** A subscription to one job. */
export interface Watch {
  /**
   * Resolves at the next notification of the job, immediately when one arrived since the last call, or after the poll
   * interval.
   */
  next(signal: AbortSignal): Promise<void>;
  end(): void;
}

/**
 * Wakes all watchers of a job, in every process. A signal carries no data: the state is in the
 * table, so a lost signal only delays its watchers.
 */
export interface JobSignals {
  watch(job: string): Watch;
  close(): Promise<void>;
}

/** Listens on one connection for all jobs; while it is lost, waiters poll twice a second. */
export function listenForJobs(pool: pg.Pool, log: Logger): JobSignals {
  const waiting = new Map<string, Set<() => void>>();
  let client: pg.PoolClient | null = null;
  let retry: NodeJS.Timeout | null = null;
  let delay = RECONNECT_MIN_MS;
  let isClosed = false;

  const wake = (job: string) => waiting.get(job)?.forEach((notify) => notify());
  const wakeAll = () => waiting.forEach((listeners) => listeners.forEach((notify) => notify()));

  function lose(lost: pg.PoolClient, error: Error): void {
    if (client !== lost) return;
    client = null;
    lost.removeAllListeners('notification');
    lost.release(error);
    if (isClosed) return;
    log.warn({ part: 'signals' }, 'lost the connection that listens for jobs');
    connectLater();
  }

  function connectLater(): void {
    retry = setTimeout(() => void connect(), delay);
    retry.unref();
    delay = Math.min(delay * 2, RECONNECT_MAX_MS);
  }

  async function connect(): Promise<void> {
    try {
      const fresh = await pool.connect();
      client = fresh;
      fresh.on('error', (error) => lose(fresh, error));
      fresh.on('end', () => lose(fresh, new Error('Connection ended')));
      fresh.on('notification', ({ payload }) => wake(payload ?? ''));
      await fresh.query(`listen ${JOB_CHANNEL}`);
      if (isClosed) return lose(fresh, new Error('Closed'));
      delay = RECONNECT_MIN_MS;
      wakeAll();
    } catch (error) {
      if (client) lose(client, error instanceof Error ? error : new Error(String(error)));
      else if (!isClosed) connectLater();
    }
  }

  const connecting = connect();

  function watch(job: string): Watch {
    let hasNews = false;
    let wakeUp: (() => void) | null = null;
    const notify = () => {
      hasNews = true;
      wakeUp?.();
    };
    const listeners = waiting.get(job) ?? new Set();
    waiting.set(job, listeners.add(notify));
    return {
      next: (signal) =>
        new Promise<void>((resolve) => {
          const finish = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', finish);
            wakeUp = null;
            hasNews = false;
            resolve();
          };
          const timer = setTimeout(finish, client ? POLL_LISTENING_MS : POLL_DISCONNECTED_MS);
          wakeUp = finish;
          if (hasNews || signal.aborted) finish();
          else signal.addEventListener('abort', finish);
        }),
      end: () => {
        listeners.delete(notify);
        if (listeners.size === 0) waiting.delete(job);
      },
    };
  }

  return {
    watch,
    close: async () => {
      isClosed = true;
      if (retry) clearTimeout(retry);
      await connecting;
      if (client) lose(client, new Error('Closed'));
      wakeAll();
    },
  };
}

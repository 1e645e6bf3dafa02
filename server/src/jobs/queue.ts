import { Logger as QueueLogger, runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import type pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

export const GENERATE_TASK = 'generate';

/** What travels through the queue: the row of `generation_jobs` says everything else. */
export const GenerateTask = z.object({ job: z.uuid() });
export type GenerateTask = z.output<typeof GenerateTask>;

/** The queue's own log lines, quietly: it writes one for every job. */
export function queueLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new QueueLogger(() => (level, message) => log[levels[level]]({ part: 'queue' }, message));
}

/** Brings the queue's own tables up to date. */
export const migrateQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: new QueueLogger(() => () => {}) });

/**
 * Puts a job into the queue, in the caller's transaction. A job that is already waiting keeps its place; one that a
 * worker took and never finished is queued anew, and claiming it decides who runs it.
 */
export async function enqueue(connection: Knex, job: string): Promise<void> {
  const task: GenerateTask = { job };
  await connection.raw(
    `select from graphile_worker.add_job(:task, payload := cast(:payload as json), max_attempts := 1, job_key := :job, job_key_mode := 'preserve_run_at')`,
    { task: GENERATE_TASK, payload: JSON.stringify(task), job },
  );
}

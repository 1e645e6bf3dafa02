import { Logger as QueueLogger, runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import type pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

export const GENERATE_TASK = 'generate';

/** Payload of a queued job; everything else is in its row of `generation_jobs`. */
export const GenerateTask = z.object({ job: z.uuid() });
export type GenerateTask = z.output<typeof GenerateTask>;

/** Logs the queue's own lines at debug level: it writes one per job. */
export function queueLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new QueueLogger(() => (level, message) => log[levels[level]]({ part: 'queue' }, message));
}

/** Migrates the tables of the queue. */
export const migrateQueue = (pool: pg.Pool): Promise<void> =>
  runMigrations({ pgPool: pool, logger: new QueueLogger(() => () => {}) });

/**
 * Queues a generation job, in the caller's transaction. A job that is already queued keeps its position; one that a
 * worker dequeued and never finished is queued again, and claiming it decides which worker runs it.
 */
export async function enqueue(connection: Knex, job: string): Promise<void> {
  const task: GenerateTask = { job };
  await connection.raw(
    `select from graphile_worker.add_job(:task, payload := cast(:payload as json), max_attempts := 1, job_key := :job, job_key_mode := 'preserve_run_at')`,
    { task: GENERATE_TASK, payload: JSON.stringify(task), job },
  );
}

export const DELIVER_MAIL_TASK = 'deliver_mail';
export const DeliverMailTask = z.object({ mail: z.uuid() });

/**
 * Queues the delivery of emails of the outbox, in the caller's transaction. A queued email is rescheduled; one that a
 * worker dequeued and never finished is queued again.
 * @param pauseMs from now.
 */
export async function enqueueMails(connection: Knex, mails: readonly string[], pauseMs = 0): Promise<void> {
  await connection.raw(
    `select graphile_worker.add_job(
       :task, payload := json_build_object('mail', mail), job_key := 'mail ' || mail, run_at := now() + make_interval(secs => :seconds)
     ) from unnest(cast(:mails as text[])) mail`,
    { task: DELIVER_MAIL_TASK, mails, seconds: pauseMs / 1000 },
  );
}

export const RESET_REQUEST_TASK = 'reset_request';
export const ResetRequestTask = z.object({ email: z.string() });

/**
 * Queues the password reset mail for an address that may have an account. Queued, so that response time does not reveal
 * accounts.
 */
export async function enqueueResetRequest(connection: Knex, email: string): Promise<void> {
  await connection.raw(
    `select from graphile_worker.add_job(:task, payload := json_build_object('email', cast(:email as text)))`,
    {
      task: RESET_REQUEST_TASK,
      email,
    },
  );
}

export const SIGN_UP_MAIL_TASK = 'sign_up_mail';
export const SignUpMailTask = z.object({ account: z.uuid(), isNew: z.boolean() });

/**
 * Queues the mail that follows a sign-up, in the caller's transaction: to confirm a new account, or to notify the owner
 * of an existing one. Queued, so that response time does not reveal which of the two it is.
 */
export async function enqueueSignUpMail(connection: Knex, account: string, isNew: boolean): Promise<void> {
  const payload: z.output<typeof SignUpMailTask> = { account, isNew };
  await connection.raw(`select from graphile_worker.add_job(:task, payload := cast(:payload as json))`, {
    task: SIGN_UP_MAIL_TASK,
    payload: JSON.stringify(payload),
  });
}

export const FORGET_CUSTOMER_TASK = 'forget_customer';
export const ForgetCustomerTask = z.object({ customer: z.string() });

/**
 * Queues the cancellation of an account's subscription at the payment provider, in the transaction that deletes the
 * account; retried until it succeeds.
 */
export async function enqueueForgetCustomer(connection: Knex, customer: string): Promise<void> {
  await connection.raw(
    `select from graphile_worker.add_job(:task, payload := json_build_object('customer', cast(:customer as text)), max_attempts := 100)`,
    {
      task: FORGET_CUSTOMER_TASK,
      customer,
    },
  );
}

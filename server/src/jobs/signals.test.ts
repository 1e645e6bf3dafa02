// @module-tag database
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../testing/databases';
import { JOB_CHANNEL, listenForJobs } from './signals';
import { eventually } from './testing/startStudio';

let database: Awaited<ReturnType<typeof createDatabase>>;
let notifier: Pool;
beforeAll(async () => {
  database = await createDatabase();
  notifier = new Pool({ connectionString: database.url, max: 2 });
  notifier.on('error', () => {});
});
afterAll(async () => {
  await notifier.end();
  await database.drop();
});

const never = new AbortController().signal;
const notify = (job: string) => notifier.query('select pg_notify($1, $2)', [JOB_CHANNEL, job]);
const listeners = async () =>
  (
    await notifier.query(
      `select pid from pg_stat_activity where datname = current_database() and query = 'listen ${JOB_CHANNEL}'`,
    )
  ).rows as { pid: number }[];

// A closed connection is still listed for a moment, and would be mistaken for that of the next test.
afterEach(() => eventually('all listeners are gone', async () => (await listeners()).length === 0));

describe('notifications of a job', () => {
  it('wakes only the watchers of that job, even when the signal precedes the wait', async () => {
    const pool = new Pool({ connectionString: database.url });
    const signals = listenForJobs(pool, pino({ level: 'silent' }));
    await eventually('it listens', async () => (await listeners()).length === 1);
    // A new listener wakes all watchers once.
    const first = signals.watch('first');
    const woken = first.next(never);
    await notify('first');
    await woken;
    first.end();
    const [mine, other] = [randomUUID(), randomUUID()];
    const watches = [signals.watch(mine), signals.watch(mine)];
    const unrelated = signals.watch(other);
    let otherWoke = false;
    const leaving = new AbortController();
    const waited = unrelated.next(leaving.signal).then(() => (otherWoke = !leaving.signal.aborted));
    const both = Promise.all(watches.map((watch) => watch.next(never)));
    await notify(mine);
    await both;
    await notify(mine);
    await Promise.all(watches.map((watch) => watch.next(never)));
    expect(otherWoke).toBe(false);
    leaving.abort();
    await waited;
    for (const watch of [...watches, unrelated]) watch.end();
    await signals.close();
    await pool.end();
  });

  it('wakes watchers again after the listening connection was lost', async () => {
    const pool = new Pool({ connectionString: database.url });
    pool.on('error', () => {});
    const signals = listenForJobs(pool, pino({ level: 'silent' }));
    await eventually('it listens', async () => (await listeners()).length === 1);
    const [{ pid }] = (await listeners()) as [{ pid: number }];
    await notifier.query('select pg_terminate_backend($1)', [pid]);
    await eventually('it listens again', async () => (await listeners()).some((listener) => listener.pid !== pid));
    const watch = signals.watch('a job');
    const woken = watch.next(never);
    await notify('a job');
    expect(await woken).toBeUndefined();
    watch.end();
    await signals.close();
    await pool.end();
  });
});

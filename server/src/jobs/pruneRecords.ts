import type { Deps } from '../deps';

const DAY_MS = 24 * 60 * 60_000;
/** How long a finished job is kept for its Idempotency-Key and for polling. */
const JOB_RETENTION_MS = 30 * DAY_MS;
/** Only today's row limits users; older ones are kept for support requests. */
const QUOTA_RETENTION_MS = 40 * DAY_MS;
/** How long recipient and subject of an undeliverable email are kept for the operator. */
const MAIL_RETENTION_MS = 30 * DAY_MS;
/** Maximum number of rows that one call deletes per table. */
const BATCH = 5_000;

/** Deletes obsolete rows: finished jobs, quota of past days, and undeliverable emails. */
export async function pruneRecords({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = (age: number): Date => new Date(clock.now().getTime() - age);
  const prune = async (table: string, condition: string, limit: Date): Promise<number> => {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH}))`,
      [limit],
    );
    return rowCount;
  };
  const jobs = await prune('generation_jobs', 'finished_at < ?', before(JOB_RETENTION_MS));
  const quota = await prune('quota', 'day < ?', before(QUOTA_RETENTION_MS));
  const designer = await prune('designer_usage', 'day < ?', before(QUOTA_RETENTION_MS));
  const mails = await prune('outgoing_mails', 'given_up_at < ?', before(MAIL_RETENTION_MS));
  return jobs + quota + designer + mails;
}

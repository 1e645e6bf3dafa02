import type pg from 'pg';

/**
 * Runs `work` unless another session of the database holds the lock. The lock belongs to a dedicated connection, so
 * PostgreSQL releases it when the process dies.
 * @returns whether `work` ran
 */
export async function withAdvisoryLock(pool: pg.Pool, key: number, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
    if (!rows[0]?.held) return false;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [key]);
    }
    return true;
  } finally {
    client.release();
  }
}

import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { migrateQueue } from '../jobs/queue';
import type { Connections } from './pool';
import { migrations, type Migration } from './migrations';

/** Arbitrary key of the advisory lock that serializes the migrations of starting processes. */
const MIGRATION_LOCK = 7_203_941;

const source: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const step = migrations[name] as Migration;
    return {
      up: (knex) => step.up(knex),
      down: async () => {
        throw new Error('Migrations only go forward; restore a backup to go back.');
      },
    };
  },
};

async function withLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    // Closing the connection releases a session-level lock, also when the process dies.
    client.release(true);
  }
}

/**
 * Brings the schema up to date: all missing steps in one transaction, or none. Processes that start at once wait for
 * each other. The advisory lock makes it safe to clear the lock row that a killed process left behind.
 */
export async function migrate({ db, pool }: Connections): Promise<void> {
  await withLock(pool, async () => {
    const options = { migrationSource: source, tableName: 'migrations' };
    await db.migrate.forceFreeMigrationsLock(options);
    await db.migrate.latest(options);
    await migrateQueue(pool);
  });
}

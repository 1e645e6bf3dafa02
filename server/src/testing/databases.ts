import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export const TEMPLATE = 'filigree_template';

/** Serializes copies of the template: PostgreSQL refuses to copy a database that another copy is reading. */
const COPY_LOCK = 4_211;

async function withAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a migrated database.
 * @returns its URL, and a function that drops it
 */
export async function createDatabase(template: string = TEMPLATE): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [COPY_LOCK]);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: inject('databaseUrl').replace(/\/postgres$/, `/${name}`),
    drop: async () => {
      await withAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

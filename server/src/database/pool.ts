import knex, { type Knex } from 'knex';
import { Pool } from 'pg';

export type Database = Knex;

export interface Connections {
  readonly db: Database;
  /** For libraries that use `pg` directly: the queue and the rate limiter. */
  readonly pool: Pool;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/** Connection target for messages, without the password. */
const hostOf = (url: string): string => new URL(url).host;

/**
 * Rejects with a one-sentence message when the server does not answer.
 * @throws Error
 */
export async function requireAnswer({ pool }: Connections, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new Error(
      `The PostgreSQL at ${hostOf(url)} refuses the connection (${(cause as Error).message}): check DATABASE_URL.`,
      { cause },
    );
  }
}

/** Two pools on one PostgreSQL: one through knex, and a plain one for libraries. */
export function connect(url: string, onError: (error: Error) => void): Connections {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'filigree',
  };
  const report = (message: unknown): void => onError(message instanceof Error ? message : new Error(String(message)));
  const db = knex({
    client: 'pg',
    log: {
      warn: report,
      error: report,
      deprecate: (method: string) => report(`${method} is deprecated`),
      debug: () => {},
    },
    connection: { ...connection, statement_timeout: STATEMENT_TIMEOUT_MS },
    pool: { min: 0, max: 12 },
    acquireConnectionTimeout: CONNECT_TIMEOUT_MS,
  });
  const pool = new Pool({ ...connection, max: 10 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return {
    db,
    pool,
    close: async () => {
      await Promise.all([db.destroy(), pool.end()]);
    },
  };
}

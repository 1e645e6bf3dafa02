import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../testing/databases';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { connect, type Connections } from './pool';

let database: Awaited<ReturnType<typeof createDatabase>>;
const open: Connections[] = [];
const connection = (): Connections => {
  const connections = connect(database.url, () => {});
  open.push(connections);
  return connections;
};

beforeEach(async () => {
  database = await createDatabase('template0');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connections) => connections.close()));
  await database.drop();
});

const names = async ({ db }: Connections): Promise<string[]> => (await db<{ name: string }>('migrations').orderBy('id')).map((row) => row.name);

test('processes that start at once bring the schema up together, each step once', async () => {
  const processes = [connection(), connection(), connection(), connection()];
  await Promise.all(processes.map(migrate));
  expect(await names(connection())).toEqual(Object.keys(migrations));
});

test('R10: a start that was killed in the middle of a migration leaves nothing half-made, and the next one succeeds', async () => {
  const { db, pool } = connection();
  await migrate(connection());
  // What is left when the process dies while it holds the lock row.
  await db('migrations_lock').update({ is_locked: 1 });
  await expect(migrate(connection())).resolves.toBeUndefined();

  const broken = await createDatabase('template0');
  const half = connect(broken.url, () => {});
  try {
    await half.db.raw('create table outgoing_mails (in_the_way integer)');
    await expect(migrate(half)).rejects.toThrow(/already exists/);
    const { rows } = await half.db.raw("select to_regclass('users') as users");
    expect(rows).toEqual([{ users: null }]);
    await half.db.raw('drop table outgoing_mails');
    await migrate(half);
    expect(await names(half)).toEqual(Object.keys(migrations));
  } finally {
    await half.close();
    await broken.drop();
  }
  expect((await pool.query('select count(*)::int as free from pg_locks where locktype = $1', ['advisory'])).rows).toEqual([{ free: 0 }]);
});

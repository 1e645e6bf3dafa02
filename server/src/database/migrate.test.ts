// @module-tag database
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
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

const names = async ({ db }: Connections): Promise<string[]> =>
  (await db<{ name: string }>('migrations').orderBy('id')).map((row) => row.name);

test('runs each migration once when processes start concurrently', async () => {
  const processes = [connection(), connection(), connection(), connection()];
  await Promise.all(processes.map(migrate));
  expect(await names(connection())).toEqual(Object.keys(migrations));
});

test('FLT-10: leaves no partial schema when killed during a migration, and the next start succeeds', async () => {
  const { db, pool } = connection();
  await migrate(connection());
  // State after the process died while it held the lock row.
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
  expect(
    (await pool.query('select count(*)::int as free from pg_locks where locktype = $1', ['advisory'])).rows,
  ).toEqual([{ free: 0 }]);
});

test('API-38: turns existing images, and rows that the previous release inserts, into first versions with their likes', async () => {
  const connections = connection();
  const { db } = connections;
  const names = Object.keys(migrations);
  const before = names.slice(0, names.indexOf('015_pieces'));
  const source = {
    getMigrations: async () => before,
    getMigrationName: (name: string) => name,
    getMigration: async (name: string) => ({ up: (knex: Knex) => migrations[name]!.up(knex), down: async () => {} }),
  };
  await db.migrate.latest({ migrationSource: source, tableName: 'migrations' });
  const [user] = await db('users')
    .insert({ email: 'ada@example.com', password_hash: 'x' })
    .returning<{ id: string }[]>('id');
  const image = {
    user_id: user!.id,
    prompt: 'a ring',
    is_private: false,
    metadata: '{}',
    width: 64,
    height: 64,
    thumbhash: 'x',
    alt: 'A ring.',
  };
  const [old] = await db('images')
    .insert({ ...image, like_count: 1, clean_name: randomUUID() })
    .returning<{ id: string }[]>('id');
  await db('likes').insert({ user_id: user!.id, image_id: old!.id });

  await migrate(connections);

  const [later] = await db('images')
    .insert({ ...image, clean_name: randomUUID() })
    .returning<{ id: string }[]>('id');
  await db('likes').insert({ user_id: user!.id, image_id: later!.id });
  const rows = await db('images')
    .orderBy('created_at')
    .select('id', 'piece_id', 'parent_id', 'is_current', 'like_count');
  expect(rows).toEqual([
    { id: old!.id, piece_id: old!.id, parent_id: null, is_current: true, like_count: 1 },
    { id: later!.id, piece_id: later!.id, parent_id: null, is_current: true, like_count: 0 },
  ]);
  expect(await db('pieces').orderBy('id')).toEqual(
    [old!, later!].map(({ id }) => ({ id, chosen_id: null })).toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  await db('users').where({ id: user!.id }).delete();
  for (const table of ['images', 'pieces', 'likes']) expect(await db(table)).toEqual([]);
});

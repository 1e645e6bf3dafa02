import type { Knex } from 'knex';

/** The browsers that have signed in to an account, each by the hash of the id in its device cookie. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table known_devices (
      device_hash bytea not null,
      user_id uuid not null references users on delete cascade,
      last_seen_at timestamptz not null,
      primary key (device_hash, user_id)
    );
    create index known_devices_user on known_devices (user_id);
    create index known_devices_age on known_devices (last_seen_at);
  `);
}

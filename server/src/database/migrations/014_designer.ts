import type { Knex } from 'knex';

/** Token usage of language models by account and day, and terms that they found missing in the catalogue. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table designer_usage (
      day date not null,
      user_id uuid not null references users on delete cascade,
      tokens bigint not null check (tokens >= 0),
      primary key (day, user_id)
    );
    create table catalogue_gaps (
      term text primary key,
      n integer not null default 1,
      last_at timestamptz not null default now()
    );
    comment on table catalogue_gaps is 'nouns that design services named and the catalogue does not have';
  `);
}

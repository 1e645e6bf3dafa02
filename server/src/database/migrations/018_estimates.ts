import type { Knex } from 'knex';

/** The latest price estimate of an image, which lists include while it is valid. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table images add column estimated_cents integer, add column estimated_at timestamptz;
    comment on column images.estimated_cents is 'US cents; null until an estimate was requested';
  `);
}

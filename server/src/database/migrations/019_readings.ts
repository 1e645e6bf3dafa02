import type { Knex } from 'knex';

/** The design service's reading of an image's prompt, against which changed versions are judged as well. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table images add column reading jsonb;
    comment on column images.reading is 'of a design service; null where the built-in language layer read the prompt';
  `);
}

import type { Knex } from 'knex';

/** The strokes behind an image, so that its owner can open them in the pad again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table images add column drawing jsonb');
}

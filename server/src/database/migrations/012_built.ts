import type { Knex } from 'knex';

/** Facts of the built piece and the status of each requirement of its prompt. Null for older images. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table images add column built jsonb, add column requirements jsonb;
    comment on column images.built is 'stones, metals and parts of the geometry; null: not recorded';
    comment on column images.requirements is 'status of each requirement of the prompt; null: not recorded';
    comment on column images.bill is 'the bill of materials, stored with the image; null: made before, weighed at its first estimate';
  `);
}

import type { Knex } from 'knex';

/** The camera position of a version, and the map of the part that each pixel shows. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table image_shots (
      image_id uuid primary key references images on delete cascade,
      framing jsonb not null,
      parts_map bytea not null,
      parts jsonb not null
    );
    comment on table image_shots is 'images of other generators, and those made before this was recorded, have none';
    comment on column image_shots.framing is 'where the camera stood: later versions are photographed from there';
    comment on column image_shots.parts_map is 'PNG with a palette: index 0 for none, else the place in parts and one';
    create index images_parent on images (parent_id) where parent_id is not null;
  `);
}

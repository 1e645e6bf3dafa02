import type { Knex } from 'knex';

/**
 * Files to delete. A trigger queues the files of an image in the transaction that deletes its row, so that a crash
 * leaves no orphans.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table discarded_pictures (
      clean_name uuid primary key,
      marked_name uuid,
      original_name uuid,
      width integer not null
    );
    create function note_discarded_picture() returns trigger language plpgsql as $$
    begin
      insert into discarded_pictures (clean_name, marked_name, original_name, width)
      values (old.clean_name, old.marked_name, old.original_name, old.width);
      return null;
    end $$;
    create trigger images_discarded after delete on images for each row execute function note_discarded_picture();
    create index images_removed on images (deleted_at) where deleted_at is not null;
  `);
}

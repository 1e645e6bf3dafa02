import type { Knex } from 'knex';

/**
 * The second picture of an image, painted by an image service, and the retry delay of a failed job. Its
 * files are deleted as those of all pictures: queued with the row, removed afterwards.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table imagined_pictures (
      image_id uuid primary key references images on delete cascade,
      provider text not null,
      model text,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      thumbhash text not null,
      original_name uuid not null unique,
      original_type text not null check (original_type in ('png', 'jpeg', 'webp')),
      clean_name uuid not null unique,
      marked_name uuid not null unique
    );
    comment on column imagined_pictures.original_type is 'of the bytes as the service sent them';
    alter table discarded_pictures add column original_type text;
    create function note_discarded_imagined() returns trigger language plpgsql as $$
    begin
      insert into discarded_pictures (clean_name, marked_name, original_name, original_type, width)
      values (old.clean_name, old.marked_name, old.original_name, old.original_type, old.width);
      return null;
    end $$;
    create trigger imagined_discarded after delete on imagined_pictures for each row execute function note_discarded_imagined();
    alter table generation_jobs add column retry_after_s integer;
    comment on column generation_jobs.retry_after_s is 'how long the image service asked to be left alone, of a failed job';
  `);
}

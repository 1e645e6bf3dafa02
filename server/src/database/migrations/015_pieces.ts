import type { Knex } from 'knex';

/**
 * Pieces: trees of versions, each version an image. A row without a piece, as the previous release inserts it, becomes
 * the first version of a new piece. Likes, privacy and removal are those of the piece; all versions carry the same
 * values.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table pieces (
      id uuid primary key,
      chosen_id uuid
    );
    comment on table pieces is 'the id is that of the first version, also after that version was deleted';
    comment on column pieces.chosen_id is 'the version that its owner chose to show it by; null: the newest';
    insert into pieces (id) select id from images;

    alter table images
      add column piece_id uuid references pieces on delete cascade,
      add column parent_id uuid,
      add column version_name text,
      add column is_current boolean not null default true,
      add column removal uuid;
    update images set piece_id = id;
    alter table images alter column piece_id set not null;
    comment on column images.parent_id is 'the version it was made from, which may be deleted; null: a first version';
    comment on column images.is_current is 'whether lists show the piece by this version';
    comment on column images.removal is 'versions that were removed together share it, so that they are restored together';
    create index images_piece on images (piece_id);

    create function begin_piece() returns trigger language plpgsql as $$
    begin
      if new.piece_id is null then
        insert into pieces (id) values (new.id);
        new.piece_id := new.id;
      end if;
      return new;
    end $$;
    create trigger images_piece_begun before insert on images for each row execute function begin_piece();

    create function end_piece() returns trigger language plpgsql as $$
    begin
      delete from pieces where id = old.piece_id and not exists (select from images where piece_id = old.piece_id);
      return null;
    end $$;
    create trigger images_piece_ended after delete on images for each row execute function end_piece();

    alter table likes drop constraint likes_image_id_fkey, add foreign key (image_id) references pieces on delete cascade;
    comment on column likes.image_id is 'the piece';

    create table image_views (
      image_id uuid not null references images on delete cascade,
      view text not null,
      stage text not null,
      width integer not null,
      height integer not null,
      thumbhash text not null,
      clean_name uuid not null unique,
      marked_name uuid not null unique,
      primary key (image_id, view, stage)
    );
    comment on table image_views is 'pictures of a version from other sides and on other stages, made when first requested';
    create function note_discarded_view() returns trigger language plpgsql as $$
    begin
      insert into discarded_pictures (clean_name, marked_name, original_name, width) values (old.clean_name, old.marked_name, null, old.width);
      return null;
    end $$;
    create trigger image_views_discarded after delete on image_views for each row execute function note_discarded_view();

    drop index images_recent, images_top, images_history;
    create index images_recent on images (created_at desc, id desc) where is_current and not is_private and deleted_at is null;
    create index images_top on images (like_count desc, created_at desc, id desc) where is_current and not is_private and deleted_at is null;
    create index images_history on images (user_id, created_at desc, id desc) where is_current and deleted_at is null;
  `);
}

import type { Knex } from 'knex';

/**
 * Images, likes, the daily usage of each account, and generation jobs. `counters` holds totals that would be slow to
 * count; a transaction that changes a counted row also changes its counter.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table images (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      prompt text not null,
      created_at timestamptz not null default now(),
      is_private boolean not null,
      deleted_at timestamptz,
      like_count integer not null default 0 check (like_count >= 0),
      metadata jsonb not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      thumbhash text not null,
      alt text not null,
      original_name uuid unique,
      clean_name uuid not null unique,
      marked_name uuid unique
    );
    comment on column images.original_name is 'null: no original is kept (the demo gallery)';
    comment on column images.marked_name is 'null: the picture never needs marks (the demo gallery)';
    create index images_recent on images (created_at desc, id desc) where not is_private and deleted_at is null;
    create index images_top on images (like_count desc, created_at desc, id desc) where not is_private and deleted_at is null;
    create index images_history on images (user_id, created_at desc, id desc) where deleted_at is null;

    create table likes (
      user_id uuid not null references users on delete cascade,
      image_id uuid not null references images on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, image_id)
    );
    create index likes_image on likes (image_id);

    create table counters (
      name text primary key,
      n bigint not null check (n >= 0)
    );
    insert into counters (name, n) values ('public_images', 0);

    create table quota (
      user_id uuid not null references users on delete cascade,
      day date not null,
      n integer not null check (n >= 0),
      primary key (user_id, day)
    );

    create table generation_jobs (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      day date not null,
      status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
      stage text check (stage in ('sketching', 'casting', 'setting', 'polishing')),
      fraction real not null default 0 check (fraction between 0 and 1),
      request jsonb not null,
      is_private boolean not null,
      idempotency_key text,
      request_hash bytea not null,
      attempt integer not null default 0,
      lost_attempts integer not null default 0,
      lease_until timestamptz,
      queued_at timestamptz not null default now(),
      error text,
      code text,
      image_id uuid references images on delete set null deferrable initially deferred,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    comment on column generation_jobs.attempt is 'the fence: only the attempt that holds the row may publish';
    comment on column generation_jobs.lost_attempts is 'attempts whose worker vanished';
    create unique index generation_jobs_idempotency on generation_jobs (user_id, idempotency_key) where idempotency_key is not null;
    create index generation_jobs_open on generation_jobs (user_id, created_at desc) where status in ('queued', 'running');
    create index generation_jobs_leases on generation_jobs (lease_until) where status = 'running';
    create index generation_jobs_waiting on generation_jobs (queued_at) where status = 'queued';

    create unlogged table job_previews (
      job_id uuid primary key references generation_jobs on delete cascade,
      version integer not null,
      image text not null
    );
  `);
}

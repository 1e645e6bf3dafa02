import type { Knex } from 'knex';

/**
 * Quote requests and orders. Each stores a snapshot of its image, which outlives the image.
 * An order also outlives its account, without personal data.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table images add column bill jsonb;
    comment on column images.bill is 'the bill of materials of the piece; null: not weighed yet';

    create table quotes (
      id uuid primary key default gen_random_uuid(),
      reference text not null unique,
      user_id uuid not null references users on delete cascade,
      image_id uuid references images on delete set null,
      status text not null default 'requested' check (status in ('requested')),
      name text not null,
      email text not null,
      message text not null,
      image jsonb not null,
      picture bytea,
      idempotency_key text,
      request_hash bytea not null,
      created_at timestamptz not null
    );
    create index quotes_user on quotes (user_id, created_at desc);
    create index quotes_image on quotes (image_id);
    create unique index quotes_idempotency on quotes (user_id, idempotency_key) where idempotency_key is not null;

    create table orders (
      id uuid primary key default gen_random_uuid(),
      reference text not null unique,
      user_id uuid references users on delete set null,
      image_id uuid references images on delete set null,
      status text not null default 'placed' check (status in ('placed')),
      email text,
      notes text not null,
      estimate jsonb,
      image jsonb not null,
      picture bytea,
      idempotency_key text,
      request_hash bytea not null,
      created_at timestamptz not null
    );
    comment on column orders.user_id is 'null: the account was deleted';
    create index orders_user on orders (user_id, created_at desc);
    create index orders_image on orders (image_id);
    create unique index orders_idempotency on orders (user_id, idempotency_key) where idempotency_key is not null;
  `);
}

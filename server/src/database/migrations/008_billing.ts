import type { Knex } from 'knex';

/**
 * Billing. Subscriptions and invoices mirror the payment provider's; the plan of an account is the better of its
 * granted and its paid plan.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column given_plan text check (given_plan in ('pro', 'business'));
    alter table users add column given_until timestamptz;
    alter table users add column payment_customer text unique;
    alter table users add column payment_reading bigint not null default 0;
    comment on column users.given_plan is 'a plan without payment: from a promo code, or granted by the team';
    comment on column users.given_until is 'null: the given plan stays';
    comment on column users.payment_customer is 'the account at the payment provider';
    comment on column users.payment_reading is 'number of the newest reading of the provider that is stored here';
    comment on column users.plan_expires_at is 'the plan is settled anew then; null: it stays';
    update users set given_plan = subscription_plan, given_until = plan_expires_at where subscription_plan <> 'free';
    create sequence payment_readings;

    create table checkouts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      plan text not null check (plan in ('pro', 'business')),
      cycle text not null check (cycle in ('monthly', 'annual')),
      reference text,
      url text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      paid_at timestamptz
    );
    comment on column checkouts.paid_at is 'of the test checkout alone, whose books these rows are';
    create unique index checkouts_open on checkouts (user_id, plan, cycle) where closed_at is null;
    create index checkouts_user on checkouts (user_id);

    create table subscriptions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      plan text not null check (plan in ('pro', 'business')),
      cycle text not null check (cycle in ('monthly', 'annual')),
      paid_until timestamptz not null,
      renews boolean not null,
      is_over boolean not null
    );
    create index subscriptions_user on subscriptions (user_id);

    create table invoices (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      number text,
      description text not null,
      amount_cents integer not null check (amount_cents >= 0),
      status text not null check (status in ('paid', 'open', 'void')),
      url text,
      created_at timestamptz not null
    );
    create index invoices_user on invoices (user_id, created_at);

    create table payment_events (
      id text primary key,
      type text not null,
      received_at timestamptz not null
    );

    create table upgrade_requests (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      plan text not null check (plan in ('pro', 'business')),
      cycle text not null check (cycle in ('monthly', 'annual')),
      created_at timestamptz not null,
      handled_at timestamptz
    );
    comment on table upgrade_requests is 'wishes to pay that found no checkout; the team goes on with them';
    create unique index upgrade_requests_open on upgrade_requests (user_id, plan, cycle) where handled_at is null;
  `);
}

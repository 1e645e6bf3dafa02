import type { Knex } from 'knex';

/** Accounts, their sessions, email tokens, outgoing emails, and the counters of the rate limits. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      email_confirmed_at timestamptz,
      password_hash text not null,
      first_name text,
      last_name text,
      subscription_plan text not null default 'free' check (subscription_plan in ('free', 'pro', 'business')),
      promo_code text,
      created_at timestamptz not null default now()
    );
    create unique index users_email on users (lower(email));

    create table sessions (
      id_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_user on sessions (user_id);
    create index sessions_expiry on sessions (expires_at);

    create table email_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('confirm_email')),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_tokens_user on email_tokens (user_id);

    create table outgoing_mails (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null default now(),
      next_attempt_at timestamptz not null default now(),
      attempts integer not null default 0,
      given_up_at timestamptz
    );
    create index outgoing_mails_due on outgoing_mails (next_attempt_at) where given_up_at is null;

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `);
}

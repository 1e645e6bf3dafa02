import type { Knex } from 'knex';

/**
 * Links that change an address or set a password, the address that awaits confirmation, and promo codes: an operator
 * inserts a row, and an account that signs up with the code has that plan for the given number of days.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table email_tokens drop constraint email_tokens_purpose_check;
    alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('confirm_email', 'change_email', 'reset_password'));

    alter table users add column pending_email text;
    alter table users add column pending_email_until timestamptz;
    alter table users add column plan_expires_at timestamptz;
    comment on column users.plan_expires_at is 'the plan is free again from then on; null: the plan stays';

    create table promo_codes (
      code text primary key check (code = lower(btrim(code)) and code <> ''),
      plan text not null check (plan in ('pro', 'business')),
      days integer not null check (days > 0),
      max_uses integer check (max_uses >= 0),
      uses integer not null default 0 check (uses >= 0),
      valid_until timestamptz
    );
    comment on column promo_codes.max_uses is 'null: any number of accounts';
  `);
}

import type { Knex } from 'knex';

/** Idempotency keys of reports: a report that is resent after a lost response is stored once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table feedback_reports add column idempotency_key text, add column request_hash bytea;
    comment on column feedback_reports.request_hash is 'of what was sent; null: from before reports had keys';
    create unique index feedback_reports_idempotency on feedback_reports (user_id, idempotency_key) where idempotency_key is not null;
  `);
}

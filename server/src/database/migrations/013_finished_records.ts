import type { Knex } from 'knex';

/**
 * Deletes content that is no longer read: drawings of finished jobs, and the bodies of undeliverable emails with their
 * links.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update generation_jobs set request = request - 'drawing' where finished_at is not null and jsonb_exists(request, 'drawing');
    update outgoing_mails set text = '', html = '' where given_up_at is not null;
    create index generation_jobs_finished on generation_jobs (finished_at) where finished_at is not null;
    create index quota_day on quota (day);
  `);
}

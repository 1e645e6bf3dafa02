import type { Knex } from 'knex';

/** Whom an answer to a mail reaches: the customer, when it is the team that was written to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table outgoing_mails add column reply_to text');
}

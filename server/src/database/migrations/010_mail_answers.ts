import type { Knex } from 'knex';

/** The Reply-To address of an email: the customer's, on emails to the team. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table outgoing_mails add column reply_to text');
}

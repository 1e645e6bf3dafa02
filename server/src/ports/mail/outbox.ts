import type { Knex } from 'knex';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails wait in the database, written in the transaction that causes them, and are delivered after it. */
export interface Outbox {
  /** Writes the mail as part of `transaction`; a rollback takes it back. */
  put(transaction: Knex.Transaction, mail: Mail): Promise<void>;
  /** Delivers what is due now rather than at the next sweep. Call it after the commit. */
  nudge(): void;
}

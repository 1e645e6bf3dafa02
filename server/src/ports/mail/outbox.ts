import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Database } from '../../database/pool';
import { enqueueMails } from '../../jobs/queue';
import type { Mail } from './layout';

/**
 * Delivers a mail; rejects when delivery failed.
 * @param id the same in every attempt, so that a mailbox can detect duplicates.
 */
export type Deliver = (mail: Mail, id: string) => Promise<void>;

/**
 * Mails wait in the database, written in the transaction that causes them, and are delivered by the job queue after it:
 * a mail server that is down delays them and loses none.
 */
export interface Outbox {
  /** Writes the mail as part of `transaction`; a rollback takes it back. */
  put(transaction: Knex.Transaction, mail: Mail): Promise<void>;
  /** Tries to deliver a mail if it is due; what fails is queued for later. */
  deliver(id: string): Promise<void>;
  /** Requeues emails of a worker that vanished. @returns how many. */
  requeue(): Promise<number>;
}

interface OutboxOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly deliver: Deliver;
}

interface Row {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  reply_to: string | null;
  attempts: number;
}

/** Longer than any delivery takes: a worker that has not finished by then has crashed. */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** With the pauses doubling up to an hour: about a day. */
const ATTEMPTS = 30;
const BATCH = 500;

/** Twice as long after every failure. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

const reasonOf = (error: unknown): unknown => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return responseCode ?? code ?? 'unknown';
};

/** A delivered mail leaves the table, and with it the link that it carried. */
export function openOutbox({ db, clock, log, deliver }: OutboxOptions): Outbox {
  const inFuture = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /** One statement takes the mail, so that of several workers one delivers it. No connection is held meanwhile. */
  async function claim(id: string): Promise<Row | undefined> {
    const [row] = await db<Row>('outgoing_mails')
      .where({ id })
      .whereNull('given_up_at')
      .where('next_attempt_at', '<=', clock.now())
      .update({ next_attempt_at: inFuture(LEASE_MS), attempts: db.raw('attempts + 1') } as object)
      .returning(['id', 'recipient', 'subject', 'text', 'html', 'reply_to', 'attempts']);
    return row;
  }

  /** A mail that is given up loses its content, and with it the links that it carried. */
  async function postpone({ id, attempts }: Row): Promise<void> {
    const pause = pauseAfter(attempts);
    const isOver = attempts >= ATTEMPTS;
    await db.transaction(async (transaction) => {
      await transaction('outgoing_mails')
        .where({ id })
        .update({ next_attempt_at: inFuture(pause), ...(isOver && { given_up_at: clock.now(), text: '', html: '' }) });
      if (!isOver) await enqueueMails(transaction, [id], pause);
    });
  }

  return {
    async put(transaction, { to, subject, text, html, replyTo }) {
      const now = clock.now();
      const [row] = await transaction('outgoing_mails')
        .insert({
          recipient: to,
          subject,
          text,
          html,
          reply_to: replyTo ?? null,
          created_at: now,
          next_attempt_at: now,
        })
        .returning<{ id: string }[]>('id');
      if (row) await enqueueMails(transaction, [row.id]);
    },

    async deliver(id) {
      const row = await claim(id);
      if (!row) return;
      try {
        await deliver(
          { to: row.recipient, subject: row.subject, text: row.text, html: row.html, replyTo: row.reply_to },
          id,
        );
      } catch (error) {
        log.warn({ mail: id, attempts: row.attempts, reason: reasonOf(error) }, 'mail not delivered');
        await postpone(row);
        return;
      }
      await db('outgoing_mails').where({ id }).delete();
      log.info({ mail: id }, 'mail delivered');
    },

    async requeue() {
      const rows: { id: string }[] = await db('outgoing_mails')
        .whereNull('given_up_at')
        .where('next_attempt_at', '<=', clock.now())
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .select('id');
      if (rows.length > 0)
        await enqueueMails(
          db,
          rows.map(({ id }) => id),
        );
      return rows.length;
    },
  };
}

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Database } from '../../database/pool';
import { enqueueMails } from '../../jobs/queue';
import type { Mail } from './layout';

/**
 * Delivers an email; rejects on failure.
 * @param id the same for every attempt, so that a mailbox can detect duplicates
 */
export type Deliver = (mail: Mail, id: string) => Promise<void>;

/**
 * Emails are stored in the transaction that causes them, and delivered by the job queue afterwards: an outage of the
 * mail server delays them and loses none.
 */
export interface Outbox {
  /** Stores the email as part of `transaction`; a rollback discards it. */
  put(transaction: Knex.Transaction, mail: Mail): Promise<void>;
  /** Tries to deliver an email if it is due; on failure it is requeued. */
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

/** Longer than any delivery takes; after it, the worker is considered crashed. */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** About a day, with pauses that double up to an hour. */
const ATTEMPTS = 30;
const BATCH = 500;

/** Twice as long after every failure. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

const reasonOf = (error: unknown): unknown => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return responseCode ?? code ?? 'unknown';
};

/** A delivered email is deleted from the table, and with it the link that it contained. */
export function openOutbox({ db, clock, log, deliver }: OutboxOptions): Outbox {
  const inFuture = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /**
   * One statement claims the email, so that one of several workers delivers it. No connection is held during delivery.
   */
  async function claim(id: string): Promise<Row | undefined> {
    const [row] = await db<Row>('outgoing_mails')
      .where({ id })
      .whereNull('given_up_at')
      .where('next_attempt_at', '<=', clock.now())
      .update({ next_attempt_at: inFuture(LEASE_MS), attempts: db.raw('attempts + 1') } as object)
      .returning(['id', 'recipient', 'subject', 'text', 'html', 'reply_to', 'attempts']);
    return row;
  }

  /** An email that is given up loses its content, and with it its links. */
  async function postpone({ id, attempts }: Row): Promise<void> {
    const pause = pauseAfter(attempts);
    const isLastAttempt = attempts >= ATTEMPTS;
    await db.transaction(async (transaction) => {
      await transaction('outgoing_mails')
        .where({ id })
        .update({
          next_attempt_at: inFuture(pause),
          ...(isLastAttempt && { given_up_at: clock.now(), text: '', html: '' }),
        });
      if (!isLastAttempt) await enqueueMails(transaction, [id], pause);
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

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Database } from '../../database/pool';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail to whoever delivers it; rejects when that did not work. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Mails wait in the database, written in the transaction that causes them, and are delivered after it. */
export interface Outbox {
  /** Writes the mail as part of `transaction`; a rollback takes it back. */
  put(transaction: Knex.Transaction, mail: Mail): Promise<void>;
  /** Delivers what is due now rather than at the next sweep. Call it after the commit. */
  nudge(): void;
  /** Resolves when nothing is due any more. */
  drain(): Promise<void>;
  /** Ends the sweeps; a delivery under way is finished first. */
  close(): Promise<void>;
}

interface OutboxOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly deliver: Deliver;
  /** Pause between two looks for mails that other processes or failures left, ms. */
  readonly sweepMs?: number;
}

interface Row {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: number;
}

const SWEEP_MS = 10_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** With the pauses doubling up to an hour: about a day. */
const ATTEMPTS = 30;

/** Twice as long after every failure. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

/** A delivered mail leaves the table, and with it the link that it carried. */
export function openOutbox({ db, clock, log, deliver, sweepMs = SWEEP_MS }: OutboxOptions): Outbox {
  /** Takes one mail under a row lock, so that processes share the work and a killed one hands its mail back. */
  const deliverOne = (): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const row = await transaction<Row>('outgoing_mails')
        .where('next_attempt_at', '<=', clock.now())
        .whereNull('given_up_at')
        .orderBy('next_attempt_at')
        .forUpdate()
        .skipLocked()
        .first();
      if (!row) return false;
      const mail = transaction('outgoing_mails').where({ id: row.id });
      try {
        await deliver({ to: row.recipient, subject: row.subject, text: row.text, html: row.html });
        await mail.delete();
        log.info({ mail: row.id }, 'mail delivered');
      } catch (error) {
        const attempts = row.attempts + 1;
        const now = clock.now();
        const reason = (error as { code?: unknown }).code ?? (error as { responseCode?: unknown }).responseCode ?? 'unknown';
        log.warn({ mail: row.id, attempts, reason }, 'mail not delivered');
        await mail.update({
          attempts,
          next_attempt_at: new Date(now.getTime() + pauseAfter(attempts)),
          given_up_at: attempts >= ATTEMPTS ? now : null,
        });
      }
      return true;
    });

  const closing = new AbortController();
  const isOpen = (): boolean => !closing.signal.aborted;
  let isNudged = false;
  let current: Promise<void> | undefined;

  const sweep = async (): Promise<void> => {
    do {
      isNudged = false;
      while (isOpen() && (await deliverOne()));
    } while (isNudged && isOpen());
  };
  const nudge = (): void => {
    if (!isOpen()) return;
    if (current) {
      isNudged = true;
      return;
    }
    current = sweep()
      .catch((error: unknown) => log.warn({ reason: (error as Error).name }, 'mails could not be read'))
      .finally(() => {
        current = undefined;
      });
  };

  const timer = setInterval(nudge, sweepMs);
  timer.unref();

  return {
    put: async (transaction, { to, subject, text, html }) => {
      const now = clock.now();
      await transaction('outgoing_mails').insert({ recipient: to, subject, text, html, created_at: now, next_attempt_at: now });
    },
    nudge,
    drain: async () => {
      nudge();
      await current;
    },
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await current;
    },
  };
}

import type { Deps } from '../../deps';
import { settlePlans } from '../billing/settlePlans';
import { expiredSessions } from '../../http/sessions';
import { expiredDevices } from './devices';

/** How long an expired link still reports that it was used. */
const TOKEN_RETENTION_MS = 30 * 24 * 60 * 60_000;

/** Longer than any provider retries an event. */
const EVENT_RETENTION_MS = 90 * 24 * 60 * 60_000;

/** Deletes expired sessions, device cookies, email tokens, payment events and plans. */
export async function tidyAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await expiredSessions(db, now).delete();
  await expiredDevices(db, now).delete();
  await db('email_tokens')
    .where('expires_at', '<=', new Date(now.getTime() - TOKEN_RETENTION_MS))
    .delete();
  await db('payment_events')
    .where('received_at', '<=', new Date(now.getTime() - EVENT_RETENTION_MS))
    .delete();
  await settlePlans(db, now, null);
}

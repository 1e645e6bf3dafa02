import type { Deps } from '../../deps';
import { sessionsOver } from '../../http/sessions';
import { devicesOver } from './devices';

/** So long a link that is over still says that it was used. */
const TOKENS_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Takes away what is over: sessions, browsers of long ago, the tokens of old mails, and the plans of promo codes. */
export async function tidyAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sessionsOver(db, now).delete();
  await devicesOver(db, now).delete();
  await db('email_tokens').where('expires_at', '<=', new Date(now.getTime() - TOKENS_KEPT_MS)).delete();
  await db('users').where('plan_expires_at', '<=', now).update({ subscription_plan: 'free', plan_expires_at: null });
}

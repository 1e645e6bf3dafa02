import { createHash, randomBytes } from 'node:crypto';
import type { PlanKey } from '@jewelry/contract';
import type { Knex } from 'knex';
import type { Deps } from '../deps';
import { settlePlans } from '../features/billing/settlePlans';
import type { KoaContext, SessionUser } from './call';
import { presentedToken, setToken } from './cookies';

const DAY_MS = 24 * 60 * 60_000;
/** Lifetime of an unused session. */
const IDLE_MS = 30 * DAY_MS;
/** Longest lifetime of a session. */
const ABSOLUTE_MS = 180 * DAY_MS;
/** Longest delay of `last_seen_at`, which spares a write per request. */
const TOUCH_MS = 60 * 60_000;

/** Only the hash of a session id is stored, so that a leaked table cannot be used to sign in. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface SessionRow {
  id: string;
  email: string;
  email_confirmed_at: Date | null;
  first_name: string | null;
  last_name: string | null;
  subscription_plan: PlanKey;
  plan_expires_at: Date | null;
  pending_email: string | null;
  pending_email_until: Date | null;
  last_seen_at: Date;
}

const SESSION_COLUMNS = [
  ...[
    'id',
    'email',
    'email_confirmed_at',
    'first_name',
    'last_name',
    'subscription_plan',
    'plan_expires_at',
    'pending_email',
    'pending_email_until',
  ].map((name) => `u.${name}`),
  's.last_seen_at',
];

async function find({ db, clock }: Deps, hash: Buffer): Promise<SessionUser | null> {
  const now = clock.now();
  const row = await db('sessions as s')
    .join('users as u', 'u.id', 's.user_id')
    .where('s.id_hash', hash)
    .where('s.expires_at', '>', now)
    .where('s.last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .first<SessionRow>(...SESSION_COLUMNS);
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS)
    await db('sessions').where({ id_hash: hash }).update({ last_seen_at: now });
  const hasPlanEnded = row.plan_expires_at !== null && row.plan_expires_at <= now;
  const [settled] = hasPlanEnded ? await settlePlans(db, now, row.id) : [];
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    plan: settled?.plan ?? row.subscription_plan,
    pendingEmail: row.pending_email_until && row.pending_email_until > now ? row.pending_email : null,
  };
}

/** Loads the account of a request. Unknown session ids are ignored, which prevents session fixation. */
export async function loadSession(deps: Deps, koa: KoaContext): Promise<void> {
  const token = presentedToken(koa);
  const hash = token ? hashOf(token) : null;
  koa.state.user = hash ? await find(deps, hash) : null;
  koa.state.sessionHash = koa.state.user ? hash : null;
}

/** Sessions that have been idle for too long, or are too old. */
export const expiredSessions = (connection: Knex, now: Date) =>
  connection('sessions').where((expired) => {
    void expired.where('expires_at', '<=', now).orWhere('last_seen_at', '<=', new Date(now.getTime() - IDLE_MS));
  });

/** Starts a session under a new id and ends the previous one of the request. `setSessionCookie` sets the cookie. */
export async function startSession(
  deps: Deps,
  transaction: Knex.Transaction,
  userId: string,
  previous: Buffer | null,
): Promise<string> {
  if (previous) await transaction('sessions').where({ id_hash: previous }).delete();
  return writeSession(transaction, userId, deps.clock.now(), ABSOLUTE_MS);
}

/** Writes a session that has already expired, so that the caller costs as much as one that starts a session. */
export async function writeExpiredSession(deps: Deps, transaction: Knex.Transaction, userId: string): Promise<void> {
  await writeSession(transaction, userId, deps.clock.now(), 0);
}

/** | @returns the id of the session, of which only the hash is stored */
async function writeSession(
  transaction: Knex.Transaction,
  userId: string,
  now: Date,
  lifetimeMs: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction('sessions').insert({
    id_hash: hashOf(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** Call it after the commit. */
export const setSessionCookie = (deps: Deps, koa: KoaContext, token: string): void =>
  setToken(koa, deps.config, token, new Date(deps.clock.now().getTime() + ABSOLUTE_MS));

export async function endSession({ db }: Deps, hash: Buffer): Promise<void> {
  await db('sessions').where({ id_hash: hash }).delete();
}

/** Ends the sessions of an account: all of them, or all but one. */
export async function endSessionsOf(connection: Knex, userId: string, except: Buffer | null = null): Promise<void> {
  const sessions = connection('sessions').where({ user_id: userId });
  if (except) void sessions.whereNot({ id_hash: except });
  await sessions.delete();
}

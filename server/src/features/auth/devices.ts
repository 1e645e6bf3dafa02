import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import type { KoaContext } from '../../http/call';
import { setDevice } from '../../http/cookies';
import { hashOf } from '../../http/sessions';

/** A known browser expires after this time without a sign-in. */
const DEVICE_LIFETIME_MS = 365 * 24 * 60 * 60_000;

/** Known browsers that have not expired. */
const known = (connection: Knex, now: Date) =>
  connection('known_devices').where('last_seen_at', '>', new Date(now.getTime() - DEVICE_LIFETIME_MS));

/**
 * Looks up whether this browser has signed in to the account before. Wrong passwords are counted for each known browser
 * separately, so that guesses elsewhere do not lock the owner out of it: the device cookies of OWASP's "Slow Down
 * Online Guessing Attacks with Device Cookies".
 * @returns the hash of the browser's id; null for a browser that the account does not know, or without an account.
 */
export async function knownDevice(
  connection: Knex,
  userId: string | undefined,
  device: string | undefined,
  now: Date,
): Promise<Buffer | null> {
  if (!device) return null;
  const hash = hashOf(device);
  const row = await known(connection, now)
    .where('user_id', userId ?? null)
    .where({ device_hash: hash })
    .first('user_id');
  return row ? hash : null;
}

/**
 * Registers a device with an account. Unknown ids are replaced, which prevents fixation.
 * @returns the id to store in its cookie
 */
export async function rememberDevice(
  transaction: Knex.Transaction,
  userId: string,
  presented: string | undefined,
  now: Date,
): Promise<string> {
  const isOurs =
    presented !== undefined &&
    (await known(transaction, now)
      .where({ device_hash: hashOf(presented) })
      .first('user_id')) !== undefined;
  const device = isOurs ? presented : randomBytes(32).toString('base64url');
  await transaction('known_devices')
    .insert({ device_hash: hashOf(device), user_id: userId, last_seen_at: now })
    .onConflict(['device_hash', 'user_id'])
    .merge(['last_seen_at']);
  return device;
}

/** Sets the device cookie. Call it after the commit. */
export const setDeviceCookie = ({ config, clock }: Deps, koa: KoaContext, device: string): void =>
  setDevice(koa, config, device, new Date(clock.now().getTime() + DEVICE_LIFETIME_MS));

/** Forgets all known browsers of an account, or all but one. */
export async function forgetDevicesOf(transaction: Knex.Transaction, userId: string, except?: string): Promise<void> {
  const devices = transaction('known_devices').where({ user_id: userId });
  if (except !== undefined) void devices.whereNot({ device_hash: hashOf(except) });
  await devices.delete();
}

/** Known browsers that have expired. */
export const expiredDevices = (connection: Knex, now: Date) =>
  connection('known_devices').where('last_seen_at', '<=', new Date(now.getTime() - DEVICE_LIFETIME_MS));

import { createHash } from 'node:crypto';
import { TEXTS } from '@jewelry/contract';
import type { Call } from './call';
import { HttpError } from './errors';

/** Identity of a submission for detecting a retry. */
export interface KeyedRequest {
  readonly user: string;
  /** Of the client, to recognize the same request. */
  readonly key: string | null;
  /** SHA-256 of the request. */
  readonly hash: Buffer;
}

const digest = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The request in a comparable form: bytes by their digest, everything else as JSON. */
export const hashOf = (...parts: readonly unknown[]): Buffer =>
  digest(JSON.stringify(parts.map((part) => (part instanceof Uint8Array ? digest(part).toString('hex') : part))));

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const BAD_KEY = 'The Idempotency-Key must be 1 to 200 printable characters without blanks';

/**
 * The client's name for this submission: the same name is the same submission.
 * @throws HttpError 400 for one that is none
 */
export function idempotencyKeyOf(call: Call): string | null {
  const key = call.header('Idempotency-Key');
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new HttpError(400, 'validation_failed', BAD_KEY, { fields: { 'Idempotency-Key': BAD_KEY } });
  return key;
}

/** The stored result of a submission, with the hash of its request. */
interface Kept {
  readonly request_hash: Buffer;
}

/**
 * What a submission comes to, once for each key: what it came to before, or what `take` makes of it. `earlier` finds
 * what has come under the same key; `take` answers null when the same key came first a moment ago.
 * @throws HttpError 422 for a key of another submission
 */
export async function once<T extends Kept>(
  { hash }: KeyedRequest,
  earlier: () => Promise<T | null>,
  take: () => Promise<T | null>,
): Promise<T> {
  const kept = (await earlier()) ?? (await take()) ?? (await earlier());
  if (!kept) throw new Error('A submission was neither written nor found');
  if (!kept.request_hash.equals(hash)) throw idempotencyMismatch();
  return kept;
}

export const idempotencyMismatch = (): HttpError =>
  new HttpError(422, 'idempotency_mismatch', TEXTS.idempotencyMismatch);

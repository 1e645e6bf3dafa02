import { createHash } from 'node:crypto';
import { TEXTS } from '@jewelry/contract';
import type { Call } from './call';
import { HttpError } from './errors';

/** Identity of a submission, to detect retries. */
export interface KeyedRequest {
  readonly user: string;
  /** The client's Idempotency-Key, if any. */
  readonly key: string | null;
  /** SHA-256 of the request. */
  readonly hash: Buffer;
}

const digest = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Hash of a request: bytes by their digest, everything else as JSON. */
export const hashOf = (...parts: readonly unknown[]): Buffer =>
  digest(JSON.stringify(parts.map((part) => (part instanceof Uint8Array ? digest(part).toString('hex') : part))));

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const BAD_KEY = 'The Idempotency-Key must be 1 to 200 printable characters without blanks';

/**
 * The client's Idempotency-Key; a repeated key is the same submission.
 * @throws HttpError 400 for a malformed key
 */
export function idempotencyKeyOf(call: Call): string | null {
  const key = call.header('Idempotency-Key');
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new HttpError(400, 'validation_failed', BAD_KEY, { fields: { 'Idempotency-Key': BAD_KEY } });
  return key;
}

/** The stored result of a submission, with the hash of its request. */
interface StoredResult {
  readonly request_hash: Buffer;
}

/**
 * Returns the stored result for an idempotency key, or runs `handler` once and stores its result. `earlier` finds the
 * stored result; `handler` returns null when a concurrent request with the same key came first.
 * @throws HttpError 422 for a key of another submission
 */
export async function once<T extends StoredResult>(
  { hash }: KeyedRequest,
  earlier: () => Promise<T | null>,
  handler: () => Promise<T | null>,
): Promise<T> {
  const result = (await earlier()) ?? (await handler()) ?? (await earlier());
  if (!result) throw new Error('The submission was neither stored nor found');
  if (!result.request_hash.equals(hash)) throw idempotencyMismatch();
  return result;
}

export const idempotencyMismatch = (): HttpError =>
  new HttpError(422, 'idempotency_mismatch', TEXTS.idempotencyMismatch);

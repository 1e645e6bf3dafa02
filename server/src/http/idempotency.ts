import { createHash } from 'node:crypto';
import { TEXTS } from '@jewelry/contract';
import type { Call } from './call';
import { HttpError } from './errors';

/** A submission as it is recognized when it is sent again. */
export interface KeyedRequest {
  readonly user: string;
  /** Of the client, to recognize the same request. */
  readonly key: string | null;
  /** Of what was sent. */
  readonly hash: Buffer;
}

const digest = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export const hashOf = (...parts: readonly (string | Uint8Array | null)[]): Buffer =>
  digest(JSON.stringify(parts.map((part) => (part instanceof Uint8Array ? digest(part).toString('hex') : part))));

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const BAD_KEY = 'The Idempotency-Key must be 1 to 200 printable characters without blanks';

/** The client's name for this submission: the same name is the same submission. @throws HttpError 400 for one that is none */
export function idempotencyKeyOf(call: Call): string | null {
  const key = call.header('Idempotency-Key');
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new HttpError(400, 'validation_failed', BAD_KEY, { fields: { 'Idempotency-Key': BAD_KEY } });
  return key;
}

export const idempotencyMismatch = (): HttpError => new HttpError(422, 'idempotency_mismatch', TEXTS.idempotencyMismatch);

import type { Call } from './call';
import { HttpError } from './errors';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const BAD_KEY = 'The Idempotency-Key must be 1 to 200 printable characters without blanks';

/** The client's name for this submission: the same name is the same submission. @throws HttpError 400 for one that is none */
export function idempotencyKeyOf(call: Call): string | null {
  const key = call.header('Idempotency-Key');
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new HttpError(400, 'validation_failed', BAD_KEY, { fields: { 'Idempotency-Key': BAD_KEY } });
  return key;
}

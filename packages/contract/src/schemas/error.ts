import { z } from 'zod';

/** Stable error codes for programs; users read the message. */
export const ERROR_CODES = [
  'unauthenticated',
  'invalid_credentials',
  'email_unconfirmed',
  'forbidden',
  'cross_origin',
  'unknown_host',
  'validation_failed',
  'malformed_body',
  'unsupported_media_type',
  'body_too_large',
  'not_found',
  'method_not_allowed',
  'conflict',
  'idempotency_mismatch',
  'rate_limited',
  'limit_reached',
  'plan_required',
  'token_required',
  'token_invalid',
  'already_confirmed',
  'link_expired',
  'generation_failed',
  'generation_cancelled',
  'generation_timeout',
  'provider_unavailable',
  'moderated',
  'not_estimable',
  'change_not_possible',
  'unavailable',
  'internal',
  'checkout_unavailable',
  'signature_invalid',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error response. `error` and `message` contain the same sentence, since clients read either. */
export const ApiError = z.object({
  error: z.string().min(1),
  message: z.string().min(1),
  code: z.enum(ERROR_CODES),
  /** Message by field name, for 400 responses. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type ApiError = z.output<typeof ApiError>;

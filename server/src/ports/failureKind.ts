import { z } from 'zod';
import type { GenerationErrorKind } from './generators/generator';

const Inner = z.object({
  code: z.union([z.string(), z.number()]).nullish().catch(null),
  type: z.string().nullish().catch(null),
  message: z.string().nullish().catch(null),
  details: z
    .array(z.object({ reason: z.string().nullish().catch(null) }))
    .nullish()
    .catch(null),
});
/** A failure as the providers state it: inside `error`, or as the whole body. */
const Stated = z.union([z.object({ error: Inner }).transform(({ error }) => error), Inner]);

const MODERATED = /moderation|content_policy|content_filter|safety|image_generation_user_error/;
const SPENT = /insufficient_quota|billing/;
const SPENT_CREDIT = /credit balance is too low/;
/** A quota per minute recovers soon; one per day is exhausted. */
const SPENT_TODAY = /per\s?day|billing/i;
const BLOCKED = /deactivated|terminated|suspended/i;
const WRONG_KEY = /api_key_invalid|invalid_api_key/i;

const Blocked = z.object({
  providerMetadata: z.object({
    google: z.object({ promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish() }),
  }),
});

/** Whether a Google model returned 200 without content because it refused the prompt. */
export const isPromptBlocked = (result: { readonly providerMetadata: unknown }): boolean =>
  Boolean(Blocked.safeParse(result).data?.providerMetadata.google.promptFeedback?.blockReason);

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Classifies a failure by the status of the response and its body, for every provider.
 * @param body JSON or its text; anything else is ignored
 */
export function failureKind(status: number | undefined, body: unknown): GenerationErrorKind {
  const stated = Stated.safeParse(parsed(body)).data;
  const reasons = stated?.details?.map(({ reason }) => reason) ?? [];
  const codes = [stated?.code, stated?.type, ...reasons].join(' ');
  const message = stated?.message ?? '';
  if (MODERATED.test(codes)) return /output/.test(`${codes} ${message}`) ? 'moderated_output' : 'moderated_input';
  if (SPENT.test(codes) || SPENT_CREDIT.test(message)) return 'quota_exhausted';
  if (BLOCKED.test(codes)) return 'account_blocked';
  if (WRONG_KEY.test(codes)) return 'auth';
  switch (status) {
    case 401:
      return 'auth';
    case 402:
      return 'quota_exhausted';
    case 403:
      return 'account_blocked';
    case 404:
    case 410:
      return 'model_gone';
    case 408:
    case 504:
      return 'timeout';
    case 429:
      return SPENT_TODAY.test(message) ? 'quota_exhausted' : 'rate_limited';
    default:
      return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'unavailable';
  }
}

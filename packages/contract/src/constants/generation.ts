import type { ErrorCode } from '../schemas/error';

/** Stages of a generation, in order. */
export const GENERATION_STAGES = ['sketching', 'casting', 'setting', 'polishing'] as const;

/** Message for an account that has used its daily limit. The largest plan is offered no upgrade. */
export const dailyLimitText = (limit: number, plan: string): string =>
  `You've reached your daily limit of ${limit} generations.${plan === 'business' ? '' : ' Upgrade your plan for more!'}`;

/** HTTP status of the JSON response for a generation that ended without an image. */
export function failureStatus(code: ErrorCode): 409 | 422 | 500 | 503 {
  if (code === 'generation_cancelled') return 409;
  if (code === 'moderated') return 422;
  return code === 'provider_unavailable' || code === 'generation_timeout' ? 503 : 500;
}

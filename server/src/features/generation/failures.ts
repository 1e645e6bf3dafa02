import { TEXTS, type ErrorCode } from '@jewelry/contract';
import { GenerationError, type GenerationErrorKind } from '../../ports/generators/generator';

/** Reason why a job failed, for its owner. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  /** Retry delay requested by the image service, s. */
  readonly retryAfterS?: number;
}

export const CANCELLED: Failure = { code: 'generation_cancelled', message: TEXTS.generationCancelled };
export const FAILED: Failure = { code: 'generation_failed', message: TEXTS.failedToGenerate };
export const TIMED_OUT: Failure = {
  code: 'generation_timeout',
  message: TEXTS.generationTimedOut,
};
export const INTERRUPTED: Failure = {
  code: 'generation_failed',
  message: 'Making your piece was interrupted. It does not count towards your daily limit. Please try again.',
};
const PROVIDER_DOWN: Failure = {
  code: 'provider_unavailable',
  message: TEXTS.picturesUnavailable,
};

const VERSION_GONE: Failure = {
  code: 'generation_failed',
  message:
    'The version that this change started from was deleted meanwhile. The change does not count towards your daily limit.',
};

/** The version that a change started from no longer exists. */
export class VersionGone extends Error {
  override readonly name = 'VersionGone';
}

const BY_KIND: Record<GenerationErrorKind, Failure> = {
  moderated_input: {
    code: 'moderated',
    message: TEXTS.promptModerated,
  },
  moderated_output: {
    code: 'moderated',
    message: TEXTS.pictureModerated,
  },
  empty: PROVIDER_DOWN,
  bad_request: PROVIDER_DOWN,
  cancelled: CANCELLED,
  timeout: TIMED_OUT,
  rate_limited: PROVIDER_DOWN,
  quota_exhausted: PROVIDER_DOWN,
  account_blocked: PROVIDER_DOWN,
  model_gone: PROVIDER_DOWN,
  auth: PROVIDER_DOWN,
  unavailable: PROVIDER_DOWN,
};

export function failureOf(error: unknown): Failure {
  if (error instanceof VersionGone) return VERSION_GONE;
  if (!(error instanceof GenerationError)) return FAILED;
  const failure = BY_KIND[error.kind];
  return error.retryAfterMs === undefined || failure !== PROVIDER_DOWN
    ? failure
    : { ...failure, retryAfterS: Math.ceil(error.retryAfterMs / 1000) };
}

const PAINTING_TIMED_OUT: Failure = {
  code: 'generation_timeout',
  message: 'The image service took too long. Please try again later.',
};

/** Why a finished piece could not be painted. */
export function paintFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  return failure === TIMED_OUT ? PAINTING_TIMED_OUT : failure;
}

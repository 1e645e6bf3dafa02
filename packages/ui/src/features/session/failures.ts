import type { ErrorCode } from '@jewelry/contract';
import type { PlanKey } from '@jewelry/contract/constants';

interface FailureFacts {
  /** Status of the response. */
  readonly status: number;
  readonly message: string;
  /** The server's error code; null when the response was not one of the API. */
  readonly code?: ErrorCode | null;
  /** Messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** From the `Retry-After` header, seconds. */
  readonly retryAfter?: number;
  /** The daily limit, when it was reached. */
  readonly limit?: number;
  readonly plan?: PlanKey;
  readonly count?: number;
}

/** The API responded with an error. `message` can be shown to the user. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  readonly limit: number | undefined;
  readonly plan: PlanKey | undefined;
  readonly count: number | undefined;

  constructor({ status, message, code = null, fields = {}, retryAfter, limit, plan, count }: FailureFacts) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.limit = limit;
    this.plan = plan;
    this.count = count;
  }
}

/** No response: the network or the server is unreachable. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';

  constructor(options?: ErrorOptions) {
    super('Network error. Please check your connection and try again.', options);
  }
}

export const isUnauthenticated = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401;

/** The server's message of a failure; null without a response, and when the message is only a status. */
export const messageOf = (error: unknown): string | null =>
  error instanceof ApiFailure && error.message !== '' && !error.message.startsWith('API error') ? error.message : null;

import type { ErrorCode } from '@jewelry/contract';
import type { PlanKey } from '@jewelry/contract/constants';

interface FailureFacts {
  /** Status of the answer. */
  readonly status: number;
  readonly message: string;
  /** The server's name for what went wrong; null when the answer was none of ours. */
  readonly code?: ErrorCode | null;
  /** Sentence by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which to ask again. */
  readonly retryAfter?: number;
  /** Pictures a day, when the day's limit was reached. */
  readonly limit?: number;
  readonly plan?: PlanKey;
  readonly count?: number;
}

/** The API answered, but not with what was asked for. `message` is a sentence for people. */
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

/** No answer came: the network or the server is away. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';

  constructor(options?: ErrorOptions) {
    super('Network error. Please check your connection and try again.', options);
  }
}

export const isUnauthenticated = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401;

/** What the server said of a failure; null when no answer came, and when it had no words of its own but its status. */
export const wordsOf = (error: unknown): string | null =>
  error instanceof ApiFailure && error.message !== '' && !error.message.startsWith('API error') ? error.message : null;

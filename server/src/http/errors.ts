import { TEXTS, type ApiError, type ErrorCode } from '@jewelry/contract';

interface HttpErrorOptions {
  readonly fields?: Record<string, string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error response. Throw it from a handler or a service. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly fields: Record<string, string> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    options: HttpErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }
}

/** The body of every error response. */
export function apiError(code: ErrorCode, message: string, fields?: Record<string, string>): ApiError {
  return { error: message, message, code, ...(fields && { fields }) };
}

export const unauthenticated = () => new HttpError(401, 'unauthenticated', TEXTS.authenticationRequired);
export const notFound = (message: string = TEXTS.notFound) => new HttpError(404, 'not_found', message);
export const tooManyRequests = (retryAfterSeconds: number, message: string = TEXTS.tooManyRequests) =>
  new HttpError(429, 'rate_limited', message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
export const unavailable = (cause: unknown) =>
  new HttpError(503, 'unavailable', TEXTS.unavailable, { headers: { 'Retry-After': '5' }, cause });

/** PostgreSQL is unreachable or too slow: a temporary fault, so the status is 503 and not 500. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (
    typeof code === 'string' &&
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|08\w{3}|57P0\d|57014|53300)$/.test(code)
  )
    return true;
  return (
    error.name === 'KnexTimeoutError' ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** A character that PostgreSQL cannot store in text or JSON, such as NUL: a client error. */
export const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes(String((error as { code?: unknown } | null)?.code));

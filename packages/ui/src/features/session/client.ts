import type { ApiError, Contract, EndpointName, LimitError, RequestOf, ResultOf } from '@jewelry/contract';
import { endpoints, type QueryValues, urlOf } from '@jewelry/contract/endpoints';
import { ApiFailure, ConnectionFailure } from './failures';

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type CallRequest<N extends EndpointName> = RequestOf<Contract[N]> & CallOptions;

type CallArguments<N extends EndpointName> =
  object extends CallRequest<N> ? [request?: CallRequest<N>] : [request: CallRequest<N>];

interface WireRequest extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  /** A `FormData` is sent unchanged, any other body as JSON. */
  readonly body?: unknown;
  readonly accept?: 'application/json' | 'text/event-stream' | 'application/zip';
}

const NON_JSON = 'Server returned non-JSON response';
const UNREADABLE = 'Invalid response from server';

const isJson = (response: Response): boolean =>
  /^application\/([\w.+-]+\+)?json\b/.test(response.headers.get('content-type') ?? '');

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/**
 * Maps an error response to a failure. Its message is the body's `message`, else its `error`, else `API error
 * {status}`.
 */
export function failureOf(response: Response, body: unknown): ApiFailure {
  const error: Partial<ApiError & LimitError> = typeof body === 'object' && body !== null ? body : {};
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiFailure({
    status: response.status,
    message: error.message || error.error || `API error ${response.status}`,
    code: error.code,
    fields: error.fields,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    limit: error.limit,
    plan: error.plan,
    count: error.count,
  });
}

/** Parses a JSON response. @throws ApiFailure for an error status, another content type, or invalid JSON */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!isJson(response))
    throw response.ok ? new ApiFailure({ status: response.status, message: NON_JSON }) : failureOf(response, undefined);
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new ApiFailure({ status: response.status, message: UNREADABLE });
  }
  if (!response.ok) throw failureOf(response, body);
  return body;
}

/** Reads a file response. @throws ApiFailure for an error status or another content type */
export async function fileOf(response: Response, type: string): Promise<Blob> {
  if (response.ok && response.headers.get('content-type')?.startsWith(type)) return response.blob();
  await jsonOf(response);
  throw new ApiFailure({ status: response.status, message: UNREADABLE });
}

/**
 * Sends a request of the contract and returns the raw response.
 * @throws ConnectionFailure when there is no response; the reason of `signal` when it was aborted
 */
export async function send(
  name: EndpointName,
  { params, query, body, headers, signal, accept = 'application/json' }: WireRequest,
): Promise<Response> {
  const endpoint = endpoints[name];
  const isForm = body instanceof FormData;
  try {
    return await fetch(urlOf(endpoint, { params, query }), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: { accept, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    if (isAborted(signal)) throw cause;
    throw new ConnectionFailure({ cause });
  }
}

/**
 * Calls an endpoint of the contract: `await call('signIn', { body })`. In development the response is validated against
 * the schema of the route; production bundles contain no schemas.
 * @throws ApiFailure for an error response or one that cannot be read, ConnectionFailure when there is none
 */
export async function call<N extends EndpointName>(
  name: N,
  ...[request]: CallArguments<N>
): Promise<ResultOf<Contract[N]>> {
  const response = await send(name, (request ?? {}) as WireRequest);
  const body = await jsonOf(response);
  if (process.env.NODE_ENV !== 'production') (await import('./checkAnswer')).checkAnswer(name, response.status, body);
  return body as ResultOf<Contract[N]>;
}

/**
 * Validates an event of a stream against the contract, in development only. @throws TypeError when it does not match
 */
export async function checkEvent(name: EndpointName, event: unknown): Promise<void> {
  if (process.env.NODE_ENV !== 'production') (await import('./checkAnswer')).checkEvent(name, event);
}

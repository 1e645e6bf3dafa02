import { randomUUID } from 'node:crypto';
import { TEXTS } from '@jewelry/contract';
import type { Middleware } from 'koa';
import { Histogram } from 'prom-client';
import type { Deps } from '../deps';
import type { CallState, KoaContext } from './call';
import { clearToken, presentedToken } from './cookies';
import { apiError, HttpError, isDatabaseOutage, isUnstorableText, unavailable } from './errors';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The pattern of a route, so that neither logs nor metrics hold ids. */
const routeOf = (koa: KoaContext): string => koa.state.route ?? (koa.path.startsWith('/api/') ? '/api/*' : '/*');

/** Gives every request an id, and logs and measures it when its response has closed. */
export function requestContext({ log, metrics }: Deps): Middleware<CallState> {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [metrics],
  });
  return async (koa, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    koa.state.requestId = requestId;
    koa.state.log = log.child({ requestId });
    koa.state.user = null;
    koa.state.sessionHash = null;
    koa.state.route = null;
    koa.set('X-Request-Id', requestId);
    koa.res.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const status = koa.res.statusCode;
      const route = routeOf(koa);
      duration.observe({ method: koa.method, route, status }, seconds);
      koa.state.log.info(
        { method: koa.method, route, status, ms: Math.round(seconds * 1000), user: koa.state.user?.id },
        'request',
      );
    });
    await next();
  };
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseOutage(error)) return unavailable(error);
  if (isUnstorableText(error)) return new HttpError(400, 'malformed_body', TEXTS.validationFailed);
  return new HttpError(500, 'internal', TEXTS.internal, { cause: error });
}

/** Maps any thrown value to the one error body. The response reveals nothing of a server error. */
export const errorResponses =
  ({ config }: Deps): Middleware<CallState> =>
  async (koa, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = httpErrorOf(thrown);
      const { log } = koa.state;
      if (error.status >= 500) log.error({ err: error.cause ?? error, route: routeOf(koa) }, 'request failed');
      else if (error.status !== 404) log.info({ code: error.code, status: error.status }, 'request refused');
      if (koa.headerSent || koa.respond === false) {
        koa.res.destroy();
        return;
      }
      koa.status = error.status;
      koa.set({ ...error.headers });
      // Cleared only if presented: the response to an anonymous request may arrive after that of a sign-in.
      if (error.code === 'unauthenticated' && presentedToken(koa) !== undefined) clearToken(koa, config);
      koa.body = apiError(error.code, error.message, error.fields);
    }
  };

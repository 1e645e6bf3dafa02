import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Deps } from '../deps';
import type { CallState, KoaContext } from './call';
import { notFound } from './errors';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function isSecret(presented: string, secret: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** With METRICS_TOKEN: clients that present it. Without: direct connections from this machine, outside production. */
function mayRead(koa: KoaContext, { environment, metricsToken }: Deps['config']): boolean {
  if (metricsToken !== undefined) return isSecret(koa.get('Authorization'), `Bearer ${metricsToken}`);
  const isForwarded = koa.get('X-Forwarded-For') !== '' || koa.get('Forwarded') !== '';
  return environment !== 'production' && !isForwarded && LOOPBACK.has(koa.req.socket.remoteAddress ?? '');
}

/** /metrics for Prometheus; 404 for other clients. */
export const serveMetrics =
  (deps: Deps): Middleware<CallState> =>
  async (koa, next) => {
    if (koa.path !== '/metrics') return next();
    if (!mayRead(koa, deps.config)) throw notFound();
    koa.set('Cache-Control', 'no-store');
    koa.type = deps.metrics.contentType;
    koa.body = await deps.metrics.metrics();
  };

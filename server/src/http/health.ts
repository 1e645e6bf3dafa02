import type { Middleware } from 'koa';
import type { Check, Deps } from '../deps';
import type { CallState } from './call';

const CHECK_TIMEOUT_MS = 3_000;

/** Whether the check succeeds in time. */
async function isHealthy(check: Check): Promise<boolean> {
  const timeout = new AbortController();
  const late = new Promise<boolean>((done) => {
    const timer = setTimeout(() => done(false), CHECK_TIMEOUT_MS);
    timeout.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, late]);
  timeout.abort();
  return result;
}

/** /healthz: the process runs. /readyz: every dependency of requests is available. */
export const health =
  (deps: Deps): Middleware<CallState> =>
  async (koa, next) => {
    switch (koa.path) {
      case '/healthz':
        koa.body = { status: 'ok' };
        break;
      case '/readyz': {
        const names = Object.keys(deps.checks);
        const results = await Promise.all(Object.values(deps.checks).map(isHealthy));
        koa.status = results.every(Boolean) ? 200 : 503;
        koa.body = {
          status: koa.status === 200 ? 'ready' : 'not ready',
          checks: Object.fromEntries(names.map((name, index) => [name, results[index] ? 'ok' : 'failing'])),
        };
        break;
      }
      default:
        await next();
        return;
    }
    koa.set('Cache-Control', 'no-store');
  };

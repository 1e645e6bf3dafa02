import { openApiDocument, TEXTS } from '@jewelry/contract';
import Koa from 'koa';
import Router from 'koa-router';
import type { Deps } from './deps';
import { devCheckout } from './dev/checkout';
import { devMail } from './dev/pages';
import { serveMedia } from './features/images/media';
import { serveDownloads } from './features/downloads/files';
import { pageParts } from './features/pages/parts';
import { serveSocialPictures } from './features/pages/social';
import { handlersOf } from './handlers';
import type { CallState, KoaContext } from './http/call';
import { HttpError, notFound } from './http/errors';
import { health } from './http/health';
import { hostCheck } from './http/hostCheck';
import { serveMetrics } from './http/metrics';
import { originCheck } from './http/originCheck';
import { openPageRenderer } from './http/pageRenderer';
import { errorResponses, requestContext } from './http/requestContext';
import { securityHeaders } from './http/securityHeaders';
import { serveContract, type ApiRouter } from './http/serve';
import { staticApp } from './http/staticApp';

const isApi = (koa: KoaContext): boolean => koa.path === '/api' || koa.path.startsWith('/api/');

/** Every call of the contract, and the contract itself as OpenAPI. */
function apiRouter(deps: Deps): ApiRouter {
  const router: ApiRouter = new Router<CallState>();
  const handlers = handlersOf(deps);
  serveContract(router, handlers, deps);
  const document = openApiDocument(deps.config.publicUrl);
  router.get('/api/openapi.json', (koa) => {
    koa.body = document;
  });
  return router;
}

/** Answers requests without a route: 405 for a known path, 404 otherwise. */
function refuseUnrouted(router: ApiRouter, koa: KoaContext): never {
  const methods = new Set(router.match(koa.path, koa.method).path.flatMap((layer) => layer.methods));
  if (methods.size === 0) throw notFound();
  throw new HttpError(405, 'method_not_allowed', TEXTS.methodNotAllowed, {
    headers: { Allow: [...methods].join(', ') },
  });
}

/**
 * Assembles the server. Middleware runs in the order of the lines.
 * @param appDirectory directory of the built app
 */
export function createApp(deps: Deps, appDirectory: string): Koa<CallState> {
  const { config, log } = deps;
  const app = new Koa<CallState>({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  const router = apiRouter(deps);
  const routes = router.routes();
  const pages = staticApp(appDirectory, pageParts(deps), openPageRenderer(appDirectory, deps));

  app.on('error', (error: unknown) => log.error({ err: error }, 'response aborted'));
  app.use(requestContext(deps));
  app.use(securityHeaders(config, pages.scriptHashes));
  app.use(errorResponses(deps));
  app.use(health(deps));
  app.use(hostCheck(config));
  app.use(originCheck(config));
  app.use(serveMetrics(deps));
  app.use(devMail(config));
  app.use(devCheckout(deps));
  app.use(async (koa, next) => {
    if (!isApi(koa)) {
      await next();
      return;
    }
    koa.set('Cache-Control', 'no-store');
    await routes(koa as Parameters<typeof routes>[0], async () => refuseUnrouted(router, koa));
  });
  app.use(serveDownloads(deps));
  app.use(serveSocialPictures(deps));
  app.use(serveMedia(deps));
  app.use(pages.middleware);
  return app;
}

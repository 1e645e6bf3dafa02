import { endpoints, TEXTS, type EndpointName } from '@jewelry/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { downloadedFile } from './downloads';
import { accountHandlers } from './handlers/account';
import { authHandlers } from './handlers/auth';
import { billingHandlers } from './handlers/billing';
import { feedbackHandlers } from './handlers/feedback';
import { generationHandlers } from './handlers/generation';
import { imageHandlers } from './handlers/images';
import { likeHandlers } from './handlers/likes';
import { pieceHandlers } from './handlers/pieces';
import { quoteHandlers } from './handlers/quotes';
import { failure, mock, type Handlers } from './mock';
import type { World } from './world';

const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...generationHandlers,
  ...imageHandlers,
  ...likeHandlers,
  ...pieceHandlers,
  ...quoteHandlers,
  ...billingHandlers,
  ...feedbackHandlers,
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const PATTERNS = Object.values(endpoints).map((endpoint) => patternOf(endpoint.path));

/** Handlers of every route of the contract in this world, and 404 or 405 for other paths and methods. */
export function handlersOf(world: World): HttpHandler[] {
  const routes = (Object.keys(handlers) as EndpointName[]).map((name) => mock(world, name, handlers[name] as never));
  const fallback = http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const refused = PATTERNS.some((pattern) => pattern.test(pathname))
      ? failure(405, 'method_not_allowed', TEXTS.methodNotAllowed)
      : failure(404, 'not_found', TEXTS.notFound);
    return HttpResponse.json(refused.body, { status: refused.status });
  });
  return [...routes, downloadedFile(), fallback];
}

import type { Deps } from './deps';
import { accountHandlers } from './features/account/routes';
import { authHandlers } from './features/auth/routes';
import { billingHandlers } from './features/billing/routes';
import { downloadHandlers } from './features/downloads/routes';
import { feedbackHandlers } from './features/feedback/routes';
import { generationHandlers } from './features/generation/routes';
import { imageHandlers } from './features/images/routes';
import { likeHandlers } from './features/likes/routes';
import { pieceHandlers } from './features/pieces/routes';
import { quoteHandlers } from './features/quotes/routes';
import type { Handlers } from './http/serve';

/** The handlers of all calls of the contract, by feature. */
export const handlersOf = (deps: Deps): Handlers => ({
  ...authHandlers(deps),
  ...accountHandlers(deps),
  ...generationHandlers(deps),
  ...imageHandlers(deps),
  ...downloadHandlers(deps),
  ...likeHandlers(deps),
  ...pieceHandlers(deps),
  ...quoteHandlers(deps),
  ...billingHandlers(deps),
  ...feedbackHandlers(deps),
});

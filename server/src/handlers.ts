import type { Deps } from './deps';
import { accountHandlers } from './features/account/routes';
import { authHandlers } from './features/auth/routes';
import type { Handlers } from './http/serve';

/** Every call of the contract by the feature that answers it. */
export const handlersOf = (deps: Deps): Handlers => ({
  ...authHandlers(deps),
  ...accountHandlers(deps),
} as Handlers);

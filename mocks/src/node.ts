import { setupServer } from 'msw/node';
import { handlersOf } from './handlers';
import { createWorld, type WorldOptions } from './world';

/** The mocks in Node: a new world responds to every fetch to `/api`, of any host. */
export function setupMockServer(options: WorldOptions = {}) {
  const world = createWorld({ sessions: 'cookie', ...options });
  return { world, server: setupServer(...handlersOf(world)) };
}

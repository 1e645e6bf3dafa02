import { setupServer } from 'msw/node';
import { handlersOf } from './handlers';
import { createWorld, type WorldOptions } from './world';

/** The mocks in Node: every fetch to `/api` of whatever host is answered by a fresh world. */
export function setupMockServer(options: WorldOptions = {}) {
  const world = createWorld({ sessions: 'cookie', ...options });
  return { world, server: setupServer(...handlersOf(world)) };
}

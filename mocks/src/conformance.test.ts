import { conformance, httpHarness } from '@jewelry/contract/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupMockServer } from './node';

conformance({ describe, test, expect, beforeAll, afterAll }, async () => {
  const { world, server } = setupMockServer();
  server.listen({ onUnhandledRequest: 'error' });
  return httpHarness({
    baseUrl: 'http://filigree.test',
    async confirmationToken(email) {
      const account = world.state.accounts.find((candidate) => candidate.email === email);
      if (!account) throw new Error(`No mail was sent to ${email}`);
      return account.confirmation_token;
    },
    async close() {
      server.close();
    },
  });
});

import { conformance, httpHarness } from '@jewelry/contract/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payCheckout } from './billing';
import { pathOfLink } from './links';
import { setupMockServer } from './node';

conformance({ describe, test, expect, beforeAll, afterAll }, async () => {
  const { world, server } = setupMockServer();
  server.listen({ onUnhandledRequest: 'error' });
  return httpHarness({
    baseUrl: 'http://filigree.test',
    async mailedToken(email, page) {
      const link = world.state.links.findLast(
        (candidate) => candidate.email === email && pathOfLink(candidate).startsWith(page),
      );
      if (!link) throw new Error(`No mail with a link to ${page} was sent to ${email}`);
      return link.token;
    },
    async pay(url) {
      if (!payCheckout(world, url)) throw new Error(`No checkout at ${url}`);
    },
    async close() {
      server.close();
    },
  });
});

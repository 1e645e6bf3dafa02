// @module-tag database
import { conformance, httpHarness } from '@jewelry/contract/testing';
import { createRenderer } from '@jewelry/renderer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorker } from './jobs/worker';
import { openDesignWorker } from './designs/designWorker';
import { builtinGenerator } from './ports/generators/builtin';
import { startApp } from './testing/startApp';
import { bundled } from './testing/bundle';

/** The whole server, with the built-in generator at a small size, and no rate limit on sign-ups from one address. */
conformance({ describe, test, expect, beforeAll, afterAll }, async () => {
  const app = await startApp({
    change: (deps) => ({
      ...deps,
      rateLimits: {
        ...deps.rateLimits,
        consume: async (limit, key) => (limit === 'signUpAddress' ? undefined : deps.rateLimits.consume(limit, key)),
      },
    }),
  });
  const generator = builtinGenerator({
    renderer: createRenderer({ workers: 1, workerUrl: bundled('renderer-worker') }),
    designs: openDesignWorker({ threadUrl: bundled('design-worker') }),
    size: 48,
    quality: 'draft',
  });
  const worker = await startWorker({ ...app.deps, generator }, { graceMs: 0 });
  return httpHarness({
    baseUrl: app.base,
    mailedToken: async (email, page) => {
      const links = (await app.mails()).filter(({ to }) => to === email).flatMap((mail) => mail.links);
      const token = links
        .map((link) => new URL(link))
        .find(({ pathname }) => pathname === page)
        ?.searchParams.get('token');
      if (!token) throw new Error(`No mail with a link to ${page} was sent to ${email}`);
      return token;
    },
    pay: async (url) => {
      const paid = await app.client().fetch(`${new URL(url).pathname}/pay`, { method: 'POST' });
      if (paid.status !== 303) throw new Error(`Paying answered ${paid.status}`);
    },
    close: async () => {
      await worker.stop();
      await generator.close();
      await app.close();
    },
  });
});

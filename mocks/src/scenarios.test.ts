import { describe, expect, it } from 'vitest';
import { setupServer } from 'msw/node';
import { steppedClock } from './clock';
import { handlersOf } from './handlers';
import { scenarios } from './scenarios';
import { createWorld } from './world';
import type { HttpHandler } from 'msw';

const ORIGIN = 'http://filigree.test';

async function within(handlers: HttpHandler[], work: () => Promise<void>): Promise<void> {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  try {
    await work();
  } finally {
    server.close();
  }
}

const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(ORIGIN + path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

async function ownImage(): Promise<string> {
  const { images } = (await (await send('GET', '/api/images/recent?history=true')).json()) as {
    images: { id: string }[];
  };
  const [image] = images;
  if (!image) throw new Error('The account has no picture');
  return image.id;
}

describe('an image removed in the mocks', () => {
  it('can be restored for five minutes only', async () => {
    const clock = steppedClock();
    await within(handlersOf(createWorld({ clock, signedInAs: 'free' })), async () => {
      const id = await ownImage();
      await send('DELETE', `/api/images/${id}`);
      await clock.advance(299_999);
      expect((await send('POST', `/api/images/${id}/restore`)).status).toBe(200);
      await send('DELETE', `/api/images/${id}`);
      await clock.advance(300_000);
      expect((await send('POST', `/api/images/${id}/restore`)).status).toBe(404);
    });
  });
});

describe('failing scenarios', () => {
  it.each([
    ['likesFail', 'POST', (id: string) => `/api/likes/${id}`, undefined],
    ['removalFails', 'DELETE', (id: string) => `/api/images/${id}`, undefined],
    ['restoreFails', 'POST', (id: string) => `/api/images/${id}/restore`, undefined],
    ['clearingFails', 'DELETE', () => '/api/generate/history/delete', undefined],
    ['sharedFails', 'GET', (id: string) => `/api/generate/shared/${id}`, undefined],
    ['downloadFails', 'POST', (id: string) => `/api/generate/download/${id}`, {}],
  ] as const)('%s: returns 500 for the call, but not for the history', async (name, method, path, body) => {
    await within(scenarios[name](), async () => {
      expect((await send(method, path(await ownImage()), body)).status).toBe(500);
    });
  });

  it.each([
    ['downloadExpired', 410, 'application/json'],
    ['downloadWrongType', 200, 'text/html'],
  ] as const)('%s: the download URL serves no picture', async (name, status, type) => {
    await within(scenarios[name](), async () => {
      const answer = await send('POST', `/api/generate/download/${await ownImage()}`, {});
      const { watermarkedUrl } = (await answer.json()) as { watermarkedUrl: string };
      const file = await send('GET', watermarkedUrl);
      expect([file.status, file.headers.get('content-type')]).toEqual([status, expect.stringContaining(type)]);
    });
  });

  it.each([
    ['generationFails', 500],
    ['promptModerated', 422],
    ['pictureModerated', 422],
    ['generatorDown', 503],
    ['generatorSlow', 503],
  ] as const)('%s: returns %i for a generation, as the server does', async (name, status) => {
    await within(scenarios[name](), async () => {
      expect((await send('POST', '/api/generate', { prompt: 'a gold ring' })).status).toBe(status);
    });
  });

  it('sessionExpired: returns the session once, and refuses every call that needs it', async () => {
    await within(scenarios.sessionExpired(), async () => {
      expect((await send('GET', '/api/auth/me')).status).toBe(200);
      for (const path of ['/api/images/recent?history=true', '/api/usage'])
        expect((await send('GET', path)).status).toBe(401);
      expect((await send('GET', '/api/images/recent')).status).toBe(200);
    });
  });
});

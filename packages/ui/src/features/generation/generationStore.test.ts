// @vitest-environment jsdom
import {
  createWorld,
  frozenClock,
  handlersOf,
  startJob,
  steppedClock,
  worldWithRunningGeneration,
  type WorldOptions,
} from '@jewelry/mocks';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGenerationStore, type GenerationStore } from './generationStore';
import type { Generating } from './generationState';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const REQUEST = { prompt: 'A rose gold ring with a ruby' };
/** The mocked server answers in its own time. */
const PATIENCE = { timeout: 8000 };

function storeIn(options: WorldOptions) {
  const world = createWorld({ signedInAs: 'free', clock: frozenClock(), ...options });
  server.use(...handlersOf(world));
  return { world, ...newStore() };
}

function newStore() {
  const onDone = vi.fn();
  return { store: createGenerationStore({ onDone, onFailure: () => undefined }), onDone };
}

const ended = (store: GenerationStore) =>
  vi.waitFor(() => expect(store.snapshot().status).not.toMatch(/generating|idle/), PATIENCE);
const underWay = (store: GenerationStore, expected: Partial<Generating>) =>
  vi.waitFor(() => expect(store.snapshot()).toMatchObject({ status: 'generating', ...expected }), PATIENCE);

describe('a generation', () => {
  it('shows the picture as it comes into being, then hands it over once', async () => {
    const clock = steppedClock();
    const { store, onDone } = storeIn({ clock, generation: { duration: 7000 } });
    store.start(REQUEST);
    await underWay(store, { jobId: expect.any(String) as string });
    await clock.advance(2000);
    await underWay(store, { stage: 'casting', preview: expect.stringContaining('data:image/') as string });
    await clock.advance(5000);
    await ended(store);
    expect(store.snapshot()).toMatchObject({ status: 'done', image: { prompt: REQUEST.prompt } });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is the only one: a second start changes nothing', async () => {
    const { store, world } = storeIn({ generation: { ends: 'never' } });
    store.start(REQUEST);
    await underWay(store, { stage: 'setting' });
    store.start({ prompt: 'Another' });
    expect(store.snapshot()).toMatchObject({ request: REQUEST });
    expect(world.state.jobs).toHaveLength(1);
  });

  it('gives the prompt back when it fails, in the same step', async () => {
    const { store, onDone } = storeIn({ generation: { ends: 'failed' } });
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    expect(store.prompt().draft.text).toBe('');
    const seen: [string, string][] = [];
    store.subscribe(() => seen.push([store.snapshot().status, store.prompt().draft.text]));
    await ended(store);
    expect(seen.filter(([status]) => status === 'failed')).toEqual([['failed', REQUEST.prompt]]);
    expect(store.snapshot()).toMatchObject({
      status: 'failed',
      draft: { text: REQUEST.prompt },
      error: { code: 'generation_failed' },
    });
    expect(onDone).not.toHaveBeenCalled();
  });

  it("reports the daily limit with the server's number", async () => {
    const { store } = storeIn({ usedToday: 5 });
    store.start(REQUEST);
    await ended(store);
    expect(store.snapshot()).toMatchObject({
      status: 'failed',
      error: { status: 429, limit: 5, plan: 'free', count: 5 },
    });
  });

  it('stops on the server when it is cancelled, and gives the slot back', async () => {
    const { store, world } = storeIn({ generation: { ends: 'never' } });
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    await underWay(store, { stage: 'setting' });
    await store.cancel();
    expect(store.snapshot()).toMatchObject({ status: 'cancelled', draft: { text: REQUEST.prompt } });
    expect(store.prompt().draft.text).toBe(REQUEST.prompt);
    expect(world.state.jobs[0]?.status).toBe('cancelled');
    expect(Object.values(world.state.usage)).toEqual([0]);
  });

  it('polls the job when the stream breaks off', async () => {
    const { store, world } = storeIn({ generation: { ends: 'done' } });
    server.use(
      http.post('*/api/generate', async ({ request }) => {
        const account = world.state.accounts.find(({ email }) => email === 'free@example.com');
        if (!account) throw new Error('The world has no free account');
        const job = startJob(world, account, (await request.json()) as typeof REQUEST, null);
        return new HttpResponse(`event: queued\ndata: {"job_id":"${job.id}"}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        });
      }),
    );
    store.start(REQUEST);
    await ended(store);
    expect(store.snapshot()).toMatchObject({ status: 'done', image: { prompt: REQUEST.prompt } });
  });

  it('keeps text entered since when it fails', async () => {
    const { store } = storeIn({ generation: { ends: 'failed' } });
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    store.write({ do: 'write', text: 'Another' });
    await ended(store);
    expect(store.prompt().draft.text).toBe('Another');
  });

  it('gives the prompt back at once when it is cancelled before the server has answered', async () => {
    const { store } = storeIn({});
    server.use(http.post('*/api/generate', () => new Promise<never>(() => {})));
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    await vi.waitFor(() => expect(store.snapshot()).toMatchObject({ status: 'generating', jobId: null }));
    void store.cancel();
    expect(store.snapshot().status).toBe('cancelled');
    expect(store.prompt().draft.text).toBe(REQUEST.prompt);
    store.reset();
  });

  it('gives the prompt back when the session ends before the server has answered', async () => {
    const { store } = storeIn({});
    server.use(http.post('*/api/generate', () => new Promise<never>(() => {})));
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    expect(store.prompt().draft.text).toBe('');
    store.reset();
    expect(store.snapshot()).toEqual({ status: 'idle' });
    expect(store.prompt().draft.text).toBe(REQUEST.prompt);
  });

  it('cancels a job that the server took although its request was withdrawn', async () => {
    const { store, world } = storeIn({ generation: { ends: 'never' } });
    server.use(
      http.post('*/api/generate', async ({ request }) => {
        const account = world.state.accounts.find(({ email }) => email === 'free@example.com');
        if (!account) throw new Error('The world has no free account');
        startJob(world, account, (await request.json()) as typeof REQUEST, null);
        return new Promise<never>(() => {});
      }),
    );
    store.start(REQUEST);
    await vi.waitFor(() => expect(world.state.jobs).toHaveLength(1));
    await store.cancel();
    expect(world.state.jobs[0]?.status).toBe('cancelled');
    expect(store.snapshot().status).toBe('cancelled');
  });

  it('is found again by a page that is loaded while it runs', async () => {
    const world = worldWithRunningGeneration();
    server.use(...handlersOf(world));
    const { store } = newStore();
    void store.attach();
    await underWay(store, {
      jobId: world.state.jobs[0]?.id,
      stage: 'setting',
      preview: expect.stringContaining('data:image/') as string,
    });
    store.reset();
    expect(store.snapshot()).toEqual({ status: 'idle' });
  });

  it('accepts an image URL alone when the server does not stream, and uses the prompt as its name', async () => {
    const { store } = storeIn({});
    server.use(http.post('*/api/generate', () => HttpResponse.json({ imageUrl: '/a.webp' })));
    store.start(REQUEST);
    await ended(store);
    expect(store.snapshot()).toMatchObject({
      status: 'done',
      image: {
        image_url: '/a.webp',
        prompt: REQUEST.prompt,
        alt: REQUEST.prompt,
        id: expect.stringMatching(/^temp-/) as string,
      },
    });
  });
});

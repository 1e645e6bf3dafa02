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
/** The mocked server responds with delays. */
const WAIT = { timeout: 8000 };

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
  vi.waitFor(() => expect(store.snapshot().status).not.toMatch(/generating|idle/), WAIT);
const underWay = (store: GenerationStore, expected: Partial<Generating>) =>
  vi.waitFor(() => expect(store.snapshot()).toMatchObject({ status: 'generating', ...expected }), WAIT);

describe('a generation', () => {
  it('shows previews, then delivers the image once', async () => {
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

  it('ignores a second start', async () => {
    const { store, world } = storeIn({ generation: { ends: 'never' } });
    store.start(REQUEST);
    await underWay(store, { stage: 'setting' });
    store.start({ prompt: 'Another' });
    expect(store.snapshot()).toMatchObject({ request: REQUEST });
    expect(world.state.jobs).toHaveLength(1);
  });

  it('restores the prompt in the same step when it fails', async () => {
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

  it('stops on the server when it is cancelled, and frees its slot', async () => {
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

  it('polls the job when the stream is interrupted', async () => {
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

  it('restores the prompt immediately when it is cancelled before the response', async () => {
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

  it('restores the prompt when the session ends before the response', async () => {
    const { store } = storeIn({});
    server.use(http.post('*/api/generate', () => new Promise<never>(() => {})));
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    expect(store.prompt().draft.text).toBe('');
    store.reset();
    expect(store.snapshot()).toEqual({ status: 'idle' });
    expect(store.prompt().draft.text).toBe(REQUEST.prompt);
  });

  it('cancels the job of an aborted request that the server accepted', async () => {
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

  it('resumes on a page loaded while it runs', async () => {
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

  it('continues when the page was left before the response, as one job', async () => {
    const { store, world } = storeIn({ generation: { ends: 'never' } });
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/generate', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? new Promise<never>(() => {}) : undefined;
      }),
    );
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    await vi.waitFor(() => expect(keys).toHaveLength(1));

    const { store: afterReload } = newStore();
    void afterReload.attach();
    await underWay(afterReload, { jobId: expect.any(String) as string, request: REQUEST });
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(world.state.jobs).toHaveLength(1);
    await afterReload.cancel();
    expect(afterReload.prompt().draft.text).toBe(REQUEST.prompt);

    const { store: later } = newStore();
    await later.attach();
    expect(later.snapshot()).toEqual({ status: 'idle' });
    store.reset();
  });

  it('restores a prompt that was left without a response more than a minute ago', async () => {
    const { store } = storeIn({});
    server.use(http.post('*/api/generate', () => new Promise<never>(() => {})));
    store.write({ do: 'write', text: REQUEST.prompt });
    store.start(REQUEST);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const { store: afterReload } = newStore();
    await afterReload.attach();
    vi.restoreAllMocks();
    expect(afterReload.snapshot()).toEqual({ status: 'idle' });
    expect(afterReload.prompt().draft.text).toBe(REQUEST.prompt);
    store.reset();
  });

  it('accepts a response with only an image URL, named by the prompt, when the server does not stream', async () => {
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

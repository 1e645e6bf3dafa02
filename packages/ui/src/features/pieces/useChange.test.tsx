// @vitest-environment jsdom
import {
  accountId,
  createWorld,
  frozenClock,
  handlersOf,
  pieceAt,
  startJob,
  steppedClock,
  type World,
  type WorldOptions,
} from '@jewelry/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pieceQuery } from './queries';
import { useChange } from './useChange';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const WORDS = 'the same in silver';
const POST = '*/api/pieces/:id/changes';

async function changeIn(options: WorldOptions = {}) {
  const world = createWorld({ signedInAs: 'free', clock: frozenClock(), ...options });
  server.use(...handlersOf(world));
  return { world, ...(await openIn(world)) };
}

/** Another tab has separate memory and the same server. */
async function openIn(world: World) {
  const pieceId = world.state.images.find(({ owner_id }) => owner_id === accountId('free'))!.id;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onChanged = vi.fn();
  const piece = await queryClient.fetchQuery(pieceQuery(pieceId));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useChange(pieceId, { onChanged }), { wrapper });
  const start = (words = WORDS): Promise<string | null> => {
    let made: Promise<string | null> = Promise.resolve(null);
    act(() => void (made = result.current.change({ from: piece.current, words }, words)));
    return made;
  };
  const versions = (): number => queryClient.getQueryData(pieceQuery(pieceId).queryKey)?.versions.length ?? 0;
  return { result, unmount, start, versions, onChanged };
}

const freeAccount = (world: World) => world.state.accounts.find(({ id }) => id === accountId('free'))!;
const usedToday = (world: World): number => Object.values(world.state.usage).reduce((sum, count) => sum + count, 0);

/** Accepts a change, like the server. */
async function taken(world: World, request: Request) {
  const body = (await request.json()) as { from: string; words: string };
  const version = world.state.images.find(({ id }) => id === body.from)!;
  return startJob(world, freeAccount(world), { prompt: version.prompt }, null, {
    body,
    from: version.id,
    piece_id: version.piece_id,
    design: pieceAt(version.piece).design,
    text: body.words,
  });
}

describe('a change', () => {
  it('adds its version to the piece and returns its id', async () => {
    const { start, result, versions, onChanged } = await changeIn();
    const id = await act(() => start());
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(id);
    expect(versions()).toBe(2);
    expect(result.current).toMatchObject({ changing: null, problem: null });
  });

  it('is the only one of its page: no second one is sent while the first is running', async () => {
    const { start, world, unmount } = await changeIn({ generation: { ends: 'never' } });
    void start();
    await vi.waitFor(() => expect(world.state.jobs).toHaveLength(1));
    expect(await act(() => start('platinum'))).toBeNull();
    expect(world.state.jobs).toHaveLength(1);
    unmount();
  });

  it('reports why it was refused, and uses no quota', async () => {
    const { start, result, world } = await changeIn();
    await act(() => start('make it happier'));
    expect(result.current.problem).toMatch(/^We could not find a change in this/);
    expect([world.state.jobs.length, usedToday(world)]).toEqual([0, 0]);
  });

  it('reports that the daily quota is used up', async () => {
    const { start, result, versions } = await changeIn({ usedToday: 5 });
    await act(() => start());
    expect(result.current.problem).not.toBeNull();
    expect(versions()).toBe(1);
  });

  it('stops on the server when it is cancelled, and restores the quota', async () => {
    const { start, result, world, versions } = await changeIn({ generation: { ends: 'never' } });
    void start();
    await vi.waitFor(() => expect(result.current.changing?.jobId).toEqual(expect.any(String)));
    act(() => result.current.cancel());
    await vi.waitFor(() => expect(result.current.changing).toBeNull());
    expect(world.state.jobs[0]?.status).toBe('cancelled');
    expect([usedToday(world), versions(), result.current.problem]).toEqual([0, 1, null]);
  });

  it('ends immediately when it is cancelled before the response, and cancels its job', async () => {
    const { start, result, world } = await changeIn({ generation: { ends: 'never' } });
    server.use(
      http.post(POST, async ({ request }) => {
        await taken(world, request);
        return new Promise<never>(() => {});
      }),
    );
    const made = start();
    await vi.waitFor(() => expect(world.state.jobs).toHaveLength(1));
    expect(result.current.changing?.jobId).toBeNull();
    act(() => result.current.cancel());
    expect(result.current.changing).toBeNull();
    expect(await made).toBeNull();
    await vi.waitFor(() => expect(world.state.jobs[0]?.status).toBe('cancelled'));
    expect(usedToday(world)).toBe(0);
  });

  it('is retried with the same key after a lost response, which makes one version', async () => {
    const { start, world, versions } = await changeIn();
    const keys: (string | null)[] = [];
    server.use(
      http.post(POST, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await act(() => start());
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect([world.state.jobs.length, versions()]).toEqual([1, 2]);
  });

  it('is polled when its stream is interrupted', async () => {
    const { start, world, onChanged } = await changeIn();
    server.use(
      http.post(POST, async ({ request }) => {
        const job = await taken(world, request);
        return new HttpResponse(`event: queued\ndata: {"job_id":"${job.id}"}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        });
      }),
    );
    await act(() => start());
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('is followed and can be cancelled by a page that finds it running', async () => {
    const clock = steppedClock();
    const { start, result, unmount, world } = await changeIn({ clock, generation: { duration: 7000 } });
    void start();
    await vi.waitFor(() => expect(result.current.changing?.jobId).toEqual(expect.any(String)));
    unmount();
    const other = await openIn(world);
    await vi.waitFor(() => expect(other.result.current.changing).toMatchObject({ text: WORDS }));
    act(() => other.result.current.cancel());
    await vi.waitFor(() => expect(other.result.current.changing).toBeNull());
    expect(world.state.jobs[0]?.status).toBe('cancelled');
  });
});

// @vitest-environment jsdom
import type { GenerationJob } from '@jewelry/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelUnanswered, followJob } from './changeJob';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const idOf = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [PIECE, OWN, OLDER, OTHER, FOLLOWED] = [1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string];

const job = (fields: Partial<GenerationJob>): GenerationJob => ({
  job_id: OWN,
  piece_id: PIECE,
  prompt: 'in silver',
  status: 'running',
  stage: 'casting',
  fraction: 0.4,
  preview: null,
  image: null,
  error: null,
  code: null,
  elapsed_ms: 500,
  created_at: '2026-11-20T06:00:00.000Z',
  ...fields,
});

function withJobs(...answers: readonly (readonly GenerationJob[] | 'offline')[]) {
  const cancelled: string[] = [];
  let look = 0;
  server.use(
    http.get('*/api/generate/jobs', () => {
      const jobs = answers[Math.min(look, answers.length - 1)];
      look += 1;
      return jobs === 'offline' || !jobs ? HttpResponse.error() : HttpResponse.json({ jobs });
    }),
    http.delete('*/api/generate/jobs/:id', ({ params }) => {
      cancelled.push(String(params['id']));
      return HttpResponse.json(job({ job_id: String(params['id']), status: 'cancelled' }));
    }),
  );
  return cancelled;
}

async function search(words: string | null, isOther: (id: string) => boolean = () => true): Promise<boolean> {
  const found = cancelUnanswered(PIECE, { words, startedAt: Date.now() - 400 }, isOther);
  await vi.advanceTimersByTimeAsync(11_000);
  return found;
}

describe('a change whose request was aborted before its response', () => {
  it('is found among the running jobs and cancelled', async () => {
    const cancelled = withJobs([job({ job_id: OTHER, piece_id: idOf(9) }), job({ job_id: OWN })]);
    expect(await search('in silver ')).toBe(true);
    expect(cancelled).toEqual([OWN]);
  });

  it('is searched for again when its job appears later or the connection is lost', async () => {
    const cancelled = withJobs('offline', [], [job({ job_id: OWN })]);
    expect(await search('in silver')).toBe(true);
    expect(cancelled).toEqual([OWN]);
  });

  it('does not affect older jobs, those with other text, or the followed one', async () => {
    const cancelled = withJobs([
      job({ job_id: OLDER, elapsed_ms: 60_000 }),
      job({ job_id: OTHER, prompt: 'platinum' }),
      job({ job_id: FOLLOWED }),
    ]);
    expect(await search('in silver', (id) => id !== FOLLOWED)).toBe(false);
    expect(cancelled).toEqual([]);
  });

  it('is found by its piece and age when it has no text', async () => {
    const cancelled = withJobs([
      job({ job_id: OLDER, elapsed_ms: 60_000 }),
      job({ job_id: OWN, prompt: 'Oval instead of round; 9 other choices unchanged' }),
    ]);
    expect(await search(null)).toBe(true);
    expect(cancelled).toEqual([OWN]);
  });
});

describe('a polled job', () => {
  it.each([
    ['failed', { status: 'failed', error: 'It failed.' }, { status: 'failed', message: 'It failed.' }],
    ['cancelled', { status: 'cancelled' }, { status: 'cancelled' }],
  ] as const)('ends %s', async (_name, over, end) => {
    const states = [job({}), job(over)];
    server.use(
      http.get('*/api/generate/jobs/:id', () => HttpResponse.json(states.length > 1 ? states.shift() : states[0])),
    );
    const onProgress = vi.fn();
    const followed = followJob(OWN, { signal: new AbortController().signal, onProgress });
    await vi.waitFor(() => expect(onProgress).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await followed).toEqual(end);
    expect(onProgress).toHaveBeenLastCalledWith({ jobId: OWN, stage: 'casting', fraction: 0.4 });
  });

  it('survives a lost connection', async () => {
    let requests = 0;
    server.use(
      http.get('*/api/generate/jobs/:id', () =>
        (requests += 1) === 1 ? HttpResponse.error() : HttpResponse.json(job({ status: 'cancelled' })),
      ),
    );
    const followed = followJob(OWN, { signal: new AbortController().signal, onProgress: () => undefined });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await followed).toEqual({ status: 'cancelled' });
  });
});

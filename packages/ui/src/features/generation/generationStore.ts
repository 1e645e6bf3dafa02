import type { Image } from '@jewelry/contract';
import { ApiFailure, call, ConnectionFailure, newKey, normalizeImage } from '../session';
import { afterEvent, afterPoll, begun, found, type Generating, type GenerationRequest, type GenerationState } from './generationState';

/** How often a lost stream is replaced by asking for the job, ms. */
const POLL_MS = 1000;
/** How long to wait before asking again while the connection is away, ms. */
const RECONNECT_MS = 2000;
/** How often a request is sent again when it is not known whether it arrived. */
const RESENDS = 3;


const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    });
  });

export interface GenerationStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => GenerationState;
  /** Begins a generation; does nothing while one is under way. */
  readonly start: (request: GenerationRequest) => void;
  /** Stops the work on the server too. The prompt stays in the state. */
  readonly cancel: () => Promise<void>;
  /** Finds a job that an earlier page left running and goes on showing it. */
  readonly attach: () => Promise<void>;
  /** Forgets how the last generation ended. */
  readonly dismiss: () => void;
  /** Forgets everything, as when somebody else signs in; the server goes on working. */
  readonly reset: () => void;
}

interface StoreOptions {
  readonly onDone: (image: Image) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Holds the one generation of the app, outside of any screen. The stream of events moves it; when the connection is
 * lost the job is asked for until it is over, so a picture that the server finishes is never missed.
 */
export function createGenerationStore({ onDone, onFailure }: StoreOptions): GenerationStore {
  let state: GenerationState = { status: 'idle' };
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  function set(next: GenerationState): void {
    state = next;
    if (next.status === 'done') onDone(next.image);
    if (next.status === 'failed') onFailure(next.error);
    for (const listener of listeners) listener();
  }

  const underWay = (): Generating | null => (state.status === 'generating' ? state : null);

  async function askUntilOver(jobId: string, signal: AbortSignal): Promise<void> {
    while (underWay()) {
      try {
        const job = await call('generationJob', { params: { jobId }, signal });
        const current = underWay();
        if (current) set(afterPoll(current, { ...job, image: job.image && normalizeImage(job.image) }));
        if (underWay()) await pause(POLL_MS, signal);
      } catch (error) {
        if (!(error instanceof ConnectionFailure)) throw error;
        await pause(RECONNECT_MS, signal);
      }
    }
  }

  async function follow(request: GenerationRequest, idempotencyKey: string, signal: AbortSignal): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { generationStream } = await import('./generationStream');
        for await (const event of generationStream({ body: request, idempotencyKey, signal })) {
          const current = underWay();
          if (!current) return;
          set(afterEvent(current, event));
          const next = underWay();
          if (event.event === 'queued' && next?.isCancelling) await cancelJob(event.data.job_id);
        }
        return;
      } catch (error) {
        const jobId = underWay()?.jobId;
        if (!(error instanceof ConnectionFailure)) throw error;
        if (jobId) return askUntilOver(jobId, signal);
        if (attempt >= RESENDS) throw error;
        await pause(RECONNECT_MS, signal);
      }
    }
  }

  /** Runs until the generation is over, and turns what goes wrong into a state. */
  async function watch(request: GenerationRequest, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    abort = new AbortController();
    const { signal } = abort;
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted || !underWay()) return;
      const wasCancelled = error instanceof ApiFailure && error.code === 'generation_cancelled';
      set(wasCancelled ? { status: 'cancelled', request } : { status: 'failed', request, error });
    }
  }

  async function cancelJob(jobId: string): Promise<void> {
    const job = await call('cancelGeneration', { params: { jobId } });
    const current = underWay();
    if (!current) return;
    abort.abort();
    set(afterPoll(current, { ...job, image: job.image && normalizeImage(job.image) }));
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    start(request) {
      if (underWay()) return;
      set(begun(request, Date.now()));
      void watch(request, (signal) => follow(request, newKey(), signal));
    },
    async cancel() {
      const current = underWay();
      if (!current || current.isCancelling) return;
      set({ ...current, isCancelling: true });
      if (!current.jobId) return;
      try {
        await cancelJob(current.jobId);
      } catch {
        const still = underWay();
        if (still) set({ ...still, isCancelling: false });
      }
    },
    async attach() {
      if (underWay()) return;
      const { jobs } = await call('generationJobs');
      const [job] = jobs;
      if (!job || underWay()) return;
      const attached = found(job, Date.now());
      set(attached);
      await watch(attached.request, (signal) => askUntilOver(job.job_id, signal));
    },
    dismiss() {
      if (!underWay()) set({ status: 'idle' });
    },
    reset() {
      abort.abort();
      state = { status: 'idle' };
      for (const listener of listeners) listener();
    },
  };
}

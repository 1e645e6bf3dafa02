import type { GenerateEvent, Image } from '@jewelry/contract';
import { cacheRendition } from '../../components/Picture/renditionCache';
import {
  ApiFailure,
  call,
  ConnectionFailure,
  newKey,
  normalizeImage,
  type StreamEvent,
  streamEvents,
} from '../session';
import type { PromptFormHandle } from './PromptForm/PromptForm';
import { emptyDraft, type PromptAction, type PromptDraft, promptReducer } from './PromptForm/promptReducer';
import {
  afterEvent,
  afterPoll,
  generatingState,
  found,
  type Generating,
  type GenerationRequest,
  type GenerationState,
  type SentDraft,
} from './generationState';

/** How often a lost stream is replaced by asking for the job, ms. */
const POLL_MS = 1000;
/** How long to wait before asking again while the connection is away, ms. */
const RECONNECT_MS = 2000;
/** How often a request is sent again when it is not known whether it arrived. */
const RESENDS = 3;
/** When to look for a job that the server took although its request was withdrawn, ms one after the other. */
const LOOKS_MS = [0, 2000, 8000];

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    });
  });

/**
 * An event of the stream, its image in the shape that the app works with. A server that does not stream answers with
 * the image alone.
 */
function generateEventOf({ event, data }: StreamEvent, prompt: string): GenerateEvent {
  if (event !== 'done') return { event, data } as GenerateEvent;
  const { image = data } = data as { image?: unknown };
  return { event, data: { image: normalizeImage(image, { submittedPrompt: prompt }) } };
}

/** The contents of the prompt form. */
export interface Prompt {
  readonly draft: PromptDraft;
  /** The server's error about the last prompt. */
  readonly error: string | null;
}

export interface GenerationStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => GenerationState;
  readonly prompt: () => Prompt;
  /** The form of the page, when there is one. */
  readonly promptForm: { current: PromptFormHandle | null };
  /** Changes the prompt that is being written. */
  readonly write: (action: PromptAction) => void;
  /** Begins a generation and clears the form; does nothing while one is under way. */
  readonly start: (request: GenerationRequest) => void;
  /** Stops the work on the server too. The form gets its prompt back. */
  readonly cancel: () => Promise<void>;
  /** Resumes a job that an earlier page left running. */
  readonly attach: () => Promise<void>;
  /** Forgets how the last generation ended. */
  readonly dismiss: () => void;
  /**
   * Clears the store, as when the account changes. The server continues its jobs; a request that it has not answered is
   * given up, and its prompt is restored in the form.
   */
  readonly reset: () => void;
}

interface StoreOptions {
  readonly onDone: (image: Image) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The one generation of the app, from draft to image, outside of any page. A generation that ends without an image
 * restores its prompt in the same transition. The event stream drives it; when the connection is lost the job is polled
 * until it ends, so that a finished image is never missed.
 */
export function createGenerationStore({ onDone, onFailure }: StoreOptions): GenerationStore {
  let state: GenerationState = { status: 'idle' };
  let prompt: Prompt = { draft: emptyDraft, error: null };
  let abort = new AbortController();
  /** Ends the search for a job whose request was aborted. */
  let withdrawn = new AbortController();
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  function write(action: PromptAction): void {
    prompt = { draft: promptReducer(prompt.draft, action), error: action.do === 'restore' ? prompt.error : null };
    notify();
  }

  function set(next: GenerationState): void {
    const frame = state.status === 'generating' ? state.preview : null;
    state = next;
    if (next.status === 'failed' || next.status === 'cancelled') {
      const error =
        next.status === 'failed' && next.error instanceof ApiFailure ? next.error.fields['prompt'] : undefined;
      prompt = {
        draft: promptReducer(prompt.draft, { do: 'restore', draft: next.draft }),
        error: error ?? prompt.error,
      };
    }
    if (next.status === 'done' && frame !== null) cacheRendition(next.image.image_url, frame);
    if (next.status === 'done') onDone(next.image);
    if (next.status === 'failed') onFailure(next.error);
    notify();
  }

  const underWay = (): Generating | null => (state.status === 'generating' ? state : null);

  async function pollUntilDone(jobId: string, signal: AbortSignal): Promise<void> {
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
        for await (const event of streamEvents('generate', { body: request, idempotencyKey, signal })) {
          const current = underWay();
          if (!current) return;
          set(afterEvent(current, generateEventOf(event, request.prompt)));
        }
        return;
      } catch (error) {
        const jobId = underWay()?.jobId;
        if (!(error instanceof ConnectionFailure)) throw error;
        if (jobId) return pollUntilDone(jobId, signal);
        if (attempt >= RESENDS) throw error;
        await pause(RECONNECT_MS, signal);
      }
    }
  }

  /** Runs until the generation is over, and turns what goes wrong into a state. */
  async function watch(draft: SentDraft, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    abort = new AbortController();
    const { signal } = abort;
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted || !underWay()) return;
      const wasCancelled = error instanceof ApiFailure && error.code === 'generation_cancelled';
      set(wasCancelled ? { status: 'cancelled', draft } : { status: 'failed', draft, error });
    }
  }

  async function cancelJob(jobId: string): Promise<void> {
    const job = await call('cancelGeneration', { params: { jobId } });
    const current = underWay();
    if (!current) return;
    abort.abort();
    set(afterPoll(current, { ...job, image: job.image && normalizeImage(job.image) }));
  }

  /**
   * Gives up a request that the server has not answered yet. It may have arrived nevertheless: then its job is found
   * among those that run, and cancelled. A request that was sent since is another one.
   */
  async function withdraw({ request, draft }: Generating): Promise<void> {
    abort.abort();
    set({ status: 'cancelled', draft });
    const { signal } = (withdrawn = new AbortController());
    for (const wait of LOOKS_MS) {
      try {
        await pause(wait, signal);
        const current = underWay();
        if (current && current.jobId === null) continue;
        const { jobs } = await call('generationJobs', { signal });
        const job = jobs.find(
          ({ job_id, prompt: words }) => job_id !== current?.jobId && words.trim() === request.prompt.trim(),
        );
        if (job) return void (await call('cancelGeneration', { params: { jobId: job.job_id } }));
      } catch {
        if (signal.aborted) return;
      }
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    prompt: () => prompt,
    promptForm: { current: null },
    write,
    start(request) {
      if (underWay()) return;
      const { draft } = prompt;
      prompt = { draft: promptReducer(draft, { do: 'sent' }), error: null };
      set(generatingState(request, draft, Date.now()));
      void watch(draft, (signal) => follow(request, newKey(), signal));
    },
    async cancel() {
      const current = underWay();
      if (!current || current.isCancelling) return;
      if (current.jobId === null) return withdraw(current);
      set({ ...current, isCancelling: true });
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
      // A change belongs to the page of its piece.
      const job = jobs.find(({ piece_id: pieceId }) => pieceId === null);
      if (!job || underWay()) return;
      const attached = found(job, Date.now());
      set(attached);
      await watch(attached.draft, (signal) => pollUntilDone(job.job_id, signal));
    },
    dismiss() {
      if (!underWay()) set({ status: 'idle' });
    },
    reset() {
      abort.abort();
      withdrawn.abort();
      const unanswered = underWay();
      if (unanswered?.jobId === null)
        prompt = { ...prompt, draft: promptReducer(prompt.draft, { do: 'restore', draft: unanswered.draft }) };
      state = { status: 'idle' };
      notify();
    },
  };
}

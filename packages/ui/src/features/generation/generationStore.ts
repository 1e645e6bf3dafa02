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
import { clearUnanswered, consumeUnanswered, storeUnanswered, type UnansweredRequest } from './unansweredRequest';

/** Polling interval of a job whose stream was lost, ms. */
const POLL_MS = 1000;
/** Pause between retries while the connection is lost, ms. */
const RECONNECT_MS = 2000;
/** Number of retries of a request that may have arrived. */
const RETRIES = 3;
/** Delays before each search for the job of an aborted request, ms. */
const SEARCH_DELAYS_MS = [0, 2000, 8000];
/** Age up to which a request of an earlier page is sent again; an older one returns to the form, ms. */
const RESEND_MS = 60_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    });
  });

/** An event of the stream, with a normalized image. A server that does not stream responds with only the image. */
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
  /** Changes the contents of the form. */
  readonly write: (action: PromptAction) => void;
  /** Starts a generation and clears the form; does nothing while one is running. */
  readonly start: (request: GenerationRequest) => void;
  /** Cancels the generation, on the server too. The form receives its prompt back. */
  readonly cancel: () => Promise<void>;
  /**
   * Resumes a generation that an earlier page left: sends its request again, with the same idempotency key, when the
   * page was left before the response; else follows its running job.
   */
  readonly attach: () => Promise<void>;
  /** Clears the result of the last generation. */
  readonly dismiss: () => void;
  /**
   * Clears the store when the account changes. The server continues its jobs; a request without a response is aborted,
   * and its prompt is restored in the form.
   */
  readonly reset: () => void;
}

interface StoreOptions {
  readonly onDone: (image: Image) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The app's one generation, from draft to image, independent of any page. A generation that ends without an image
 * restores its prompt in the same transition. The event stream drives it; when the connection is lost the job is polled
 * until it ends, so that no finished image is missed.
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
    if (next.status !== 'generating' || next.jobId !== null) clearUnanswered();
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
        if (attempt >= RETRIES) throw error;
        await pause(RECONNECT_MS, signal);
      }
    }
  }

  /** Runs until the generation ends, and converts errors to a state. */
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

  async function send(sent: UnansweredRequest): Promise<void> {
    const { request, draft, idempotencyKey, startedAt } = sent;
    storeUnanswered(sent);
    set(generatingState(request, draft, startedAt));
    await watch(draft, (signal) => follow(request, idempotencyKey, signal));
  }

  async function cancelJob(jobId: string): Promise<void> {
    const job = await call('cancelGeneration', { params: { jobId } });
    const current = underWay();
    if (!current) return;
    abort.abort();
    set(afterPoll(current, { ...job, image: job.image && normalizeImage(job.image) }));
  }

  /**
   * Aborts a request without a response. It may have arrived nevertheless: then its job is found among the running ones
   * and cancelled, unless it belongs to a newer request.
   */
  async function withdraw({ request, draft }: Generating): Promise<void> {
    abort.abort();
    set({ status: 'cancelled', draft });
    const { signal } = (withdrawn = new AbortController());
    for (const wait of SEARCH_DELAYS_MS) {
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
      void send({ request, draft, idempotencyKey: newKey(), startedAt: Date.now() });
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
      const unanswered = consumeUnanswered();
      if (unanswered && Date.now() - unanswered.startedAt < RESEND_MS) return send(unanswered);
      if (unanswered) write({ do: 'restore', draft: unanswered.draft });
      const { jobs } = await call('generationJobs');
      // Changes are followed by the page of their piece.
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
      clearUnanswered();
      state = { status: 'idle' };
      notify();
    },
  };
}

import type { GenerateBody, GenerateEvent, GenerationJob, GenerationStage, Image } from '@jewelry/contract';
import { ApiFailure } from '../session';
import { emptyDraft, type PromptDraft } from './PromptForm/promptReducer';

/** The submitted contents of the form, which are restored when no image is made. */
export type SentDraft = Pick<PromptDraft, 'text' | 'type' | 'drawing' | 'photo'>;

/** A request to generate an image. */
export type GenerationRequest = Omit<GenerateBody, 'userId'> & { readonly userId?: string };

interface Progress {
  readonly request: GenerationRequest;
  readonly draft: SentDraft;
  /** Known as soon as the server has accepted the job. */
  readonly jobId: string | null;
  readonly stage: GenerationStage | null;
  /** 0 to 1. */
  readonly fraction: number;
  /** Data URL of the latest preview. */
  readonly preview: string | null;
  /** ms since the epoch. */
  readonly startedAt: number;
  readonly isCancelling: boolean;
}

/** State of the app's one generation, which survives navigation. */
export type GenerationState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'generating' } & Progress)
  | { readonly status: 'done'; readonly image: Image }
  | { readonly status: 'failed'; readonly draft: SentDraft; readonly error: unknown }
  | { readonly status: 'cancelled'; readonly draft: SentDraft };

export type Generating = Extract<GenerationState, { status: 'generating' }>;

export const generatingState = (request: GenerationRequest, draft: SentDraft, startedAt: number): Generating => ({
  status: 'generating',
  request,
  draft,
  jobId: null,
  stage: null,
  fraction: 0,
  preview: null,
  startedAt,
  isCancelling: false,
});

/** State of a job that was already running when the page loaded. */
export const found = (job: GenerationJob, now: number): Generating => ({
  ...generatingState({ prompt: job.prompt }, { ...emptyDraft, text: job.prompt }, now - job.elapsed_ms),
  jobId: job.job_id,
  stage: job.stage,
  fraction: job.fraction,
  preview: job.preview,
});

const ended = (
  state: Generating,
  failure: { status: number; message: string; code: ApiFailure['code'] },
): GenerationState =>
  failure.code === 'generation_cancelled'
    ? { status: 'cancelled', draft: state.draft }
    : { status: 'failed', draft: state.draft, error: new ApiFailure(failure) };

/** Status for a failure reported within a stream, whose response was 200. */
const FAILED_IN_STREAM = 500;

export function afterEvent(state: Generating, event: GenerateEvent): GenerationState {
  switch (event.event) {
    case 'queued':
      return { ...state, jobId: event.data.job_id };
    case 'progress':
      return { ...state, stage: event.data.stage, fraction: Math.max(state.fraction, event.data.fraction) };
    case 'preview':
      return { ...state, preview: event.data.image };
    case 'done':
      return { status: 'done', image: event.data.image };
    case 'failed':
      return ended(state, { status: FAILED_IN_STREAM, message: event.data.message, code: event.data.code });
  }
}

/** Applies a progress event of the server. */
export function afterPoll(state: Generating, job: GenerationJob): GenerationState {
  if (job.status === 'done' && job.image) return { status: 'done', image: job.image };
  if (job.status === 'failed' || job.status === 'cancelled') {
    const code = job.code ?? (job.status === 'cancelled' ? 'generation_cancelled' : 'generation_failed');
    return ended(state, { status: FAILED_IN_STREAM, message: job.error ?? '', code });
  }
  return {
    ...state,
    jobId: job.job_id,
    stage: job.stage,
    fraction: Math.max(state.fraction, job.fraction),
    preview: job.preview ?? state.preview,
  };
}

import type { ChangeBody, GenerationJob, GenerationStage, Image, Version } from '@jewelry/contract';
import { call, ConnectionFailure, newKey, normalizeImage, streamEvents } from '../session';

/** Polling interval of a job whose stream was lost, ms. */
const POLL_MS = 1000;
/** Pause between retries while the connection is lost, ms. */
const RECONNECT_MS = 2000;
/** Number of retries of a request that may have arrived. */
const RETRIES = 3;
/** Delays before each search for the job of an aborted request, ms. */
const SEARCH_DELAYS_MS = [0, 2000, 8000];
/** How much older than its request a job may appear, ms, since both ages are read at different moments. */
const AGE_TOLERANCE_MS = 1000;

/** The progress of a change. */
export interface ChangeProgress {
  /** Known as soon as the server has accepted the job. */
  readonly jobId: string | null;
  readonly stage: GenerationStage | null;
  /** 0 to 1. */
  readonly fraction: number;
  /** Data URL of the latest preview. */
  readonly preview: string | null;
}

export const NO_PROGRESS: ChangeProgress = { jobId: null, stage: null, fraction: 0, preview: null };

/** The result of a change. A polled job has only the image. */
export type ChangeEnd =
  | { readonly status: 'done'; readonly image: Image; readonly version: Version | null }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'cancelled' };

export interface JobOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Partial<ChangeProgress>) => void;
}

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    });
  });

function endOf(job: GenerationJob): ChangeEnd | null {
  if (job.status === 'done' && job.image) return { status: 'done', image: normalizeImage(job.image), version: null };
  if (job.status === 'cancelled') return { status: 'cancelled' };
  return job.status === 'failed' ? { status: 'failed', message: job.error ?? '' } : null;
}

/**
 * Cancels the job of a request that was aborted before the server returned the job's id. Leaves older jobs of the same
 * piece, such as another tab's, and jobs with other text.
 * @param words text of the change; null for a change by controls, which the server describes
 * @param isOther whether a job differs from the one that is followed now
 * @returns whether there was one
 */
export async function cancelUnanswered(
  pieceId: string,
  { words, startedAt }: { readonly words: string | null; readonly startedAt: number },
  isOther: (jobId: string) => boolean,
): Promise<boolean> {
  for (const wait of SEARCH_DELAYS_MS) {
    try {
      await pause(wait);
      const { jobs } = await call('generationJobs');
      const age = Date.now() - startedAt + AGE_TOLERANCE_MS;
      const job = jobs.find(
        ({ piece_id: id, job_id: jobId, elapsed_ms: elapsed, prompt }) =>
          id === pieceId && isOther(jobId) && elapsed <= age && (words === null || prompt.trim() === words.trim()),
      );
      if (!job) continue;
      await call('cancelGeneration', { params: { jobId: job.job_id } });
      return true;
    } catch {
      // The connection may be back at the next search.
    }
  }
  return false;
}

/** Polls a job until it ends, such as after a reload or a lost connection. */
export async function followJob(jobId: string, { signal, onProgress }: JobOptions): Promise<ChangeEnd> {
  onProgress({ jobId });
  for (;;) {
    try {
      const job = await call('generationJob', { params: { jobId }, signal });
      const end = endOf(job);
      if (end) return end;
      onProgress({ jobId, stage: job.stage, fraction: job.fraction, ...(job.preview && { preview: job.preview }) });
      await pause(POLL_MS, signal);
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) throw error;
      await pause(RECONNECT_MS, signal);
    }
  }
}

/**
 * Makes a change and follows it to its end. A retry after a lost response uses the same key, which makes the same
 * version.
 * @throws ApiFailure when the change is refused, ConnectionFailure when the server is unreachable
 */
export async function runChange(pieceId: string, body: ChangeBody, options: JobOptions): Promise<ChangeEnd> {
  const { signal, onProgress } = options;
  const idempotencyKey = newKey();
  let jobId: string | null = null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const { event, data } of streamEvents('changePiece', {
        params: { id: pieceId },
        body,
        idempotencyKey,
        signal,
      })) {
        if (event === 'queued') onProgress({ jobId: (jobId = (data as { job_id: string }).job_id) });
        else if (event === 'progress') onProgress(data as Pick<ChangeProgress, 'stage' | 'fraction'>);
        else if (event === 'preview') onProgress({ preview: (data as { image: string }).image });
        else if (event === 'failed') {
          const { message, code } = data as { message: string; code: string };
          return code === 'generation_cancelled' ? { status: 'cancelled' } : { status: 'failed', message };
        } else if (event === 'done') {
          const { version, image = data } = data as { version: Version; image?: unknown };
          return {
            status: 'done',
            image: normalizeImage(image),
            version: { ...version, image: normalizeImage(version.image) },
          };
        }
      }
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) throw error;
      if (jobId !== null) return followJob(jobId, options);
      if (attempt >= RETRIES) throw error;
      await pause(RECONNECT_MS, signal);
    }
  }
}
